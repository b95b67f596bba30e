"""What a file from elsewhere brings: the plays that can be kept, and why others cannot."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from cakeapp.services.decoding.left_out import TWICE, LeftOut
from cakeapp.services.finished_game import FinishedGame

One = TypeVar("One")


@dataclass(slots=True)
class Found:
    plays: list[FinishedGame] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)  # how many, by why


def read_each(listed: Iterable[One], read: Callable[[One], FinishedGame]) -> Found:
    """Whatever `read` does not leave out; an id that comes again is another play's, or the same play."""
    found, ids = Found(), set()
    for one in listed:
        try:
            play = read(one)
            if play.id in ids:
                raise LeftOut(TWICE)
        except LeftOut as why:
            found.left_out[why.why] += 1
        else:
            ids.add(play.id)
            found.plays.append(play)
    return found
