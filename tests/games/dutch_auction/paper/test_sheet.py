import pytest

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.games.dutch_auction.paper.sheet import ScoreSheet, editable

TABLE = registry.components("dutch_auction")


@pytest.fixture
def sheet() -> ScoreSheet:
    return ScoreSheet(2, {}, TABLE)


def taps(seat: int, *cards: str) -> list[Entry]:
    return [Entry(seat, "card", (card,)) for card in cards]


def test_the_lowest_card_of_each_suit_counts_twice(sheet: ScoreSheet) -> None:
    fill(sheet, taps(0, "g5", "g8", "r1"))
    assert sheet.outcome().scores == (4 + 1 + 1 + 8 + 8, 0)


def test_a_second_tap_takes_a_card_back(sheet: ScoreSheet) -> None:
    fill(sheet, taps(0, "g5", "g5"))
    assert sheet.outcome() == ScoreSheet(2, {}, TABLE).outcome()


def test_power_cards_are_tapped_twice_and_a_third_tap_clears_them(sheet: ScoreSheet) -> None:
    for held in (1, 2, 0):
        fill(sheet, taps(0, "g*"))
        assert sheet.owned[0]["g*"] == held


def test_a_card_has_one_owner(sheet: ScoreSheet) -> None:
    fill(sheet, taps(0, "g5", "r*", "r*"))
    assert str(sheet.refuse(*taps(1, "g5"))) == "The green 5 is player 1's already, and there is only one."
    assert str(sheet.refuse(*taps(1, "r*"))) == "All 2 red power cards are player 1's already."


def test_each_may_have_one_power_card_of_a_suit(sheet: ScoreSheet) -> None:
    fill(sheet, [*taps(0, "r*"), *taps(1, "r*")])
    assert sheet.owned[0]["r*"] == sheet.owned[1]["r*"] == 1
    fill(sheet, taps(1, "r*"))
    assert sheet.owned[1]["r*"] == 0


def test_fewer_cards_win_where_points_are_equal(sheet: ScoreSheet) -> None:
    fill(sheet, [*taps(0, "g5"), *taps(1, "r6", "b8")])
    assert sheet.outcome().scores == (8, 8)
    assert sheet.outcome().places == (1, 2)
    assert str(sheet.tie_break()) == "Points are equal: player 1 wins with fewer cards."


def test_equal_points_and_cards_are_shared(sheet: ScoreSheet) -> None:
    fill(sheet, [*taps(0, "g5"), *taps(1, "r5")])
    told = "Points and numbers of cards are equal. Player 1 and player 2 share the first place."
    assert str(sheet.tie_break()) == told


def test_a_player_without_a_card_is_missing(sheet: ScoreSheet) -> None:
    fill(sheet, taps(0, "g5"))
    assert list(map(str, sheet.missing())) == ["No card of player 2 is entered yet."]


def test_the_numbers_of_the_owner_s_copy_count() -> None:
    field = editable(TABLE)[0]
    assert str(field.name) == "cards that bid 1: victory points"
    sheet = ScoreSheet(2, {}, edited(TABLE, field.path, 20))
    fill(sheet, taps(0, "g1"))
    assert sheet.outcome().scores == (40, 0)
    with pytest.raises(ComponentError, match="vp"):
        ScoreSheet(2, {}, edited(TABLE, field.path, -1))
