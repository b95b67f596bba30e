"""What it costs to leave a table, to open it, and to visit every screen again and again.

    python -m tests.bench.visits_cost [--visits 200]

Times are CPU times of single frames, Python's collector as the app has it. Memory is that of the process after so many
visits to each screen, against what it was after a tenth of them.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import process_time

from tests.window import headless

if __name__ == "__main__":
    headless.bootstrap((412, 915))

from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import Session, Setup, Sitter
from tests.contract.sheets_against_rules import with_sheets
from tests.window.headless import Driver
from tests.window.sheet_scenes import tally_of

FRAME_MS, GROWTH = 33.0, 1.10
AFTER = 240  # frames after a table is left that are looked at: four seconds
MEASURED = (1, 2, 20)  # visits


def dearest(driver: Driver, act: Callable[[], object], frames: int) -> float:
    """Milliseconds of the dearest frame from the one in which it is asked for, amid that frame, as a finger does.

    Drawing is not Python's work.
    """
    from kivy.clock import Clock

    Clock.schedule_once(lambda _: act(), 0)
    costs = []
    for _ in range(frames):
        started = process_time()
        driver.frames(1)
        costs.append((process_time() - started) * 1000)
    return max(costs)


def table_costs(driver: Driver, key: str) -> dict[int, tuple[float, float]]:
    """Of opening and of leaving the largest table, by the number of the visit."""
    found = {}
    for visit in range(1, max(MEASURED) + 1):
        session = sessions.start("bench", table_for_all(key, str(visit)), driver.app.saves, "2026-11-19")
        others_play(session, rng := Random(visit))
        opening = dearest(driver, partial(driver.app.nav.replace, "play", session=session), 30)
        play_some(driver, session, rng)
        leaving = dearest(driver, partial(driver.app.nav.replace, "home"), AFTER)
        if visit in MEASURED:
            found[visit] = opening, leaving
    return found


def table_for_all(key: str, deal: str) -> Setup:
    """As many as there can be: one person and bots."""
    seats = range(registry.info(key).seats[-1])
    sitters = tuple(Sitter(f"Player {seat}", "baker" if seat else "person", seat) for seat in seats)
    return Setup(key, sitters, deal=deal)


def others_play(session: Session, rng: Random) -> None:
    while session.actor not in (0, None):
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))


def play_some(driver: Driver, session: Session, rng: Random) -> None:
    """Some turns of the person, at the table; nobody waits for the bots."""
    play = driver.app.nav.screen
    for _ in range(12):
        others_play(session, rng)
        if session.actor == 0:
            driver.app.nav.replace("play", session=session)
            driver.frames(20)  # the table is set
            play.play(rng.choice(session.seat(0).legal()))
            driver.until(lambda: not play.director.busy)
            play.pump.drop()


def memory() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def pages(driver: Driver) -> Iterator[Callable[[], object]]:
    """Every screen there is, the table with every game; what they show is made once."""
    nav, saves = driver.app.nav, driver.app.saves
    for name in ("home", "settings", "data", "history", "companion"):
        yield partial(nav.replace, name)
    for setting in {setting.key: setting for setting in with_sheets()}.values():
        key = setting.key
        for name in ("new_game", "new_sheet", "copy"):
            yield partial(nav.replace, name, key=key)
        tally = tally_of(driver, setting, 1.0)
        for name in ("score", "tracker", "starter"):
            yield partial(nav.replace, name, tally=tally)
        if registry.has(tally.info.key, registry.Door.HELPER):
            yield partial(nav.replace, "helper", tally=tally)
        yield partial(nav.replace, "scored", play=tally.play())
        sitters = tuple(Sitter(f"Player {seat}", "person", seat) for seat in range(setting.players))
        running, over = (sessions.start(name, Setup(key, sitters, deal=name), saves, "2026-11-19") for name in "AB")
        rng = Random(key)
        while over.actor is not None:
            over.play(over.actor, rng.choice(over.seat(over.actor).legal()))
        yield partial(nav.replace, "play", session=running)
        yield partial(nav.replace, "result", session=over)


def visit_all(driver: Driver, shown: Sequence[Callable[[], object]], times: int) -> None:
    for _ in range(times):
        for show in shown:
            show()
            driver.frames(4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=200)
    visits = parser.parse_args().visits
    with tempfile.TemporaryDirectory() as home:
        driver = Driver(Path(home))
        driver.frames(200)  # as people do, who look at the first page before they tap
        for key in registry.discover():
            for visit, (opening, leaving) in table_costs(driver, key).items():
                verdict = "ok" if max(opening, leaving) <= FRAME_MS else "TOO MUCH"
                print(
                    f"{key:14} visit {visit:3}: opened {opening:6.1f} ms, left {leaving:6.1f} ms, {verdict}", flush=True
                )
        shown = list(pages(driver))
        visit_all(driver, shown, visits // 10)
        before = memory()
        visit_all(driver, shown, visits - visits // 10)
        after = memory()
        verdict = "ok" if after <= before * GROWTH else "TOO MUCH"
        print(f"memory after {visits // 10} visits {before:.0f} MB, after {visits} {after:.0f} MB, {verdict}")
        driver.close()


if __name__ == "__main__":
    main()
