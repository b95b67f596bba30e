"""Shuffling, comparing and ranking: what every game does with cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeVar

Card = TypeVar("Card")


def shuffled(cards: Sequence[Card], rng: Random) -> list[Card]:
    """A fair shuffle into a new list."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


def wrong_pile(found: Iterable[str], wanted: Iterable[str]) -> str:
    """Why these cards are not exactly the wanted ones, in any order; empty when they are."""
    have, want = Counter(found), Counter(wanted)
    extra, missing = have - want, want - have
    reasons = []
    if extra:
        reasons.append(f"{', '.join(sorted(extra))} should not be there")
    if missing:
        reasons.append(f"{', '.join(sorted(missing))} should be")
    return " and ".join(reasons)


def places(strengths: Sequence[Any]) -> tuple[int, ...]:
    """Places by strength, the greatest first; ties share a place and the next ones are left out."""
    return tuple(1 + sum(other > mine for other in strengths) for mine in strengths)
