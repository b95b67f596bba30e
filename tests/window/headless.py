"""Kivy without a screen: a virtual clock, and fingers that touch what the semantics tree lists.

`bootstrap()` runs before anything imports Kivy. Where libEGL is there the pixels are real; elsewhere a window of our
own has a size and a widget tree and nothing on any screen.
"""

import ctypes
import gc
import os
import random
import sys
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from math import ceil
from pathlib import Path
from typing import Any

FRAME = 1 / 64  # seconds, in binary without a rest: a wait is as many frames whenever the app was started
LONG_FRAME = 4 * FRAME
COMING = 20  # frames until what is asked for is there
STEP = 0.0015  # seconds that a step of a bot's thought is said to take


def has_pixels() -> bool:
    try:
        ctypes.CDLL("libGL.so.1")
        ctypes.CDLL("libEGL.so.1")
    except OSError:
        return False
    return os.environ.get("CAKE_PIXELS") != "off"


def bootstrap(size: tuple[int, int] = (412, 915), density: float = 1.0) -> None:
    assert "kivy" not in sys.modules, "bootstrap() comes before Kivy"
    os.environ |= {
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONFIG": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_LOG_MODE": "PYTHON",  # Kivy leaves stderr alone, so tracebacks are seen
        "KIVY_METRICS_DENSITY": str(density),
        "KIVY_DPI": str(int(160 * density)),
        "KIVY_AUDIO": "none",
        "KIVY_CLIPBOARD": "dummy",
    }
    if has_pixels():
        os.environ |= {"SDL_VIDEODRIVER": "offscreen", "KIVY_GL_BACKEND": "sdl2"}
    else:
        os.environ["KIVY_GL_BACKEND"] = "mock"
    from kivy.config import Config

    for name, value in (("width", size[0]), ("height", size[1]), ("maxfps", 0), ("multisamples", 0)):
        Config.set("graphics", name, str(value))
    for key, _ in Config.items("input"):
        Config.remove_option("input", key)
    if not has_pixels():
        from tests.window import fake_window

        fake_window.install(size, density)


def think_evenly() -> None:
    """Bots think as many steps a frame however busy the machine is, so that what fails does so again."""
    from cakeapp.ui.play import pump

    pump.perf_counter = count(0, STEP).__next__


def settle_chance() -> random.Random:
    """Before anything imports the app: what it leaves to chance, deals and names of games, comes from here."""
    fate = random.Random(0)
    random.SystemRandom = lambda: fate  # type: ignore[assignment, misc]
    uuid.uuid4 = lambda: uuid.UUID(int=fate.getrandbits(128))
    return fate


