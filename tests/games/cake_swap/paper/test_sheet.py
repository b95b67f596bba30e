import pytest

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.games.cake_swap.paper.sheet import ScoreSheet, editable

TABLE = registry.components("cake_swap")


@pytest.fixture
def sheet() -> ScoreSheet:
    """All ribbons are worth one point, the blue ones five, and ten points win."""
    table = TABLE
    for field in editable(TABLE):
        if field.entry:
            continue
        worth = 10 if field.path[0] == "points_to_win" else 5 if field.path[-1] == "blue" else 1
        table = edited(table, field.path, worth)
    return ScoreSheet(3, {}, table)


def ribbon(seat: int, kind: str, colour: str) -> Entry:
    return Entry(seat, "ribbon", (kind, colour))


def test_each_ribbon_is_won_once(sheet: ScoreSheet) -> None:
    sheet.enter(ribbon(1, "gold_standard", "red"))
    assert (
        str(sheet.refuse(ribbon(0, "gold_standard", "red")))
        == "The red gold standard ribbon is player 2's; each ribbon can be won only once."
    )
    assert str(sheet.refuse(ribbon(0, "gold_standard", "green"))) == "There is no green gold standard ribbon."


def test_a_second_tap_takes_it_back(sheet: ScoreSheet) -> None:
    fill(sheet, [ribbon(1, "premium", "red")] * 2)
    assert sheet.outcome().scores == (0, 0, 0)
    assert len(sheet.free()) == 18


def test_the_winner_is_known_at_once(sheet: ScoreSheet) -> None:
    fill(sheet, [ribbon(2, "premium", "blue"), ribbon(0, "premium", "red")])
    assert sheet.winner() is None
    assert list(map(str, sheet.missing())) == [
        "Nobody has the 10 points to win: this is complete only if the pile was used up."
    ]
    sheet.enter(ribbon(2, "showcase", "blue"))
    assert sheet.winner() == 2
    assert sheet.missing() == []


def test_nobody_else_reaches_the_points_after_that(sheet: ScoreSheet) -> None:
    fill(sheet, [ribbon(2, kind, "blue") for kind in ("premium", "showcase")])
    fill(sheet, [ribbon(0, "honorable", "blue")])
    assert (
        str(sheet.refuse(ribbon(0, "signature", "blue")))
        == "Player 3 has the 10 points to win already, and the game ended there."
    )
    assert sheet.refuse(ribbon(0, "honorable", "blue")) is None
    assert sheet.refuse(ribbon(0, "signature", "red")) is None


def test_the_highest_single_ribbon_breaks_a_tie(sheet: ScoreSheet) -> None:
    kinds = ("honorable", "premium", "prestigious", "signature", "showcase")
    fill(sheet, [ribbon(0, kind, "red") for kind in kinds])
    sheet.enter(ribbon(1, "premium", "blue"))
    assert sheet.outcome().places == (2, 1, 3)
    assert str(sheet.tie_break()) == "Points are equal: player 2 wins by the highest single ribbon, with 5 points."
    sheet.enter(ribbon(2, "showcase", "blue"))
    assert sheet.outcome().places == (3, 1, 1)
    told = "Points and highest single ribbons are equal. Player 2 and player 3 share the first place."
    assert str(sheet.tie_break()) == told
    sheet.enter(ribbon(2, "showcase", "white"))
    assert sheet.tie_break() is None


def test_a_wrong_number_of_the_owner_s_copy_is_named() -> None:
    with pytest.raises(ComponentError, match="premium: red"):
        ScoreSheet(3, {}, edited(TABLE, ("ribbons", "premium", "red"), -1))
    with pytest.raises(ComponentError, match="points_to_win: 3"):
        ScoreSheet(3, {}, edited(TABLE, ("points_to_win", "3"), 0))
