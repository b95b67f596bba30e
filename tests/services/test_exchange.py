"""Files that come and go: what is written reads back the same, and what is wrong is refused with the reason."""

import csv
import json
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.core import registry
from cakeapp.core.game import Line
from cakeapp.services import session as sessions
from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.exchange import bgsplay, records, table
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.saves import Saves
from cakeapp.services.session import Setup, Sitter

GAMES = registry.discover()
EXAMPLE = json.loads((Path(__file__).parent / "bgsplay.json").read_text(encoding="utf-8"))

letters = st.characters(codec="utf-8", exclude_categories=["Cc"], exclude_characters=";")
words = st.text(letters, min_size=1, max_size=30)
names = words.map(lambda name: " ".join(name.split())).filter(bool)
notes = st.text(st.characters(codec="utf-8", exclude_characters="\x00\r"), max_size=40)


@st.composite
def plays(draw: st.DrawFn) -> FinishedGame:
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
    date = draw(st.sampled_from(["2026-11-18", "2026-11-18 20:15:00"]))
    starter = draw(st.none() | st.integers(0, count - 1))
    return FinishedGame(draw(st.uuids()).hex, key, date, scores, note=draw(notes), minutes=minutes, starter=starter)


some_plays = st.lists(plays(), max_size=4, unique_by=lambda play: play.id)


def outline(play: FinishedGame, bots: bool = True) -> Any:
    seats = [(one.name if bots or one.kind == "person" else "", one.points, one.place, one.kind) for one in play.scores]
    return play.id, play.game, play.date, seats, play.note, play.minutes, play.starter


@given(some_plays)
def test_csv_comes_back_the_same(kept: list[FinishedGame]) -> None:
    text = table.write(kept)
    found = table.read(text.encode(), GAMES)
    assert [outline(play) for play in found.plays] == [outline(play) for play in kept]
    assert not found.left_out


@given(some_plays)
def test_no_cell_of_a_spreadsheet_is_a_formula(kept: list[FinishedGame]) -> None:
    rows = list(csv.reader(StringIO(table.write(kept).removeprefix("\ufeff"), newline="")))
    for row in rows[1:]:
        assert len(row) == len(table.COLUMNS)
        for cell in row:
            assert cell[:1] not in ("=", "+", "@", "\t", "\r")
            assert cell[:1] != "-" or cell[1:].isdecimal()


@given(some_plays)
def test_bg_stats_files_come_back_the_same(kept: list[FinishedGame]) -> None:
    found = bgsplay.read(bgsplay.write(kept, GAMES).encode(), GAMES)
    assert not found.left_out
    for play, old in zip(found.plays, kept, strict=True):
        assert (play.id, play.game, play.date) == (old.id, old.game, old.date)
        assert (play.note, play.minutes, play.starter) == (old.note, old.minutes, old.starter)
        assert [one.name for one in play.scores if one.kind == "person"] == [
            one.name for one in old.scores if one.kind == "person"
        ]
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


def is_part(one: Any, whole: Any) -> bool:
    """Whether all that is there is in the other as well, and of the same kind."""
    if isinstance(one, dict):
        return one.keys() <= whole.keys() and all(is_part(value, whole[name]) for name, value in one.items())
    return one == [] or (is_part(one[0], whole[0]) if isinstance(one, list) else one == whole)


NEVER_KNOWN = {"locationRefId", "rounds", "entryDate", "modificationDate"}


@pytest.mark.parametrize("players", range(2, 7))
def test_bg_stats_files_have_the_structure_of_the_example_and_invent_nothing(players: int) -> None:
    scores = (*(Score(f"P{seat}", 7, 1) for seat in range(players - 1)), Score("Bot", 3, players, "baker"))
    known = FinishedGame("0" * 32, "piece_o_cake", "2026-11-18 20:15:00", scores, minutes=24, starter=1)
    unknown = FinishedGame("1" * 32, "piece_o_cake", "2026-11-18", scores)
    file = json.loads(bgsplay.write([known, unknown], GAMES))
    assert is_part(shape(file), shape(EXAMPLE))
    assert (file["locations"], file["userInfo"]) == ([], {})
    assert not {"minPlayTime", "maxPlayTime", "minAge"} & file["games"][0].keys()
    full, bare = file["plays"]
    assert full.keys() == EXAMPLE["plays"][0].keys() - NEVER_KNOWN
    assert bare.keys() == full.keys() - {"durationMin"}
    assert (full["playDate"], bare["playDate"]) == (known.date, unknown.date)
    assert [seat.get("startPlayer") for seat in full["playerScores"]] == [seat == 1 for seat in range(players)]
    assert not [seat for seat in bare["playerScores"] if "startPlayer" in seat]
    seats = full["playerScores"]
    assert json.loads(seats[-1]["metaData"]) == {"isNpc": 1}
    assert seats[-1]["role"] == "baker"
    assert [seat["winner"] for seat in seats] == [True] * (players - 1) + [False]
    anonymous = {one["id"] for one in file["players"] if one["isAnonymous"]}
    assert {seats[-1]["playerRefId"]} == anonymous


