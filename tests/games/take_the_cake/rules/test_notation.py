"""The texts of moves."""

import pytest

from cakeapp.core.errors import NotationError
from cakeapp.games.take_the_cake.rules.notation import WRITTEN, parse, text
from tests.games.take_the_cake.playing import CUTS_IN_ORDER, SQUARES_IN_ORDER


def test_every_move_is_read_as_it_was_written() -> None:
    for written in [*WRITTEN.moves, CUTS_IN_ORDER, SQUARES_IN_ORDER, "orders big-slab stripe"]:
        assert text(parse(written)) == written


def test_every_move_has_a_text_of_its_own() -> None:
    assert len({text(move) for move in WRITTEN.moves.values()}) == len(WRITTEN.moves)


@pytest.mark.parametrize(
    "written",
    [
        "put van01 +1,2",
        "put van01 -0,2",
        "put van01 0,4",
        "put van01 0, 2",
        "put van17 0,2",
        "cut cut05 45",
        "cut cut05 360",
        "cut cut05 090",
        "piece Y",
        "piece r",
        "piece R 3",
        "piece R 01",
        "order big-slab 0",
        "order slab",
        "first 4",
        "first ٣",
        "first " + "1" * 5000,
        "orders",
        "orders ",
        "cuts cut28",
    ],
)
def test_no_other_text_is_a_move(written: str) -> None:
    with pytest.raises(NotationError, match="is no move"):
        parse(written)
