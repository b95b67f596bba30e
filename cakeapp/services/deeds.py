"""Deeds of a game that are worth a ribbon: what one seat did more often than any other."""

from collections import Counter
from collections.abc import Iterable

from cakeapp.core.game import Event


def most(events: Iterable[Event]) -> dict[str, tuple[int, int]]:
    """By kind of event: the one seat that caused most of them, and how many; ties earn nothing."""
    counts: dict[str, Counter[int]] = {}
    for event in events:
        if event.seat is not None:
            counts.setdefault(event.kind, Counter())[event.seat] += 1
    found = {}
    for kind, seats in counts.items():
        (seat, count), *others = seats.most_common()
        if count > 1 and (not others or others[0][1] < count):
            found[kind] = seat, count
    return found
