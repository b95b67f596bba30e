"""Where a game of Cake Swap stands."""

from cakeapp.core import game
from cakeapp.core.game import CHANCE
from cakeapp.games.cake_swap.rules.components import LAYERS, RIBBONS

SQUEEZE, SWIPE, SWAP = 1, 2, 4  # action cards, added up where a hand of them is meant
NOTHING, DRAWN, DRAFTED, SWIPED, TRADED = range(5)  # how the card in hand was come by
NOBODY = -1
SIZE_BITS = tuple(1 << layer.size for layer in LAYERS)  # of each layer, as the sizes on a platter are added up


class State(game.State):
    __slots__ = (
        "actions",
        "actor",
        "cleared",
        "drafting",
        "gone",
        "hand",
        "held",
        "last_turn",
        "owners",
        "pile",
        "platters",
        "players",
        "points",
        "sizes",
        "taken",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.actor: int | None = CHANCE
        self.pile: list[int] = []  # cards, the top one last
        self.drafting: list[int] = []  # cards, in the order of the table
        self.gone: list[int] = []  # cards of cleared platters
        self.platters: list[tuple[int, ...]] = [()] * players  # layers, from the bottom
        self.sizes: list[int] = [0] * players  # of each platter: 1 << size, added up
        self.actions: list[int] = [SQUEEZE + SWIPE + SWAP] * players  # not used yet
        self.owners: list[int] = [NOBODY] * len(RIBBONS)
        self.points: list[int] = [0] * players
        self.hand = NOTHING  # how the card in hand was come by
        self.held = -1  # that card
        self.taken = False  # the turn's own card
        self.cleared = False  # the platter, this turn
        self.last_turn = False  # the last card of the pile was drawn

    def copy(self) -> "State":
        new = State.__new__(State)
        new.players = self.players
        new.actor = self.actor
        new.pile = self.pile[:]
        new.drafting = self.drafting[:]
        new.gone = self.gone[:]
        new.platters = self.platters[:]
        new.sizes = self.sizes[:]
        new.actions = self.actions[:]
        new.owners = self.owners[:]
        new.points = self.points[:]
        new.hand = self.hand
        new.held = self.held
        new.taken = self.taken
        new.cleared = self.cleared
        new.last_turn = self.last_turn
        return new
