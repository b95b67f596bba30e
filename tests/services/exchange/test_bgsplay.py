"""Files of BG Stats: ours have its structure and invent nothing; of theirs all is read that can be kept."""

import json
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given

from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.exchange import bgsplay
from cakeapp.services.finished_game import FinishedGame, Score
from tests.services.exchange.games import GAMES, some_plays

EXAMPLE = json.loads((Path(__file__).parent / "bgsplay.json").read_text(encoding="utf-8"))


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
