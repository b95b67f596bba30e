"""How well each seat stands, from 0 to 1: before the end, and then."""

from collections.abc import Sequence
from math import exp


def chances(totals: Sequence[float], spread: float) -> list[float]:
    """Of each seat to win, by what it will come to: who is ahead by the spread wins nearly three times as often."""
    most = max(totals)
    weights = [exp((total - most) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def shares(places: Sequence[int]) -> list[float]:
    """What each seat has of the win."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def with_margin(places: Sequence[int], scores: Sequence[float], weight: float, widest: float) -> list[float]:
    """Won or not, and with that weight by how much: `widest` is more than anybody is ever ahead."""
    found = []
    for seat, share in enumerate(shares(places)):
        ahead = scores[seat] - max([*scores[:seat], *scores[seat + 1 :]])
        found.append((1 - weight) * share + weight * (0.5 + ahead / 2 / widest))
    return found
