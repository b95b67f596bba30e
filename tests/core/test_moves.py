"""Moves that are made when they are asked for are the list they stand for."""

import pytest

from cakeapp.core.game import Move
from cakeapp.core.moves import LazyMoves


def even(number: int) -> Move:
    return Move("take", (2 * number,))


def test_they_are_like_a_list() -> None:
    moves, wanted = LazyMoves(5, even), [even(number) for number in range(5)]
    assert moves == wanted
    assert list(moves) == wanted
    assert [moves[0], moves[4], moves[-1], moves[-5]] == [wanted[0], wanted[4], wanted[-1], wanted[-5]]
    assert moves[1:-1] == wanted[1:-1]
    assert moves[::-2] == wanted[::-2]
    assert repr(moves) == repr(wanted)
    for outside in (5, -6):
        with pytest.raises(IndexError):
            moves[outside]


def test_one_is_found_without_making_all() -> None:
    made: list[int] = []

    def remembered(number: int) -> Move:
        made.append(number)
        return even(number)

    moves = LazyMoves(1_000_000, remembered)
    assert even(123_456) in moves
    assert Move("take", (7,)) not in moves
    assert Move("zip") not in moves
    assert "take" not in moves
    assert len(made) < 100
    assert even(0) not in LazyMoves(0, even)
