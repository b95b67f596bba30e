"""What can still be read of a history that is damaged, or may not be written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path
from typing import Any

from cakeapp.services.database import ERRORS, LINES, PATIENCE, SEATS, readable, with_an_end
from cakeapp.services.decoding import rows
from cakeapp.services.finished_game import FinishedGame

SMALLEST = 20  # bytes that a play takes at least: whoever finds more walks in a circle
WIDTHS = (8, 9)  # columns of plays, in older files and now
PATIENT = 30.0  # seconds for all of it
BOTH_WAYS = ("SELECT * FROM plays ORDER BY rowid", "SELECT * FROM plays ORDER BY rowid DESC")


def plays(path: Path) -> Iterator[FinishedGame]:
    """From the beginning up to the damage, and from the end back to it; each play once, the earliest first."""
    if not path.is_file():
        return
    found: dict[str, FinishedGame] = {}
    most = path.stat().st_size // SMALLEST
    with suppress(*ERRORS), closing(looked_into(path)) as db, with_an_end(db, PATIENT):
        for sql in BOTH_WAYS:
            for row in islice(up_to_damage(db, sql), most):
                with suppress(*ERRORS):
                    if isinstance(row[0], str) and row[0] not in found and (play := whole(db, row)):
                        found[play.id] = play
    yield from sorted(found.values(), key=lambda play: play.date)


def looked_into(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True, timeout=PATIENCE)
    db.text_factory = readable
    db.execute("PRAGMA writable_schema = ON")  # by which SQLite reads a file that is shorter than it says
    return db


def up_to_damage(db: sqlite3.Connection, sql: str) -> Iterator[Any]:
    with suppress(*ERRORS):
        yield from db.execute(sql)


def whole(db: sqlite3.Connection, row: Any) -> FinishedGame | None:
    if len(row) not in WIDTHS:
        return None
    return rows.play(row, db.execute(SEATS, row[:1]).fetchall(), lines(db, row[0]))


def lines(db: sqlite3.Connection, play: str) -> list[Any]:
    """An older file has none, and without them a play is one still."""
    try:
        return db.execute(LINES, (play,)).fetchall()
    except ERRORS:
        return []
