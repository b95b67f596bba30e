"""A score sheet in use, and the file that follows along: touches are entered, and taken back."""

from dataclasses import replace
from typing import Any

from cakeapp.core import registry, tracker
from cakeapp.core.registry import Door
from cakeapp.core.say import Said, with_names
from cakeapp.core.sheet import Entry, Sheet
from cakeapp.core.tracker import Step
from cakeapp.services import copies
from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.tallies import Tallies, Written


def filled(written: Written) -> Sheet:
    """The sheet as it was left: entered again from the first touch on."""
    table = copies.table(written.game, written.numbers)
    made: Sheet = registry.load(written.game, Door.SHEET)(len(written.scorers), written.options, table)
    for entry in written.entries:
        if why := made.damaged(entry):
            raise ImportRefused(why)
        made.enter(entry)
    return made


class Tally:
    """Every touch is on disk when its call returns."""

    def __init__(self, written: Written, tallies: Tallies) -> None:
        self.written, self._tallies = written, tallies
        self.info = registry.info(written.game)
        self.sheet = filled(written)

    @property
    def names(self) -> list[str]:
        return [scorer.name for scorer in self.written.scorers]

    def refuse(self, entry: Entry) -> Said | None:
        return self._named(self.sheet.refuse(entry))

    def enter(self, entry: Entry) -> None:
        self._keep(entries=(*self.written.entries, entry))
        self.sheet.enter(entry)

    @property
    def can_undo(self) -> bool:
        return bool(self.written.entries)

    def undo(self) -> None:
        self._keep(entries=self.written.entries[:-1])
        self.sheet = filled(self.written)

    def missing(self) -> list[Said | None]:
        return [self._named(said) for said in self.sheet.missing()]

    def tie_break(self) -> Said | None:
        return self._named(self.sheet.tie_break())

    def _named(self, said: Said | None) -> Said | None:
        """What the sheet says, which knows no names, with the names in it."""
        named: Said | None = with_names(said, self.names)
        return named

    # The turns of the printed game ------------------------------------------------------------------------------

    def step(self) -> Step:
        """Where the table is."""
        return self._step(self.written.step)[1]

    def go(self, steps: int) -> None:
        """On, or back; not beyond the first and the last."""
        self._keep(step=self._step(max(0, self.written.step + steps))[0])

    def start_with(self, seat: int) -> None:
        self._keep(starting=seat, step=0)

    def _step(self, number: int) -> tuple[int, Step]:
        leads = registry.load(self.written.game, Door.TRACKER)
        return tracker.at(leads, number, len(self.names), self.written.options, self.written.starting)

    # Kept -------------------------------------------------------------------------------------------------------

    def play(self) -> FinishedGame:
        """As the history keeps it."""
        written, outcome = self.written, self.sheet.outcome()
        scores = tuple(
            Score(scorer.name, points, place, emblem=scorer.emblem, lines=lines)
            for scorer, points, place, lines in zip(written.scorers, *outcome)
        )
        options = tuple(written.options.items())
        return FinishedGame(written.id, written.game, written.date, scores, "sheet", options, starter=self.starter)

    @property
    def starter(self) -> int | None:
        """Known only where somebody was named, or the tracker was followed from the first one on."""
        return self.written.starting if self.written.starting or self.written.step else None

    def save(self) -> None:
        self._tallies.write(self.written)

    def remove(self) -> None:
        self._tallies.remove(self.written.id)

    def _keep(self, **changes: Any) -> None:
        changed = replace(self.written, **changes)
        self._tallies.write(changed)
        self.written = changed
