"""Pictures of every screen in every size, theme and text size, to be looked at.

    python -m tests.window.shots FOLDER [--density 1|2|2.625] [--only TEXT]

A window without a screen cannot change its pixels' number, so each size is a process of its own.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from tests.window import headless
from tests.window.pages import put_away

SIZES = {"phone": (360, 640), "tall": (412, 915), "sideways": (916, 412), "tablet": (800, 1280), "broad": (1280, 800)}
FULL = Path(__file__).parent / "full"  # records that stop where there is most on the table


def shoot_all(folder: Path, form: str, only: str) -> None:
    driver = headless.Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    for theme, text in product(("day", "night"), (100, 200)):
        driver.app.set("theme", theme)
        driver.app.set("text_size", text)
        for scene, show in scenes(driver):
            name = f"{scene}-{form}-{theme}-{text}"
            if only in name:
                show()
                driver.frames(4)
                driver.draw()
                driver.window.screenshot(str(folder / f"{name}.png"))


def scenes(driver: headless.Driver) -> Iterator[tuple[str, object]]:
    from kivy.base import ExceptionManager

    from cakeapp.core import registry
    from cakeapp.core.errors import NotKept
    from cakeapp.core.say import Say
    from cakeapp.services import session as sessions
    from cakeapp.services.session import Session, Setup
    from tests.window.robot import people, sit_down
    from tests.window.sheet_scenes import sheet_scenes

    nav = driver.app.nav

    def at_table(key: str, players: int, moves: int) -> None:
        """A table some random moves into the game."""
        sit_down(driver, Setup(key, people(players), deal="SHOTS"))
        play, rng = nav.screen, Random(moves)
        for _ in range(moves):
            if play.session.actor is None:
                break
            seat = play.session.seat(play.session.actor)
            play.session.play(seat.number, rng.choice(seat.legal()))
        look_at(play.session)

    def look_at(session: Session) -> None:
        nav.go("play", session=session)
        driver.frames(3)
        if nav.screen.curtain is not None:
            driver.hold("look")

    yield "home", lambda: nav.go("home")
    yield "in_use", lambda: nav.go("in_use")
    yield "not_kept", lambda: (nav.go("home"), ExceptionManager.handle_exception(NotKept(Say("refused.disk.full"))))
    put_away(driver)
    yield "settings", lambda: nav.go("settings")
    yield "data", lambda: (nav.go("data"), nav.screen.back_up())
    fill(driver.app.history)
    yield "history", lambda: (nav.go("history"), nav.screen.count(False))
    yield "history-numbers", lambda: nav.screen.count(True)
    for info in registry.played():
        key = info.key
        yield f"new_game-{key}", lambda key=key: nav.go("new_game", key=key)
        for players, moves in (
            (info.seats[0], 0),
            (info.seats[0], 3),
            (info.seats[-1], 1),
            (info.seats[-1], 16),
            (info.seats[0], 60),
        ):
            scene = f"table-{key}-{players}-{moves}"
            yield scene, lambda key=key, players=players, moves=moves: at_table(key, players, moves)
        for path in sorted(FULL.glob(f"{key}-*")):
            session = sessions.go_on("full", path.read_text(encoding="utf-8"), driver.app.saves)
            yield f"table-{path.stem}", lambda session=session: look_at(session)
        yield f"help-{key}", lambda: nav.screen.help()
        yield f"log-{key}", lambda: nav.screen.log()
        put_away(driver)
        yield f"result-{key}", lambda key=key, players=info.seats[-1]: finish(driver, key, players)
    yield "shared", lambda: nav.screen.share()
    put_away(driver)
    yield from sheet_scenes(driver)


def fill(history: object) -> None:
    """Some games of the past, so that there is something to look at."""
    from cakeapp.core import registry
    from cakeapp.core.game import Line
    from cakeapp.services.finished_game import FinishedGame, Score

    rng, plays = Random(7), []
    for number in range(12):
        info = rng.choice(list(registry.discover().values()))
        points = [rng.randrange(5, 60) for _ in range(info.seats[0])]
        scores = tuple(
            Score(name, one, 1 if one == max(points) else 2, lines=(Line("eaten", one, ()),), emblem=seat)
            for seat, (name, one) in enumerate(zip(("Ada", "Bo"), points))
        )
        plays.append(FinishedGame(f"past {number}", info.key, f"2026-10-{number + 1:02}", scores))
    history.add(*plays)


def finish(driver: headless.Driver, key: str, players: int) -> None:
    from cakeapp.services.session import Setup
    from tests.window.robot import people, sit_down

    sit_down(driver, Setup(key, people(players), deal="SHOTS"))
    session, rng = driver.app.nav.screen.session, Random(1)
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    driver.app.nav.go("result", session=session)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--density", type=float, default=1.0)
    parser.add_argument("--only", default="", help="only pictures whose name holds this")
    parser.add_argument("--form", choices=SIZES, help="one size; all of them if not given")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.form is None:
        for form in SIZES:
            subprocess.run([sys.executable, "-m", "tests.window.shots", *sys.argv[1:], "--form", form], check=True)
        return
    # pictures of windows whose width is no multiple of four come out slanted
    width, height = (4 * round(side * asked.density / 4) for side in SIZES[asked.form])
    headless.bootstrap((width, height), asked.density)
    shoot_all(asked.folder, asked.form, asked.only)


if __name__ == "__main__":
    main()
