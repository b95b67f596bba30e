"""Every square in hand on every free cell, counted without listing them."""

from typing import Any

from cakeapp.core.moves import SortedMoves
from cakeapp.games.take_the_cake.rules.notation import PUT


class Puts(SortedMoves):
    """Sorted if both squares and cells are."""

    __slots__ = ("_cells", "_squares")

    def __init__(self, squares: tuple[int, ...], cells: tuple[int, ...]) -> None:
        self._squares, self._cells = squares, cells

    def __len__(self) -> int:
        return len(self._squares) * len(self._cells)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        square, cell = divmod(at, len(self._cells))
        return PUT[self._squares[square]][self._cells[cell]]
