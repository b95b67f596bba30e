"""What a player may do in her turn. A big bid can pay in hundreds of ways."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import combinations
from operator import itemgetter
from typing import Any, NamedTuple

from cakeapp.core.game import Move
from cakeapp.core.moves import LazyMoves
from cakeapp.games.dutch_auction.rules.codes import CODES, POWERS, SUIT, SUITS, of_suit
from cakeapp.games.dutch_auction.rules.state import DISPLAY, State

Way = tuple[int, Callable[[Sequence[int]], tuple[int, ...]]]  # a cost, and what picks the payment out of a bid

DONE = Move("done")


class Uses(NamedTuple):
    """Every use of one power card as a ready-made move, by what it acts on."""

    cash: dict[int, Move]
    steal: dict[int, Move]
    change: dict[int, list[Move]]  # to each other suit
    auction: dict[int, Move]
    display: dict[int, Move]  # by cost
    own: dict[int, Move]


def all_uses(power: int) -> Uses:
    def use(*args: Any) -> Move:
        return Move("power", (power, *args))

    suits = [suit for suit in range(len(SUITS)) if suit != SUIT[power]]
    targets = [card for card in CODES if SUIT[card] == SUIT[power]]
    return Uses(
        cash={card: use("cash", card) for card in targets},
        steal={card: use("steal", card) for card in targets},
        change={card: [use("suit", card, suit) for suit in suits] for card in targets},
        auction={card: use("take", "auction", card) for card in targets},
        display={cost: use("take", "display", cost) for cost in range(1, DISPLAY + 1)},
        own={card: use("take", "own", card) for card in targets},
    )


USES = {power: all_uses(power) for power in POWERS}


def actions(state: State, seat: int) -> Sequence[Move]:
    bid = state.bids[seat]
    if not bid:
        return [DONE]
    must_clear = seat == state.loser and 1 in state.display
    others = [] if must_clear else [DONE]
    if not POWERS.isdisjoint(bid):
        others += uses(state, seat)
    ways = ways_to_buy(tuple(map(bid.index, bid)), tuple(state.display), must_clear)
    return LazyMoves(len(ways) + len(others), partial(choice, tuple(bid), ways, others))


def choice(bid: Sequence[int], ways: Sequence[Way], others: Sequence[Move], number: int) -> Move:
    """Buys, then the other moves."""
    if number >= len(ways):
        return others[number - len(ways)]
    cost, pick = ways[number]
    return Move("buy", (cost, pick(bid)))


@lru_cache(maxsize=4096)
def ways_to_buy(likes: tuple[int, ...], costs: tuple[int, ...], must_clear: bool) -> tuple[Way, ...]:
    """`likes` names for each card of a sorted bid the first card like it, so that like cards pay alike.

    Who must clear cost 1 cannot spend her last card on anything else.
    """
    return tuple(
        (cost, itemgetter(*places) if cost > 1 else itemgetter(slice(places[0], places[0] + 1)))
        for cost in costs
        if not (must_clear and cost == len(likes) > 1)
        for places in dict.fromkeys(combinations(likes, cost))
    )


def uses(state: State, seat: int) -> list[Move]:
    """Each power card that is not used up, with everything it can be used for."""
    bid = state.bids[seat]
    moves: list[Move] = []
    for power in sorted(POWERS.intersection(bid)):
        if power in state.used and state.used.count(power) == bid.count(power):
            continue
        suit, ready = SUIT[power], USES[power]
        others = bid.copy()
        others.remove(power)
        targets = dict.fromkeys([card for card in others if SUIT[card] == suit])
        moves += [ready.cash[card] for card in targets]
        if seat != state.loser:  # who has not acted yet has changed no card
            moves += [ready.steal[card] for card in dict.fromkeys(of_suit(state.bids[1 - seat], suit))]
        for card in targets:
            moves += ready.change[card]
        moves += [ready.auction[card] for card in dict.fromkeys(of_suit(state.auction_discards, suit))]
        moves += [ready.display[cost] for cost, card in state.display.items() if SUIT[card] == suit]
        moves += [ready.own[card] for card in dict.fromkeys(of_suit(state.discards[seat], suit))]
    return moves
