"""Every square in hand on every free cell, counted without listing them: most callers want one."""

from collections.abc import Iterator, Sequence
from typing import Any

from cakeapp.core.game import Move
from cakeapp.games.take_the_cake.rules.notation import PUT


class Puts(Sequence[Move]):
    """Sorted, like any list of legal moves, if both are."""

    __slots__ = ("_cells", "_squares")

    def __init__(self, squares: tuple[int, ...], cells: tuple[int, ...]) -> None:
        self._squares, self._cells = squares, cells

    def __len__(self) -> int:
        return len(self._squares) * len(self._cells)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return list(self)[at]
        square, cell = divmod(at, len(self._cells))
        return PUT[self._squares[square]][self._cells[cell]]

    def __iter__(self) -> Iterator[Move]:
        moves: list[Move] = []
        for square in self._squares:
            moves += map(PUT[square].__getitem__, self._cells)
        return iter(moves)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))
