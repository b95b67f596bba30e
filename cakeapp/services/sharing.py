"""Sharing as files in a folder of their own, whose place can be named."""

from pathlib import Path
from typing import Any, Protocol

from cakeapp.core.errors import NotKept
from cakeapp.core.record import SUFFIX
from cakeapp.services.files import reason, write_whole


class Drawn(Protocol):
    def export_to_png(self, path: str) -> Any: ...


class Sharing:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, name: str, text: str) -> Path:
        path = self.folder / name
        write_whole(path, text)
        return path

    def files(self, endings: tuple[str, ...]) -> list[Path]:
        """What lies in the folder, the latest first."""
        found = [path for path in self.folder.glob("*") if path.suffix.lower() in endings and path.is_file()]
        return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))

    def share(self, name: str, text: str, sheet: Drawn, record: str = "") -> Path:
        """Writes text, picture, and the record where there is one; tells the folder."""
        self.keep(f"{name}.txt", text + "\n")
        if record:
            self.keep(f"{name}{SUFFIX}", record)
        try:
            sheet.export_to_png(str(self.folder / f"{name}.png"))
        except OSError as error:
            raise NotKept(reason(error)) from error
        return self.folder
