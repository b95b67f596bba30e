"""Where a game of Piece o' Cake stands."""

from cakeapp.core import game
from cakeapp.core.game import CHANCE
from cakeapp.games.piece_o_cake.rules.components import NOTHING, Counts

CAKES = 5
WEDGES = 11  # slices of one cake


class State(game.State):
    __slots__ = (
        "actor",
        "cake",
        "collected",
        "cuts",
        "deck",
        "eaten",
        "gone",
        "pieces",
        "players",
        "ring",
        "server",
        "take_four",
        "turn",
    )

    def __init__(self, players: int, take_four: bool) -> None:
        self.players = players
        self.take_four = take_four
        self.actor: int | None = CHANCE
        self.server = -1  # nobody, until chance names the first one
        self.cake = 0  # the cake on the table, from 1
        self.deck: list[int] = []  # the cakes to come, next slice first, then the two set aside
        self.ring: tuple[int, ...] = ()  # the cake on the table, clockwise
        self.cuts: tuple[int, ...] | None = None  # positions cut before; None while the cake waits for its cut
        self.pieces: dict[str, Counts] = {}  # those not taken yet, by letter
        self.turn = 0  # which choice of this cake is being made, from 1
        self.collected: list[Counts] = [NOTHING] * players
        self.eaten: list[Counts] = [NOTHING] * players
        self.gone: Counts = NOTHING  # leftovers of all cakes

    @property
    def chooser(self) -> int:
        """The server cuts; from its left, clockwise, the others choose, the server last."""
        return (self.server + self.turn) % self.players

    @property
    def cut_into(self) -> int:
        """The number of pieces, those taken included."""
        return len(self.cuts or "1")

    def copy(self) -> "State":
        new = State.__new__(State)
        new.players = self.players
        new.take_four = self.take_four
        new.actor = self.actor
        new.server = self.server
        new.cake = self.cake
        new.deck = self.deck[:]
        new.ring = self.ring
        new.cuts = self.cuts
        new.pieces = self.pieces.copy()
        new.turn = self.turn
        new.collected = self.collected[:]
        new.eaten = self.eaten[:]
        new.gone = self.gone
        return new
