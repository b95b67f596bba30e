"""A monkey at every screen: one or two fingers, touches that never end, keys, turns of the device, pauses, settings.

    CAKE_PIXELS=off python -m tests.ui.monkey SEED ACTS
    CAKE_PIXELS=off python -m tests.ui.monkey FIRST-LAST ACTS

All follows from the seed. One that fails prints its last acts, and can be run again by itself; so can those after it.
With pixels, a table at rest is compared with itself opened anew now and then.
"""

import argparse
import gc
import tempfile
import traceback
from collections import Counter, deque
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from tests.ui import headless

if __name__ == "__main__":
    headless.bootstrap()

from kivy.uix.widget import Widget
from PIL import ImageChops

from cakeapp.core import registry
from cakeapp.core.table import resume
from cakeapp.services import session as sessions
from cakeapp.services.session import ON_TABLE, PASS, Setup, Sitter
from cakeapp.services.settings import TEXT_SIZES
from cakeapp.stage import semantics
from cakeapp.stage.widgets.touchable import Touchable
from cakeapp.ui.navigation import HOME
from tests.contract.sheets_against_rules import with_sheets
from tests.ui import film
from tests.ui.headless import Driver
from tests.ui.offers import SETTLED_SIZE
from tests.ui.robot import kept, look
from tests.ui.sheet_scenes import tally_of

SIZES = [(360, 640), (412, 915), (916, 412), (800, 1280), (1280, 800)]
BACK = 27
KEYS = [9, 13, BACK, 32, 273, 274, 275, 276]
SETTINGS = {
    "theme": ("day", "night"),
    "text_size": TEXT_SIZES,
    "animation_speed": (0.0, 0.5, 1.0, 2.0),
    "patterns": (False, True),
    "left_hand": (False, True),
    "bot_pace": ("quick", "slow"),
}
TABLES = [info for info in registry.discover().values() if info.screen]
GROWTH = 400  # widgets that caches and the last screens may hold on to
LOOKED_BACK = 12  # acts that are told when one fails
Point = tuple[float, float]


def widgets() -> int:
    """Those too that are kept from the collector."""
    gc.unfreeze()
    gc.collect()
    return sum(issubclass(type(one), Widget) for one in gc.get_objects())


