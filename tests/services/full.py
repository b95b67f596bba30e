"""A disk that is full, or cannot be written, for as long as a test says."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
from unittest.mock import patch

from cakeapp.services import files


@contextmanager
def no_room(number: int = ENOSPC) -> Iterator[None]:
    """Every file that is being written meets the end of the disk when it is nearly done."""

    def fail(_: int) -> None:
        raise OSError(number, "no room")

    with patch.object(files, "sync", fail):
        yield
