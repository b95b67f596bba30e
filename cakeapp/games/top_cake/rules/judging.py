"""Who takes a lot, and why; for the table and for the judge helper."""

from collections.abc import Sequence
from typing import NamedTuple

from cakeapp.games.top_cake.rules.hands import REVERSE, SNATCH, Cards, bid_in_halves


class Verdict(NamedTuple):
    winner: int | None
    why: str  # snatch, highest, lowest, tie or no_bid
    left: Cards  # cards that nobody else played at this lot
    cancelled: Cards
    bids: Sequence[int]  # in half points, seat by seat; 0 is no bid


def judge(laid: Sequence[Cards], half: int | None = None) -> Verdict:
    """Judges a lot by the cards each seat laid there; `half` is the seat whose first player card lies there."""
    once = cancelled = 0
    for cards in laid:
        cancelled |= once & cards
        once |= cards
    left = once & ~cancelled
    bids = [bid_in_halves(cards & left) for cards in laid]
    if half is not None:
        bids[half] += 1
    if left & SNATCH:
        owner = next(seat for seat, cards in enumerate(laid) if cards & SNATCH)
        return Verdict(owner, "snatch", left, cancelled, bids)
    if left & REVERSE:
        best, why = min([bid for bid in bids if bid], default=0), "lowest"
    else:
        best, why = max(bids), "highest"
    if not best:
        return Verdict(None, "no_bid", left, cancelled, bids)
    if bids.count(best) > 1:
        return Verdict(None, "tie", left, cancelled, bids)
    return Verdict(bids.index(best), why, left, cancelled, bids)
