"""What is carried is seen as what it is, wherever it was taken up."""

import pytest

from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import hurry, look, people, sit_down


@pytest.mark.parametrize("size", [(412, 915), (915, 412), (1280, 800)])
def test_a_layer_taken_up_by_the_room_around_it_is_a_layer_in_the_hand(driver: Driver, size: tuple[int, int]) -> None:
    driver.resize(*size)
    hurry(driver)
    sit_down(driver, Setup("cake_swap", people(2), deal="CARRIED"))
    look(driver)
    driver.tap("confirm")  # draws a card
    look(driver)
    stage = driver.app.nav.screen.table.stage
    side, column = stage.piece("side:0"), stage.piece("column:0")
    x, y = column.x + 6, column.top - 6  # below the layer is where it can go
    assert not side.covers(x, y)
    before = set(stage.children)
    finger = driver.touch(x, y)
    finger.touch_down()
    driver.frames()
    finger.touch_move(x + 40, y + 40)
    driver.frames()
    carried = set(stage.children) - before
    assert {(type(one), tuple(one.size)) for one in carried} == {(type(side), tuple(side.size))}
    finger.touch_up()
