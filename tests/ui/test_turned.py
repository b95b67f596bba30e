"""A device that is turned, with or without something in the air: the table is as if it had been opened so."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from PIL import ImageChops

from cakeapp.services import session as sessions
from cakeapp.services.session import ON_TABLE, PASS
from tests.ui import film, headless
from tests.ui.headless import Driver
from tests.ui.offers import GAMES, SETTLED_SIZE, decisions
from tests.ui.robot import look
from tests.ui.touches import lift, movable

SIZES = [(412, 915), (915, 412), (1280, 800), (800, 1280), (360, 640), (412, 915)]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """One app for all of it."""
    started = headless.Driver(tmp_path_factory.mktemp("turned"))
    started.app.set("animation_speed", 0.0)
    yield started
    started.close()


def open_table(driver: Driver, record: str) -> None:
    driver.app.nav.replace("play", session=sessions.go_on("turned", record, driver.app.saves))
    driver.frames(4)
    look(driver)


def turn(driver: Driver, size: tuple[int, int]) -> None:
    driver.window.size = size
    driver.frames(SETTLED_SIZE)


@pytest.mark.skipif(not headless.has_pixels(), reason="there are no pixels")
@pytest.mark.parametrize("carrying", [False, True])
@pytest.mark.parametrize("sitting", [PASS, ON_TABLE])
@pytest.mark.parametrize("game", GAMES)
def test_a_turned_table_is_the_table_opened_anew(driver: Driver, game: str, sitting: str, carrying: bool) -> None:
    rng, records, carried = Random(f"{game} {sitting}"), decisions(game, sitting), 0
    for before, after in pairwise(SIZES):
        record = rng.choice(records)
        turn(driver, before)
        open_table(driver, record)
        driver.frames(SETTLED_SIZE)
        things = movable(driver) if carrying else []
        touch = lift(driver, rng.choice(things), (rng.choice((-90, 90)), rng.choice((-90, 90)))) if things else None
        carried += bool(touch)
        turn(driver, after)
        turned = film.picture()
        open_table(driver, record)
        driver.frames(SETTLED_SIZE)
        assert ImageChops.difference(turned, film.picture()).getbbox() is None, f"{record} from {before} to {after}"
        if touch:
            touch.touch_up()
    assert carried or not carrying
