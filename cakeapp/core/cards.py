"""Shuffling and comparing: what every game does with cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from cakeapp.core.say import Listed, Say, listed

Card = TypeVar("Card")


def shuffled(cards: Sequence[Card], rng: Random) -> list[Card]:
    """A fair shuffle into a new list."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


def wrong_pile(found: Iterable[str], wanted: Iterable[str]) -> Say | None:
    """Why these cards are not exactly the wanted ones, in any order; None when they are."""
    have, want = Counter(found), Counter(wanted)
    extra, missing = have - want, want - have
    if extra and missing:
        return Say("core.pile.wrong", extra=in_order(extra), missing=in_order(missing))
    if extra:
        return Say("core.pile.extra", extra=in_order(extra))
    return Say("core.pile.missing", missing=in_order(missing)) if missing else None


def in_order(cards: Iterable[str]) -> Listed:
    return listed(sorted(cards), "comma")
