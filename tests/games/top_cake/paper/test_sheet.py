import pytest

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.core.sheet import Entry, edited, fill
from cakeapp.games.top_cake.paper.sheet import ScoreSheet, editable

TABLE = registry.components("top_cake")
TOPPER = TABLE["toppers"][0]["id"]


@pytest.fixture
def sheet() -> ScoreSheet:
    return ScoreSheet(3, {}, TABLE)


def built(seat: int, *layers: str) -> list[Entry]:
    return [Entry(seat, "stack"), *layer(seat, *layers)]


def layer(seat: int, *layers: str) -> list[Entry]:
    return [Entry(seat, "layer", (one,)) for one in layers]


def test_five_cakes_and_a_topper(sheet: ScoreSheet) -> None:
    table = TABLE
    for field in editable(TABLE):
        table = edited(table, field.path, 9)
    sheet = ScoreSheet(3, {}, table)
    fill(sheet, built(1, "van1", "cho2", "str2", "lem2", "van2", TOPPER))
    assert sheet.outcome().scores == (0, 14, 0)


def test_a_layer_lies_in_one_place(sheet: ScoreSheet) -> None:
    fill(sheet, [*built(0, "van2"), *built(0, "cho4"), *built(1, "str2")])
    assert str(sheet.refuse(*layer(1, "cho4"))) == "The chocolate cake cho4 lies on stack 2 of player 1 already."
    assert str(sheet.refuse(*layer(0, "van2"))) == "The vanilla cake van2 lies on stack 1 of player 1 already."
    assert str(sheet.refuse(*layer(2, "van3"))) == "Begin a stack first; then put layers on it."
    assert str(sheet.refuse(*layer(0, "pie"))) == "There is no layer pie in this game."


def test_a_stack_begun_before_can_grow(sheet: ScoreSheet) -> None:
    fill(sheet, [*built(0, "van2"), *built(0, "cho4"), Entry(0, "onto", (1,)), *layer(0, "str2")])
    assert [[sheet.layers[card].id for card in stack] for stack in sheet.stacks[0]] == [["van2", "str2"], ["cho4"]]
    assert str(sheet.refuse(Entry(0, "onto", (3,)))) == "There is no stack 3; player 1 has begun 2."


def test_it_warns_of_a_collapse_and_drops_what_falls(sheet: ScoreSheet) -> None:
    fill(sheet, built(0, "cho2", "van1", "str4"))
    assert sheet.collapse(0, "str3") == ["cho2", "van1"]
    fill(sheet, layer(0, "str3"))
    assert sheet.outcome().scores == (2, 0, 0)
    assert sheet.collapse(0, "lem2") == []
    assert sheet.refuse(*layer(0, "van1")) is None


def test_a_second_tap_takes_a_layer_off_and_at_once_brings_back_what_fell(sheet: ScoreSheet) -> None:
    fill(sheet, built(0, "cho2", "van1", "str4"))
    before = sheet.outcome()
    fill(sheet, layer(0, "str3", "str3"))
    assert sheet.outcome() == before
    fill(sheet, [*layer(0, "str3"), *built(1, "van1"), *layer(0, "str3")])
    assert sheet.outcome().scores == (1, 1, 0)


def test_a_second_tap_takes_back_an_empty_stack(sheet: ScoreSheet) -> None:
    fill(sheet, [*built(0, "van2"), Entry(0, "stack")])
    assert "Stack 2 of player 1 is begun but empty." in map(str, sheet.missing())
    fill(sheet, [Entry(0, "stack"), *layer(0, "str2")])
    assert [*map(str, sheet.missing())] == ["Player 2 has no layer yet.", "Player 3 has no layer yet."]
    assert len(sheet.stacks[0]) == 1


def test_one_cake_always_leaves_the_game(sheet: ScoreSheet) -> None:
    cakes = [row["id"] for row in TABLE["cakes"]]
    for cake in cakes[:-1]:
        fill(sheet, built(0, cake))
    fill(sheet, built(1, TOPPER))
    assert (
        str(sheet.refuse(*layer(1, cakes[-1])))
        == "The first cake shown leaves the game, so no more than 20 of the 21 can be stacked."
    )


def test_a_wrong_number_of_the_owner_s_copy_is_named() -> None:
    field = editable(TABLE)[0]
    assert str(field.name) == "vanilla cake van1: cards it bears"
    with pytest.raises(ComponentError, match="van1: max"):
        ScoreSheet(2, {}, edited(TABLE, field.path, -1))
