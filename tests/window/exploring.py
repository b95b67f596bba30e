"""A finger that explores: it hears what is under it, and a double tap anywhere does what was heard last."""

from typing import Any

from cakeapp.stage import semantics
from cakeapp.stage.semantics import Node
from tests.window.headless import Driver

CORNER = (3, 3)
STEPS = 12  # across a thing and up it


def move_over(driver: Driver, *points: tuple[float, float]) -> None:
    touch = driver.touch(*points[0])
    touch.touch_down()
    driver.frames(14)  # it lies still for a moment
    for point in points[1:]:
        touch.touch_move(*point)
        driver.frames()
    touch.touch_up()
    driver.frames(2)


def tap(driver: Driver, x: float, y: float) -> None:
    touch = driver.touch(x, y)
    touch.touch_down()
    driver.frames(2)
    touch.touch_up()
    driver.frames(2)


def tap_twice(driver: Driver, x: float = CORNER[0], y: float = CORNER[1]) -> None:
    tap(driver, x, y)
    tap(driver, x, y)
    driver.frames(30)


def tap_twice_and_hold(driver: Driver, x: float = CORNER[0], y: float = CORNER[1]) -> Any:
    tap(driver, x, y)
    touch = driver.touch(x, y)
    touch.touch_down()
    driver.frames(40)
    return touch


def point_of(node: Node) -> tuple[float, float]:
    """Where it is uppermost."""
    x, y, width, height = node.bounds
    points = [(x + width * a / STEPS, y + height * b / STEPS) for a in range(1, STEPS) for b in range(1, STEPS)]
    return next(at for at in (node.centre, *points) if (found := semantics.under(*at)) and found.key == node.key)


def explore(driver: Driver, key: str) -> None:
    move_over(driver, point_of(driver.node(key)))
    assert driver.app.focus.key == key


def do(driver: Driver, key: str) -> None:
    explore(driver, key)
    tap_twice(driver)
