"""Legal moves that are made when they are asked for: there can be thousands, and most callers want one of them."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any

from cakeapp.core.game import Move


class SortedMoves(Sequence[Move]):
    """Whatever knows how many there are and makes the one of a number is a list of them like any other."""

    __slots__ = ()

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        at = bisect_left(self, move)
        return at < len(self) and bool(self[at] == move)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class LazyMoves(SortedMoves):
    """So many moves, each made by its number."""

    __slots__ = ("_make", "_size")

    def __init__(self, size: int, make: Callable[[int], Move]) -> None:
        self._size, self._make = size, make

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, at: Any) -> Any:
        if type(at) is int and 0 <= at < self._size:  # asked for most, and often
            return self._make(at)
        number = range(self._size)[at]
        return self._make(number) if isinstance(number, int) else list(map(self._make, number))
