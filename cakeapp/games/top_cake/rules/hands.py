"""Sets of one player's bidding cards. A set is an int with a bit for each card, so that judging a lot is a few sums."""

from collections.abc import Callable
from functools import cache

from cakeapp.games.top_cake.rules.components import FACES, REMOVED

Cards = int


def cards_where(wanted: Callable[[str], bool]) -> Cards:
    return sum(1 << card for card, face in enumerate(FACES) if wanted(face))


SNATCH = cards_where(lambda face: face == "S")
REVERSE = cards_where(lambda face: face == "R")
NUMBERS = cards_where(str.isdecimal)
FULL = (1 << len(FACES)) - 1
SMALL = cards_where(lambda face: face not in REMOVED)


def full_hand(players: int) -> Cards:
    return FULL if players == 2 else SMALL


@cache
def in_order(cards: Cards) -> tuple[int, ...]:
    """The numbers of the cards, rising."""
    return tuple(card for card in range(len(FACES)) if cards >> card & 1)


@cache
def bid_in_halves(cards: Cards) -> int:
    """What the numbers of these cards bid, in half points."""
    return sum(2 * int(FACES[card]) for card in in_order(cards & NUMBERS))


def faces(cards: Cards) -> tuple[str, ...]:
    return tuple(FACES[card] for card in in_order(cards))
