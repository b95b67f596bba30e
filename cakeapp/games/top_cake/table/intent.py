"""What somebody has in mind at the table before it is a move."""

from cakeapp.games.top_cake.rules.state import BID, CLOSED, EITHER, OPEN, OVER, STACK
from cakeapp.games.top_cake.rules.view import View

LOTS = -1  # looked at, in place of a seat


class Intent:
    """Which cards of the hand are turned face down, where the half point shall go, and what is looked at."""

    def __init__(self) -> None:
        self.down: set[int] = set()
        self.half: int | None = None
        self.looking: int | None = None  # a seat, LOTS, or what belongs to the moment

    def facing(self, view: View, card: int) -> int:
        """How a card would be played now."""
        if view.facing != EITHER:
            return view.facing
        return CLOSED if card in self.down else OPEN

    def turn(self, card: int) -> None:
        self.down ^= {card}


def can_turn(view: View) -> bool:
    return view.phase == BID and view.facing == EITHER


def usual(view: View, seat: int | None) -> int:
    """What a screen with room for one thing shows at this moment: LOTS, or the stacks of a seat."""
    if view.phase == STACK and view.actor is not None:
        return view.actor
    if view.phase == OVER:
        return seat or 0
    return LOTS
