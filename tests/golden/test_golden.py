"""Records kept for good: they replay to the same bytes and the same result, today and in ten years."""

from pathlib import Path
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.table import resume

RECORDS = sorted(Path(__file__).parent.glob("*.cake"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays_to_its_bytes_and_its_result(path: Path) -> None:
    kept = path.read_bytes()
    table = resume(kept, Random())
    assert table.record.encode() == kept
    outcome = table.seat(None).outcome()
    assert outcome is not None
    assert table.tag("Result") == "; ".join(map(str, outcome.scores))


def test_every_game_and_number_of_players_is_kept() -> None:
    kept = {path.stem for path in RECORDS}
    wanted = {f"{info.key}-{players}" for info in registry.discover().values() for players in info.seats}
    assert wanted <= kept
