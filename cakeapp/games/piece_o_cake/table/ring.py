"""Where slices, gaps and pieces of a round cake lie, in radii from its middle; position 0 begins at the top."""

from math import cos, pi, sin

from cakeapp.games.piece_o_cake.rules.state import WEDGES

WEDGE = 2 * pi / WEDGES
APART = 0.13  # how far pieces are drawn apart
INSIDE = 1 / (1 + sin(WEDGE / 2))  # where in a wedge the widest circle has its centre
WIDEST = INSIDE * sin(WEDGE / 2)  # the radius of that circle

Point = tuple[float, float]


def direction(turn: float) -> Point:
    """The unit vector that many wedges clockwise from the top."""
    return sin(turn * WEDGE), cos(turn * WEDGE)


def pieces(cuts: tuple[int, ...]) -> list[list[int]]:
    """The positions of each piece, A first; uncut there is one piece."""
    if not cuts:
        return [list(range(WEDGES))]
    ends = [*cuts[1:], cuts[0] + WEDGES]
    return [[at % WEDGES for at in range(begin, end)] for begin, end in zip(cuts, ends)]


def drawn_apart(piece: list[int]) -> Point:
    """How far a piece of several moves out from the middle."""
    x, y = direction(piece[0] + len(piece) / 2)
    return APART * x, APART * y
