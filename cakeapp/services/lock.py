"""One app at a time holds the folder: two would write over each other."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def hold(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The system lets go of it by itself when the app ends, however it does."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number: int | None = None

    def take(self) -> bool:
        """False where another holds it; OSError where the folder cannot be written."""
        number = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            hold(number)
        except (BlockingIOError, PermissionError):
            os.close(number)
            return False
        except OSError:
            pass  # a disk that knows no locks
        self._number = number
        return True

    def release(self) -> None:
        if self._number is not None:
            os.close(self._number)
            self._number = None
