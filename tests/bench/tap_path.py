"""The way of one tap through the code: which files a game of two runs from the tap that makes a move until it is shown.

    python -m tests.bench.tap_path GAME

Files of `cakeapp` are named in the order in which they are first come to, each with how often; rules of the layout
that call Python count as one file, `kv`. Nothing is animated: frames that only move things are no way to follow.
By the number of files, and of changes from file to file, versions can be compared.
"""

import argparse
import sys
import tempfile
from collections import Counter
from itertools import groupby
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from tests.window import headless

DECISIONS = 6  # before it, so that there is something on the table


class Way:
    """The files that functions were called in, in order."""

    def __init__(self, package: Path) -> None:
        self._root = str(package) + "/"
        self.files: list[str] = []

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(self._root):
            caller = frame.f_back.f_code.co_filename if frame.f_back else ""
            self.files += ["kv"] * caller.endswith(".kv")
            self.files.append(path.removeprefix(self._root))


def walk(key: str) -> list[str]:
    headless.bootstrap()
    import cakeapp
    from cakeapp.services.session import Setup
    from tests.window.robot import look, make, people, perform, rest, sit_down

    driver, rng = headless.Driver(Path(tempfile.mkdtemp())), Random(key)
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup(key, people(2), deal="WAY"))
    play = driver.app.nav.screen

    def any_move() -> Any:
        look(driver)
        return rng.choice(play.session.seat(play.viewer).legal())

    for _ in range(DECISIONS):
        make(driver, any_move(), tapping=True)
    *before, last = play.table.how(any_move(), tapping=True)
    for gesture in before:
        perform(driver, gesture)
    way = Way(Path(cakeapp.__file__).parent)
    sys.setprofile(way.note)
    perform(driver, last)
    rest(driver)
    sys.setprofile(None)
    return way.files


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    stops = [file for file, _ in groupby(walk(parser.parse_args().game))]
    for file, times in Counter(stops).items():
        print(f"{times:6} {file}")
    print(f"{len(set(stops))} files, {len(stops) - 1} changes from file to file")


if __name__ == "__main__":
    main()
