"""The texts of moves: only the page's own way of writing is read."""

import pytest

from cakeapp.core.errors import NotationError
from cakeapp.games.top_cake.rules.notation import BIDS, FIRSTS, HALVES, STACKINGS
from tests.games.top_cake.position import RULES

ALL_MOVES = [
    *FIRSTS,
    *HALVES,
    *(move for facings in BIDS for moves in facings for move in moves),
    *(move for moves in STACKINGS for move in moves),
]


def test_every_decision_reads_as_it_is_written() -> None:
    assert all(RULES.parse(RULES.text(move)) == move for move in ALL_MOVES)
    assert len({RULES.text(move) for move in ALL_MOVES}) == len(ALL_MOVES)


@pytest.mark.parametrize(
    "text", ["5@van3", "?R@cho2", "S@rose", "half@car5", "van3>new", "rose>1", "toppers rose star"]
)
def test_a_text_of_the_page_comes_back(text: str) -> None:
    assert RULES.text(RULES.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "9@van3",
        "??5@van3",
        "5?@van3",
        "5@van9",
        "s@van3",
        "05@van3",
        "5@ van3",
        "half@",
        "?half@van3",
        "van3>0",
        "van3>01",
        "van3>99999999999999999999",
        "van3>New",
        "first",
        "first 4",
        "first 0 1",
        "first ٣",
        "cakes",
        "cakes rose",
        "cakes van1  van2",
        "toppers van1",
    ],
)
def test_anything_else_is_named_and_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        RULES.parse(text)
    assert repr(text) in str(error.value)
