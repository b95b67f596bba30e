"""What the monkey does: each act by itself is one that a person could make."""

from collections import Counter, deque
from random import Random
from typing import Any

from cakeapp.services.settings import TEXT_SIZES
from cakeapp.stage import semantics
from cakeapp.ui.navigation import HOME
from tests.window.headless import Driver

SIZES = [(360, 640), (412, 915), (916, 412), (800, 1280), (1280, 800)]
BACK = 27
KEYS = [9, 13, BACK, 32, 273, 274, 275, 276]
SETTINGS = {
    "theme": ("day", "night"),
    "text_size": TEXT_SIZES,
    "animation_speed": (0.0, 0.5, 1.0, 2.0),
    "patterns": (False, True),
    "left_hand": (False, True),
    "bot_pace": ("quick", "slow", "step"),
}
LOOKED_BACK = 12  # acts that are told when one fails
Point = tuple[float, float]


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
