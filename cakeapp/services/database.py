"""The history's SQLite file: opened, brought up to date, and its errors in words that people understand."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

from cakeapp.core.errors import CakeError, NotKept
from cakeapp.core.say import Say
from cakeapp.services.aside import Aside
from cakeapp.services.decoding.values import Newer
from cakeapp.services.files import FULL, READ_ONLY, reason
from cakeapp.services.schema import STEPS

PATIENCE = 0.1  # seconds to wait for another program: nothing on screen moves meanwhile
LONGEST = 10.0  # seconds of a question: damage can lead round in circles, without an end and without an error
STEPS_BETWEEN = 100_000  # of SQLite's, from one look at the clock to the next
MOST_ROWS = 1_000_000  # of an answer
BESIDE = ("-journal", "-wal", "-shm")  # what SQLite keeps with the file
SEATS = "SELECT seat, name, kind, emblem, points, place FROM seats WHERE play = ? ORDER BY seat"
LINES = "SELECT seat, source, points, items, part FROM lines WHERE play = ? ORDER BY seat, number"
LOCKED = Say("refused.history.in_use")
UNREACHABLE = Say("refused.history.unreachable")
REASONS = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
}
ERRORS = (sqlite3.DatabaseError, UnicodeDecodeError)  # garbled names of columns are decoded on the way
DAMAGE = (  # codes of SQLite's that tell it; 0 is Python's own, for what it cannot read
    0,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_SCHEMA,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
)
NEWEST = 1_000  # a version beyond is damage


class Damaged(CakeError):
    """The file is no history, or is none any more."""


@contextmanager
def in_words() -> Iterator[None]:
    """SQLite's errors as ours: damage, or what may pass. Where we ask wrongly ourselves that is no news for people."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except ERRORS as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in DAMAGE:
            raise Damaged(Say("refused.history.damaged", why=str(error))) from error
        raise NotKept(REASONS.get(code, UNREACHABLE)) from error


@contextmanager
def with_an_end(db: sqlite3.Connection, seconds: float = LONGEST) -> Iterator[None]:
    end = monotonic() + seconds
    db.set_progress_handler(lambda: monotonic() > end, STEPS_BETWEEN)
    try:
        yield
    finally:
        db.set_progress_handler(None, 0)


def rows(db: sqlite3.Connection, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    with with_an_end(db):
        found = db.execute(sql, values).fetchmany(MOST_ROWS)
    if len(found) == MOST_ROWS:
        raise Damaged(Say("refused.history.endless"))
    return found


def open_file(path: Path) -> sqlite3.Connection:
    if os.path.lexists(path) and not (path.is_file() and os.access(path, os.R_OK)):
        raise Damaged(Say("refused.history.no_file"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotKept(reason(error)) from error
    with in_words():
        return connected(path)


def connected(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    db.text_factory = readable
    try:
        db.execute("PRAGMA foreign_keys = ON")
        upgrade(db)
    except BaseException:
        db.close()
        raise
    return db


def readable(content: bytes) -> str:
    return content.decode("utf-8", errors="replace")


def upgrade(db: sqlite3.Connection) -> None:
    """From whatever schema the file has to the latest, each step whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if len(STEPS) < version <= NEWEST:
        raise Newer(Say("refused.history.newer"))
    if version not in range(NEWEST):
        raise Damaged(Say("refused.history.no_version"))
    for number, statements in enumerate(STEPS[version:], version + 1):
        with whole(db):
            for statement in statements:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")


@contextmanager
def whole(db: sqlite3.Connection) -> Iterator[None]:
    """All of what is written inside, or nothing of it, whenever the process is killed."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # the reason is what went wrong before
            db.execute("ROLLBACK")
        raise


def set_aside(path: Path, aside: Aside, why: Damaged) -> Path | None:
    """With what SQLite keeps beside it."""
    new = aside.take(path, why)
    for ending in BESIDE:
        with suppress(OSError):
            if new is not None and os.path.lexists(beside := path.with_name(path.name + ending)):
                beside.rename(new.with_name(new.name + ending))
    return new
