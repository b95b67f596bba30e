"""The points of a finished game over time, and the deeds worth a ribbon."""

from itertools import pairwise
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.game import shown
from cakeapp.core.table import open_table
from cakeapp.services import course, deeds


@pytest.mark.parametrize("key", registry.discover())
def test_the_course_ends_with_the_result(key: str) -> None:
    rng = Random(3)
    table = open_table(key, ["A", "B"], {}, rng)
    while (actor := table.seat(None).actor) is not None:
        table.seat(actor).play(rng.choice(table.seat(actor).legal()))
    outcome = table.seat(None).outcome()
    assert outcome is not None
    told = course.points_over_time(table.record)
    assert told[-1] == outcome.scores
    assert all(one != other for one, other in pairwise(told))


def test_a_ribbon_goes_to_the_one_who_did_it_most() -> None:
    events = [
        shown("fall", 0),
        shown("fall", 1),
        shown("fall", 1),
        shown("bid", 0),
        shown("bid", 0),
        shown("bid", 1),
        shown("bid", 1),
    ]
    assert deeds.most(events) == {"fall": (1, 2)}
