"""The score sheet of Cookie Plate: how many cookies of each kind everybody has."""

from collections.abc import Mapping
from typing import Any

from cakeapp.core.game import Outcome
from cakeapp.core.say import Player, Say
from cakeapp.core.scoring import by_points
from cakeapp.core.sheet import Entry, Field, Sheet, level, misread, shared
from cakeapp.games.cookie_plate import GAME
from cakeapp.games.cookie_plate.rules.components import read_kinds
from cakeapp.games.cookie_plate.rules.scoring import score_lines
from cakeapp.games.cookie_plate.rules.state import EACH

COOKIE = "cookie"
VERBS = {COOKIE: (str, int)}  # a kind, and one more or one less
MOST = 30  # cookies of a kind that an editor offers


class ScoreSheet(Sheet):
    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        GAME.settle(players, options)
        self.players = players
        self.kinds = read_kinds(table)
        self.number = {kind.id: at for at, kind in enumerate(self.kinds)}
        self.plates = [[0] * len(self.kinds) for _ in range(players)]

    def refuse(self, entry: Entry) -> Say | None:
        wrong = misread(entry, self.players, VERBS)
        if wrong:
            return wrong
        name, step = entry.args
        if name not in self.number:
            return Say("cookie_plate.sheet.no_kind", found=name)
        if step not in (1, -1):
            return Say("cookie_plate.sheet.one_at_a_time")
        at = self.number[str(name)]
        kind, own = self.kinds[at], self.plates[entry.seat]
        if step == -1 and not own[at]:
            return Say("cookie_plate.sheet.none", kind=kind.said)
        if step == 1 and not self.left(at):
            return Say("cookie_plate.sheet.all_of_it", count=kind.count, kind=kind.said)
        if step == 1 and sum(own) == EACH:
            return Say("cookie_plate.sheet.full", count=EACH)
        return None

    def enter(self, entry: Entry) -> None:
        name, step = entry.args
        self.plates[entry.seat][self.number[str(name)]] += int(step)

    def left(self, at: int) -> int:
        """How many cookies of a kind nobody has."""
        return self.kinds[at].count - sum(own[at] for own in self.plates)

    def missing(self) -> list[Say]:
        return [
            Say("cookie_plate.sheet.missing", count=EACH - sum(own), player=Player(seat))
            for seat, own in enumerate(self.plates)
            if sum(own) < EACH
        ]

    def outcome(self) -> Outcome:
        return by_points(score_lines([tuple(own) for own in self.plates], self.kinds))

    def tie_break(self) -> Say | None:
        return shared(level(self.outcome().scores))


def editable(table: Mapping[str, Any]) -> list[Field]:
    """Of each kind the cookies there are."""
    return [
        Field(("kinds", at, "count"), Say("cookie_plate.copy.count", kind=kind.said), range(1, MOST + 1))
        for at, kind in enumerate(read_kinds(table))
    ]