class Monkey:
    def __init__(self, driver: Driver, rng: Random) -> None:
        self.driver, self.rng = driver, rng
        self.down: list[Any] = []  # fingers on the screen
        self.last: deque[str] = deque(maxlen=LOOKED_BACK)
        self.sizes = Counter[tuple[int, int]]()  # acts on each
        self.acts = {
            self.tap_node: 30,
            self.tap_anywhere: 8,
            self.drag: 14,
            self.put_finger: 16,
            self.move_finger: 26,
            self.lift_finger: 16,
            self.lose_finger: 2,
            self.key: 8,
            self.turn: 3,
            self.pause: 3,
            self.set: 2,
            self.wait: 8,
        }

    def act(self) -> None:
        kind = self.rng.choices(list(self.acts), list(self.acts.values()))[0]
        self.sizes[tuple(self.driver.window.size)] += 1
        self.last.append(f"{kind.__name__} on {self.driver.app.nav.screen.name} {self.driver.window.size}")
        kind()

    def note(self, *more: object) -> None:
        self.last[-1] += " " + " ".join(map(str, more))

    def frames(self, count: int = 1) -> None:
        self.driver.frames(count)

    # Where ------------------------------------------------------------------------------------------------------

    def point(self) -> Point:
        return self.rng.uniform(0, self.driver.window.width), self.rng.uniform(0, self.driver.window.height)

    def node_point(self) -> Point:
        nodes = [node for node in semantics.tree() if node.interactive or getattr(node.widget, "draggable", False)]
        if not nodes:
            return self.point()
        node = self.rng.choice(nodes)
        self.note(node.key)
        return node.centre

    def any_point(self) -> Point:
        return self.node_point() if self.rng.random() < 0.8 else self.point()

    # One finger -------------------------------------------------------------------------------------------------

    def tap_node(self) -> None:
        self.press(self.node_point())

    def tap_anywhere(self) -> None:
        self.press(self.point())

    def press(self, at: Point) -> None:
        touch = self.driver.touch(*at)
        touch.touch_down()
        self.frames(self.rng.choice((1,) * 15 + (40,)))
        touch.touch_up()
        self.frames()

    def drag(self) -> None:
        start, end = self.node_point(), self.any_point()
        touch = self.driver.touch(*start)
        touch.touch_down()
        for step in (0.3, 0.6, 1.0):
            touch.touch_move(start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step)
            self.frames()
        touch.touch_up()
        self.frames()

    # Two fingers at a time, each in its own time ----------------------------------------------------------------

    def put_finger(self) -> None:
        if len(self.down) < 2:
            self.down.append(self.driver.touch(*self.any_point()))
            self.down[-1].touch_down()
            self.frames(self.rng.choice((0, 1, 40)))

    def move_finger(self) -> None:
        if self.down:
            self.rng.choice(self.down).touch_move(*self.any_point())
            self.frames(self.rng.choice((0, 1)))

    def lift_finger(self) -> None:
        if self.down:
            self.down.pop(self.rng.randrange(len(self.down))).touch_up()
            self.frames(self.rng.choice((0, 1)))

    def lose_finger(self) -> None:
        """The system takes it for itself: its end never comes."""
        if self.down:
            self.down.pop(self.rng.randrange(len(self.down)))

    # Everything else --------------------------------------------------------------------------------------------

    def key(self) -> None:
        key = self.rng.choice(KEYS)
        self.note(key)
        if key == BACK and self.driver.app.nav.screen.name == HOME:
            return  # it would close the app
        self.driver.window.dispatch("on_key_down", key, 0, "", [])
        self.driver.window.dispatch("on_keyboard", key, 0, "", [])
        self.frames()

    def turn(self) -> None:
        self.driver.window.size = self.rng.choice(SIZES)
        self.frames(self.rng.choice((0, 4, 40)))

    def pause(self) -> None:
        self.driver.app.on_pause()
        if self.rng.random() < 0.5:
            self.down.clear()
        self.driver.app.on_resume()
        self.frames()

    def set(self) -> None:
        name = self.rng.choice(list(SETTINGS))
        value = self.rng.choice(SETTINGS[name])
        self.note(name, value)
        self.driver.app.set(name, value)
        self.frames()

    def wait(self) -> None:
        self.frames(self.rng.choice((1, 2, 20)))

    def let_go(self) -> None:
        while self.down:
            self.down.pop().touch_up()


# What holds at any time -----------------------------------------------------------------------------------------


def check_record(driver: Driver) -> None:
    """What is on disk is what is played with, and at rest what is shown."""
    play = driver.app.nav.screen
    if play.name != "play":
        return
    if play.session.name in {save.name for save in driver.app.saves.all()}:
        records = kept(driver)
        assert len(records) == 1, "\n---\n".join(sorted(records))
    if play.table.view is not None and play.curtain is None and not play.director.busy:
        assert play.table.view == play.session.seat(play.eyes.seat).view(), "the table shows another moment"


def check_everything(driver: Driver) -> None:
    assert driver.loop.event_listeners, "the app is closed"
    assert [node for node in semantics.tree() if node.interactive], "a dead end"
    for save in driver.app.saves.all():
        resume(save.text, Random(1))
    assert len(driver.app.tallies.all()) == len(driver.app.tallies.paths())


def check_nothing_held(driver: Driver) -> None:
    """After a pause no finger holds anything, and nothing hangs in the air."""
    driver.app.on_pause()
    driver.app.on_resume()
    touchable = [one for root in driver.window.children for one in root.walk() if isinstance(one, Touchable)]
    held = [one.key for one in touchable if one.touch or one.carried or any(one.away)]
    assert not held, held


