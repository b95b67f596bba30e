"""One game of the real app in a real window, by real pointer events.

    xvfb-run -s "-screen 0 1280x900x24" python -m tests.window.smoke [PICTURES]

Needs xdotool. The app runs as it is shipped, on its own clock; only the hand that moves the pointer is a script.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

os.environ |= {"KIVY_NO_ARGS": "1", "KIVY_LOG_MODE": "PYTHON", "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1"}

from kivy.config import Config

Config.set("graphics", "width", "412")
Config.set("graphics", "height", "860")
Config.set("graphics", "left", "0")
Config.set("graphics", "top", "0")
Config.set("graphics", "position", "custom")

from kivy.clock import Clock
from kivy.core.window import Window

from cakeapp.app import CakeTin
from cakeapp.core.table import resume
from cakeapp.scene.gestures import Drag
from cakeapp.stage import semantics
from cakeapp.ui.play.director import RHYTHM

PAUSE = 0.12  # seconds between what a hand does
PATIENCE = 240  # seconds for the whole game


def pointer(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)


def place(key: str) -> tuple[int, int]:
    node = semantics.find(key)
    assert node is not None, f"{key} is not on screen"
    x, y = node.centre
    return round(Window.left + x), round(Window.top + Window.height - y)


def tap(key: str) -> Iterator[float]:
    node = semantics.find(key)
    if node is not None and not node.in_sight:
        node.window.scroll_to(node.widget, animate=False)
        yield 3 * PAUSE
    pointer("mousemove", *place(key))
    yield PAUSE
    pointer("mousedown", 1)
    yield PAUSE
    pointer("mouseup", 1)
    yield 3 * PAUSE


def drag(key: str, to: str) -> Iterator[float]:
    (x0, y0), (x1, y1) = place(key), place(to)
    pointer("mousemove", x0, y0)
    yield PAUSE
    pointer("mousedown", 1)
    yield PAUSE
    for step in range(1, 6):
        pointer("mousemove", x0 + (x1 - x0) * step // 5, y0 + (y1 - y0) * step // 5)
        yield PAUSE / 2
    pointer("mouseup", 1)
    yield 3 * PAUSE


def story(app: CakeTin, pictures: Path | None) -> Iterator[float]:
    """Three taps to the first decision, a whole game against a bot, and the result."""
    rng = Random(4)
    yield 1.0
    for key in ("game:piece_o_cake", "start"):
        yield from shoot(pictures, key.partition(":")[0])
        yield from tap(key)
    play = app.nav.screen
    while play.session.actor is not None:
        if play.director.busy:  # a touch goes on to what comes next
            yield from tap("prompt")
            continue
        if not play.my_turn:
            yield PAUSE
            continue
        yield RHYTHM  # nobody reaches for things before they lie still
        seat = play.session.seat(play.viewer)
        move = rng.choice(seat.legal())
        before = len(seat.events())
        for gesture in play.table.how(move, tapping=rng.random() < 0.5):
            yield from drag(gesture.key, gesture.to) if isinstance(gesture, Drag) else tap(gesture.key)
        assert len(seat.events()) > before, f"{seat.text(move)} was not made"
        yield from shoot(pictures, "table")
    while play.director.busy:
        yield PAUSE
    yield PAUSE
    yield from tap("result")
    yield from shoot(pictures, "result")
    assert app.nav.screen.name == "result"
    assert resume(play.session.table.record, Random()).seat(None).outcome() is not None


def shoot(pictures: Path | None, name: str) -> Iterator[float]:
    if pictures is not None:
        Window.screenshot(str(pictures / f"{name}.png"))
    yield PAUSE


def main() -> None:
    app = CakeTin(home=Path(tempfile.mkdtemp()))
    pictures = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    finished = []

    def step(_: float) -> None:
        wait = next(acts, None)
        if wait is None:
            finished.append(True)
            app.stop()
        else:
            Clock.schedule_once(step, wait)

    acts = story(app, pictures)
    Clock.schedule_once(step, 0)
    Clock.schedule_once(lambda _: app.stop(), PATIENCE)
    app.run()
    assert finished, "the game did not come to its end in time"
    print("1 passed, 0 failed")


if __name__ == "__main__":
    main()
