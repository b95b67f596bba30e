"""Where a game of Dutch Auction stands. Cards are the numbers of `codes`; decks have their top card first."""

from cakeapp.core import game
from cakeapp.core.game import CHANCE

HAND = 5
OWN_DECK = 9
DISPLAY = 6

SETUP = "setup"
ASIDE = "aside"
ADD = "add"  # to tied bids
ACT = "act"
VOTE = "vote"
DRAW = "draw"
END = "end"


class State(game.State):
    __slots__ = (
        "actor",
        "aside",
        "auction_deck",
        "auction_discards",
        "bids",
        "cashed",
        "decks",
        "discards",
        "display",
        "hands",
        "laid",
        "loser",
        "phase",
        "recall",
        "used",
        "vote",
        "wanting",
    )

    def __init__(self, recall: bool) -> None:
        self.recall = recall  # everybody's discards are open
        self.actor: int | None = CHANCE
        self.phase = SETUP
        self.loser = -1  # of the last bid, who wins one that cannot be settled; at first the seat chance names
        self.wanting = 0  # who is next to take cards from the own deck, while bids are tied and hands are drawn
        self.display: dict[int, int] = {}  # the cards that lie there, by cost, rising
        self.laid = 0  # how many lay there when the round began
        self.auction_deck: list[int] = []
        self.auction_discards: list[int] = []  # sorted, as are all piles but the decks
        self.hands: tuple[list[int], list[int]] = ([], [])
        self.decks: tuple[list[int], list[int]] = ([], [])
        self.aside: list[int | None] = [None, None]  # what lies on top of each deck because it was set aside
        self.discards: tuple[list[int], list[int]] = ([], [])
        self.bids: tuple[list[int], list[int]] = ([], [])
        self.used: list[int] = []  # power cards in the acting player's bid that were used
        self.cashed: tuple[list[int], list[int]] = ([], [])
        self.vote = ""  # of seat 0, while seat 1 is asked

    def copy(self) -> "State":
        new = State.__new__(State)
        new.recall = self.recall
        new.actor = self.actor
        new.phase = self.phase
        new.loser = self.loser
        new.wanting = self.wanting
        new.display = self.display.copy()
        new.laid = self.laid
        new.auction_deck = self.auction_deck[:]
        new.auction_discards = self.auction_discards[:]
        ours, theirs = self.hands
        new.hands = ours[:], theirs[:]
        ours, theirs = self.decks
        new.decks = ours[:], theirs[:]
        new.aside = self.aside[:]
        ours, theirs = self.discards
        new.discards = ours[:], theirs[:]
        ours, theirs = self.bids
        new.bids = ours[:], theirs[:]
        new.used = self.used[:]
        ours, theirs = self.cashed
        new.cashed = ours[:], theirs[:]
        new.vote = self.vote
        return new
