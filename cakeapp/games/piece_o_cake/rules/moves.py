"""What a chooser may do, counted and numbered without listing it: a piece of eleven slices can be eaten in
a thousand ways, and most callers want one of them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules.components import Counts


@lru_cache(maxsize=4096)
def ways_to_eat(piece: Counts) -> int:
    return prod([n + 1 for n in piece])


@lru_cache(maxsize=8192)
def take(letter: str, piece: Counts, number: int) -> Move:
    """The ways from eating nothing to eating everything, in the order of `product`."""
    eaten = []
    for n in reversed(piece):
        number, digit = divmod(number, n + 1) if n else (number, 0)
        eaten.append(digit)
    eaten.reverse()
    return Move("take", (letter, tuple(eaten)))


class Choices(Sequence[Move]):
    """Moves that need no piece, then every way to take each piece left; sorted, like any list of legal moves."""

    __slots__ = ("_others", "_pieces", "_size", "_ways")

    def __init__(self, others: list[Move], pieces: Mapping[str, Counts]) -> None:
        self._others, self._pieces = others, pieces
        self._ways = [ways_to_eat(piece) for piece in pieces.values()]
        self._size = len(others) + sum(self._ways)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(self._size))]
        if at < 0:
            at += self._size
        if 0 <= at < len(self._others):
            return self._others[at]
        at -= len(self._others)
        for letter, ways in zip(self._pieces, self._ways):
            if 0 <= at < ways:
                return take(letter, self._pieces[letter], at)
            at -= ways
        raise IndexError(at)

    def __iter__(self) -> Iterator[Move]:
        yield from self._others
        for letter, piece in self._pieces.items():
            for eaten in product(*[range(n + 1) for n in piece]):
                yield Move("take", (letter, eaten))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or move.verb != "take":
            return move in self._others
        letter, eaten = move.args
        piece = self._pieces.get(letter)
        return piece is not None and all(0 <= bites <= n for bites, n in zip(eaten, piece, strict=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))
