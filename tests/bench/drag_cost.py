"""Python's work in a frame while something is dragged across the table, for every game where there is most on it.

    python -m tests.bench.drag_cost [--only GAME]

The largest table of each game is looked at in moments of a random game, and on the kept full tables; the moment that
costs most counts. A drag goes over every place where the thing may go, from one to the next in a ninth of a second.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, NamedTuple

from tests.window import headless

if __name__ == "__main__":
    os.environ["CAKE_PIXELS"] = "off"
    headless.bootstrap((1280, 800))

from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import Session, Setup
from tests.window.robot import look, people
from tests.window.shots import FULL

LIMIT = 4.0  # ms of 95 frames in 100
STEPS = 7  # frames from one place to the next: nine places in a second
FRAMES = 240  # at least, of each drag
MOMENTS = 8  # of a game


class Cost(NamedTuple):
    high: float  # 95 frames in 100 stay below
    middle: float
    idle: float  # of a frame that shows the same again
    moment: str


def moments(driver: headless.Driver, key: str) -> Iterator[tuple[str, Session]]:
    rng = Random(key)
    sitters = people(registry.info(key).seats[-1])
    length = len(list(random_game(sessions.start("bench", Setup(key, sitters, deal="D"), driver.app.saves, ""), rng)))
    session = sessions.start("bench", Setup(key, sitters, deal="D"), driver.app.saves, "")
    for made in random_game(session, Random(key)):
        if made % max(1, length // MOMENTS) == 0:
            yield f"after {made} moves", session
    for path in sorted(FULL.glob(f"{key}*")):
        yield path.stem, sessions.go_on("bench", path.read_text(encoding="utf-8"), driver.app.saves)


def random_game(session: Session, rng: Random) -> Iterator[int]:
    made = 0
    while session.actor is not None:
        yield made
        seat = session.seat(session.actor)
        session.table.seat(seat.number).play(rng.choice(seat.legal()))
        made += 1


def drags(driver: headless.Driver, session: Session) -> Iterator[Any]:
    """What can be picked up now, each once with the places where it may go."""
    driver.app.nav.go("play", session=session)
    look(driver)
    table = driver.app.nav.screen.table
    keys = [thing.key for thing in table.things() if thing.draggable and table.where(thing.key)]
    for key in keys[:: max(1, len(keys) // 2)]:
        yield key, [place for place in table.where(key) if place in {thing.key for thing in table.things()}]


def cost(driver: headless.Driver, key: str, places: list[str], moment: str) -> Cost:
    idle = [timed(lambda: (driver.window.canvas.ask_update(), driver.frames())) for _ in range(60)]
    start = driver.node(key).centre
    stops = [start, *(driver.node(place).centre for place in places)]
    while STEPS * (len(stops) - 1) < FRAMES:
        stops += stops[1:]
    touch, spent = driver.touch(*start), []
    touch.touch_down()
    for (x0, y0), (x1, y1) in pairwise([*stops, start]):
        for step in range(1, STEPS + 1):
            at = x0 + (x1 - x0) * step / STEPS, y0 + (y1 - y0) * step / STEPS
            spent.append(timed(lambda at=at: (touch.touch_move(*at), driver.frames())))
    touch.touch_up()
    driver.frames(20)
    return Cost(quantiles(spent, n=20)[-1], median(spent), median(idle), f"{moment}, {key}")


def timed(work: Any) -> float:
    started = process_time()
    work()
    return (process_time() - started) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", help="one game")
    only = parser.parse_args().only
    driver = headless.Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    for key in [only] if only else [info.key for info in registry.played()]:
        found = [
            cost(driver, what, places, moment)
            for moment, session in moments(driver, key)
            for what, places in drags(driver, session)
        ]
        worst = max(found)
        verdict = "ok" if worst.high <= LIMIT else "TOO MUCH"
        print(
            f"{key:14} {worst.middle:5.2f} ms, 95 in 100 below {worst.high:5.2f} of {LIMIT} ms, {verdict};"
            f" idle {worst.idle:5.2f} ms, {worst.middle / worst.idle:.1f} times ({worst.moment})"
        )


if __name__ == "__main__":
    main()
