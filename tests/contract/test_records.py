"""Every game: whatever happens to the bytes of a record, reading it gives a game or an error with a line number."""

from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cakeapp.core import registry
from cakeapp.core.errors import RecordError
from cakeapp.core.table import open_table, resume

CASES = 2000


@cache
def records(key: str) -> tuple[bytes, ...]:
    """A finished game for each number of players, the options different from table to table."""
    found = []
    info = registry.info(key)
    for players in info.seats:
        options = {option.key: option.values[players % len(option.values)] for option in info.options}
        table = open_table(key, ["Ada", 'B"o"', "C\\y", "Zoë", "E", "#F"][:players], options, Random(players))
        rng = Random(players)
        while (actor := table.seat(None).actor) is not None:
            table.seat(actor).play(rng.choice(table.seat(actor).legal()))
        found.append(table.record.encode())
    return tuple(found)


def check(data: bytes) -> None:
    try:
        table = resume(data, Random(1))
    except RecordError as error:
        assert 1 <= error.line <= data.count(b"\n") + 1
        assert str(error).startswith(f"line {error.line}: ")
        return
    record = table.record
    assert resume(record, Random(2)).record == record


@pytest.mark.parametrize("key", registry.discover())
@settings(max_examples=CASES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_damaged_record(key: str, data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(records(key)))
    at = data.draw(st.integers(0, len(record) - 1))
    if data.draw(st.booleans()):
        check(record[:at])
    else:
        check(record[:at] + bytes([data.draw(st.integers(0, 255))]) + record[at + 1 :])
