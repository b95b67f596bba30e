"""How far a finger goes from the first to the last touch of a move, over whole games of bots' moves made by taps.

    python -m tests.bench.finger_way [--only GAME] [--size 1280x800]

Of a move of one touch nothing is counted. The way is in dp, the median over all moves of one game for each number of
people, once passed round and once lying between them.
"""

import argparse
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from math import dist
from pathlib import Path
from random import Random
from statistics import median

from tests.window import headless

if __name__ == "__main__":
    SIZE = argparse.ArgumentParser(add_help=False)
    SIZE.add_argument("--size", default="1280x800")
    WIDTH, HEIGHT = map(int, SIZE.parse_known_args()[0].size.split("x"))
    headless.bootstrap((WIDTH, HEIGHT))

from cakeapp.bots import levels
from cakeapp.core import registry
from cakeapp.services.session import ON_TABLE, PASS, Setup
from tests.window.headless import Driver
from tests.window.robot import held, look, make, people, rest, sit_down


def ways(driver: Driver, key: str, players: int, sitting: str) -> Iterator[float]:
    """Of each move of a game that takes more than one touch."""
    sit_down(driver, Setup(key, people(players), sitting=sitting, deal="FINGER"))
    play, bot, rng = driver.app.nav.screen, levels.make(key, "apprentice"), Random(players)
    touched: list[tuple[float, float]] = []
    real = driver.touch

    def touch(x: float, y: float) -> object:
        touched.append((x, y))
        return real(x, y)

    driver.touch = touch  # type: ignore[method-assign]
    while play.session.actor is not None:
        look(driver)
        seat = play.session.seat(play.session.actor)
        *_, move = bot.think(seat.view(), rng, bot.budget)
        with held(driver):
            touched.clear()
            make(driver, move, tapping=True)
            if len(touched) > 1:
                yield sum(dist(one, other) for one, other in pairwise(touched))
        rest(driver)
    driver.touch = real  # type: ignore[method-assign]


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--only", help="one game")
    ask.add_argument("--size", default="1280x800")
    only = ask.parse_args().only
    driver = Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    for key in [only] if only else registry.discover():
        for sitting in (PASS, ON_TABLE):
            found = [way for players in registry.info(key).seats for way in ways(driver, key, players, sitting)]
            print(f"{key:14} {sitting:6} {median(found):5.0f} dp in the median of {len(found)} moves", flush=True)


if __name__ == "__main__":
    main()
