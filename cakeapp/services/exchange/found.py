"""What a file from elsewhere brings: the plays that can be kept, and why others cannot."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from cakeapp.core.errors import CakeError
from cakeapp.services.history import Play

One = TypeVar("One")
OTHER_GAME, UNSCORED, FRACTION, TWICE, DAMAGED = "other_game", "unscored", "fraction", "twice", "damaged"


class LeftOut(CakeError):
    """Why one play is not brought in though the file is: one of the words above, for which there is a text."""


@dataclass(slots=True)
class Found:
    plays: list[Play] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)  # how many, by why


def read_each(listed: Iterable[One], read: Callable[[One], Play]) -> Found:
    """Whatever `read` does not leave out; an id that comes again is another play's, or the same play."""
    found, ids = Found(), set()
    for one in listed:
        try:
            play = read(one)
            if play.id in ids:
                raise LeftOut(TWICE)
        except LeftOut as why:
            found.left_out[str(why)] += 1
        else:
            ids.add(play.id)
            found.plays.append(play)
    return found
