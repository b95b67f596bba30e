"""What restoring a backup would change, and the change itself: all of it or nothing."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from cakeapp.core.errors import CakeError
from cakeapp.core.say import Say, Value
from cakeapp.services import session as sessions
from cakeapp.services import tallies
from cakeapp.services.decoding import plays as decoding
from cakeapp.services.decoding.values import ImportRefused, Newer
from cakeapp.services.exchange.backup import Chosen, Game, Part, Reader, at
from cakeapp.services.finished_game import FinishedGame
from cakeapp.services.pending import GAMES, SETTINGS, SHEETS, Changes, File
from cakeapp.services.tallies import Written
from cakeapp.services.tally import filled
from cakeapp.services.tin import Tin


@dataclass(slots=True)
class Preview:
    """What is here and not in the backup stays, but for what the backup knows to be finished."""

    new_plays: int = 0
    changed_plays: int = 0
    same_plays: int = 0
    new_games: int = 0
    changed_games: int = 0
    new_sheets: int = 0
    changed_sheets: int = 0
    finished_here: int = 0  # running in the backup, and finished since: these stay finished
    finished_there: int = 0  # running here, and finished in the backup: these end
    settings: tuple[str, ...] = ()  # those that would have another value

    @property
    def plays(self) -> int:
        return self.new_plays + self.changed_plays + self.same_plays


@dataclass(slots=True)
class Seen:
    """What a look at the file found, by id or name."""

    plays: set[str] = field(default_factory=set)
    new: set[str] = field(default_factory=set)  # of the plays
    running: set[str] = field(default_factory=set)  # games and sheets
    finished: set[str] = field(default_factory=set)  # of these, what is finished here


class Restoring:
    """First `look` to the end, a part at a time; then `preview` tells, and `apply` does it."""

    def __init__(self, path: Path, tin: Tin) -> None:
        self._reader, self._tin = Reader(path), tin
        self.preview, self._seen = Preview(), Seen()

    def look(self) -> Iterator[None]:
        """ImportRefused where anything in the file cannot be; nothing is changed."""
        self._sheets = {one.id: one for one in self._tin.tallies.all()}
        for number, part in enumerate(self._reader.parts(), 1):
            self._check(part, at(number))
            yield
        self._digest = self._reader.digest
        self.preview.finished_there = len(self._ended())

    def _check(self, part: Part, where: Value) -> None:
        if isinstance(part, FinishedGame):
            self._check_play(part, where)
        elif isinstance(part, Chosen):
            now = asdict(self._tin.settings.values)
            self.preview.settings = tuple(name for name, value in part.values.items() if now[name] != value)
        else:
            self._check_running(part)

    def _check_play(self, play: FinishedGame, where: Value) -> None:
        if play.id in self._seen.plays:
            raise ImportRefused(Say("refused.backup.twins"))
        self._seen.plays.add(play.id)
        decoding.check_record(play, where)
        here = self._tin.history.play(play.id)
        if here is None:
            self.preview.new_plays += 1
            self._seen.new.add(play.id)
        elif here == play:
            self.preview.same_plays += 1
        else:
            self.preview.changed_plays += 1

    def _check_running(self, part: Game | Written) -> None:
        name = part.name if isinstance(part, Game) else part.id
        if name in self._seen.running:
            raise ImportRefused(Say("refused.backup.twice", name=name[:40]))
        self._seen.running.add(name)
        try:
            if isinstance(part, Game):
                sessions.go_on(name, part.record, self._tin.saves)
            else:
                filled(part)
        except Newer:
            raise
        except CakeError as error:
            raise ImportRefused(Say("refused.backup.game", name=name[:40], why=error.short)) from error
        if self._tin.history.play(name) is not None:  # a finished game wins over an older one that runs
            self._seen.finished.add(name)
            self.preview.finished_here += 1
        elif isinstance(part, Game):
            here = self._here(name)
            self.preview.new_games += here is None
            self.preview.changed_games += here not in (None, part.record)
        else:
            sheet = self._sheets.get(name)
            self.preview.new_sheets += sheet is None
            self.preview.changed_sheets += sheet not in (None, part)

    def _here(self, name: str) -> str | None:
        try:
            return self._tin.saves.read(name)
        except CakeError:
            return None

    def _ended(self) -> list[tuple[str, str]]:
        """What runs here and is finished in the backup."""
        running = [(GAMES, name) for name, _ in self._tin.saves.newest_first()]
        running += [(SHEETS, name) for name in self._tin.tallies.newest_first()]
        return [(kind, name) for kind, name in running if name in self._seen.new - self._seen.running]

    def apply(self) -> None:
        """In one transaction of the history; a kill in the middle is undone, or completed at the next start."""
        with self._tin.history.changing() as changes:
            for part in self._reader.parts():
                self._write(changes, part)
            for kind, name in self._ended():
                changes.later(File(kind, name, None))
            if self._reader.digest != self._digest:
                raise ImportRefused(Say("refused.file.changed"))
        self._tin.catch_up()

    def _write(self, changes: Changes, part: Part) -> None:
        if isinstance(part, FinishedGame):
            changes.play(part)
        elif isinstance(part, Chosen):
            changes.later(File(SETTINGS, "", json.dumps(dict(part.values))))
        elif isinstance(part, Game):
            if part.name not in self._seen.finished:
                changes.later(File(GAMES, part.name, part.record))
        elif part.id not in self._seen.finished:
            changes.later(File(SHEETS, part.id, json.dumps(tallies.as_data(part), ensure_ascii=False)))
