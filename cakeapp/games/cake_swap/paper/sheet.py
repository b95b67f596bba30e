"""The score sheet of Cake Swap: the ribbons that each player has won."""

from collections.abc import Iterator, Mapping
from typing import Any

from cakeapp.core.game import Outcome
from cakeapp.core.say import Player, Said, Say
from cakeapp.core.scoring import by_strength
from cakeapp.core.sheet import Entry, Field, Sheet, misread, tie_broken
from cakeapp.games.cake_swap import GAME
from cakeapp.games.cake_swap.rules.components import (
    CAKES,
    CLASSES,
    COLOURS,
    FROSTINGS,
    RIBBONS,
    SIDES,
    SIZES,
    Ribbon,
    read_components,
)
from cakeapp.games.cake_swap.rules.scoring import score_lines, strength

VERBS = {"ribbon": (str, str)}  # its class and its colour
MOST_RIBBON, MOST_TO_WIN = 30, 100  # points that an editor offers
PRINTED: dict[str, tuple[str | int, ...]] = {"size": tuple(SIZES), "cake": CAKES, "frosting": FROSTINGS}  # on a side


class ScoreSheet(Sheet):
    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        GAME.settle(players, options)
        components = read_components(table)
        self.players = players
        self.cards = components.cards
        self.points = components.points
        self.to_win = components.points_to_win[players]
        self.owner: dict[Ribbon, int] = {}

    def refuse(self, entry: Entry) -> Said | None:
        wrong = misread(entry, self.players, VERBS)
        if wrong:
            return wrong
        ribbon = Ribbon(*map(str, entry.args))
        if ribbon not in RIBBONS:
            kind = ribbon.kind.replace("_", " ")
            return Say("cake_swap.sheet.no_ribbon", colour=ribbon.colour, kind=kind)
        owner, winner = self.owner.get(ribbon), self.winner()
        if owner == entry.seat:
            return None
        if owner is not None:
            return Say("cake_swap.sheet.owned", ribbon=ribbon.said, owner=Player(owner))
        if winner is None or winner == entry.seat or self.total(entry.seat) + self.points[ribbon] < self.to_win:
            return None
        return Say("cake_swap.sheet.over", player=Player(winner), count=self.to_win)

    def enter(self, entry: Entry) -> None:
        ribbon = Ribbon(*map(str, entry.args))
        if self.owner.pop(ribbon, None) is None:
            self.owner[ribbon] = entry.seat

    def won(self, seat: int) -> list[Ribbon]:
        return [ribbon for ribbon in RIBBONS if self.owner.get(ribbon) == seat]

    def free(self) -> list[Ribbon]:
        return [ribbon for ribbon in RIBBONS if ribbon not in self.owner]

    def total(self, seat: int) -> int:
        return sum(self.points[ribbon] for ribbon in self.won(seat))

    def winner(self) -> int | None:
        """The seat that has the points to win; the game ends there at once."""
        return next((seat for seat in range(self.players) if self.total(seat) >= self.to_win), None)

    def missing(self) -> list[Said]:
        if self.winner() is not None:
            return []
        return [Say("cake_swap.sheet.nobody", count=self.to_win)]

    def outcome(self) -> Outcome:
        lines = score_lines([self.won(seat) for seat in range(self.players)], self.points)
        return by_strength(lines, list(map(strength, lines)))

    def tie_break(self) -> Said | None:
        outcome = self.outcome()

        def highest_ribbon(seat: int) -> Say:
            _, highest = strength(outcome.lines[seat])
            return Say("cake_swap.sheet.highest", player=Player(seat), count=highest)

        return tie_broken(outcome, Say("cake_swap.sheet.equal"), highest_ribbon)


def editable(table: Mapping[str, Any]) -> list[Field]:
    """The points of each ribbon, class by class, then the points to win, then the layer cards."""
    components = read_components(table)
    return [*of_ribbons(), *(field for at in range(len(components.cards)) for field in of_card(at))]


def of_ribbons() -> Iterator[Field]:
    for kind in CLASSES:
        for colour in COLOURS.values():
            name = Say("cake_swap.copy.ribbon", ribbon=Ribbon(kind, colour).said)
            yield Field(("ribbons", kind, colour), name, range(MOST_RIBBON + 1))
    for players in GAME.seats:
        name = Say("cake_swap.copy.to_win", count=players)
        yield Field(("points_to_win", str(players)), name, range(1, MOST_TO_WIN + 1))


def of_card(at: int) -> Iterator[Field]:
    entry = Say("cake_swap.copy.card", number=at + 1)
    for side in SIDES:
        for field, allowed in PRINTED.items():
            yield Field(("layers", at, side, field), Say(f"cake_swap.copy.{side}.{field}"), allowed, entry)
