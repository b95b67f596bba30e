"""Where things lie on the table of Top Cake, in dp of the pictures; a scale makes them fit."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

LAYER, PITCH = (150, 52), 33  # layers stand so far above each other
TOPPER, FOOT, THICK = (72, 84), 6, 50  # a topper's foot stands that far below the top of what bears it
STAND, PLATE = (180, 60), 8  # the lowest layer stands that far below the top edge of its stand
CARD = 1.4  # height of a bidding card by its width
FINGER = 48

Box = tuple[float, float, float, float]  # x, y, width, height


class Grid(NamedTuple):
    cols: int
    rows: int


def grid(count: int, width: float, height: float, ideal: tuple[float, float], least: float = FINGER) -> Grid:
    """The rows and columns in which things can be largest; a cell too small for a finger only if there is no other."""
    found = [Grid(cols, ceil(count / cols)) for cols in range(1, max(1, count) + 1)]

    def merit(one: Grid) -> tuple[bool, float, int]:
        across, up = width / one.cols, height / one.rows
        scale = min(across / ideal[0], up / ideal[1])
        return min(across, up) >= least, scale, -(one.cols * one.rows)

    return max(found, key=merit)


def cells(count: int, shape: Grid, area: Box) -> list[Box]:
    """From the upper left; a row that is not full stands in the middle."""
    x, y, width, height = area
    across, up = width / shape.cols, height / shape.rows
    found = []
    for at in range(count):
        row, col = divmod(at, shape.cols)
        in_row = min(shape.cols, count - row * shape.cols)
        left = x + (width - in_row * across) / 2
        found.append((left + col * across, y + height - (row + 1) * up, across, up))
    return found


def cards(count: int, width: float, height: float, largest: float) -> tuple[int, float]:
    """How many bidding cards lie in a row, and how wide each is, for all to have room."""
    best = (1, 0.0)
    for cols in range(1, max(1, count) + 1):
        wide = min(width / cols, height / ceil(count / cols) / CARD, largest)
        if wide > best[1]:
            best = (cols, wide)
    return best


def pile(toppers: Sequence[bool]) -> list[Box]:
    """Each layer of a stack on its stand, bottom to top, about the middle of its foot; True is a topper."""
    y = float(STAND[1] - PLATE)
    found: list[Box] = []
    for topper in toppers:
        if topper:
            foot = y + LAYER[1] - PITCH - FOOT if found else y
            found.append((-TOPPER[0] / 2, foot, TOPPER[0], TOPPER[1]))
            y = foot + THICK
        else:
            found.append((-LAYER[0] / 2, y, LAYER[0], LAYER[1]))
            y += PITCH
    return found


def tall(toppers: Sequence[bool]) -> float:
    """How high such a stack is."""
    return max((y + high for _, y, _, high in pile(toppers)), default=float(STAND[1]))