def check_anew(driver: Driver) -> None:
    """A table at rest is the table opened anew, to the pixel."""
    while semantics.find("close"):
        driver.tap("close")
    play = driver.app.nav.screen
    if not headless.has_pixels() or play.name != "play" or not play.my_turn or play.director.busy or play.pump.busy:
        return
    record = driver.app.saves.read(play.session.name)
    play._show()
    driver.frames(SETTLED_SIZE)
    before = film.picture()
    driver.app.nav.replace("play", session=sessions.go_on(play.session.name, record, driver.app.saves))
    driver.frames(4)
    look(driver)
    driver.frames(SETTLED_SIZE)
    box = ImageChops.difference(before, film.picture()).getbbox()
    assert box is None, f"opened anew, the table differs within {box}:\n{record}"


def setup_of(seed: int, rng: Random) -> Setup:
    info = TABLES[seed % len(TABLES)]
    sitters = tuple(
        Sitter(f"P{seat}", rng.choice(("person", "apprentice", "baker")) if seat else "person", seat)
        for seat in range(rng.choice(info.seats))
    )
    people = sum(not sitter.is_bot for sitter in sitters)
    return Setup(info.key, sitters, sitting=rng.choice((PASS, ON_TABLE)) if people > 1 else PASS, deal="MONKEY")


def go_wild(driver: Driver, seed: int, acts: int) -> Monkey:
    rng = Random(f"monkey {seed}")
    driver.app.set("animation_speed", rng.choice((0.0, 1.0, 2.0)))
    setup = setup_of(seed, rng)
    if seed % 4:
        sit(driver, setup)
    else:
        open_sheet(driver, setup.key, rng)
    monkey, at_first = Monkey(driver, rng), None
    try:
        for act in range(acts):
            monkey.act()
            check_record(driver)
            if act % 200 == 0:
                check_everything(driver)
                monkey.let_go()
                check_nothing_held(driver)
                check_anew(driver)
            if act % 500 == 400:
                sit(driver, setup, act)  # not all at the settings
            if act == acts // 4:
                monkey.let_go()
                at_first = at_home(driver, setup)
    except BaseException:
        print(f"seed {seed}, after act {act}:", *monkey.last, sep="\n    ", flush=True)
        raise
    monkey.let_go()
    at_last = at_home(driver, setup)
    assert at_first is not None
    assert at_last < at_first + GROWTH, f"{at_first} widgets grew to {at_last}"
    return monkey


def sit(driver: Driver, setup: Setup, number: int = 0) -> None:
    """At a new game; each has a record of its own."""
    session = sessions.start(f"monkey {number}", setup, driver.app.saves, "2026-11-18")
    driver.app.nav.replace("play", session=session)
    driver.frames(4)


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
    for info in TABLES:  # each is kept once it has been set, whoever set it
        sit(driver, Setup(info.key, setup.sitters[: info.seats[0]], deal="MONKEY"), -1)
    sit(driver, setup, -1)
    driver.app.nav.replace("home")
    driver.frames(30)
    return widgets()


def run(seeds: range, acts: int) -> int:
    """Each seed on an app of its own; how many of them failed."""
    total, failed = Counter[tuple[int, int]](), 0
    for seed in seeds:
        began, driver = process_time(), Driver(Path(tempfile.mkdtemp()))
        try:
            monkey = go_wild(driver, seed, acts)
        except Exception:
            traceback.print_exc()
            failed += 1
        else:
            total += monkey.sizes
            print(f"seed {seed}: {acts} acts, {process_time() - began:.1f} s", flush=True)
        finally:
            driver.close()
    sizes = ", ".join(f"{count} on {width:.0f}x{height:.0f}" for (width, height), count in sorted(total.items()))
    print(f"{total.total()} acts in {process_time():.0f} s of CPU: {sizes}; {failed} of {len(seeds)} seeds failed")
    return failed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seeds", help="a seed, or the first and the last of several: 0-99")
    parser.add_argument("acts", type=int)
    asked = parser.parse_args()
    first, _, last = asked.seeds.partition("-")
    raise SystemExit(min(1, run(range(int(first), int(last or first) + 1), asked.acts)))
