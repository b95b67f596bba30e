"""Where a game of Cookie Plate stands."""

from cakeapp.core import game
from cakeapp.core.game import CHANCE
from cakeapp.games.cookie_plate.rules.components import NOTHING, Counts

EACH = 8  # cookies that everybody takes
SHOWN = 3  # cookies on the counter


class State(game.State):
    __slots__ = ("actor", "counter", "plates", "players", "starter", "taken", "tin")

    def __init__(self, players: int) -> None:
        self.players = players
        self.actor: int | None = CHANCE
        self.starter = -1  # nobody, until chance names the first one
        self.tin: list[int] = []  # the cookies to come, by kind, the next one first
        self.counter: list[int] = []
        self.plates: list[Counts] = [NOTHING] * players
        self.taken = 0  # by all together

    def copy(self) -> "State":
        new = State.__new__(State)
        new.players = self.players
        new.actor = self.actor
        new.starter = self.starter
        new.tin = self.tin[:]
        new.counter = self.counter[:]
        new.plates = self.plates[:]
        new.taken = self.taken
        return new
