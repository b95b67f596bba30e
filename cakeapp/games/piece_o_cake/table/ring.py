"""Where slices, gaps and pieces of a round cake lie, in radii from its middle, and what is said of them at its rim.

Position 0 begins at the top."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from math import atan2, cos, hypot, pi, sin

from cakeapp.games.piece_o_cake.rules.notation import LETTERS
from cakeapp.games.piece_o_cake.rules.state import WEDGES
from cakeapp.scene.box import Box, around

WEDGE = 2 * pi / WEDGES
REACH = 0.97  # where it begins, in radii of the cake
ENOUGH = 2.0  # dp between it and what it must not cover

Point = tuple[float, float]
Mark = tuple[float, float, float]  # what is not to be covered: where its middle is, and how far it reaches


def direction(turn: float) -> Point:
    """The unit vector, right and down, that many wedges clockwise from the top."""
    return sin(turn * WEDGE), -cos(turn * WEDGE)


def pieces(cuts: tuple[int, ...]) -> dict[str, list[int]]:
    """The positions of each piece by its letter, as a cake is cut there; uncut there is one piece."""
    begins = cuts or (0,)
    ends = [*begins[1:], begins[0] + WEDGES]
    return {letter: [at % WEDGES for at in range(*piece)] for letter, *piece in zip(LETTERS, begins, ends)}


@lru_cache(maxsize=256)
def bounds(turn: float) -> Box:
    """The box around a slice whose middle is there, about its tip."""
    points = [(0.0, 0.0), *(direction(turn + part / 8) for part in range(-4, 5))]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return Box(left, top, right - left, bottom - top)


def lies_in(x: float, y: float, turn: float) -> bool:
    """Whether a point, right and down from its tip, is of the slice whose middle is there."""
    aside = (atan2(x, -y) - turn * WEDGE + pi) % (2 * pi) - pi
    return hypot(x, y) <= 1.0 and abs(aside) <= WEDGE / 2


def at_rim(
    box: Box, radius: float, turns: Iterable[float], shapes: Sequence[tuple[float, float]], marks: Sequence[Mark]
) -> Box:
    """The first of places and shapes that is clear of everything there, or the one that covers least."""
    x, y = box.centre

    def place(turn: float, shape: tuple[float, float]) -> Box:
        (dx, dy), (wide, high) = direction(turn), shape
        reach = REACH * radius + (abs(dx) * wide + abs(dy) * high) / 2
        return around(x + dx * reach, y + dy * reach, wide, high).kept_in(box)

    def clear(found: Box) -> float:
        return min([ENOUGH, *(apart(found, mx, my) - size for mx, my, size in marks)])

    return max((place(turn, shape) for shape, turn in product(shapes, turns)), key=clear)


def apart(box: Box, x: float, y: float) -> float:
    """How far a point lies from a box."""
    across, down = max(box.x - x, x - box.x - box.width), max(box.y - y, y - box.y - box.height)
    return hypot(max(across, 0.0), max(down, 0.0)) if max(across, down) > 0 else max(across, down)


def outwards(begin: int, span: int, step: float) -> list[float]:
    """Directions over a piece, those in its middle first."""
    middle, found = begin + span / 2, [begin + 0.5 + at * step for at in range(int((span - 1) / step) + 1)]
    return sorted(found, key=lambda turn: abs(turn - middle))
