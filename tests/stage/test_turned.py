"""A device that is turned, a table that is shown again: each is as if it had been set anew."""

from itertools import pairwise
from random import Random

import pytest
from PIL import ImageChops

from cakeapp.collector import tidy
from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import ON_TABLE, PASS
from cakeapp.ui.play.tables import Tables
from tests.window import film
from tests.window.decisions import Decisions, decisions
from tests.window.headless import Driver
from tests.window.offers import GAMES, SETTLED_SIZE
from tests.window.pixels import needs_pixels
from tests.window.robot import look
from tests.window.touches import lift, movable

SIZES = [(412, 915), (915, 412), (1280, 800), (800, 1280), (360, 640), (412, 915)]


@pytest.fixture
def driver(one_app: Driver) -> Driver:
    tidy()  # each table that is set keeps itself from the collector, which is right for an app that sets five
    one_app.app.set("animation_speed", 0.0)
    return one_app


def set_anew(driver: Driver, record: str) -> None:
    """Nothing is left of the table before."""
    if driver.app.nav.screen.name == "play":
        driver.app.nav.screen.tables = Tables(driver.app.nav.screen)
    open_table(driver, record)


def open_table(driver: Driver, record: str) -> None:
    driver.app.nav.replace("play", session=sessions.go_on("turned", record, driver.app.saves))
    driver.frames(4)
    look(driver)


def turn(driver: Driver, size: tuple[int, int]) -> None:
    driver.window.size = size
    driver.frames(SETTLED_SIZE)


@needs_pixels
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
        set_anew(driver, record)
        driver.frames(SETTLED_SIZE)
        assert ImageChops.difference(turned, film.picture()).getbbox() is None, f"{record} from {before} to {after}"
        if touch:
            touch.touch_up()
    assert carried or not carrying


@needs_pixels
@pytest.mark.parametrize("game", GAMES)
def test_a_table_shown_again_is_as_if_it_were_new(driver: Driver, game: str) -> None:
    """Whatever was on it before, with other people and other numbers of them."""
    rng, seats = Random(game), registry.info(game).seats
    records = [rng.choice(Decisions(game, PASS, players).records) for players in (seats[-1], seats[0], seats[-1])]
    turn(driver, SIZES[0])
    new = []
    for record in records:
        set_anew(driver, record)
        driver.frames(SETTLED_SIZE)
        new.append(film.picture())
    for record, picture in zip(records, new):
        open_table(driver, record)
        driver.frames(SETTLED_SIZE)
        assert ImageChops.difference(picture, film.picture()).getbbox() is None, record
