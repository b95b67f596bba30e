"""Where a game of Top Cake stands."""

from cakeapp.core import game
from cakeapp.core.game import CHANCE
from cakeapp.games.top_cake.rules.hands import Cards, full_hand
from cakeapp.games.top_cake.rules.scoring import Stack

ROUNDS = 5
NEW_CAKES = 4  # revealed each round
TURNS = {2: 3, 3: 2, 4: 2}  # of bidding in a round, by the number of players

FIRST, CAKES_DECK, TOPPERS_DECK, BID, HALF, STACK, OVER = range(7)  # phases
OPEN, CLOSED, EITHER = range(3)  # how a card lies or may be played

LaidCard = tuple[int, int, int, int]  # a bidding card on the table: seat, lot, OPEN or CLOSED, card


class State(game.State):
    __slots__ = (
        "actor",
        "bids",
        "cakes",
        "facing",
        "hands",
        "lots",
        "phase",
        "players",
        "recall",
        "round",
        "row",
        "spent",
        "stacks",
        "starter",
        "stay",
        "stuck",
        "tin",
        "toppers",
        "turn",
        "won",
    )

    def __init__(self, players: int, recall: bool, stay: bool) -> None:
        self.players = players
        self.recall = recall  # a player sees her own face-down cards
        self.stay = stay  # a lot whose numbers all cancelled stays
        self.phase = FIRST
        self.actor: int | None = CHANCE
        self.starter = -1  # holder of the first player card; nobody, until chance names one
        self.round = 0
        self.turn = 0  # turns of bidding begun or skipped this round
        self.facing = EITHER  # how the next card may be played
        self.cakes: tuple[int, ...] = ()  # the decks, next one first
        self.toppers: tuple[int, ...] = ()
        self.row: tuple[int, ...] = ()  # the lots on the table, carried ones first
        self.lots: tuple[int, ...] = ()  # the same, rising, as legal moves are
        self.stuck: tuple[LaidCard, ...] = ()  # cards at lots tied in earlier rounds
        self.bids: list[LaidCard] = []  # cards played this round, in order
        self.hands: list[Cards] = [full_hand(players)] * players
        self.spent: tuple[int, ...] = ()  # seats whose SNATCH has left the game
        self.won: list[tuple[int, ...]] = [()] * players  # rising, still to be stacked
        self.stacks: list[tuple[Stack, ...]] = [()] * players
        self.tin: tuple[int, ...] = ()  # cakes and toppers out of the game

    def copy(self) -> "State":
        new = State.__new__(State)
        new.players = self.players
        new.recall = self.recall
        new.stay = self.stay
        new.phase = self.phase
        new.actor = self.actor
        new.starter = self.starter
        new.round = self.round
        new.turn = self.turn
        new.facing = self.facing
        new.cakes = self.cakes
        new.toppers = self.toppers
        new.row = self.row
        new.lots = self.lots
        new.stuck = self.stuck
        new.bids = self.bids[:]
        new.hands = self.hands[:]
        new.spent = self.spent
        new.won = self.won[:]
        new.stacks = self.stacks[:]
        new.tin = self.tin
        return new
