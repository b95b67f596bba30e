"""What a chooser may do, counted and numbered without listing it: a piece of eleven slices can be eaten in
a thousand ways, and most callers want one of them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.components import Counts


@lru_cache(maxsize=4096)
def ways_to_eat(piece: Counts) -> int:
    return prod([n + 1 for n in piece])


def way_to_eat(piece: Counts, number: int) -> Counts:
    """The ways from eating nothing to eating everything, in the order of `product`."""
    eaten = []
    for n in reversed(piece):
        number, digit = divmod(number, n + 1) if n else (number, 0)
        eaten.append(digit)
    eaten.reverse()
    return tuple(eaten)


class Choices(Sequence[Move]):
    """Moves that need no piece, then every way to take each piece left; sorted, like any list of legal moves."""

    __slots__ = ("_others", "_pieces", "_size")

    def __init__(self, others: list[Move], pieces: list[tuple[str, Counts]]) -> None:
        self._others, self._pieces = others, pieces
        size = len(others)
        for _, piece in pieces:
            size += ways_to_eat(piece)
        self._size = size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return list(self)[at]
        if at < 0:
            at += self._size
        if 0 <= at < len(self._others):
            return self._others[at]
        at -= len(self._others)
        for letter, piece in self._pieces:
            ways = ways_to_eat(piece)
            if 0 <= at < ways:
                return Move("take", (letter, way_to_eat(piece, at)))
            at -= ways
        raise IndexError("no such choice")

    def __iter__(self) -> Iterator[Move]:
        yield from self._others
        for letter, piece in self._pieces:
            for eaten in product(*[range(n + 1) for n in piece]):
                yield Move("take", (letter, eaten))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or move.verb != "take":
            return move in self._others
        letter, eaten = move.args
        piece = dict(self._pieces).get(letter)
        return piece is not None and all(0 <= bites <= n for bites, n in zip(eaten, piece, strict=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))
