"""Lines of pictures and words, such as "Ada takes (a strawberry) +3"."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cakeapp.core.say import Listed, Player, Said, Say

INK = "ink"


class Pic(NamedTuple):
    """A picture of an atlas, "group/name"; its height in those of the words beside it."""

    sprite: str
    size: float = 1.5


class Txt(NamedTuple):
    said: Said | str | int
    colour: str = INK  # of the palette
    big: bool = False  # as large as the number that decides
    struck: bool = False  # it was so, and is no more
    name: bool = False  # shortened where it is too long
    turned: bool = False  # read from several sides: what is another number upside down is underlined


class Space(NamedTuple):
    """In heights of words; with 0 it takes what is left of the line."""

    width: float = 0.5


Part = Pic | Txt | Space
Line = tuple[Part, ...]


def signed(points: int, big: bool = False) -> Txt:
    """Points gained or lost."""
    return Txt(f"+{points}" if points >= 0 else f"\u2212{-points}", INK if points >= 0 else "bad", big)


def one(said: Said | str | int, colour: str = INK, turned: bool = False) -> dict[str, tuple[Line, ...]]:
    """What a widget writes that writes nothing else."""
    return {"lines": ((Txt(said, colour, turned=turned),),)}


def another_upside_down(number: str) -> bool:
    """As 6 is 9."""
    digits = set(number.lstrip("+"))
    return digits <= set("01689") and not digits.isdisjoint("69")


def emblem(number: int, size: float = 1.6) -> Pic:
    return Pic(f"common/seat_{number}", size)


def worded(value: Any, say: Callable[[Any], str]) -> Any:
    """The same, with every sentence in words."""
    if isinstance(value, Say | Listed | Player):
        return say(value)
    if isinstance(value, Txt):
        return value._replace(said=worded(value.said, say))
    if type(value) is tuple:
        return tuple(worded(one, say) for one in value)
    return value
