"""A table that is left, or that only comes: no finger acts there any more, and nothing needs room that is not there."""

import pytest

from cakeapp.core import registry
from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.offers import GAMES
from tests.window.robot import held, look, people, perform, sit_down


@pytest.mark.parametrize("key", GAMES)
def test_a_finger_that_was_down_when_the_table_was_left_makes_no_move(driver: Driver, key: str) -> None:
    """A second one may lie on the way back."""
    sit_down(driver, Setup(key, people(2), deal="LEFT"))
    look(driver)
    play = driver.app.nav.screen
    made = play.session.table.record
    with held(driver):
        *first, last = play.table.how(play.session.seat(play.viewer).legal()[0], tapping=True)
        for gesture in first:
            perform(driver, gesture)
        finger = driver.touch(*driver.node(last.key).centre)
        finger.touch_down()
        driver.frames(2)
        driver.app.nav.back()
        driver.frames(2)
        finger.touch_up()
    driver.frames(2)
    assert driver.app.nav.screen.name == "home"
    assert play.session.table.record == made


@pytest.mark.parametrize("key", [info.key for info in registry.having(registry.Door.TABLE)])
def test_a_table_without_any_room_waits_for_it(driver: Driver, key: str) -> None:
    sit_down(driver, Setup(key, people(3), deal="ROOM"))
    table = driver.app.nav.screen.table
    whole = tuple(table.size)
    for size in ((0, 0), (whole[0], 0), (0, whole[1]), (1, 1)):
        table.size = size
        driver.app.nav.screen.show()
        table.size = whole
        driver.app.nav.screen.show()
    assert driver.node("confirm").in_sight
