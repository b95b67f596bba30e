"""Which purchases keep every card, given the suits of a bid; for the companion."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cakeapp.games.dutch_auction.rules.state import DISPLAY


class Purchase(NamedTuple):
    suit: str
    cost: int


def keeping_all(bid: Sequence[str], display: Iterable[Purchase] | None = None) -> list[Purchase]:
    """Cards paid are kept where their suit is that of the bought card, so as many of that suit are wanted as it costs.

    `bid` is the suit of each card of the bid, as it is now. Without a display: whatever may lie there.
    """
    held = Counter(bid)
    wanted = [Purchase(suit, cost) for suit in held for cost in range(1, DISPLAY + 1)] if display is None else display
    return [purchase for purchase in wanted if 1 <= purchase.cost <= held[purchase.suit]]
