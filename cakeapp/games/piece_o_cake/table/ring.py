"""Where slices, gaps and pieces of a round cake lie, in radii from its middle; position 0 begins at the top."""

from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

from cakeapp.games.piece_o_cake.rules.state import WEDGES
from cakeapp.scene.box import Box

WEDGE = 2 * pi / WEDGES

Point = tuple[float, float]


def direction(turn: float) -> Point:
    """The unit vector, right and down, that many wedges clockwise from the top."""
    return sin(turn * WEDGE), -cos(turn * WEDGE)


def pieces(cuts: tuple[int, ...]) -> list[list[int]]:
    """The positions of each piece, A first; uncut there is one piece."""
    if not cuts:
        return [list(range(WEDGES))]
    ends = [*cuts[1:], cuts[0] + WEDGES]
    return [[at % WEDGES for at in range(begin, end)] for begin, end in zip(cuts, ends)]


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
