"""Sharing as files in a folder of their own, whose place can be named."""

from pathlib import Path
from typing import Any, Protocol

from cakeapp.core.record import SUFFIX
from cakeapp.services.files import write_whole


class Drawn(Protocol):
    def export_to_png(self, path: str) -> Any: ...


class Sharing:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def share(self, name: str, text: str, record: str, sheet: Drawn) -> Path:
        """Writes text, record and picture; tells the folder."""
        write_whole(self.folder / f"{name}.txt", text + "\n")
        write_whole(self.folder / f"{name}{SUFFIX}", record)
        sheet.export_to_png(str(self.folder / f"{name}.png"))
        return self.folder
