"""The running games: a record each in a folder, written whole after every confirmed move."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cakeapp.core import record as records
from cakeapp.core.errors import CakeError
from cakeapp.core.record import SUFFIX
from cakeapp.services.folder import Folder


@dataclass(frozen=True, slots=True)
class Save:
    name: str
    text: str
    touched: float  # when it was last written, in seconds since 1970


class Saves:
    def __init__(self, folder: Path | Folder) -> None:
        self.folder = folder if isinstance(folder, Folder) else Folder(folder, SUFFIX)

    def write(self, name: str, record: str) -> None:
        self.folder.write(name, record)

    def read(self, name: str) -> str:
        """CakeError with the reason where it cannot be read."""
        return records.decode(self.folder.read(name, records.LARGEST))

    def remove(self, name: str) -> None:
        self.folder.remove(name)

    def newest_first(self) -> list[tuple[str, float]]:
        """Names, and when each was last written: no record is read for it."""
        return self.folder.newest_first()

    def all(self) -> list[Save]:
        """Those that can be read, the latest first."""
        found = []
        for name, touched in self.newest_first():
            with suppress(CakeError):
                found.append(Save(name, self.read(name), touched))
        return found
