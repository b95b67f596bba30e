"""A monkey at every screen: touches, drags, keys, turns of the device and pauses, with a fixed seed.

    CAKE_PIXELS=off python -m tests.ui.monkey SEED ACTIONS

Without pixels it is many times as fast, and looks at nothing anyway.
"""

import gc
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.ui import headless

if __name__ == "__main__":
    headless.bootstrap()

from kivy.uix.widget import Widget

from cakeapp.core import registry
from cakeapp.core.table import resume
from cakeapp.services.session import Setup, Sitter
from cakeapp.ui import semantics
from tests.contract.sheets_against_rules import with_sheets
from tests.ui.headless import Driver
from tests.ui.robot import sit_down
from tests.ui.sheet_scenes import tally_of

SIZES = [(360, 640), (412, 915), (916, 412), (800, 1280), (1280, 800)]
KEYS = [9, 13, 27, 32, 273, 274, 275, 276]
GROWTH = 400  # widgets that caches and the last screens may hold on to


def widgets() -> int:
    gc.collect()
    return sum(issubclass(type(one), Widget) for one in gc.get_objects())


class Monkey:
    def __init__(self, driver: Driver, rng: Random) -> None:
        self.driver, self.rng = driver, rng

    def act(self) -> None:
        kind = self.rng.choices(
            (self.tap_node, self.tap_anywhere, self.drag, self.key, self.turn, self.pause, self.wait),
            (40, 15, 20, 12, 3, 2, 8),
        )[0]
        kind()

    def point(self) -> tuple[float, float]:
        return self.rng.uniform(0, self.driver.window.width), self.rng.uniform(0, self.driver.window.height)

    def node_point(self) -> tuple[float, float]:
        nodes = [node for node in semantics.tree() if node.interactive]
        return self.rng.choice(nodes).centre if nodes else self.point()

    def tap_node(self) -> None:
        self.press(self.node_point())

    def tap_anywhere(self) -> None:
        self.press(self.point())

    def press(self, at: tuple[float, float]) -> None:
        touch = self.driver.touch(*at)
        touch.touch_down()
        self.driver.frames(self.rng.choice((1,) * 15 + (40,)))
        touch.touch_up()
        self.driver.frames()

    def drag(self) -> None:
        start, end = self.node_point(), self.rng.choice((self.point(), self.node_point()))
        touch = self.driver.touch(*start)
        touch.touch_down()
        for step in (0.3, 0.6, 1.0):
            touch.touch_move(start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step)
            self.driver.frames()
        touch.touch_up()
        self.driver.frames()

    def key(self) -> None:
        key = self.rng.choice(KEYS)
        self.driver.window.dispatch("on_key_down", key, 0, "", [])
        self.driver.window.dispatch("on_keyboard", key, 0, "", [])
        self.driver.frames()

    def turn(self) -> None:
        self.driver.resize(*self.rng.choice(SIZES))

    def pause(self) -> None:
        self.driver.app.on_pause()
        self.driver.app.on_resume()
        self.driver.frames()

    def wait(self) -> None:
        self.driver.frames(self.rng.choice((1, 2, 20)))


def go_wild(driver: Driver, seed: int, actions: int) -> None:
    rng = Random(f"monkey {seed}")
    driver.app.set("animation_speed", rng.choice((0.0, 1.0, 2.0)))
    tables = [info for info in registry.discover().values() if info.screen]
    info = tables[seed % len(tables)]
    sitters = tuple(
        Sitter(f"P{seat}", rng.choice(("person", "apprentice", "baker")) if seat else "person", seat)
        for seat in range(rng.choice(info.seats))
    )
    setup = Setup(info.key, sitters, deal="MONKEY")
    if seed % 2:
        sit_down(driver, setup)
    else:
        open_sheet(driver, info.key, rng)
    monkey, at_first = Monkey(driver, rng), None
    for action in range(actions):
        monkey.act()
        if action % 200 == 0:
            assert [node for node in semantics.tree() if node.interactive], "a dead end"
            for save in driver.app.saves.all():
                resume(save.text, Random(1))
            assert len(driver.app.tallies.all()) == len(driver.app.tallies.paths())
        if action == actions // 4:
            at_first = at_home(driver, setup)
    assert at_first is not None
    at_last = at_home(driver, setup)
    assert at_last < at_first + GROWTH, f"{at_first} widgets grew to {at_last}"


def open_sheet(driver: Driver, key: str, rng: Random) -> None:
    """A score sheet with some of the entries of a finished game."""
    largest = {setting.key: setting for setting in with_sheets()}
    driver.app.nav.go("score", tally=tally_of(driver, largest[key], rng.random()))
    driver.frames(3)
    for page in ("tracker", "helper"):
        if page == "tracker" or registry.info(key).helper:
            driver.app.nav.go(page, tally=driver.app.nav.screen.tally)
            driver.frames(2)
            driver.app.nav.back()
    driver.frames(2)


def at_home(driver: Driver, setup: Setup) -> int:
    """How many widgets there are at home, after a walk through all screens that ends at the same table each time."""
    while semantics.find("close"):
        driver.tap("close")
    for name in ("history", "settings", "data", "companion", "starter"):
        driver.app.nav.go(name)
        driver.frames(2)
    for name in ("copy", "new_sheet", "new_game"):
        driver.app.nav.go(name, key=setup.key)
        driver.frames(2)
    open_sheet(driver, setup.key, Random(0))
    sit_down(driver, setup)
    driver.app.nav.replace("home")
    driver.frames(30)
    return widgets()


if __name__ == "__main__":
    go_wild(Driver(Path(tempfile.mkdtemp())), int(sys.argv[1]), int(sys.argv[2]))
