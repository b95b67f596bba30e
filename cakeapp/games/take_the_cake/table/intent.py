"""What somebody has in mind at a cut or an order: not yet a move."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from cakeapp.core.game import Move
from cakeapp.games.take_the_cake.rules.notation import CUT


@dataclass
class Intent:
    card: int | None = None  # the cut card that lies over the cake
    turns: dict[int, int] = field(default_factory=dict)  # quarters clockwise, by card
    order: int | None = None

    def quarters(self, card: int) -> int:
        return self.turns.get(card, 0)

    def turn(self, card: int, quarters: int = 1) -> None:
        self.turns[card] = (self.quarters(card) + quarters) % 4

    def move(self, legal: Iterable[Move]) -> Move | None:
        """The move that this would be now; None while nothing is chosen."""
        if self.card is not None:
            return CUT[self.card][self.quarters(self.card)]
        return next((move for move in legal if move.verb == "order" and move.args[0] == self.order), None)
