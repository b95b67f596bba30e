"""Files that a restore still has to write: kept with the history's own rows, so that all happens or nothing does."""

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from cakeapp.services.decoding.values import FILE_NAME
from cakeapp.services.finished_game import FinishedGame

GAMES, SHEETS, SETTINGS = "games", "sheets", "settings"


class File(NamedTuple):
    """What is still to be written, or, without a content, to be removed."""

    kind: str
    name: str
    content: str | None


class Changes:
    """What a restore brings, while its transaction is open."""

    def __init__(self, db: sqlite3.Connection, write: Callable[[FinishedGame], None]) -> None:
        self._db, self.play = db, write

    def later(self, file: File) -> None:
        """Written once everything else is sure."""
        self._db.execute("INSERT OR REPLACE INTO pending VALUES (?, ?, ?)", file)


def sound(kind: object, name: object, content: object) -> File | None:
    """Of a row, which in a damaged file may be anything."""
    if not isinstance(name, str) or not isinstance(content, str | None):
        return None
    if kind == SETTINGS and isinstance(content, str):
        return File(SETTINGS, "", content)
    return File(str(kind), name, content) if kind in (GAMES, SHEETS) and FILE_NAME.fullmatch(name) else None
