"""Files that come and go: what is written reads back the same, and what is wrong is refused with the reason."""

import csv
import json
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.core import registry
from cakeapp.core.game import Line
from cakeapp.services import session as sessions
from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.exchange import bgsplay, records, table
from cakeapp.services.plays import Play, Score
from cakeapp.services.saves import Saves
from cakeapp.services.session import Setup, Sitter

GAMES = registry.discover()
EXAMPLE = json.loads((Path(__file__).parent / "bgsplay.json").read_text(encoding="utf-8"))

letters = st.characters(codec="utf-8", exclude_categories=["Cc"], exclude_characters=";")
words = st.text(letters, min_size=1, max_size=30)
names = words.map(lambda name: " ".join(name.split())).filter(bool)
notes = st.text(st.characters(codec="utf-8", exclude_characters="\x00\r"), max_size=40)


@st.composite
def plays(draw: st.DrawFn) -> Play:
    count = draw(st.integers(2, 6))
    points = [draw(st.integers(-20, 300)) for _ in range(count)]
    scores = tuple(
        Score(
            draw(names),
            own,
            1 + sum(other > own for other in points),
            draw(st.sampled_from(["person", "person", "baker"])),
            lines=(Line("eaten", own, ("kiw",)),),
        )
        for own in points
    )
    key, minutes = draw(st.sampled_from(sorted(GAMES))), draw(st.integers(0, 500))
    return Play(draw(st.uuids()).hex, key, "2026-11-18 20:15:00", scores, note=draw(notes), minutes=minutes)


some_plays = st.lists(plays(), max_size=4, unique_by=lambda play: play.id)


def outline(play: Play, bots: bool = True) -> Any:
    seats = [(one.name if bots or one.kind == "person" else "", one.points, one.place, one.kind) for one in play.scores]
    return play.id, play.game, play.date, seats, play.note, play.minutes


@given(some_plays)
def test_csv_comes_back_the_same(kept: list[Play]) -> None:
    text = table.write(kept)
    assert [outline(play) for play in table.read(text.encode(), GAMES)] == [outline(play) for play in kept]


@given(some_plays)
def test_no_cell_of_a_spreadsheet_is_a_formula(kept: list[Play]) -> None:
    rows = list(csv.reader(StringIO(table.write(kept).removeprefix("\ufeff"), newline="")))
    for row in rows[1:]:
        assert len(row) == len(table.COLUMNS)
        for cell in row:
            assert cell[:1] not in ("=", "+", "@", "\t", "\r")
            assert cell[:1] != "-" or cell[1:].isdecimal()


@given(some_plays)
def test_bg_stats_files_come_back_the_same(kept: list[Play]) -> None:
    found = bgsplay.read(bgsplay.write(kept, GAMES).encode(), GAMES)
    assert [outline(play, bots=False)[:3] for play in found] == [outline(play, bots=False)[:3] for play in kept]
    for play, old in zip(found, kept):
        assert [(one.points, one.place == 1, one.kind) for one in play.scores] == [
            (one.points, one.place == 1, one.kind) for one in old.scores
        ]


def shape(found: Any) -> Any:
    """Names and types, whatever the values are."""
    if isinstance(found, dict):
        return {name: shape(value) for name, value in found.items()}
    if isinstance(found, list):
        return [shape(found[0])] if found else []
    return type(found)


@pytest.mark.parametrize("players", range(2, 7))
def test_bg_stats_files_have_the_structure_of_the_example(players: int) -> None:
    scores = (*(Score(f"P{seat}", 7, 1) for seat in range(players - 1)), Score("Bot", 3, players, "baker"))
    file = json.loads(bgsplay.write([Play("0" * 32, "piece_o_cake", "2026-11-18", scores)], GAMES))
    assert shape(file) == shape(EXAMPLE)
    seats, model = file["plays"][0]["playerScores"], EXAMPLE["plays"][0]["playerScores"]
    assert shape(seats[-1]) == shape(model[-1])
    assert json.loads(seats[-1]["metaData"]) == {"isNpc": 1}
    assert seats[-1]["role"] == "baker"
    assert [seat["winner"] for seat in seats] == [True] * (players - 1) + [False]
    anonymous = {one["id"] for one in file["players"] if one["isAnonymous"]}
    assert {seats[-1]["playerRefId"]} == anonymous


def test_the_example_is_read() -> None:
    (play,) = bgsplay.read(json.dumps(EXAMPLE).encode(), GAMES)
    assert [(one.name, one.points, one.place, one.kind) for one in play.scores] == [
        ("Ada", 27, 1, "person"),
        ("Bo", 27, 1, "person"),
        ("Anonymous player", 19, 3, "baker"),
    ]


def test_a_record_imported_twice_is_there_once(tmp_path: Path) -> None:
    setup = Setup("piece_o_cake", (Sitter("Ada"), Sitter("Bo")), deal="TWICE")
    saves = Saves(tmp_path)
    record = sessions.start("running", setup, saves, "2026-11-18").table.record.encode()
    assert records.read(record, saves).name == records.read(record, saves).name


def damaged(content: bytes, rng: Random) -> bytes:
    """Cut off, or with some bytes changed."""
    if rng.random() < 0.5:
        return content[: rng.randrange(len(content))]
    changed = bytearray(content)
    for _ in range(rng.choice((1, 3))):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


@pytest.mark.parametrize("seed", range(300))
def test_damaged_files_are_read_or_refused_and_nothing_else(seed: int, tmp_path: Path) -> None:
    rng, saves = Random(seed), Saves(tmp_path)
    scores = (Score("Ada", 3, 1, lines=(Line("eaten", 3, ("kiw",)),)), Score('B"o,', 1, 2))
    kept = [Play("0" * 32, "top_cake", "2026-11-18", scores, note="=1")]
    setup = Setup("piece_o_cake", (Sitter("Ada"), Sitter("Bo")), deal="DAMAGE")
    record = sessions.start("running", setup, Saves(tmp_path / "source"), "2026-11-18").table.record
    files = {
        table.write(kept): lambda content: table.read(content, GAMES),
        bgsplay.write(kept, GAMES): lambda content: bgsplay.read(content, GAMES),
        record: lambda content: records.read(content, saves),
    }
    for text, read in files.items():
        try:
            read(damaged(text.encode(), rng))
        except ImportRefused as refused:
            assert str(refused).strip()
    assert saves.all() == []


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04 a zip",
        b"",
        b"[]",
        b"null",
        b'{"format": "cake-tin-backup", "version": 99}',
        b"[" * 100_000,
        b'{"plays": 3, "games": [], "players": []}',
        b"x" * 32_000_001,
    ],
    ids=["zip", "empty", "list", "null", "newer", "deep", "wrong", "huge"],
)
def test_wrong_files_of_every_kind_are_refused_with_the_reason(content: bytes, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for read in (
        lambda: table.read(content, GAMES),
        lambda: bgsplay.read(content, GAMES),
        lambda: records.read(content, saves),
    ):
        with pytest.raises(ImportRefused) as refused:
            read()
        assert str(refused.value).endswith(".")


def test_a_bot_with_a_temperament_is_no_person_when_it_comes_back() -> None:
    scores = (Score("Ada", 3, 1), Score("Bo", 1, 2, "master:bold"))
    play = Play("0" * 32, "top_cake", "2026-11-18", scores)
    for found in (
        table.read(table.write([play]).encode(), GAMES),
        bgsplay.read(bgsplay.write([play], GAMES).encode(), GAMES),
    ):
        assert [one.kind for one in found[0].scores] == ["person", "master:bold"]
