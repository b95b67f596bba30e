import pytest

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.games.piece_o_cake.paper.sheet import ScoreSheet, editable

TABLE = registry.components("piece_o_cake")


@pytest.fixture
def sheet() -> ScoreSheet:
    return ScoreSheet(3, {}, TABLE)


def test_three_players_with_one_plum_each_score_three_each(sheet: ScoreSheet) -> None:
    fill(sheet, [Entry(seat, "collect", ("plu", 1)) for seat in range(3)])
    assert sheet.outcome().scores == (3, 3, 3)
    assert str(sheet.tie_break()) == "Player 1, player 2 and player 3 share the first place."


def test_eaten_slices_score_their_cream(sheet: ScoreSheet) -> None:
    fill(sheet, [Entry(1, "eat", ("str", 1)), Entry(1, "eat", ("cho", 1)), Entry(1, "collect", ("goo", 1))])
    assert sheet.outcome().scores == (0, 14, 0)
    assert sheet.tie_break() is None


def test_more_slices_than_there_are_are_refused(sheet: ScoreSheet) -> None:
    fill(sheet, [Entry(0, "collect", ("plu", 1)), Entry(1, "eat", ("plu", 1)), Entry(2, "collect", ("plu", 1))])
    assert (
        str(sheet.refuse(Entry(0, "eat", ("plu", 1)))) == "There are only 3 plum slices, and all of them are entered."
    )
    assert str(sheet.refuse(Entry(1, "collect", ("plu", -1)))) == "No plum slice is entered there as collected."


def test_a_slice_can_be_taken_back(sheet: ScoreSheet) -> None:
    fill(sheet, [Entry(0, "collect", ("plu", 1)), Entry(0, "collect", ("plu", -1))])
    assert sheet.outcome() == ScoreSheet(3, {}, TABLE).outcome()


def test_it_says_how_many_are_with_nobody(sheet: ScoreSheet) -> None:
    sheet.enter(Entry(0, "collect", ("plu", 1)))
    assert [*map(str, sheet.missing()[:2])] == [
        "2 of 3 plum slices are with nobody.",
        "4 of 4 apricot slices are with nobody.",
    ]


def test_the_numbers_of_the_owner_s_copy_count() -> None:
    own = edited(edited(TABLE, ("varieties", 0, "count"), 5), ("varieties", 0, "cream"), 4)
    sheet = ScoreSheet(2, {}, own)
    fill(sheet, [Entry(0, "collect", ("plu", 1)), Entry(1, "eat", ("plu", 1))])
    assert sheet.outcome().scores == (5, 4)
    assert str(editable(own)[0].name) == "plum: slices"
    with pytest.raises(ComponentError, match="plu: count"):
        ScoreSheet(2, {}, edited(TABLE, ("varieties", 0, "count"), 0))


def test_no_more_slices_are_entered_than_are_on_the_cakes(sheet: ScoreSheet) -> None:
    every = [variety["id"] for variety in TABLE["varieties"] for _ in range(variety["count"])]
    fill(sheet, [Entry(0, "eat", (one, 1)) for one in every[:54]])
    assert [*map(str, sheet.missing())] == ["3 of 11 chocolate slices are with nobody."]
    fill(sheet, [Entry(0, "eat", (every[54], 1))])
    assert sheet.missing() == []
    assert (
        str(sheet.refuse(Entry(1, "collect", ("cho", 1)))) == "The cakes have 55 slices, and all of them are entered."
    )
    assert sheet.refuse(Entry(0, "eat", ("cho", -1))) is None
