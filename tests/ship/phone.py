"""The app as a phone has it: run with the packaged files and the spec's requirements, and nothing else.

    python phone.py PACKAGE HOME play|continue

`play` plays some of every game by gestures, touches a score sheet of each, and is killed; `continue` finds all again.
"""

import os
import signal
import sys
from pathlib import Path
from random import Random

PACKAGE, HOME, WHAT = sys.argv[1:4]
TESTS = str(Path(__file__).parents[2])
sys.path[:] = [PACKAGE, *(path for path in sys.path if path != str(Path(__file__).parent)), TESTS]

from tests.window import headless

headless.bootstrap()

import cakeapp
from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import Setup, Sitter
from cakeapp.stage import semantics
from tests.window.robot import make, rest

MOVES = 6  # of a person in each game


def sit(driver: headless.Driver, key: str) -> None:
    people = (Sitter("Ada"), Sitter("Bo", "apprentice", 1))
    session = sessions.start(key, Setup(key, people, deal="PHONE"), driver.app.saves, "2026-11-18")
    driver.app.nav.go("play", session=session)


def play_some(driver: headless.Driver, rng: Random) -> None:
    play, made = driver.app.nav.screen, 0
    while made < MOVES and play.session.actor is not None:
        rest(driver)
        if play.my_turn:
            make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
            made += 1


def score_some(driver: headless.Driver, key: str) -> None:
    """A new sheet, and the first thing on its board that can be tapped."""
    driver.app.nav.go("new_sheet", key=key)
    driver.frames(2)
    driver.app.nav.screen.start()
    driver.frames(3)
    board = driver.app.nav.screen.board
    driver.tap(next(node.key for node in semantics.walk(board) if node.interactive))


def main() -> None:
    assert Path(cakeapp.__file__).is_relative_to(PACKAGE), cakeapp.__file__
    driver, keys = headless.Driver(Path(HOME)), [info.key for info in registry.played()]
    driver.app.set("animation_speed", 2.0)
    assert driver.app.nav.screen.name == "home"
    if WHAT == "play":
        for key in keys:
            sit(driver, key)
            play_some(driver, Random(key))
            score_some(driver, key)
        driver.app.nav.replace("home")
        print(*sorted(save.name for save in driver.app.saves.all()), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    driver.frames(3)
    for key in keys:
        running = semantics.find(f"running:{key}")
        assert running is not None, f"{key} does not go on"
    driver.app.nav.go("companion")
    driver.frames(3)
    assert sum(node.key.startswith("sheet:") for node in semantics.tree()) == len(keys), "a sheet is lost"
    driver.app.nav.go("history")
    driver.frames(3)
    print(*sorted(keys))


if __name__ == "__main__":
    main()
