"""The score sheet of Piece o' Cake: how many slices of each variety everybody collected and ate."""

from collections.abc import Mapping
from typing import Any

from cakeapp.core.game import Outcome
from cakeapp.core.say import Say
from cakeapp.core.scoring import by_points
from cakeapp.core.sheet import Entry, Field, Sheet, level, misread, shared
from cakeapp.games.piece_o_cake import GAME
from cakeapp.games.piece_o_cake.rules.components import read_varieties
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES

COLLECT, EAT = "collect", "eat"
VERBS = {COLLECT: (str, int), EAT: (str, int)}  # a variety, and one more or one less
NONE_ENTERED = {COLLECT: "piece_o_cake.sheet.none_collected", EAT: "piece_o_cake.sheet.none_eaten"}
MOST_SLICES, MOST_CREAM = 30, 20  # that an editor offers


class ScoreSheet(Sheet):
    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        GAME.settle(players, options)
        self.players = players
        self.varieties = read_varieties(table)
        self.number = {variety.id: kind for kind, variety in enumerate(self.varieties)}
        self.counts = {verb: [[0] * len(self.varieties) for _ in range(players)] for verb in VERBS}

    def refuse(self, entry: Entry) -> Say | None:
        if wrong := self.damaged(entry):
            return wrong
        if entry.args[1] == 1 and not self.left():
            return Say("piece_o_cake.sheet.all_entered", count=CAKES * WEDGES)
        return None

    def damaged(self, entry: Entry) -> Say | None:
        """Version 1.0.0 took as many slices as there are, more than lie on the cakes."""
        wrong = misread(entry, self.players, VERBS)
        if wrong:
            return wrong
        name, step = entry.args
        if name not in self.number:
            return Say("piece_o_cake.sheet.no_variety", found=name)
        if step not in (1, -1):
            return Say("piece_o_cake.sheet.one_at_a_time")
        kind = self.number[str(name)]
        variety = self.varieties[kind]
        if step == 1 and not self.unaccounted(kind):
            return Say("piece_o_cake.sheet.all_of_it", count=variety.count, variety=variety.said)
        if step == -1 and not self.counts[entry.verb][entry.seat][kind]:
            return Say(NONE_ENTERED[entry.verb], variety=variety.said)
        return None

    def enter(self, entry: Entry) -> None:
        name, step = entry.args
        self.counts[entry.verb][entry.seat][self.number[str(name)]] += int(step)

    def left(self) -> int:
        """How many slices of the cakes nobody has: what is set aside before the game is on none of them."""
        return max(0, min(CAKES * WEDGES, sum(variety.count for variety in self.varieties)) - self.entered())

    def entered(self) -> int:
        return sum(map(sum, (own for by_seat in self.counts.values() for own in by_seat)))

    def unaccounted(self, kind: int) -> int:
        """How many slices of a variety nobody has."""
        entered = sum(own[kind] for by_seat in self.counts.values() for own in by_seat)
        return self.varieties[kind].count - entered

    def missing(self) -> list[Say]:
        """Slices that were left over are never entered, so some of these may stay."""
        if self.entered() > CAKES * WEDGES:
            return [Say("piece_o_cake.sheet.overfull", count=CAKES * WEDGES, entered=self.entered())]
        if not self.left():
            return []
        left = [(self.unaccounted(kind), variety) for kind, variety in enumerate(self.varieties)]
        return [
            Say("piece_o_cake.sheet.with_nobody", count=n, of=variety.count, variety=variety.said)
            for n, variety in left
            if n
        ]

    def outcome(self) -> Outcome:
        collected, eaten = ([tuple(own) for own in self.counts[verb]] for verb in (COLLECT, EAT))
        return by_points(score_lines(collected, eaten, self.varieties))

    def tie_break(self) -> Say | None:
        return shared(level(self.outcome().scores))


def editable(table: Mapping[str, Any]) -> list[Field]:
    """Of each variety the slices there are, which its majority scores, and the cream of one."""
    found = []
    for at, variety in enumerate(read_varieties(table)):
        found.append(
            Field(
                ("varieties", at, "count"),
                Say("piece_o_cake.copy.slices", variety=variety.said),
                range(1, MOST_SLICES + 1),
            )
        )
        found.append(
            Field(
                ("varieties", at, "cream"), Say("piece_o_cake.copy.cream", variety=variety.said), range(MOST_CREAM + 1)
            )
        )
    return found
