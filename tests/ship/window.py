"""A program in a real window, used by a real pointer: it knows nothing of us, and we see of it what a person sees.

Needs xdotool and an X server (DISPLAY) that stays as it is when its last program ends.
"""

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageGrab, ImageStat

PAUSE = 0.12  # seconds between what a hand does
PATIENCE = 60.0  # seconds until something that must happen has happened
STEPS = 6

Point = tuple[float, float]  # from the window's top left corner


def wait_for(reached: Callable[[], object], otherwise: str, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < until, otherwise
        time.sleep(0.1)


class Window:
    """Started anew for an account with nothing in it but what an earlier start left."""

    def __init__(self, program: Path, home: Path) -> None:
        env = {name: os.environ[name] for name in ("PATH", "DISPLAY", "XAUTHORITY") if name in os.environ}
        env |= {"HOME": str(home), "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1"}
        self._said = home / "said.txt"
        with self._said.open("w", encoding="utf-8") as said:
            self._process = subprocess.Popen([str(program)], cwd=program.parent, env=env, stdout=said, stderr=said)
        self.pid = self._process.pid
        try:
            self._number = self._find()
        except AssertionError:
            self.kill()
            raise

    def _find(self) -> str:
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.pid)]
        until = time.monotonic() + PATIENCE
        while not (found := subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()):
            assert time.monotonic() < until, self.said()
            assert self._process.poll() is None, self.said()
        return found[0]

    def said(self) -> str:
        return self._said.read_text(encoding="utf-8")[-3000:]

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        xdotool("windowmove", self._number, 0, 0, "windowsize", "--sync", self._number, *size)

    def kill(self) -> None:
        """Without a word of warning, as an empty battery does."""
        self._process.kill()
        self._process.wait()

    def picture(self) -> Image.Image:
        return ImageGrab.grab(xdisplay=os.environ["DISPLAY"]).crop((0, 0, *self.size))

    def still(self) -> Image.Image:
        """What is seen when nothing moves any more: nobody reaches for things before they lie still."""
        until, before = time.monotonic() + PATIENCE, None
        while (now := self.picture()) != before:
            assert time.monotonic() < until, "it never lies still"
            assert self._process.poll() is None, self.said()
            before = now
            time.sleep(3 * PAUSE)
        return now

    def tap(self, at: Point) -> None:
        self.drag(at, at, steps=0)

    def drag(self, at: Point, to: Point, steps: int = STEPS) -> None:
        """In one go, so that no busy machine makes a hold of a tap."""
        way = [tuple(a + (b - a) * step / steps for a, b in zip(at, to)) for step in range(1, steps + 1)]
        moves = [word for point in way for word in (*move(point), "sleep", PAUSE / 2)]
        xdotool(*move(at), "sleep", PAUSE, "mousedown", 1, "sleep", PAUSE, *moves, "mouseup", 1, "sleep", PAUSE)


def move(to: Point) -> list[object]:
    return ["mousemove", *map(round, to)]


def xdotool(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Of two pictures, from 0 to 255 on average."""
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean) / 3
