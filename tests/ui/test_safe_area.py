"""Where the system's bars or a camera lie over the window, nothing of the app lies under them."""

import pytest

from cakeapp.services.covered import Covered
from cakeapp.services.session import Setup
from cakeapp.stage import semantics
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.robot import people, sit_down

SIDES = {
    "upright": ((412, 915), Covered(top=52, bottom=48)),
    "sideways": ((916, 412), Covered(left=52, right=48, bottom=24)),
}


def cover(driver: Driver, covered: Covered) -> None:
    driver.app.safe_area._covered = lambda: covered
    driver.app.on_pause()
    driver.app.on_resume()
    driver.frames(6)


def check_clear(driver: Driver, covered: Covered) -> None:
    check_screen()
    for node in semantics.tree():
        if node.window is None:
            x, y, width, height = node.bounds
            assert x >= covered.left - 1, node
            assert y >= covered.bottom - 1, node
            assert x + width <= driver.window.width - covered.right + 1, node
            assert y + height <= driver.window.height - covered.top + 1, node


@pytest.mark.parametrize("side", SIDES)
def test_screens_tables_and_sheets_keep_clear(driver: Driver, side: str) -> None:
    size, covered = SIDES[side]
    driver.resize(*size)
    cover(driver, covered)
    check_clear(driver, covered)
    sit_down(driver, Setup("top_cake", people(4), deal="CLEAR"))
    check_clear(driver, covered)
    driver.tap("help")
    check_clear(driver, covered)


def test_after_a_turn_of_the_device_other_sides_are_kept_clear(driver: Driver) -> None:
    size, covered = SIDES["upright"]
    driver.resize(*size)
    cover(driver, covered)
    driver.app.safe_area._covered = lambda: SIDES["sideways"][1]
    driver.resize(*SIDES["sideways"][0])
    check_clear(driver, SIDES["sideways"][1])


def test_where_nothing_is_covered_the_whole_window_is_used(driver: Driver) -> None:
    assert driver.app.nav.screen.size == list(driver.window.size)
