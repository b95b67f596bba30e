"""While nobody holds the screen shows what an onlooker may see; while somebody holds, so does all around what is hers.

A part of each game; `python -m tests.window.onlookers KEY` walks whole ones.
"""

import pytest

from cakeapp.core import registry
from cakeapp.services.session import ON_TABLE, PASS
from tests.window.headless import Driver
from tests.window.onlookers import OWN, walk
from tests.window.pixels import needs_pixels

pytestmark = needs_pixels

SIZES = {PASS: (360, 640), ON_TABLE: (400, 600)}
EVERY, RARER = 5, {"cake_swap": 60, "dutch_auction": 7, "take_the_cake": 12, "top_cake": 9}  # decisions of long games


@pytest.mark.parametrize("sitting", SIZES)
@pytest.mark.parametrize("key", registry.discover())
def test_frame_by_frame_nothing_hidden_reaches_an_onlooker(driver: Driver, key: str, sitting: str) -> None:
    driver.resize(*SIZES[sitting])
    driver.app.set("animation_speed", 2.0)
    seats, every = registry.info(key).seats, RARER.get(key, EVERY)
    first = 1 if sitting == PASS else 2  # not the same decisions in both
    found = walk(driver, key, min(3, seats[-1]), sitting, "SUITE", lambda at: at % every == first and at < 16 * every)
    assert found["decisions"] > 3
    assert found["frames"] > 4 * found["decisions"]
    assert (key in OWN) == (found["secret"] > 0)  # worlds that differ for whoever plays
