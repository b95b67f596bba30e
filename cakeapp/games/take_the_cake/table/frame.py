"""The frame of an own cake, as it may still slide: its rows and columns, and where it is drawn."""

from collections.abc import Iterable
from typing import NamedTuple

from cakeapp.games.take_the_cake.rules.grid import FAR, SIDE, row_col
from cakeapp.games.take_the_cake.rules.state import LaidSquares


class Room(NamedTuple):
    """The first and last rows and columns that the frame can still have."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    def keeps(self, row: int, col: int) -> bool:
        """Whether a place is in the frame however that slides."""
        return self.bottom - FAR <= row <= self.top + FAR and self.right - FAR <= col <= self.left + FAR


def room(cells: Iterable[int]) -> Room:
    """All that can still become part of a cake with these cells."""
    rows, columns = zip(*map(row_col, cells), strict=True)
    return Room(max(rows) - FAR, min(rows) + FAR, max(columns) - FAR, min(columns) + FAR)


def room_of(laid: LaidSquares) -> Room:
    return room([at for _, at in laid]) if laid else Room(-FAR, FAR, -FAR, FAR)


def corner(laid: LaidSquares) -> tuple[int, int]:
    """The upper left cell of the frame in which an unfinished cake is drawn: as much in its middle as can be."""
    if not laid:
        return 0, 0
    now = room_of(laid)
    return now.top + (now.rows - SIDE + 1) // 2, now.left + (now.columns - SIDE + 1) // 2


def in_frame(laid: LaidSquares) -> list[tuple[int, int, int]]:
    """Each square with its row and column in that frame."""
    top, left = corner(laid)
    return [(square, row - top, col - left) for square, at in laid for row, col in [row_col(at)]]
