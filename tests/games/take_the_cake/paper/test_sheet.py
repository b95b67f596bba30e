import pytest

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.game import Line
from cakeapp.core.lines import named
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.core.words import english
from cakeapp.games.take_the_cake.paper.sheet import Place, ScoreSheet, editable

TABLE = registry.components("take_the_cake")


@pytest.fixture
def sheet() -> ScoreSheet:
    return ScoreSheet(3, {}, TABLE)


def square(seat: int, number: int, at: int, icing: str, topping: str = "none", amount: int = 1) -> Entry:
    return Entry(seat, "square", (number, at, icing, topping, 0 if topping == "none" else amount))


def order(seat: int, number: int, name: str) -> Entry:
    return Entry(seat, "order", (number, name))


def test_four_oranges_two_cherries_one_strawberry(sheet: ScoreSheet) -> None:
    fill(sheet, [square(0, 1, 0, "vanilla", "orange", 2), square(0, 1, 1, "strawberry", "orange", 2)])
    fill(sheet, [square(0, 1, 2, "vanilla", "cherry", 2), square(0, 1, 3, "vanilla", "strawberry")])
    assert sheet.outcome().scores == (21, 0, 0)


def test_three_candles_in_a_group_of_six(sheet: ScoreSheet) -> None:
    fill(sheet, [square(1, 2, 0, "chocolate", "candle", 2), square(1, 2, 1, "chocolate", "candle")])
    fill(sheet, [square(1, 2, at, "chocolate", "cookie") for at in (5,)])
    fill(sheet, [square(1, 2, 9, "chocolate", "cookie", 2), square(1, 2, 6, "chocolate", "flower")])
    fill(sheet, [square(1, 2, 10, "chocolate")])
    lines = sheet.outcome().lines[1]
    candles = next(line for line in lines if line.source == "candle")
    assert (candles.points, candles.group) == (18, 2)
    assert sheet.shows(Place(1, 2), candles) == [0, 1, 5, 6, 9, 10]


def test_a_cookie_counts_on_the_border_of_the_sheet_at_once(sheet: ScoreSheet) -> None:
    fill(sheet, [square(0, 1, 4, "vanilla", "cookie"), square(0, 1, 5, "vanilla", "cookie")])
    assert sheet.outcome().scores == (2, 0, 0)


def test_flowers_are_compared_among_cakes_of_one_number(sheet: ScoreSheet) -> None:
    fill(sheet, [square(0, 1, 0, "vanilla", "flower"), square(1, 2, 0, "vanilla", "flower", 2)])
    assert sheet.outcome().scores == (2, 4, 0)
    fill(sheet, [square(1, 1, 0, "vanilla", "flower", 2)])
    assert sheet.outcome().scores == (1, 8, 0)


def test_two_players_have_all_four_cakes_compared() -> None:
    sheet = ScoreSheet(2, {}, TABLE)
    fill(sheet, [square(0, 1, 0, "vanilla", "flower"), square(0, 2, 0, "vanilla", "flower", 2)])
    assert sheet.outcome().scores == (1 + 4, 0)


def test_squares_are_counted_by_icing_and_by_topping(sheet: ScoreSheet) -> None:
    fill(sheet, [square(seat, 1, at, "vanilla") for seat, at in ((0, 0), (0, 1), (1, 0), (1, 1))])
    assert (
        str(sheet.refuse(square(2, 1, 0, "lavender")))
        == "There are only 4 squares with no topping, and all of them are entered."
    )
    assert sheet.refuse(square(0, 1, 0, "lavender")) is None
    assert sheet.refuse(square(2, 2, 0, "lavender")) is None
    for at in range(4, 16):
        sheet.enter(square(0, 1, at, "vanilla", "cookie"))
    assert str(sheet.refuse(square(2, 1, 0, "vanilla", "flower"))).startswith(
        "There are only 16 squares with vanilla icing"
    )


