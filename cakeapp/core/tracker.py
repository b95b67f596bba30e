"""What leads a table through the turns of a printed game."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple


class Step(NamedTuple):
    """Something to be done at the table, before the next thing is."""

    seat: int | None  # who does it; None is everybody
    says: str  # a text of the game's catalogue, under `tracker`
    values: Mapping[str, Any] = {}  # what the text needs; `seat_…` names a seat


# players, options, the starting seat; many games go on until somebody has won, so that steps need not end
Tracker = Callable[[int, Mapping[str, str], int], Iterator[Step]]


def at(tracker: Tracker, number: int, players: int, options: Mapping[str, str], starting: int) -> tuple[int, Step]:
    """The step of that number, from 0, or the last one where there are fewer; with its number."""
    number, step = max(enumerate(islice(tracker(players, options, starting), number + 1)))
    return number, step