def test_the_example_is_read() -> None:
    (play,) = bgsplay.read(json.dumps(EXAMPLE).encode(), GAMES).plays
    assert (play.date, play.minutes, play.starter) == ("2026-11-18 20:15:00", 24, 0)
    assert [(one.name, one.points, one.place, one.kind) for one in play.scores] == [
        ("Ada", 27, 1, "person"),
        ("Bo", 27, 1, "person"),
        ("Anonymous player", 19, 3, "baker"),
    ]


def other(number: int, **changes: Any) -> dict[str, Any]:
    """The example's play with another id, and with other scores or parts."""
    play = json.loads(json.dumps(EXAMPLE["plays"][0])) | {"uuid": str(UUID(int=number))}
    if "score" in changes:
        play["playerScores"][1]["score"] = changes.pop("score")
    return play | changes


def test_what_can_be_brought_in_is_and_the_others_are_counted_by_what_they_lack() -> None:
    games = [*EXAMPLE["games"], EXAMPLE["games"][0] | {"id": 2, "name": "Chess"}, {"id": "damaged"}]
    plays = [
        *EXAMPLE["plays"],
        *EXAMPLE["plays"],
        other(1, gameRefId=2),
        other(2, score=""),
        other(3, score=None),
        other(4, score="7.5"),
        other(5, score="12.0"),
        other(6, gameRefId=9),
        other(7, uuid="none"),
        other(8, playDate="yesterday"),
        other(9, score="many"),
        other(10, playerScores=[]),
    ]
    found = bgsplay.read(json.dumps(EXAMPLE | {"games": games, "plays": plays}).encode(), GAMES)
    assert [play.scores[1].points for play in found.plays] == [27, 12]
    assert found.left_out == {"twice": 1, "other_game": 1, "unscored": 3, "fraction": 1, "damaged": 4}


def test_a_game_is_known_however_its_apostrophe_is_written() -> None:
    games = [EXAMPLE["games"][0] | {"name": "PIECE O\u2019 CAKE"}]
    assert bgsplay.read(json.dumps(EXAMPLE | {"games": games}).encode(), GAMES).plays


def test_a_table_of_1_0_0_is_read_and_what_it_cannot_keep_is_counted() -> None:
    rows = [
        "id,date,game,seat,name,kind,points,place,minutes,note",
        "a,2026-11-18,top_cake,0,Ada,person,7,1,0,",
        "a,2026-11-18,top_cake,1,Bo,person,3,2,0,",
        "b,2026-11-18,chess,0,Ada,person,1,1,0,",
        "c,2026-11-18,top_cake,0,Ada,person,,1,0,",
        "d,2026-11-18,top_cake,0,Ada,person,2.5,1,0,",
    ]
    found = table.read("\n".join(rows).encode(), GAMES)
    assert [(play.id, play.starter) for play in found.plays] == [("a", None)]
    assert found.left_out == {"other_game": 1, "unscored": 1, "fraction": 1}


@pytest.mark.parametrize("seed", range(6))
def test_whatever_stands_in_a_foreign_file_it_is_refused_or_read_in_part(seed: int) -> None:
    """A thousand times a seed, one value anywhere is another one."""
    rng = Random(seed)
    texts = ["", "7.5", "NaN", "-1e400", "1" * 5000, "2026-13-01", "\ud800", "\x00", "x" * 300]
    wild = [None, True, -1, 2.5, 10**400, [], {}, [None], *texts]
    for _ in range(1000):
        file = json.loads(json.dumps(EXAMPLE))
        place = file
        while True:
            key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
            inner = place[key]
            if not isinstance(inner, dict | list) or not inner or rng.random() < 0.2:
                break
            place = inner
        place[key] = rng.choice(wild)
        try:
            found = bgsplay.read(json.dumps(file).encode(), GAMES)
        except ImportRefused as refused:
            assert str(refused).endswith(".")
        else:
            assert len(found.plays) + found.left_out.total() == len(file["plays"])
            bgsplay.write(found.plays, GAMES)


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
    kept = [FinishedGame("0" * 32, "top_cake", "2026-11-18", scores, note="=1")]
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
    play = FinishedGame("0" * 32, "top_cake", "2026-11-18", scores)
    for found in (
        table.read(table.write([play]).encode(), GAMES),
        bgsplay.read(bgsplay.write([play], GAMES).encode(), GAMES),
    ):
        assert [one.kind for one in found.plays[0].scores] == ["person", "master:bold"]
