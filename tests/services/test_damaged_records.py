"""A damaged record ends in a table or in a refusal, of every game. By hand, with many more: tests/bench/damage.py"""

from pathlib import Path
from random import Random

import pytest

from cakeapp.core import record as records
from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.core.table import resume
from cakeapp.services import session as sessions
from cakeapp.services.saves import Saves
from tests.services.mutations import MUTATIONS
from tests.services.mutations import record as some_record

EACH = 20


@pytest.mark.parametrize("key", registry.discover())
def test_a_damaged_record_is_played_on_or_refused(key: str, tmp_path: Path) -> None:
    rng = Random(key)
    for mutate in MUTATIONS:
        for _ in range(EACH):
            damaged = mutate(some_record(key, rng.choice(registry.info(key).seats), rng), rng)
            try:
                session = sessions.go_on("damaged", records.decode(damaged), Saves(tmp_path))
            except CakeError as error:
                assert 0 < len(str(error)) < 700
            else:
                record = session.table.record
                assert resume(record, Random(1)).record == record
