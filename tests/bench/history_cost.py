"""What 10,000 games in the history cost every screen: the time to its first frame, against that of an empty history.

    CAKE_PIXELS=off python -m tests.bench.history_cost

The history's numbers are counted after the first frame, in a frame of their own; that time is told as well.
"""

import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from tests.window import headless

if __name__ == "__main__":
    headless.bootstrap()

from cakeapp.core import registry
from cakeapp.core.game import Line
from cakeapp.services.finished_game import FinishedGame, Score
from tests.window.headless import Driver

GAMES, ROUNDS, LIMIT = 10_000, 9, 2.0
NOISE = 1.0  # ms: less is nothing that could be seen
NAMES = ("Ada", "Bo", "Cleo", "Dragomir", "Eve", "Finn")


def plays(rng: Random) -> list[FinishedGame]:
    found = []
    for number in range(GAMES):
        info = rng.choice(list(registry.discover().values()))
        points = [rng.randrange(5, 60) for _ in range(rng.choice(info.seats))]
        scores = tuple(
            Score(name, one, 1 + sum(other > one for other in points), lines=(Line("eaten", one, ("kiw",)),) * 6)
            for name, one in zip(rng.sample(NAMES, len(points)), points)
        )
        date = f"{2015 + number % 12}-{1 + number % 12:02}-{1 + number % 28:02}"
        found.append(FinishedGame(f"{number:032}", info.key, date, scores, source="sheet"))
    return found


def first_frames(driver: Driver) -> dict[str, float]:
    """Milliseconds of the frame in which each screen is first shown."""
    nav = driver.app.nav
    screens = {
        "home": lambda: nav.go("home"),
        "history": lambda: nav.go("history"),
        "history, in numbers": lambda: (nav.go("history"), nav.screen.count(True)),
        "companion": lambda: nav.go("companion"),
        "data": lambda: nav.go("data"),
        "settings": lambda: nav.go("settings"),
        "new game": lambda: nav.go("new_game", key="piece_o_cake"),
        "new sheet": lambda: nav.go("new_sheet", key="piece_o_cake"),
    }
    found = {}
    for name, show in screens.items():
        times = []
        for _ in range(ROUNDS):
            nav.replace("settings")
            driver.frames(3)
            driver.clock.schedule_once(lambda _, show=show: show(), 0)  # as a tap would, amid a frame
            start = perf_counter()
            driver.frames(1)
            times.append((perf_counter() - start) * 1000)
            driver.frames(3)
            nav.screen.counting = False
        found[name] = median(times)
    return found


def main() -> None:
    driver = Driver(Path(tempfile.mkdtemp()))
    first_frames(driver)  # so that both find the layouts loaded
    empty = first_frames(driver)
    driver.app.history.add(*plays(Random(1)))
    full = first_frames(driver)
    for name, ms in empty.items():
        print(f"{name:20} empty {ms:6.1f} ms   {GAMES:,} games {full[name]:6.1f} ms   {full[name] / ms:.2f} times")
    driver.app.nav.go("history")
    start = perf_counter()
    driver.app.nav.screen.count(True)
    driver.frames(2)
    print(f"counting {GAMES:,} games takes {(perf_counter() - start) * 1000:.0f} ms, once, after the first frame")
    sys.exit(any(full[name] > LIMIT * max(NOISE, ms) for name, ms in empty.items()))


if __name__ == "__main__":
    main()
