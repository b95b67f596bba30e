"""Cards as small numbers: the printed card, and the suit it has now while it lies in a bid.

The numbers rise in the order in which cards are written, so a sorted pile is a written one.
"""

from bisect import bisect_left
from collections.abc import Iterable

from cakeapp.games.dutch_auction.rules.components import CARDS

SUITS = tuple(dict.fromkeys(card.suit for card in CARDS))
STEP = 1 + len(SUITS)  # each printed card as it is, then changed to each suit
SPAN = STEP * (len(CARDS) // len(SUITS))  # numbers of one printed suit


def changed(card: int, suit: int) -> int:
    """This card with that suit; plain if it is the printed one."""
    plain = card - card % STEP
    return plain if suit == plain // SPAN else plain + 1 + suit


NAME = tuple(card.id + change for card in CARDS for change in ("", *(f"={suit[0]}" for suit in SUITS)))
SUIT = tuple(code // SPAN if code % STEP == 0 else code % STEP - 1 for code in range(len(NAME)))
PLAIN = tuple(code - code % STEP for code in range(len(NAME)))
VALUE = tuple(CARDS[code // STEP].bid for code in range(len(NAME)))
CODES = tuple(code for code in range(len(NAME)) if changed(code, SUIT[code]) == code)  # changed to the own suit: none
NUMBER = {NAME[code]: code for code in CODES}
POWERS = frozenset(code for code in CODES if CARDS[code // STEP].power)
ALL_CARDS = tuple(code for code in CODES if code == PLAIN[code] for _ in range(CARDS[code // STEP].copies))


def names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([NAME[card] for card in cards])


def total(bid: Iterable[int]) -> int:
    return sum([VALUE[card] for card in bid])


def of_suit(pile: list[int], suit: int) -> list[int]:
    """The cards of a printed suit in a sorted pile."""
    first = suit * SPAN
    return pile[bisect_left(pile, first) : bisect_left(pile, first + SPAN)]
