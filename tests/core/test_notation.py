"""Moves that are looked up by their texts."""

import pytest

from cakeapp.core.errors import NotationError
from cakeapp.core.game import Move
from cakeapp.core.notation import Notation

CUT = Move("cut", (3,))
WRITTEN = Notation([("cut 3", CUT)], {"deck": {"plum": 0, "kiwi": 1}}, unknown="cake_swap.refusal.no_move")


def test_what_is_read_is_what_was_written() -> None:
    assert WRITTEN.parse("cut 3") is CUT
    assert WRITTEN.text(CUT) == "cut 3"
    assert WRITTEN.parse("deck kiwi plum") == Move("deck", (1, 0))
    assert WRITTEN.text(Move("deck", (1, 0))) == "deck kiwi plum"


@pytest.mark.parametrize("written", ["", "cut", "cut 4", "deck", "deck plum pear", "deck  plum"])
def test_anything_else_is_named(written: str) -> None:
    with pytest.raises(NotationError) as error:
        WRITTEN.parse(written)
    assert error.value.said.values == {"found": repr(written)}
