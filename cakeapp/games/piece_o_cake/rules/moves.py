"""What a chooser may do, counted and numbered without listing it: a piece of eleven slices can be eaten in a thousand
ways."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from math import prod

from cakeapp.core.game import Move
from cakeapp.core.moves import LazyMoves
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


def choices(others: Sequence[Move], pieces: Mapping[str, Counts]) -> Sequence[Move]:
    """Moves that need no piece, then every way to take each piece left."""
    ways = [ways_to_eat(piece) for piece in pieces.values()]
    return LazyMoves(len(others) + sum(ways), partial(choice, others, pieces, ways))


def choice(others: Sequence[Move], pieces: Mapping[str, Counts], ways: Sequence[int], number: int) -> Move:
    if number < len(others):
        return others[number]
    number -= len(others)
    for letter, of_this in zip(pieces, ways):
        if number < of_this:
            return take(letter, pieces[letter], number)
        number -= of_this
    raise IndexError(number)
