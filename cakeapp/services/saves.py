"""The running games: a record each in a folder, written whole after every confirmed move."""

from dataclasses import dataclass
from pathlib import Path

from cakeapp.core.record import SUFFIX
from cakeapp.services.files import write_whole


@dataclass(frozen=True, slots=True)
class Save:
    name: str
    text: str
    touched: float  # when it was last written, in seconds since 1970


class Saves:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, name: str, record: str) -> None:
        write_whole(self._path(name), record)

    def read(self, name: str) -> str:
        return self._path(name).read_text(encoding="utf-8")

    def remove(self, name: str) -> None:
        self._path(name).unlink(missing_ok=True)

    def all(self) -> list[Save]:
        """The latest first."""
        found = [
            Save(path.stem, path.read_text(encoding="utf-8", errors="replace"), path.stat().st_mtime)
            for path in self._folder.glob(f"*{SUFFIX}")
        ]
        return sorted(found, key=lambda save: (-save.touched, save.name))

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{SUFFIX}"
