"""The owner's own copy: whatever may differ is used, kept, and refused where it cannot be."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as some

from cakeapp.core import registry
from cakeapp.core.errors import CakeError, ComponentError
from cakeapp.core.sheet import Field
from cakeapp.services import copies, tallies
from cakeapp.services.copies import Change
from cakeapp.services.decoding.values import as_json
from cakeapp.services.exchange import backup
from cakeapp.services.settings import Settings
from cakeapp.services.tallies import Scorer, Tallies, Written
from cakeapp.services.tally import filled
from tests.contract.sheets_against_rules import with_sheets

KEYS = sorted({setting.key for setting in with_sheets()})
of_each_game = pytest.mark.parametrize("key", KEYS)
JAR = ("orders", 13)  # of Take the Cake: at least six cookies

JSON: some.SearchStrategy[Any] = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=5),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=2),
    max_leaves=6,
)


def in_use(key: str, changes: list[Change]) -> list[Field]:
    return [field for field in copies.fields(key, copies.table(key, changes)) if field.in_use]


def as_kept(changes: list[Change]) -> Any:
    return json.loads(json.dumps(changes))


def sheet_of(key: str, changes: list[Change]) -> Written:
    info = registry.info(key)
    scorers = tuple(Scorer(f"Player {seat + 1}") for seat in range(info.seats[0]))
    return Written("sheet", key, "2026-11-18", scorers, info.settle(len(scorers), {}), tuple(changes))


@of_each_game
def test_a_copy_of_one_s_own_is_used_and_forgotten(key: str) -> None:
    for field in in_use(key, []):
        usual = copies.value(copies.as_shipped(key), field.path)
        other = field.allowed[0] if usual != field.allowed[0] else field.allowed[-1]
        changes = copies.changed(key, [], field.path, other)
        assert changes == [Change(field.path, other)]
        assert copies.value(copies.table(key, changes), field.path) == other
        assert copies.read(key, as_kept(changes)) == changes
        assert copies.changed(key, changes, field.path, usual) == []


@of_each_game
@tried(max_examples=40, deadline=None)
@given(some.data())
def test_however_a_copy_is_edited_a_sheet_stands_on_it(key: str, data: some.DataObject) -> None:
    changes: list[Change] = []
    entries = sorted({field.path[:2] for field in in_use(key, changes)}, key=str)
    entry = data.draw(some.sampled_from(entries))  # one of them again and again: its fields may depend on each other
    for _ in range(data.draw(some.integers(1, 8))):
        field = data.draw(some.sampled_from([one for one in in_use(key, changes) if one.path[:2] == entry]))
        value = data.draw(some.sampled_from(field.allowed))
        changes = copies.changed(key, changes, field.path, value)
        assert copies.value(copies.table(key, changes), field.path) == value
    assert {path for path, _ in changes} <= {field.path for field in in_use(key, changes)}
    assert copies.read(key, as_kept(changes)) == changes
    assert filled(sheet_of(key, changes)).outcome()


@of_each_game
@given(some.lists(some.tuples(JSON, JSON) | JSON, max_size=3))
def test_whatever_is_kept_it_is_refused_or_stands(key: str, rubbish: list[Any]) -> None:
    try:
        changes = copies.read(key, rubbish)
    except ComponentError:
        assert copies.kept({key: rubbish}, key) == []
    else:
        assert filled(sheet_of(key, changes)).outcome()


def test_a_copy_kept_by_an_older_app_is_read() -> None:
    written = [[["orders", 13, "n"], 5], [["orders", 0, "points"], 0]]
    assert copies.read("take_the_cake", written) == [Change((*JAR, "n"), 5), Change(("orders", 0, "points"), 0)]
    written = [[["ribbons", "premium", "red"], 11], [["points_to_win", "3"], 29]]
    assert copies.kept({"cake_swap": written}, "cake_swap") == [
        Change(("ribbons", "premium", "red"), 11),
        Change(("points_to_win", "3"), 29),
    ]


@pytest.mark.parametrize("rubbish", [None, 3, {"a": 1}, [[1]], [[[], 1]], [[["orders", 13, "n"], True]]])
def test_a_damaged_copy_is_forgotten(rubbish: object) -> None:
    assert copies.kept({"take_the_cake": rubbish}, "take_the_cake") == []
    assert copies.kept({}, "take_the_cake") == []


@pytest.mark.parametrize(
    ("key", "path", "value", "why"),
    [
        ("piece_o_cake", ("varieties", 0, "count"), 10_000, "plum: slices: 1 to 30, not 10000"),
        ("take_the_cake", (*JAR, "kind"), "heaviest", "Cookie jar: what it asks for: one of most, .*, not heaviest"),
        ("take_the_cake", (*JAR, "what"), 6, "Cookie jar: what counts: one of cookie, .*, not 6"),
        ("take_the_cake", (*JAR, "rule"), "none", "the copy changes what cannot differ: orders 13 rule"),
        ("take_the_cake", ("orders", 99, "n"), 6, "the copy changes what cannot differ: orders 99 n"),
        ("cake_swap", ("layers", 2, "b", "size"), 6, "Card 3: other side: size: one of 1, 2, 3, 4, 5, not 6"),
    ],
)
def test_what_cannot_be_in_a_copy_is_named(key: str, path: copies.Path, value: int | str, why: str) -> None:
    with pytest.raises(ComponentError, match=why):
        copies.read(key, [[list(path), value]])


def test_what_another_kind_does_not_ask_for_is_none_of_the_copy() -> None:
    changes = copies.changed("take_the_cake", [], (*JAR, "n"), 4)
    changes = copies.changed("take_the_cake", changes, (*JAR, "kind"), "fruit_types")
    assert changes == [Change((*JAR, "kind"), "fruit_types")]
    names = [str(field.name) for field in in_use("take_the_cake", changes) if field.path[:2] == JAR]
    assert names == ["what it asks for", "points", "fruits of each type", "types of fruit"]


def test_a_backup_brings_the_words_of_a_copy_back(tmp_path: Path) -> None:
    changes = copies.changed("take_the_cake", [], (*JAR, "kind"), "at_most")
    settings = Settings(copies={"take_the_cake": as_kept(changes)})
    path = tmp_path / "backup.jsonl"
    path.write_text("".join(backup.write(settings, [], [], [sheet_of("take_the_cake", changes)])))
    chosen, sheet = backup.Reader(path).parts()
    assert copies.kept(chosen.values["copies"], "take_the_cake") == changes  # type: ignore[union-attr]
    assert sheet.numbers == tuple(changes)  # type: ignore[union-attr]
    path.write_bytes(path.read_bytes().replace(b'"at_most"', b'"heaviest"'))
    with pytest.raises(CakeError, match="what it asks for"):
        list(backup.Reader(path).parts())


def test_a_sheet_keeps_the_words_of_its_copy(tmp_path: Path) -> None:
    changes = copies.changed("take_the_cake", [], (*JAR, "what"), "candle")
    changes = copies.changed("take_the_cake", changes, (*JAR, "n"), 5)
    written = sheet_of("take_the_cake", changes)
    Tallies(tmp_path).write(written)
    (path,) = Tallies(tmp_path).paths()
    assert tallies.read(as_json(path.read_bytes())) == written
    jar = filled(written).order_cards["cookie-jar"]  # type: ignore[attr-defined]
    assert (jar.kind, jar.what, jar.n) == ("at_least", "candle", 5)
