"""What somebody has in mind at the cake: knives laid on, a piece picked, slices marked to be eaten; not yet a move."""

from dataclasses import dataclass, field

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules.components import KINDS
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS, LETTERS, PASS
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.table import ring


@dataclass
class Intent:
    knives: set[int] = field(default_factory=set)
    piece: str = ""  # the letter of the piece about to be taken
    eaten: set[int] = field(default_factory=set)  # positions of its slices that will be eaten
    forfeit: int | None = None  # the variety about to be eaten instead

    def pick(self, piece: str) -> None:
        self.piece, self.eaten, self.forfeit = piece, set(), None

    def give_up(self, kind: int) -> None:
        self.piece, self.eaten, self.forfeit = "", set(), kind

    def mark(self, position: int, eaten: bool) -> None:
        (self.eaten.add if eaten else self.eaten.discard)(position)

    def move(self, view: View) -> Move | None:
        """The move that this would be now; None while nothing is chosen."""
        if view.cuts is None:
            return Move("cut", tuple(sorted(self.knives)))
        if self.piece:
            eaten = [view.ring[at] for at in self.eaten]
            return Move("take", (self.piece, tuple(map(eaten.count, KINDS))))
        if self.forfeit is not None:
            return FORFEITS[self.forfeit]
        return PASS if not view.pieces else None

    def kinds(self, view: View) -> tuple[list[int], list[int]]:
        """Of the slices of the picked piece: those to be eaten, those to be kept."""
        part = positions(view, self.piece)
        return [view.ring[at] for at in part if at in self.eaten], [
            view.ring[at] for at in part if at not in self.eaten
        ]


def positions(view: View, piece: str) -> list[int]:
    return ring.pieces(view.cuts or ())[LETTERS.index(piece)]


def slices_to_eat(view: View, piece: str, eaten: tuple[int, ...]) -> set[int]:
    """Slices of a piece, by position, such that so many of each variety are eaten."""
    still, found = list(eaten), set()
    for at in positions(view, piece):
        if still[view.ring[at]]:
            still[view.ring[at]] -= 1
            found.add(at)
    return found
