"""Any pixel of what a table offers does what the thing does, in every game, on every size, both ways of sitting."""

import pytest

from tests.window.dead_spots import KNOWN
from tests.window.headless import Driver
from tests.window.offers import PLACES, Table, touch_all
from tests.window.pixels import needs_pixels

POINTS = 10  # each place; many more by hand
EXCUSED = {(dead.game, dead.size, dead.kind) for dead in KNOWN}


@pytest.fixture(scope="module")
def driver(one_app: Driver) -> Driver:
    one_app.app.set("animation_speed", 0.0)
    return one_app


@needs_pixels
@pytest.mark.parametrize(("game", "size", "sitting"), PLACES)
def test_any_pixel_does_what_the_thing_does(driver: Driver, game: str, size: tuple[int, int], sitting: str) -> None:
    found = touch_all(driver, game, size, sitting, POINTS, seed=0)
    assert not [dead for dead in found if (dead.game, dead.size, dead.kind) not in EXCUSED]


@needs_pixels
def test_the_known_dead_spots_are_still_dead(driver: Driver) -> None:
    for dead in KNOWN:
        driver.resize(*dead.size)
        table = Table(driver, dead.game, dead.size, dead.sitting, dead.decision)
        assert table.is_dead(dead.key, dead.to, dead.point), f"mended: {dead} can leave the list"
