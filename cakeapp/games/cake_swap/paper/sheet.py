"""The score sheet of Cake Swap: the ribbons that each player has won."""

from collections.abc import Iterator, Mapping
from typing import Any

from cakeapp.core.cards import places
from cakeapp.core.game import Outcome
from cakeapp.core.sheet import Entry, Field, Sheet, level, misread, player, shared
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
SIDE_NAMES = dict(zip(SIDES, ("one side", "other side")))
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

    def refuse(self, entry: Entry) -> str:
        wrong = misread(entry, self.players, VERBS)
        if wrong:
            return wrong
        ribbon = Ribbon(*map(str, entry.args))
        if ribbon not in RIBBONS:
            return f"There is no {spoken(ribbon)} ribbon."
        owner, winner = self.owner.get(ribbon), self.winner()
        if owner == entry.seat:
            return ""
        if owner is not None:
            return f"The {spoken(ribbon)} ribbon is {player(owner)}'s; each ribbon can be won only once."
        if winner is None or winner == entry.seat or self.total(entry.seat) + self.points[ribbon] < self.to_win:
            return ""
        return f"Player {winner + 1} has the {self.to_win} points to win already, and the game ended there."

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

    def missing(self) -> list[str]:
        if self.winner() is not None:
            return []
        return [f"Nobody has the {self.to_win} points to win: this is complete only if the pile was used up."]

    def outcome(self) -> Outcome:
        lines = score_lines([self.won(seat) for seat in range(self.players)], self.points)
        strengths = [strength(own) for own in lines]
        return Outcome(tuple(points for points, _ in strengths), places(strengths), lines)

    def tie_break(self) -> str:
        scores, reached, lines = self.outcome()
        equal = level(scores)
        if not equal:
            return ""
        first = [seat for seat in equal if reached[seat] == 1]
        _, highest = strength(lines[first[0]])
        if len(first) == 1:
            return f"Points are equal: {player(first[0])} wins by the highest single ribbon, with {highest} points."
        return f"Points and highest single ribbons are equal. {shared(first)}"


def spoken(ribbon: Ribbon) -> str:
    return f"{ribbon.colour} {ribbon.kind.replace('_', ' ')}"


def editable(table: Mapping[str, Any]) -> list[Field]:
    """The points of each ribbon, class by class, then the points to win, then the layer cards."""
    components = read_components(table)
    return [*of_ribbons(), *(field for at in range(len(components.cards)) for field in of_card(at))]


def of_ribbons() -> Iterator[Field]:
    for kind in CLASSES:
        for colour in COLOURS.values():
            name = f"{spoken(Ribbon(kind, colour))} ribbon: points"
            yield Field(("ribbons", kind, colour), name, range(MOST_RIBBON + 1))
    for players in GAME.seats:
        yield Field(("points_to_win", str(players)), f"points to win for {players} players", range(1, MOST_TO_WIN + 1))


def of_card(at: int) -> Iterator[Field]:
    for side, said in SIDE_NAMES.items():
        for field, allowed in PRINTED.items():
            yield Field(("layers", at, side, field), f"{said}: {field}", allowed, f"Card {at + 1}")
