"""All games that were ever finished, digital ones and score sheets, in one SQLite file."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cakeapp.core.errors import CakeError
from cakeapp.core.game import Line
from cakeapp.services.plays import Play, Score
from cakeapp.services.schema import STEPS


@dataclass(frozen=True, slots=True)
class Filter:
    """Which plays; what is empty says nothing."""

    game: str = ""
    player: str = ""
    since: str = ""
    until: str = ""

    def sql(self) -> tuple[str, list[str]]:
        """The condition on plays, and its values."""
        player = "id IN (SELECT play FROM seats WHERE name = ? AND kind = 'person')"
        wanted = [
            ("game = ?", self.game),
            (player, self.player),
            ("date >= ?", self.since),
            ("substr(date, 1, 10) <= ?", self.until),
        ]
        used = [(condition, value) for condition, value in wanted if value]
        return " AND ".join(condition for condition, _ in used) or "1", [value for _, value in used]


EVERYTHING = Filter()


class History:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA foreign_keys = ON")
        self._upgrade()

    def close(self) -> None:
        self._db.close()

    def _upgrade(self) -> None:
        """From whatever schema the file has to the latest, each step whole or not at all."""
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        if version > len(STEPS):
            raise CakeError("The history was written by a newer version of Cake Tin.")
        for number, statements in enumerate(STEPS[version:], version + 1):
            with self._whole():
                for statement in statements:
                    self._db.execute(statement)
                self._db.execute(f"PRAGMA user_version = {number}")

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """All of what is written inside, or nothing of it, whenever the process is killed."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def add(self, *plays: Play) -> None:
        """New plays; one whose id is known takes the place of what was there."""
        with self._whole():
            for play in plays:
                self._write(play)

    def _write(self, play: Play) -> None:
        self._db.execute("DELETE FROM plays WHERE id = ?", (play.id,))
        options = json.dumps(dict(play.options), ensure_ascii=False)
        values = (play.id, play.game, play.date, play.source, options, play.record, play.note, play.minutes)
        self._db.execute("INSERT INTO plays VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
        seats = [
            (play.id, seat, one.name, one.kind, one.emblem, one.points, one.place)
            for seat, one in enumerate(play.scores)
        ]
        self._db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats)
        lines = [
            (play.id, seat, number, line.source, line.points, " ".join(line.items), line.group)
            for seat, one in enumerate(play.scores)
            for number, line in enumerate(one.lines)
        ]
        self._db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?)", lines)

    def remove(self, play: str) -> None:
        self._db.execute("DELETE FROM plays WHERE id = ?", (play,))

    def count(self, which: Filter = EVERYTHING) -> int:
        condition, values = which.sql()
        (found,) = self._db.execute(f"SELECT COUNT(*) FROM plays WHERE {condition}", values).fetchone()
        return int(found)

    def plays(self, which: Filter = EVERYTHING, limit: int = -1, offset: int = 0) -> list[Play]:
        """The latest first."""
        condition, values = which.sql()
        rows = self._db.execute(
            f"SELECT * FROM plays WHERE {condition} ORDER BY date DESC, rowid DESC LIMIT ? OFFSET ?",
            [*values, limit, offset],
        ).fetchall()
        return [self._read(row) for row in rows]

    def play(self, play: str) -> Play | None:
        row = self._db.execute("SELECT * FROM plays WHERE id = ?", (play,)).fetchone()
        return self._read(row) if row else None

    def _read(self, row: tuple[Any, ...]) -> Play:
        play, game, date, source, options, record, note, minutes = row
        lines: dict[int, list[Line]] = {}
        for seat, kind, points, items, group in self._db.execute(
            "SELECT seat, source, points, items, part FROM lines WHERE play = ? ORDER BY seat, number", (play,)
        ):
            lines.setdefault(seat, []).append(Line(kind, points, tuple(items.split()), group))
        scores = tuple(
            Score(name, points, place, kind, emblem, tuple(lines.get(seat, ())))
            for seat, name, kind, emblem, points, place in self._db.execute(
                "SELECT seat, name, kind, emblem, points, place FROM seats WHERE play = ? ORDER BY seat", (play,)
            )
        )
        return Play(play, game, date, scores, source, tuple(json.loads(options).items()), record, note, minutes)

    def players(self) -> list[str]:
        """The people who played, who played most first."""
        rows = self._db.execute(
            "SELECT name FROM seats WHERE kind = 'person' GROUP BY name ORDER BY COUNT(*) DESC, name"
        )
        return [name for (name,) in rows]

    def query(self, sql: str, values: list[Any]) -> list[tuple[Any, ...]]:
        """For statistics: reads, and never changes anything."""
        return self._db.execute(sql, values).fetchall()