def test_a_square_that_only_the_owner_s_copy_has_is_named_by_its_looks(sheet: ScoreSheet) -> None:
    fill(sheet, [square(0, 1, at, "vanilla", "cookie", 2) for at in (0, 1)])
    (line,) = sheet.outcome().lines[0]
    assert line == Line("cookie", 8, ("van03", "vanilla:cookie:2@2"), 1)
    assert named(english(), "take_the_cake", line.items[1]) == "vanilla icing with a double cookie"


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (square(0, 3, 0, "vanilla"), "Every player has cakes 1 and 2."),
        (square(0, 1, 16, "vanilla"), "A cake has places 0 to 15, row by row, and no place 16."),
        (square(0, 1, 0, "lemon"), "There is no icing lemon."),
        (square(0, 1, 0, "vanilla", "nut"), "There is no topping nut."),
        (square(0, 1, 0, "vanilla", "cookie", 3), "A topping is single or double, and a square without one has none."),
        (Entry(0, "clear", (1, 0)), "There is no square to take away."),
        (order(0, 1, "cake"), "There is no order cake in this game."),
        (Entry(0, "other_order", (1, -1)), "An order is worth 0 to 50 points, not -1."),
    ],
)
def test_what_cannot_be_is_told(sheet: ScoreSheet, entry: Entry, why: str) -> None:
    assert str(sheet.refuse(entry)) == why


def test_a_square_is_taken_away_or_replaced(sheet: ScoreSheet) -> None:
    fill(sheet, [square(0, 1, 0, "vanilla", "cookie"), square(0, 1, 0, "vanilla", "cookie", 2)])
    assert sheet.outcome().scores == (4, 0, 0)
    sheet.enter(Entry(0, "clear", (1, 0)))
    assert sheet.outcome().scores == (0, 0, 0)


def test_an_order_belongs_to_one_cake(sheet: ScoreSheet) -> None:
    sheet.enter(order(0, 1, "few-candles"))
    assert sheet.outcome().scores == (9, 0, 0)
    assert (
        str(sheet.refuse(order(1, 2, "few-candles"))) == "The order Lights low belongs to cake 1 of player 1 already."
    )
    sheet.enter(order(0, 1, "few-candles"))
    assert sheet.outcome().scores == (0, 0, 0)
    assert sheet.refuse(order(1, 2, "few-candles")) is None


def test_an_order_may_be_entered_as_points(sheet: ScoreSheet) -> None:
    sheet.enter(Entry(2, "other_order", (2, 7)))
    assert sheet.outcome().lines[2] == (Line("order", 7, ("other",), 2),)
    sheet.enter(order(2, 2, "few-candles"))
    assert sheet.outcome().scores == (0, 0, 9)


def test_the_easy_variant_has_no_orders() -> None:
    sheet = ScoreSheet(2, {"orders": "off"}, TABLE)
    assert str(sheet.refuse(order(0, 1, "few-candles"))) == "This game is played without orders."
    assert not [said for said in sheet.missing() if "order" in str(said)]


def test_missing_squares_are_counted(sheet: ScoreSheet) -> None:
    fill(sheet, [square(0, 1, at, "vanilla", "cookie") for at in range(8)])
    fill(sheet, [square(0, 1, at, "lavender", "flower") for at in range(8, 15)])
    assert [str(said) for said in sheet.missing()[:4]] == [
        "Cake 1 of player 1 lacks 1 square.",
        "Cake 1 of player 1 has no order yet.",
        "Cake 2 of player 1 lacks 16 squares.",
        "Cake 2 of player 1 has no order yet.",
    ]


def test_flowers_break_a_tie(sheet: ScoreSheet) -> None:
    fill(sheet, [square(0, 1, 5, "vanilla", "flower", 2), square(1, 1, 0, "vanilla", "cookie", 2)])
    assert sheet.outcome().places == (1, 2, 3)
    assert str(sheet.tie_break()) == "Points are equal: player 1 wins by the points from flowers, 4."
    fill(sheet, [square(0, 1, 5, "vanilla", "cherry"), square(1, 1, 0, "vanilla", "cherry")])
    assert (
        str(sheet.tie_break())
        == "Points, and those from flowers, are equal. Player 1 and player 2 share the first place."
    )


def test_a_wrong_number_of_the_owner_s_copy_is_named() -> None:
    fields = editable(TABLE)
    assert [str(field.full_name) for field in fields if field.in_use and str(field.entry) == "Quarter pans"] == [
        "Quarter pans: what it asks for",
        "Quarter pans: points for each",
        "Quarter pans: points at most",
    ]
    with pytest.raises(ComponentError, match="most-cookies: points"):
        ScoreSheet(2, {}, edited(TABLE, ("orders", 0, "points"), -1))
