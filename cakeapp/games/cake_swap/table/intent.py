"""What somebody has in mind at the table before it is a move."""

from collections.abc import Collection

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules.components import SIDES


class Intent:
    """Which side of the card in hand is up, and what is looked at."""

    def __init__(self) -> None:
        self.held = -1
        self.side = 0
        self.turned: set[int] = set()  # cards of the drafting area whose other side is up
        self.judges = False  # where the judges have no room of their own: they are looked at
        self.looking: int | None = None  # a seat, or whoever plays
        self.page = 0  # of the drafting area

    def take(self, held: int, legal: Collection[Move]) -> None:
        """A card newly in hand shows the side it showed before, or one that fits if only that does."""
        if held != self.held:
            up = self.up(held)
            fits = [at for at in range(len(SIDES)) if placings(legal, at)]
            self.held, self.side = held, up if up in fits or not fits else fits[0]

    def turn(self) -> None:
        self.side = 1 - self.side

    def up(self, card: int) -> int:
        """The side of a card of the drafting area that is up."""
        return int(card in self.turned)


def placings(legal: Collection[Move], side: int) -> list[Move]:
    return sorted(move for move in legal if move.verb == "place" and move.args[0] == side)
