"""Whatever stands in a backup, it is restored as a whole or not at all."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as some

from cakeapp.core.errors import CakeError
from cakeapp.services import tallies
from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.exchange import backup
from cakeapp.services.exchange.backup import Reader
from cakeapp.services.settings import Settings
from cakeapp.services.tin import Tin
from tests.services.anything import spoiled
from tests.services.damage import typed
from tests.services.exchange.backups import SHEET, everything, lines_of, looked_at


def parts_of(tin: Tin) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines_of(tin)]


def written(path: Path, parts: list[Any]) -> Path:
    path.write_text("".join(json.dumps(part) + "\n" for part in parts))
    return path


def play_part(parts: list[dict[str, Any]], recorded: bool = False) -> dict[str, Any]:
    found: dict[str, Any] = next(p["play"] for p in parts if "play" in p and bool(p["play"]["record"]) == recorded)
    return found


def game_part(parts: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = next(part["game"] for part in parts if "game" in part)
    return found


def score_of(parts: list[dict[str, Any]], recorded: bool = False) -> dict[str, Any]:
    found: dict[str, Any] = play_part(parts, recorded)["scores"][0]
    return found


HOSTILE: dict[str, Callable[[list[dict[str, Any]]], object]] = {
    "cut": lambda parts: parts.pop(),
    "short": lambda parts: parts.pop(3),
    "twice": lambda parts: parts.append(parts[-1]),
    "more": lambda parts: parts.insert(3, parts[3]),
    "unknown": lambda parts: parts.insert(1, {"pie": {}}),
    "list": lambda parts: parts.insert(1, []),  # type: ignore[arg-type]
    "newer": lambda parts: parts[0].update(version=3),
    "old": lambda parts: parts[0].update(version=-1),
    "other": lambda parts: parts[0].update(format="pie"),
    "settings": lambda parts: parts[1].update(settings=[]),
    "place 0": lambda parts: score_of(parts).update(place=0),
    "place 9": lambda parts: score_of(parts).update(place=9),
    "points": lambda parts: score_of(parts).update(points=10**12),
    "kind": lambda parts: score_of(parts).update(kind="wizard"),
    "lines": lambda parts: score_of(parts).update(lines=[["a", 1, ["b"]]]),
    "nobody": lambda parts: play_part(parts).update(scores=[]),
    "many": lambda parts: play_part(parts).update(scores=play_part(parts)["scores"] * 9),
    "date": lambda parts: play_part(parts).update(date="yesterday"),
    "source": lambda parts: play_part(parts).update(source="hearsay"),
    "half": lambda parts: play_part(parts).update(note="\ud800"),
    "minutes": lambda parts: play_part(parts).update(minutes=-1),
    "options": lambda parts: play_part(parts).update(options=[["a\n", "b"]]),
    "garbled": lambda parts: play_part(parts).update(record="garbled"),
    "unfinished": lambda parts: play_part(parts, True).update(record=play_part(parts, True)["record"][:300]),
    "score": lambda parts: score_of(parts, True).update(points=99),
    "name": lambda parts: score_of(parts, True).update(name="Eve"),
    "other game": lambda parts: play_part(parts, True).update(game="top_cake"),
    "path": lambda parts: game_part(parts).update(name="../../x"),
    "no record": lambda parts: game_part(parts).update(record=3),
    "bad record": lambda parts: game_part(parts).update(record="garbled"),
    "moves": lambda parts: game_part(parts).update(record=game_part(parts)["record"] + "7 pass\n"),
    "sheet": lambda parts: next(p for p in parts if "sheet" in p)["sheet"].update(entries=[[9, "eat", []]]),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_one_wrong_part_and_nothing_is_restored(furnished: Tin, tmp_path: Path, kind: str) -> None:
    parts = parts_of(furnished)
    HOSTILE[kind](parts)
    path, here = written(tmp_path / "b.jsonl", parts), Tin(tmp_path / "here")
    before = everything(here)
    with pytest.raises(ImportRefused) as refused:
        looked_at(path, here)
    assert str(refused.value).endswith(".")
    assert everything(here) == before


@pytest.mark.parametrize(
    "content", [b"", b"\x00" * 99, b"[" * 10_000, b"x" * 5_000_000, b"PK\x03\x04", b"{}\n{}\n", b"9" * 5_000]
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "b.jsonl"
    path.write_bytes(content)
    with pytest.raises(ImportRefused):
        list(Reader(path).parts())


PARTS = [
    {"settings": asdict(Settings())},
    {"play": json.loads(json.dumps(asdict(typed(1))))},
    {"game": {"name": "a", "record": "x"}},
    {"sheet": json.loads(json.dumps(tallies.as_data(SHEET)))},
]


@tried(deadline=None)
@given(some.sampled_from(PARTS).flatmap(spoiled))
def test_whatever_a_part_holds_it_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, part: Any) -> None:
    path = written(
        tmp_path_factory.mktemp("any") / "b.jsonl", [{"format": backup.FORMAT, "version": 2}, part, {"end": 1}]
    )
    try:
        assert len(list(Reader(path).parts())) == 1
    except CakeError as error:
        assert isinstance(error, ImportRefused)
