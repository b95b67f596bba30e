"""What comes from outside becomes a value that fits, or is refused: never anything else."""

import json
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cakeapp.core.game import Line
from cakeapp.services import tallies
from cakeapp.services.decoding import bounded, plays, remembered, rows
from cakeapp.services.decoding.values import ImportRefused, Newer, as_json, day, one_line
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.tallies import Scorer, Written
from tests.services.anything import JSON, SETUPS, spoiled

SCORES = (Score("Ada", 3, 1, lines=(Line("eaten", 3, ("kiw",), 1),)), Score("Bo", 1, 2, "baker", 1))
PLAY = FinishedGame("a" * 32, "top_cake", "2026-11-18", SCORES, options=(("recall", "on"),), note="late")
SHEET = Written("sheet", "piece_o_cake", "2026-11-18", (Scorer("Ada"), Scorer("Bo")))


def as_read(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(
    "text",
    [
        "[" * 10_000 + "]" * 10_000,
        '{"a":' * 500 + "1" + "}" * 500,
        "[" * 10**6,
        "9" * 5_000,
        "[NaN]",
        "[Infinity]",
        "{",
    ],
    ids=["deep", "deep_groups", "open", "digits", "nan", "infinity", "cut"],
)
def test_json_without_an_end_is_refused(text: str) -> None:
    with pytest.raises(bounded.NoJson, match=r"^[^\n]{1,80}$"):
        bounded.json(text)
    with pytest.raises(ImportRefused, match="damaged, or not what its name says"):
        as_json(text.encode())


@given(JSON)
def test_json_that_is_shallow_is_read(value: Any) -> None:
    text = json.dumps(value)
    if not any(odd in text for odd in ("NaN", "Infinity")) and all(len(run) <= 15 for run in text.split() if run):
        assert bounded.json(text) == json.loads(text)


@given(JSON | spoiled(SETUPS))
def test_a_remembered_seat_can_be_sat_on(value: Any) -> None:
    for setup in remembered.last_setups(value).values():
        for seat in setup["seats"]:
            seat["name"].encode()
            assert seat["name"] == one_line(seat["name"]) != ""
            assert seat["emblem"] in range(8)
    assert remembered.last_setups(SETUPS) == SETUPS


@given(spoiled(as_read(asdict(PLAY))))
def test_a_play_is_read_or_refused(value: Any) -> None:
    try:
        found = plays.play(value if isinstance(value, dict) else {}, "Play 1")
    except ImportRefused:
        return
    assert all(1 <= one.place <= len(found.scores) for one in found.scores)
    assert plays.play(as_read(asdict(found)), "Play 1") == found


def test_what_the_app_keeps_of_a_play_is_read() -> None:
    assert plays.play(as_read(asdict(PLAY)), "Play 1") == PLAY


@given(spoiled(as_read(tallies.as_data(SHEET))))
def test_a_sheet_is_read_or_refused(value: Any) -> None:
    try:
        found = tallies.read(value if isinstance(value, dict) else {})
    except ImportRefused:
        return
    assert tallies.read(as_read(tallies.as_data(found))) == found


def test_a_sheet_that_only_a_later_app_can_read_is_told_from_damage() -> None:
    file = as_read(tallies.as_data(SHEET))
    for later in ({"version": 2}, {"game": "pie_chart"}):
        with pytest.raises(Newer):
            tallies.read(file | later)


odd_cells = some.none() | some.integers(-(2**63), 2**63 - 1) | some.floats() | some.text(max_size=6) | some.binary()
ROW = ["id", "top_cake", "2026-11-18", "table", '{"recall": "on"}', "", "", 0]
SEAT_ROWS = [[0, "Ada", "person", 0, 3, 1], [1, "Bo", "baker", 1, 1, 2]]
LINE_ROWS = [[0, "eaten", 3, "kiw", 1]]


@given(some.data())
def test_a_damaged_row_is_shown_as_far_as_it_makes_sense(data: some.DataObject) -> None:
    row, seats, lines = list(ROW), [list(one) for one in SEAT_ROWS], [list(one) for one in LINE_ROWS]
    for cells in data.draw(some.lists(some.sampled_from([row, *seats, *lines]), max_size=3)):
        cells[data.draw(some.integers(0, len(cells) - 1))] = data.draw(odd_cells)
    found = rows.play(row, seats, lines)
    if found is not None:
        assert plays.play(as_read(asdict(found)), "Play 1") == found


def test_a_row_as_the_app_writes_it_is_read_whole() -> None:
    found = rows.play(ROW, SEAT_ROWS, LINE_ROWS)
    lines = (Line("eaten", 3, ("kiw",), 1),)
    assert found == FinishedGame(
        "id", "top_cake", "2026-11-18", (Score("Ada", 3, 1, lines=lines), Score("Bo", 1, 2, "baker", 1)),
        options=(("recall", "on"),),
    )  # fmt: skip


def test_places_that_cannot_be_follow_from_the_points() -> None:
    found = rows.play(ROW, [[0, "Ada", "person", 0, 3, 9], [1, "Bo", "person", 1, 8, 0]], [])
    assert found is not None
    assert [one.place for one in found.scores] == [2, 1]


@pytest.mark.parametrize(
    "written", ["2026-11-18 25", "2026-W01-1", "20261118", "2026-13-01", "\u0662026-11-18", "today"]
)
def test_a_day_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(ImportRefused, match="no date"):
        day(written, "Play 1")
