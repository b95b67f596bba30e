"""The device stays awake while a game, a sheet or the clock is open, and only then."""

from cakeapp.services.session import Setup
from tests.contract.worlds import settings
from tests.ui.headless import Driver
from tests.ui.robot import people, sit_down
from tests.ui.sheet_scenes import tally_of


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
