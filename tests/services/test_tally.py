"""A score sheet in use: every touch is kept, taken back, and read again; damaged files are refused."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cakeapp.core.sheet import Entry
from cakeapp.services import tallies
from cakeapp.services.decoding.values import ImportRefused, as_json
from cakeapp.services.tallies import Scorer, Tallies, Written
from cakeapp.services.tally import Tally
from tests.contract.sheets_against_rules import finished, with_sheets
from tests.contract.worlds import Setting

NAMES = ("Ada", "Player 2", "Cy, the 3rd", "Players 1 and 9", "Eve", "Finn")


def written(setting: Setting, seed: int = 0) -> Written:
    scorers = tuple(Scorer(name, at) for at, name in enumerate(NAMES[: setting.players]))
    entries = tuple(finished(setting, seed).entries)
    return Written("sheet1", setting.key, "2026-11-18", scorers, dict(setting.options), (), entries)


def read_back(folder: Path) -> Written:
    (path,) = Tallies(folder).paths()
    return tallies.read(as_json(path.read_bytes()))


@pytest.mark.parametrize("setting", with_sheets(), ids=str)
def test_what_is_kept_goes_on(setting: Setting, tmp_path: Path) -> None:
    tally = Tally(replace(written(setting), entries=()), Tallies(tmp_path))
    for entry in written(setting).entries:
        tally.enter(entry)
        assert read_back(tmp_path) == tally.written
    again = Tally(read_back(tmp_path), Tallies(tmp_path))
    assert again.sheet.outcome() == tally.sheet.outcome()
    assert again.play() == tally.play()
    assert [score.points for score in again.play().scores] == list(tally.sheet.outcome().scores)


@pytest.mark.parametrize("setting", with_sheets(), ids=str)
def test_every_touch_can_be_taken_back(setting: Setting, tmp_path: Path) -> None:
    tally = Tally(replace(written(setting), entries=()), Tallies(tmp_path))
    seen = [tally.sheet.outcome()]
    for entry in written(setting).entries:
        tally.enter(entry)
        seen.append(tally.sheet.outcome())
    while tally.can_undo:
        assert tally.sheet.outcome() == seen.pop()
        tally.undo()
    assert tally.sheet.outcome() == seen.pop()
    assert read_back(tmp_path).entries == ()


def test_sentences_name_the_players(tmp_path: Path) -> None:
    scorers = tuple(Scorer(name) for name in NAMES)
    tally = Tally(Written("sheet1", "cake_swap", "2026-11-18", scorers), Tallies(tmp_path))
    tally.enter(Entry(0, "ribbon", ("honorable", "white")))
    why = tally.refuse(Entry(1, "ribbon", ("honorable", "white")))
    assert str(why) == "The white honorable ribbon is Ada's; each ribbon can be won only once."


def damaged(change: Callable[[dict[str, Any]], object], tmp_path: Path) -> bytes:
    Tallies(tmp_path).write(written(with_sheets()[0]))
    (path,) = Tallies(tmp_path).paths()
    file = json.loads(path.read_text())
    change(file)
    return json.dumps(file).encode()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda file: file.update(format="cake-tin-backup"), "no score sheet"),
        (lambda file: file.update(version=99), "newer version"),
        (lambda file: file.update(id="../../settings"), "cannot be kept under"),
        (lambda file: file.update(game="chess"), "does not have"),
        (lambda file: file.update(scorers=[]), "players"),
        (lambda file: file.update(options=[]), "options are damaged"),
        (lambda file: file.update(numbers=[[["ribbons"], 3]]), "cannot differ"),
        (lambda file: file.update(starting=17), "starting seat"),
        (lambda file: file.update(entries=[[0, "ribbon"]]), "touches of the sheet are damaged"),
    ],
)
def test_a_damaged_sheet_is_refused(change: Callable[[dict[str, Any]], object], why: str, tmp_path: Path) -> None:
    with pytest.raises(ImportRefused, match=why):
        tallies.read(as_json(damaged(change, tmp_path)))


def test_a_touch_that_cannot_be_is_refused(tmp_path: Path) -> None:
    content = damaged(lambda file: file.update(entries=[[0, "ribbon", ["honorable", "green"]]]), tmp_path)
    with pytest.raises(ImportRefused, match="There is no green honorable ribbon"):
        Tally(tallies.read(as_json(content)), Tallies(tmp_path))


def test_a_sheet_with_more_slices_than_the_cakes_have_opens(tmp_path: Path) -> None:
    """Version 1.0.0 let one enter all that are in the box."""
    counts = {"plu": 3, "apr": 4, "che": 5, "bla": 7, "kiw": 8, "goo": 9, "str": 10, "cho": 11}
    entries = [[0, "eat", [name, 1]] for name, count in counts.items() for _ in range(count)]
    content = damaged(lambda file: file.update(game="piece_o_cake", entries=entries), tmp_path)
    tally = Tally(tallies.read(as_json(content)), Tallies(tmp_path))
    assert [*map(str, tally.missing())] == ["The cakes have 55 slices, and 57 are entered."]
    tally.enter(Entry(0, "eat", ("str", -1)))
    assert tally.refuse(Entry(0, "eat", ("str", 1))) is not None


@given(some.binary(max_size=200) | some.text(max_size=200).map(str.encode))
def test_whatever_a_file_holds_it_is_refused_or_read(content: bytes) -> None:
    with pytest.raises(ImportRefused):
        tallies.read(as_json(content))
