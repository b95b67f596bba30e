"""The bundle in its window beside a twin that knows where things are in it.

The twin is the same app without a screen, led to the same place by the record that the bundle writes.
"""

import shutil
import tempfile
import time
from pathlib import Path
from random import Random

from PIL import Image

from cakeapp.services.finished_game import FinishedGame
from cakeapp.services.history import History
from cakeapp.services.session import Session, go_on
from cakeapp.ui.play.director import RHYTHM
from tests.ship.window import PATIENCE, Point, Window, difference, wait_for
from tests.window import headless

DATA = Path(".config", "caketin")
SETTLED = 60  # frames until a page that is filled bit by bit is full
ALIKE = 3.0  # of 255: drivers smooth edges in their own ways, of which a full table has many; a pointer lights up


class Pair:
    """The bundle in its window, and the twin that knows where things are in it."""

    def __init__(self, program: Path, home: Path, twin_home: Path) -> None:
        self.program, self.home, self.twin_home = program, home, twin_home
        self.twin = headless.Driver(twin_home)
        self.window: Window | None = None
        home.mkdir()

    def start(self) -> None:
        self.window = Window(self.program, self.home)
        self.window.resize(self.twin.window.size)
        self.meet_at_home()

    def hurry(self) -> None:
        """By the settings, as people do who know the games: otherwise all that bots do stays until it is read."""
        self.tap("settings")
        for name, value in (("animation_speed", 2.0), ("bot_pace", "quick")):
            while getattr(self.twin.app.settings.values, name) != value:
                self.tap(f"setting:{name}")
                self.twin.frames()
        self.meet()
        self.tap("back")
        self.meet_at_home()

    def leave(self) -> None:
        self.tap("leave")
        self.tap("line:0")
        self.meet_at_home()

    def meet_at_home(self) -> None:
        """The twin to the home screen, on what the bundle saved."""
        for name in ("games", "sheets"):
            shutil.rmtree(self.twin_home / name, ignore_errors=True)
            if (saved := self.home / DATA / name).exists():
                shutil.copytree(saved, self.twin_home / name)
        self.twin.app.nav.replace("home")
        self.meet()

    def meet(self) -> None:
        """Waits until both show the same."""
        until = time.monotonic() + PATIENCE
        self.twin.frames(SETTLED)
        with tempfile.TemporaryDirectory() as folder:
            self.twin.shoot(Path(folder, "twin.png"))
            with Image.open(next(Path(folder).iterdir())) as picture:
                while (apart := difference(self.window.still(), picture)) > ALIKE:
                    assert time.monotonic() < until, f"the bundle shows something else than the app: {apart:.1f}"

    # What a hand does, in both --------------------------------------------------------------------------------

    def tap(self, key: str) -> None:
        self.window.still()
        self.window.tap(self._place(key))
        self.twin.tap(key)

    def drag(self, key: str, to: str) -> None:
        self.window.still()
        self.window.drag(self._place(key), self._place(to))
        self.twin.drag(key, to)

    def _place(self, key: str) -> Point:
        node = self.twin.node(key)
        assert node.in_sight, f"{key} is scrolled away"
        x, y = node.centre
        return x, self.twin.window.height - y

    # What is kept ---------------------------------------------------------------------------------------------

    def saved(self, kind: str) -> dict[str, str]:
        """The texts of the games or of the sheets that the bundle keeps, by name."""
        return {path.stem: path.read_text(encoding="utf-8") for path in (self.home / DATA / kind).glob("[!.]*")}

    def history(self) -> list[FinishedGame]:
        return History(self.home / DATA / "history.db").plays()

    # Games and sheets -----------------------------------------------------------------------------------------

    def begin(self, key: str, kind: str = "games") -> str:
        """A new game or sheet as it is proposed; the name of its save."""
        there = set(self.saved(kind))
        self.tap(f"game:{key}")
        self.meet()
        self.tap("start")
        wait_for(lambda: self.saved(kind).keys() - there, f"{key} was not begun")
        return (self.saved(kind).keys() - there).pop()

    def play(self, name: str, rng: Random, moves: int) -> bool:
        """So many moves of the person, by drag and by tap; whether the game still runs then."""
        for _ in range(moves):
            if not self._my_turn(name):
                return False
            play, before = self.twin.app.nav.screen, self.saved("games")[name]
            move = rng.choice(play.session.seat(play.viewer).legal())
            for gesture in play.table.how(move, rng.random() < 0.5):
                to = getattr(gesture, "to", None)
                self.drag(gesture.key, to) if to else self.tap(gesture.key)
            self._wait_for_change("games", name, before, f"{move} was not made")
        return True

    def _my_turn(self, name: str) -> bool:
        """Leads the twin to where the game stands when the person may move again; False when it is over."""
        mine = (None, *self._session(name).people)
        told = 5 * PATIENCE  # what each of them does stays until it can be read
        wait_for(lambda: self._session(name).actor in mine, "the bots do not move", told)
        session = self._session(name)
        self.twin.app.nav.replace("play", session=session)
        self.meet()
        self._read_on(session)
        return session.actor is not None

    def _read_on(self, session: Session) -> None:
        """Past all that is told of the last move and of what came of it: each touch goes on to what comes next."""
        seats = range(len(session.sitters))
        for _ in session.seat(None).events(max(session.seat(seat).last_move() for seat in seats)):
            self.window.tap(self._place("prompt"))
        time.sleep(2 * RHYTHM)

    def _session(self, name: str) -> Session:
        return go_on(name, self.saved("games")[name], self.twin.app.saves)

    def score(self, name: str, key: str) -> None:
        """One tap on a sheet."""
        before = self.saved("sheets")[name]
        self.tap(key)
        self._wait_for_change("sheets", name, before, f"{key} was not scored")

    def _wait_for_change(self, kind: str, name: str, before: str, otherwise: str) -> None:
        wait_for(lambda: self.saved(kind)[name] != before, otherwise)
