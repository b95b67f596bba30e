"""What cards are worth to who owns them: points at the end, and what they still bring in the rounds to come.

All that a player owns is one number, to which a card adds its mark; so turns can be weighed without moving piles.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, sqrt

from cakeapp.games.dutch_auction.bot.weights import WEIGHTS
from cakeapp.games.dutch_auction.rules.codes import NAME, PLAIN, POWERS, STEP, SUITS, VALUE, total
from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.rules.state import HAND, State

KINDS = CARDS[: len(CARDS) // len(SUITS)]  # of one suit; all suits have the same
SHIFTS = [sum(kind.copies.bit_length() for kind in KINDS[:at]) for at in range(len(KINDS) + 1)]
WIDTH = SHIFTS[-1]  # bits that tell what is owned of one suit
SUIT_BITS = (1 << WIDTH) - 1

VP = tuple([CARDS[code // STEP].vp for code in range(len(NAME))])
MARK = tuple(
    [1 << SHIFTS[code // STEP % len(KINDS)] + WIDTH * (code // STEP // len(KINDS)) for code in range(len(NAME))]
)
APPEAL = tuple([WEIGHTS.power if code in POWERS else WEIGHTS.pip * VALUE[code] for code in range(len(NAME))])
APPEAL_OF_POWERS = tuple([WEIGHTS.power if code in POWERS else 0.0 for code in range(len(NAME))])


def suit_points(owned: int) -> int:
    """The points of one suit, its lowest card counted once more."""
    found = []
    for kind, shift, end in zip(KINDS, SHIFTS, SHIFTS[1:]):
        found += [kind.vp] * (owned >> shift & (1 << end - shift) - 1)
    return sum(found) + min(found, default=0)


POINTS = [suit_points(owned) for owned in range(1 << WIDTH)]


def points(owned: int) -> int:
    found = 0
    while owned:
        found += POINTS[owned & SUIT_BITS]
        owned >>= WIDTH
    return found


def marks(cards: Iterable[int]) -> int:
    return sum([MARK[card] for card in cards])


def in_play(state: State, seat: int) -> list[int]:
    """All cards of a player that come to hand again."""
    return [*state.hands[seat], *state.bids[seat], *state.decks[seat], *state.discards[seat]]


def own_points(state: State, seat: int) -> int:
    return points(marks(in_play(state, seat)) + marks(state.cashed[seat]))


def expected_bid(cards: Sequence[int]) -> float:
    return total(cards) / max(1, len(cards)) * (HAND - 1)


def odds(bid: int, expected: float) -> float:
    """How likely a bid wins."""
    return 1 / (1 + exp((expected - bid) / WEIGHTS.doubt))


def rounds_left(state: State) -> float:
    """Once the auction deck is empty, this round may be the last but for a card or two."""
    coming = len(state.auction_deck) + len(state.display)
    return max(0.0, coming / WEIGHTS.pace - 1)


@lru_cache(maxsize=256)
def rates(rounds: float) -> list[float]:
    """How often a card of so many in play will be in a bid."""
    return [0.0] + [rounds * min(1.0, (HAND - 1) / count) for count in range(1, 64)]


def standing(state: State, seat: int) -> float:
    """Points now, and what the cards in play will bring."""
    cards = in_play(state, seat)
    future = rates(rounds_left(state))[len(cards)] * sum([APPEAL[card] for card in cards])
    return points(marks(cards) + marks(state.cashed[seat])) + future


def lead(state: State) -> float:
    """Of seat 0, in points."""
    return standing(state, 0) - standing(state, 1)


def hopes(ahead: float, rounds: float) -> list[float]:
    """How likely each wins, with seat 0 that much ahead amid the game."""
    fixed, growing = WEIGHTS.spread
    chance = 1 / (1 + exp(-ahead / (fixed + growing * sqrt(rounds))))
    return [chance, 1 - chance]


def settled(state: State) -> list[float]:
    """A finished game: won or not, and a little of by how much."""
    owned = [[PLAIN[card] for card in (*in_play(state, seat), *state.cashed[seat])] for seat in (0, 1)]
    ends = [(points(marks(cards)), -len(cards)) for cards in owned]
    margin = max(-1.0, min(1.0, (ends[0][0] - ends[1][0]) / WEIGHTS.widest_margin))
    won = 0.5 if ends[0] == ends[1] else float(ends[0] > ends[1])
    first = (1 - WEIGHTS.margin) * won + WEIGHTS.margin * (0.5 + margin / 2)
    return [first, 1 - first]
