from itertools import chain

import pytest

from cakeapp.core.errors import NotationError
from cakeapp.games.take_the_cake.paper.cutting import Cut, eight_cuts


def test_two_cards_make_eight_cuts() -> None:
    found = eight_cuts("cut02", "cut26")
    assert [(cut.card, cut.degrees) for cut in found] == [
        (card, degrees) for card in ("cut02", "cut26") for degrees in (0, 90, 180, 270)
    ]
    assert found[0].grid == ("RBBB", "RBPP", "RGGP", "RGGP")
    assert found[1].grid == ("RRRR", "GGBB", "GGPB", "PPPB")


def test_every_piece_has_four_squares() -> None:
    for cut in eight_cuts("cut01", "cut27"):
        assert sorted(chain(*cut.pieces().values())) == list(range(16))
        assert set(map(len, cut.pieces().values())) == {4}


def test_the_places_of_a_piece() -> None:
    assert Cut("cut02", 0, ("RBBB", "RBPP", "RGGP", "RGGP")).pieces()["R"] == [0, 4, 8, 12]


@pytest.mark.parametrize(("one", "other"), [("cut01", "cut01"), ("cut01", "cut99"), ("", "cut01")])
def test_cards_that_cannot_be_drawn_are_refused(one: str, other: str) -> None:
    with pytest.raises(NotationError):
        eight_cuts(one, other)
