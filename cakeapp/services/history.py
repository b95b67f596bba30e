"""All games that were ever finished, digital ones and score sheets, in one SQLite file."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from cakeapp.core.errors import CakeError, NotKept
from cakeapp.services import database, rescue
from cakeapp.services.aside import Aside, News
from cakeapp.services.database import Damaged
from cakeapp.services.decoding import rows
from cakeapp.services.finished_game import FinishedGame
from cakeapp.services.pending import Changes, File, sound

T = TypeVar("T")
A_TIME = 200  # plays in memory, where all are walked through


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
    """Damage is set aside where it is met, and what can still be read goes on; every other error has a sentence."""

    is_open = True

    def __init__(self, path: Path, aside: Aside | None = None) -> None:
        """Newer, NotKept or Damaged where it cannot be opened."""
        self._path, self._aside = path, aside
        try:
            self._db = database.open_file(path)
        except Damaged as why:
            self._begin_anew(why)

    def close(self) -> None:
        self._db.close()

    def _begin_anew(self, why: Damaged) -> None:
        """With what can be read of the damaged file, which is set aside."""
        old = database.set_aside(self._path, self._aside, why) if self._aside else None
        if self._aside is None or old is None:
            raise why
        self._db = database.open_file(self._path)
        plays = list(rescue.plays(old))
        self._add(plays)
        self._aside.tell(News("rescued", old.name, str(len(plays))))

    def ask(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Reads, and never changes anything."""
        return self._safely(lambda: database.rows(self._db, sql, values))

    def _safely(self, act: Callable[[], T]) -> T:
        """Once more, with a new file, where the old one turns out to be damaged."""
        try:
            with database.in_words():
                return act()
        except Damaged as why:
            self._db.close()
            self._begin_anew(why)
        with database.in_words():
            return act()

    def add(self, *plays: FinishedGame) -> None:
        """New plays; one whose id is known takes the place of what was there."""
        self._safely(lambda: self._add(plays))

    def _add(self, plays: Iterable[FinishedGame]) -> None:
        with database.with_an_end(self._db), database.whole(self._db):
            for play in plays:
                self._write(play)

    def _write(self, play: FinishedGame) -> None:
        self._db.execute("DELETE FROM plays WHERE id = ?", (play.id,))
        options = json.dumps(dict(play.options), ensure_ascii=False)
        facts = (play.record, play.note, play.minutes, play.starter)
        values = (play.id, play.game, play.date, play.source, options, *facts)
        self._db.execute("INSERT INTO plays VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
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

    @contextmanager
    def changing(self) -> Iterator[Changes]:
        """All of what is brought inside, or nothing of it."""
        with database.in_words(), database.whole(self._db):
            yield Changes(self._db, self._write)

    def pending(self) -> list[File]:
        """What a restore still has to write; rows that no restore wrote are dropped."""
        found = [(row, sound(*row)) for row in self.ask("SELECT kind, name, content FROM pending")]
        for (kind, name, _), file in found:
            if file is None:
                self.written(kind, name)
        return [file for _, file in found if file is not None]

    def written(self, kind: str, name: str) -> None:
        """It is pending no more."""
        self._safely(lambda: self._db.execute("DELETE FROM pending WHERE kind IS ? AND name IS ?", (kind, name)))

    def every(self) -> Iterator[FinishedGame]:
        """All that can be read, the earliest first, so that added again they are in the same order."""
        for offset in range(0, self.count(), A_TIME):
            found = self.ask("SELECT * FROM plays ORDER BY date, rowid LIMIT ? OFFSET ?", (A_TIME, offset))
            yield from (play for row in found if (play := self._read(row)) is not None)

    def remove(self, play: str) -> None:
        self._safely(lambda: self._db.execute("DELETE FROM plays WHERE id = ?", (play,)))

    def count(self, which: Filter = EVERYTHING) -> int:
        condition, values = which.sql()
        ((found,),) = self.ask(f"SELECT COUNT(*) FROM plays WHERE {condition}", values)
        return int(found)

    def plays(self, which: Filter = EVERYTHING) -> list[FinishedGame]:
        """The latest first, without those of which too little can be read."""
        return [play for play in self.page(which) if play is not None]

    def page(self, which: Filter = EVERYTHING, limit: int = -1, offset: int = 0) -> list[FinishedGame | None]:
        """Some of them; None stands for one of which too little can be read."""
        condition, values = which.sql()
        found = self.ask(
            f"SELECT * FROM plays WHERE {condition} ORDER BY date DESC, rowid DESC LIMIT ? OFFSET ?",
            [*values, limit, offset],
        )
        return [self._read(row) for row in found]

    def play(self, play: str) -> FinishedGame | None:
        found = self.ask("SELECT * FROM plays WHERE id = ?", (play,))
        return self._read(found[0]) if found else None

    def _read(self, row: Sequence[Any]) -> FinishedGame | None:
        return rows.play(row, self.ask(database.SEATS, (row[0],)), self.ask(database.LINES, (row[0],)))

    def players(self) -> list[str]:
        """The people who played, who played most first."""
        found = self.ask(
            """SELECT name FROM seats WHERE kind = 'person' AND typeof(name) = 'text'
               GROUP BY name ORDER BY COUNT(*) DESC, name"""
        )
        return [name for (name,) in found]


class Closed(History):
    """The history that could not be opened: there is nothing in it, and nothing is kept until it can be."""

    is_open = False

    def __init__(self, why: CakeError) -> None:
        super().__init__(Path(":memory:"))
        self._why = why

    def _safely(self, act: Callable[[], T]) -> T:
        return act()

    @contextmanager
    def changing(self) -> Iterator[Changes]:
        raise NotKept(self._why.short)
        yield

    def _add(self, plays: Iterable[FinishedGame]) -> None:
        raise NotKept(self._why.short)


class Borrowed(History):
    """What a file holds that cannot be written; what is added lasts as long as the app runs."""

    def __init__(self, path: Path) -> None:
        super().__init__(Path(":memory:"))
        with suppress(CakeError):
            self._add(list(rescue.plays(path)))


def opened(path: Path, aside: Aside, kept: bool) -> History:
    """In any case one that can be asked."""
    if not kept:
        return Borrowed(path)
    try:
        return History(path, aside)
    except CakeError as why:
        aside.tell(News("history", path.name, why.short))
        return Closed(why)
