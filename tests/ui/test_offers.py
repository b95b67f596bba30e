"""Any pixel of what a table offers does what the thing does, in every game, on every size, both ways of sitting."""

from collections.abc import Iterator

import pytest

from tests.ui import headless
from tests.ui.dead_spots import KNOWN
from tests.ui.headless import Driver
from tests.ui.offers import PLACES, Table, touch_all
from tests.ui.pixels import needs_pixels

POINTS = 10  # each place; many more by hand
KINDS = {(dead.game, dead.kind) for dead in KNOWN}


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """One app for all of it."""
    started = headless.Driver(tmp_path_factory.mktemp("offers"))
    started.app.set("animation_speed", 0.0)
    yield started
    started.close()


@needs_pixels
@pytest.mark.parametrize(("game", "size", "sitting"), PLACES)
def test_any_pixel_does_what_the_thing_does(driver: Driver, game: str, size: tuple[int, int], sitting: str) -> None:
    found = touch_all(driver, game, size, sitting, POINTS, seed=0)
    assert not [dead for dead in found if (dead.game, dead.kind) not in KINDS]


@needs_pixels
def test_the_known_dead_spots_are_still_dead(driver: Driver) -> None:
    for dead in KNOWN:
        driver.resize(*dead.size)
        table = Table(driver, dead.game, dead.size, dead.sitting, dead.decision)
        assert table.is_dead(dead.key, dead.to, dead.point), f"mended: {dead} can leave the list"
