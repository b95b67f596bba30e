"""The device stays awake where people sit before it, and its picture is held where it lies between them."""

import pytest

from cakeapp.core import registry
from cakeapp.services.session import ON_TABLE, PASS, Setup
from tests.contract.worlds import settings
from tests.window.headless import Driver
from tests.window.robot import people, sit_down
from tests.window.sheet_scenes import tally_of


def sleeps(driver: Driver) -> bool:
    driver.frames(2)
    return bool(driver.window.allow_screensaver)


def test_the_device_stays_awake_where_people_sit_before_it(driver: Driver) -> None:
    nav = driver.app.nav
    assert sleeps(driver)
    sit_down(driver, Setup("piece_o_cake", people(2), deal="AWAKE"))
    assert not sleeps(driver)
    nav.replace("home")
    assert sleeps(driver)
    tally = tally_of(driver, settings()[0], 0.5)
    nav.go("score", tally=tally)
    assert not sleeps(driver)
    nav.go("tracker", tally=tally)
    assert not sleeps(driver)
    nav.replace("settings")
    assert sleeps(driver)


class Held:
    """How the picture of a device is held."""

    def __init__(self, driver: Driver) -> None:
        self.how = "free"
        device = driver.app.device
        device.hold_picture = lambda wide: self.hold("wide" if wide else "upright")
        device.let_picture_turn = lambda: self.hold("free")

    def hold(self, how: str) -> None:
        self.how = how


@pytest.mark.parametrize("key", registry.discover())
def test_the_picture_is_held_while_the_device_lies_between_people(driver: Driver, key: str) -> None:
    held, nav = Held(driver), driver.app.nav
    for size, how in (((1280, 800), "wide"), ((800, 1280), "upright")):
        driver.resize(*size)
        sit_down(driver, Setup(key, people(2), sitting=ON_TABLE, deal="HELD"))
        assert held.how == how
        nav.replace("home")
        assert held.how == "free"
    sit_down(driver, Setup(key, people(2), sitting=PASS, deal="FREE"))
    assert held.how == "free"


def test_who_takes_the_device_up_amid_a_game_can_turn_it(driver: Driver) -> None:
    held = Held(driver)
    driver.resize(1280, 800)
    sit_down(driver, Setup("piece_o_cake", people(2), sitting=ON_TABLE, deal="UP"))
    driver.tap("leave")
    driver.tap("line:1")
    assert held.how == "free"
    driver.tap("leave")
    driver.tap("line:1")
    assert held.how == "wide"
    assert not driver.window.allow_screensaver
