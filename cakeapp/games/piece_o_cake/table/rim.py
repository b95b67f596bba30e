"""Where what is said of a piece stands at the rim of the cake, and covers nothing that is read or touched there."""

from collections.abc import Iterable, Sequence
from itertools import product
from math import hypot

from cakeapp.games.piece_o_cake.table import ring
from cakeapp.scene.box import Box, around

REACH = 0.97  # where it begins, in radii of the cake
ENOUGH = 2.0  # dp between it and what it must not cover


Mark = tuple[float, float, float]  # what is not to be covered: where its middle is, and how far it reaches


def at_rim(
    box: Box, radius: float, turns: Iterable[float], shapes: Sequence[tuple[float, float]], marks: Sequence[Mark]
) -> Box:
    """The first of places and shapes that is clear of everything there, or the one that covers least."""
    x, y = box.centre

    def place(turn: float, shape: tuple[float, float]) -> Box:
        (dx, dy), (wide, high) = ring.direction(turn), shape
        reach = REACH * radius + (abs(dx) * wide + abs(dy) * high) / 2
        return around(x + dx * reach, y + dy * reach, wide, high).kept_in(box)

    def clear(found: Box) -> float:
        return min([ENOUGH, *(apart(found, mx, my) - size for mx, my, size in marks)])

    return max((place(turn, shape) for turn, shape in product(turns, shapes)), key=clear)


def apart(box: Box, x: float, y: float) -> float:
    """How far a point lies from a box."""
    across, down = max(box.x - x, x - box.x - box.width), max(box.y - y, y - box.y - box.height)
    return hypot(max(across, 0.0), max(down, 0.0)) if max(across, down) > 0 else max(across, down)


def outwards(begin: int, span: int, step: float) -> list[float]:
    """Directions over a piece, those in its middle first."""
    middle, found = begin + span / 2, [begin + 0.5 + at * step for at in range(int((span - 1) / step) + 1)]
    return sorted(found, key=lambda turn: abs(turn - middle))
