"""Fingers on a table in the middle of a game."""

from random import Random
from typing import Any

from cakeapp.core import registry
from cakeapp.services.session import Setup
from cakeapp.stage.widgets.board import Thing
from tests.window.headless import Driver
from tests.window.robot import everything, look, make, people, sit_down

KEYS = [info.key for info in registry.played()]
SIZE = 412, 915


def sit(driver: Driver, key: str, moves: int = 6) -> None:
    """At a table after some moves, when something can be carried."""
    driver.resize(*SIZE)
    sit_down(driver, Setup(key, people(registry.info(key).seats[0]), deal="TOUCH"))
    rng = Random(key)
    while True:
        look(driver)
        play = driver.app.nav.screen
        seat = play.session.seat(play.viewer)
        if moves <= 0 and movable(driver):
            return
        make(driver, rng.choice(seat.legal()), tapping=True)
        moves -= 1


def movable(driver: Driver) -> list[Thing]:
    return [thing for thing in driver.app.nav.screen.table.things() if thing.draggable and not thing.refusal]


def offered(driver: Driver, key: str) -> dict[str, str]:
    """Where a thing may be carried, and what that would do."""
    found: dict[str, str] = driver.app.nav.screen.table.where(key)
    return found


def holds(driver: Driver, thing: Any) -> bool:
    """Whether the table, too, has that in hand."""
    return thing.carried and getattr(driver.app.nav.screen.table, "picked", thing) is thing


def lift(driver: Driver, thing: Thing, by: tuple[float, float] = (-23, 31)) -> Any:
    """A finger that carries the thing a little."""
    x, y = driver.node(thing.key).centre
    touch = driver.touch(x, y)
    touch.touch_down()
    driver.frames()
    for step in (0.5, 1):
        touch.touch_move(x + by[0] * step, y + by[1] * step)
        driver.frames()
    assert thing.carried
    return touch


def settled(driver: Driver) -> set[object]:
    """What is kept and on screen, once everything has come home."""
    driver.frames(30)
    driver.app.nav.screen.ask_again()
    return everything(driver)
