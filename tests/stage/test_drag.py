"""What is carried over the table: the place that it would go to shows, and says what would happen there."""

import pytest

from cakeapp.core import registry
from cakeapp.services.session import Setup
from cakeapp.stage import semantics
from tests.window.headless import Driver
from tests.window.robot import look, people, sit_down
from tests.window.touches import movable, offered

KEYS = [info.key for info in registry.played()]


@pytest.mark.parametrize("key", KEYS)
def test_a_place_says_once_what_a_drop_would_do(driver: Driver, key: str) -> None:
    sit_down(driver, Setup(key, people(registry.info(key).seats[0]), deal="DRAG"))
    look(driver)
    table, spoken = driver.app.nav.screen.table, []
    driver.app.device.speak = spoken.append
    thing, place, says = next(
        (thing.key, place, says)
        for thing in movable(driver)
        for place, says in offered(driver, thing.key).items()
        if semantics.find(place)
    )
    touch, (x, y) = driver.touch(*driver.node(thing).centre), driver.node(place).centre
    touch.touch_down()
    for wobble in range(20):
        touch.touch_move(x + wobble % 3, y)
        driver.frames()
    assert spoken.count(says) == 1
    assert [thing.key for thing in table.things() if thing.aimed] == [place]
    touch.touch_up()
    driver.frames(20)
