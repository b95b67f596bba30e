"""Files of every kind that come and go: what is wrong is refused with the reason."""

from pathlib import Path
from random import Random

import pytest

from cakeapp.core.game import Line
from cakeapp.services import session as sessions
from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.exchange import bgsplay, records, table
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.saves import Saves
from cakeapp.services.session import Setup, Sitter
from tests.services.exchange.games import GAMES


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
