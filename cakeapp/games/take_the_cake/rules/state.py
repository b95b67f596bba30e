"""Where a game of Take the Cake stands. Squares, cut cards and orders are numbers, in the order of their tables."""

from collections.abc import Sequence

from cakeapp.core import game
from cakeapp.core.game import CHANCE
from cakeapp.games.take_the_cake.rules.grid import START

CENTRES = 4  # to a cake
CENTRE = 16  # squares of one
CAKES = 2  # that each player makes
ORDERS_EACH = 3

# Who cuts each centre, counted from the first seat; where chance does, who cuts next is the first to lay.
BY_CHANCE = -1
CUTTERS = {
    2: (0, 1, 0, 1),
    3: (BY_CHANCE, 0, 1, 2, BY_CHANCE, 2, 1, 0),
    4: (0, 1, 2, 3, 3, 2, 1, 0),
}

LaidSquares = tuple[tuple[int, int], ...]  # squares and their cells, in the order laid


def cake_of(seat: int, named: Sequence[int]) -> int:
    """Which cake on the table a seat lays, by the number that a move of two players names."""
    return CAKES * seat + named[0] - 1 if named else seat


class State(game.State):
    __slots__ = (
        "actor",
        "assigned",
        "awaits",
        "cakes",
        "centre",
        "cut",
        "cuts",
        "cuts_gone",
        "cutter",
        "deck",
        "drawn",
        "first",
        "free",
        "gone",
        "hand",
        "laying",
        "leader",
        "left",
        "number",
        "orders",
        "players",
        "scored",
        "turn",
        "with_orders",
    )

    def __init__(self, players: int, with_orders: bool) -> None:
        at_once = 2 * CAKES if players == 2 else players  # cakes
        self.players = players
        self.with_orders = with_orders
        self.actor: int | None = CHANCE
        self.awaits = "first"  # the verb of the next move; empty when the game is over
        self.first = -1  # the seat that chance names
        self.number = -1  # centres before this one
        self.cutter = BY_CHANCE  # who cuts this centre
        self.leader = 0  # the first to get a piece of this centre
        self.turn = 0  # pieces before this one
        self.deck: tuple[int, ...] = ()  # squares, like the cut cards with the next one first
        self.cuts: tuple[int, ...] = ()
        self.cuts_gone: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()  # the two cut cards between which a cutter chooses, rising
        self.centre: tuple[int, ...] = ()  # row by row, as it was laid out
        self.cut: tuple[int, ...] = ()  # a cut card and its quarter turns, once it is played
        self.left: list[int] = []  # colours of the pieces in the centre
        self.hand: list[int] = []  # squares of the own piece still to be laid, rising
        self.laying = 0  # the cake they go to
        self.cakes: list[LaidSquares] = [()] * at_once  # by seat; with two players each has two, one after the other
        self.free: list[tuple[int, ...]] = [(START,)] * at_once  # where a square can be laid in each cake
        self.gone: tuple[int, ...] = ()  # squares that nobody took
        self.scored: tuple[LaidSquares, ...] = ()  # the first cakes, once the second ones are being made
        self.orders: list[tuple[int, ...]] = [()] * players  # in hand, rising
        self.assigned: list[tuple[int, ...]] = [()] * players  # by cake

    @property
    def cakes_each(self) -> int:
        """How many cakes a player makes at once."""
        return len(self.cakes) // self.players

    @property
    def cakes_begun(self) -> int:
        """By each player, scored ones too."""
        return self.cakes_each if self.players == 2 else self.number // CENTRES + 1

    def cake_number(self, cake: int) -> int:
        """What a player calls that cake on the table: her first or her second one."""
        return self.cakes_begun - self.cakes_each + cake % self.cakes_each + 1

    @property
    def orders_shown(self) -> int:
        """How many of the orders that each player has assigned are open to all."""
        return self.cakes_begun - self.cakes_each if self.awaits == "order" else self.cakes_begun

    def copy(self) -> "State":
        new = State.__new__(State)
        new.players = self.players
        new.with_orders = self.with_orders
        new.actor = self.actor
        new.awaits = self.awaits
        new.first = self.first
        new.number = self.number
        new.cutter = self.cutter
        new.leader = self.leader
        new.turn = self.turn
        new.deck = self.deck
        new.cuts = self.cuts
        new.cuts_gone = self.cuts_gone
        new.drawn = self.drawn
        new.centre = self.centre
        new.cut = self.cut
        new.left = self.left[:]
        new.hand = self.hand[:]
        new.laying = self.laying
        new.cakes = self.cakes[:]
        new.free = self.free[:]
        new.gone = self.gone
        new.scored = self.scored
        new.orders = self.orders[:]
        new.assigned = self.assigned[:]
        return new
