"""The cells of an own cake, and shapes on it.

A cell is a number: rows of eight, the last column never used, so that a step sideways never ends in another row. A set
of cells is a number too, with a bit for each.
"""

from collections.abc import Iterable
from functools import lru_cache

SIDE = 4  # squares in a row or column of a cake
FAR = SIDE - 1  # how far from the first square another can lie
ROW = 2 * SIDE  # from a cell to the one below it


def cell(row: int, col: int) -> int:
    return (row + FAR) * ROW + col + FAR


def row_col(at: int) -> tuple[int, int]:
    row, col = divmod(at, ROW)
    return row - FAR, col - FAR


def together(one: int, other: int) -> bool:
    """Whether two cells fit into one cake; many do if any two of them do."""
    (row, col), (other_row, other_col) = row_col(one), row_col(other)
    return one != other and abs(row - other_row) < SIDE and abs(col - other_col) < SIDE


START = cell(0, 0)
CELLS = tuple(cell(row, col) for row in range(-FAR, SIDE) for col in range(-FAR, SIDE))
REACH = {at: frozenset(other for other in CELLS if together(at, other)) for at in CELLS}  # where others can still go

PAIRS = (1 | 1 << 1, 1 | 1 << ROW)
LINES = (sum(1 << at for at in range(SIDE)), sum(1 << ROW * at for at in range(SIDE)))
BLOCK = 1 | 1 << 1 | 1 << ROW | 1 << ROW + 1
CORNERS = 1 | 1 << FAR | 1 << ROW * FAR | 1 << ROW * FAR + FAR
WHOLE_ROW = (1 << ROW) - 1
WHOLE_COLUMN = sum(1 << ROW * at for at in range(ROW - 1))


def mask(cells: Iterable[int]) -> int:
    return sum([1 << at for at in cells])


def single(cells: int) -> list[int]:
    """The cells of a set, row by row."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


def groups(cells: int, holding: int) -> list[int]:
    """The orthogonally connected parts of a set of cells that hold any of those of another."""
    found = []
    while holding:
        group, grown = 0, holding & -holding
        while grown != group:
            group = grown
            grown |= (group << 1 | group >> 1 | group << ROW | group >> ROW) & cells
        found.append(group)
        holding &= ~group
    return found


def fits(shape: int, cells: int) -> list[int]:
    """Wherever a shape lies wholly on these cells; its upper left cell is bit 0."""
    found, left = [], cells
    while left:
        lowest = left & -left
        if not shape * lowest & ~cells:
            found.append(shape * lowest)
        left ^= lowest
    return found


@lru_cache(maxsize=64)  # finished cakes lie in few ways
def border(cells: int) -> int:
    """What is on the border of every frame that these cells can still have."""
    rows, columns = {at // ROW for at in single(cells)}, {at % ROW for at in single(cells)}
    found = 0
    if rows and max(rows) - min(rows) == FAR:
        found |= WHOLE_ROW << ROW * min(rows) | WHOLE_ROW << ROW * max(rows)
    if columns and max(columns) - min(columns) == FAR:
        found |= WHOLE_COLUMN << min(columns) | WHOLE_COLUMN << max(columns)
    return found