def make_way() -> None:
    """The app before goes, though its tables kept themselves from the collector; the next finds nothing of it."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Driver:
    """Runs the app frame by frame on a clock of its own, and touches it."""

    first_size = (0, 0)  # of the window, before a test changes it
    latest = 0  # when the app before was closed: what it still asked of the clock is past, and done with

    def __init__(self, home: Path, **app: Any) -> None:
        from kivy.base import EventLoop, runTouchApp
        from kivy.clock import Clock
        from kivy.core.window import Window
        from kivy.metrics import dispatch_pixel_scale

        from cakeapp.app import CakeTin

        make_way()
        dispatch_pixel_scale()  # Kivy forgets only now whoever asked to be told of another density, and is gone
        self.loop, self.window, self.clock = EventLoop, Window, Clock
        if Driver.first_size == (0, 0):
            Driver.first_size = tuple(Window.size)
        self._real_time = Clock.time
        self.now = max(ceil(Clock.time()), Driver.latest)
        Clock._max_fps = 0
        Clock.time = lambda: self.now
        Clock._last_tick = self.now
        self.after_frame: Callable[[], None] | None = None
        self.app = CakeTin(home=home, **app)
        self.app._run_prepare()
        runTouchApp(embedded=True)
        self.frames(3)

    def frames(self, count: int = 1, seconds: float = FRAME) -> None:
        """Nothing is drawn before somebody looks: drawing would be most of the work."""
        from tests.window.finger import as_the_main_loop

        self.window.on_draw = self.window.on_flip = lambda *_: None
        try:
            for _ in range(count):
                self.now += seconds
                as_the_main_loop(self.loop.idle)
                if self.after_frame is not None:
                    self.after_frame()
        finally:
            del self.window.on_draw, self.window.on_flip

    def draw(self) -> None:
        """The window as it is now."""
        self.window.dispatch("on_draw")
        self.window.dispatch("on_flip")

    def until(self, reached: Callable[[], bool], seconds: float = 30.0) -> None:
        """Long frames do where nobody looks on."""
        frame = LONG_FRAME if self.after_frame is None else FRAME
        for _ in range(round(seconds / FRAME)):
            if reached():
                return
            self.frames(seconds=frame)
        raise AssertionError(f"not reached within {seconds} seconds of the app's time")

    @contextmanager
    def watched(self, look: Callable[[], None]) -> Iterator[None]:
        """Looks on after every frame."""
        self.after_frame = look
        yield
        self.after_frame = None

    def resize(self, width: int, height: int) -> None:
        self.window.size = width, height
        self.frames(4)

    # Fingers --------------------------------------------------------------------------------------------------

    def touch(self, x: float, y: float) -> Any:
        from tests.window.finger import Finger

        return Finger(x, y)

    def node(self, key: str) -> Any:
        """What is on its way is there a few frames later."""
        from cakeapp.stage import semantics

        for _ in range(COMING):
            if (node := semantics.find(key)) is not None:
                break
            self.frames()
        assert node is not None, f"{key} is not on screen: {[one.key for one in semantics.tree()]}"
        return node

    def tap(self, key: str) -> None:
        touch = self.touch(*self.node(key).centre)
        touch.touch_down()
        self.frames(2)
        touch.touch_up()
        self.frames(3)

    def hold(self, key: str, seconds: float = 0.8) -> None:
        touch = self.touch(*self.node(key).centre)
        touch.touch_down()
        self.frames(round(seconds / FRAME))
        touch.touch_up()
        self.frames(3)

    def drag(self, key: str, to: str, steps: int = 6) -> None:
        (x0, y0), (x1, y1) = self.node(key).centre, self.node(to).centre
        touch = self.touch(x0, y0)
        touch.touch_down()
        self.frames(1)
        for step in range(1, steps + 1):
            touch.touch_move(x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps)
            self.frames(1)
        touch.touch_up()
        self.frames(16)

    def shoot(self, path: Path) -> None:
        self.frames(2)
        self.draw()
        self.window.screenshot(str(path))

    def _forget(self) -> None:
        """Kivy keeps whatever a layout's handler was called with, and with it its screen: it keeps an empty one.

        It keeps animations, too, that no clock moves any more, with all of the app that they are part of.
        """
        from kivy.animation import Animation

        from cakeapp.ui.play.play import Play

        for event in self.clock.get_events():
            event.cancel()
        Animation.cancel_all(None)
        for screen in self.app.nav._manager.screens:
            if isinstance(screen, Play) and screen.table is not None and screen.table.parent is not None:
                screen.table.parent.remove_widget(screen.table)  # it hears of the next app's theme no more
            screen.clear_widgets()
            vars(screen).clear()

    def kill(self) -> None:
        """As when the system takes an app away: its screen is not told, and the next one starts in the same window."""
        self.app.nav.screen.rest = lambda: None
        self._end()

    def close(self) -> None:
        """The test is over: the next one begins with the window as it was at first."""
        self._end()
        self.window.size = Driver.first_size

    def _end(self) -> None:
        from kivy.app import App

        self.app.stop()
        for child in list(self.window.children):
            self.window.remove_widget(child)
        self.loop.quit, self.loop.status = False, "idle"
        App._running_app = None
        self._forget()
        Driver.latest, self.clock.time = ceil(self.now), self._real_time
