"""What is to be said, before it is words: a key of the catalogues, and what belongs into its sentence.

It becomes words at the edge, in the language that is on (`core/words.py`). As `str()` it speaks English: for the lab,
the README and whoever looks at an error. Names, and whatever people wrote, are plain strings.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cakeapp.core.words import Sayable, Words


class Say(Sayable):
    """A sentence, or a part of one. The value `count` chooses among the plural forms of the key."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: "Value") -> None:
        self.key, self.values = key, values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, *self.values.items()))

    def __repr__(self) -> str:
        return f"Say({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.values.items())])})"

    def in_words(self, words: Words) -> str:
        return words(self.key, **self.values)


@dataclass(frozen=True, slots=True)
class Listed(Sayable):
    """Several things in a row: "a, b and c"; `last` says what stands before the last one (`and`, `or`, `comma`).

    In a row of sentences (`space`), or of things with commas of their own (`semicolon`), it stands between all of them.
    """

    items: "tuple[Value, ...]"
    last: str = "and"

    def in_words(self, words: Words) -> str:
        return words.row([words.say(item) for item in self.items], self.last)


def sentences(*said: "Value") -> Listed:
    """One after the other."""
    return Listed(said, "space")


@dataclass(frozen=True, slots=True)
class Player(Sayable):
    """A seat whose name is not known where the sentence is made."""

    seat: int

    def in_words(self, words: Words) -> str:
        return words("words.player", count=self.seat + 1)


Value = Say | Listed | Player | str | int
Said = Say | Listed


def listed(items: "Sequence[Value]", last: str = "and") -> Listed:
    return Listed(tuple(items), last)


def with_names(said: Any, names: Sequence[str]) -> Any:
    """The same, with the names of the players in it."""
    if isinstance(said, Player):
        return names[said.seat]
    return inside(said, lambda value: with_names(value, names))


def inside(said: Any, change: Callable[[Any], Any]) -> Any:
    """The same, with each thing that is part of it changed."""
    if isinstance(said, Say):
        return Say(said.key, **{name: change(value) for name, value in said.values.items()})
    if isinstance(said, Listed):
        return Listed(tuple(map(change, said.items)), said.last)
    return said
