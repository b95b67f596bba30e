"""What a scene is made from: what whoever looks may know, and how people sit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cakeapp.core.game import Event, Move
from cakeapp.core.say import Said

WAYS = ALL, CHOSEN, NONE = "all", "chosen", "none"  # of which choices the table says what they bring


def stakes_of(wished: str, alone: bool) -> str:
    """As wished; where nothing was, all of them to one who is alone, and the chosen one's among people."""
    return wished if wished in WAYS else ALL if alone else CHOSEN


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    emblem: int
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    view: Any
    events: Sequence[Event]  # as whoever looks may know them
    people: Sequence[Person]
    near: int | None  # who sits before the screen; None where it lies between all of them
    refuse: Callable[[Move], Said | None]  # why whoever decides cannot make a move; None when she can
    stakes: str = ALL
    told: str = ""  # what has just happened, in words
    can_undo: bool = False
    lit: tuple[int, str, tuple[str, ...]] | None = None  # of a finished game: whose, and what scored, to be seen
    moving: bool = False  # what happened is still shown: nobody is asked anything

    @property
    def telling(self) -> bool:
        """Whether a touch goes on to what is told next."""
        return self.moving and bool(self.told)

    @property
    def acting(self) -> int | None:
        """Who may touch the table now: whoever decides, if she is a person who sits before it."""
        actor = self.view.actor
        if self.moving or actor is None or actor < 0 or self.people[actor].is_bot:
            return None
        return actor if self.near in (None, actor) else None
