"""Two worlds that differ only in what an onlooker may not know, side by side on the screen, frame by frame.

    python -m tests.window.onlookers KEY [PLAYERS]

walks whole games in both ways of sitting: all that is drawn while nobody holds is the same in both worlds, for as long
as all that everybody was told is the same; and while somebody holds, so is all outside of what is hers.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from tests.window import headless

if __name__ == "__main__":
    headless.bootstrap((360, 640))

from PIL import Image, ImageChops, ImageDraw

from cakeapp.core import registry
from cakeapp.core.game import CHANCE, Move
from cakeapp.services import session as sessions
from cakeapp.services.session import ON_TABLE, PASS, Session, Setup
from tests.window.film import frame
from tests.window.headless import Driver
from tests.window.robot import HOLD, people, perform, rest

TRIES = 16  # other worlds that are looked at for one that looks alike for long
OWN = {  # the parts of each table that are somebody's own, by their ids
    "dutch_auction": ("near", "deck", "discards", "cashed", "confirm"),
    "take_the_cake": ("orders", "orders_button", "confirm"),
    "top_cake": ("fan", "tray", "slot_up", "slot_down", "confirm"),
}


@dataclass
class World:
    """A state at a decision, the move that is made there, and what everybody is told of it."""

    state: Any
    move: Move
    told: list[Any]


def world(key: str, state: Any, move: Move) -> World:
    rules, log, luck = registry.rules(key), [], Random(0)
    then = state.copy()
    rules.apply(then, move, log)
    while then.actor == CHANCE:
        rules.apply(then, rules.chance(then, luck), log)
    return World(state, move, [event.cut_for(None) for event in log])


def alike(one: World, other: World) -> int:
    """How many events everybody is told in the same way before the first that differs."""
    pairs = enumerate(zip(one.told, other.told))
    return next((at for at, pair in pairs if pair[0] != pair[1]), len(one.told))


def other_world(key: str, real: World, rng: Random) -> World:
    """One that an onlooker cannot tell from the real one for as long as can be found, though whoever plays can."""
    rules, probe = registry.rules(key), import_module(f"tests.games.{key}.probe")
    actor, found = real.state.actor, []
    for _ in range(TRIES):
        state = probe.swap_a_little(real.state, rng)
        legal = [move for move in rules.legal(state) if move.verb == real.move.verb]
        moves = [real.move] * (real.move in legal) + rng.sample(legal, min(len(legal), 6))
        best = max((world(key, state, move) for move in moves), key=lambda one: alike(real, one), default=None)
        if best is not None:
            differs = rules.view(state, actor) != rules.view(real.state, actor)
            found.append((differs, alike(real, best), best))
    return max(found, key=lambda one: one[:2])[2]


@dataclass
class Seen:
    """What was on the screen while nobody held, frame after frame, with how many events were told by then."""

    frames: list[tuple[int, bytes]] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)  # sounds and speech, an event's each on a line of its own
    opened: list[tuple[bytes, bytes]] = field(default_factory=list)  # shut, and open but for what is her own


class Watch:
    """Plays one decision as a person does, and keeps what an onlooker sees of it."""

    def __init__(self, driver: Driver, session: Session, one: World) -> None:
        self.driver, self.session, self.one, self.seen = driver, session, one, Seen()
        self.holding, self.told = False, -1  # no event yet: the move is not made
        self.shown = b""  # the frame drawn last
        driver.app.sounds.play = self._hear
        driver.app.device.speak = self._speak

    def _hear(self, name: str) -> None:
        if self.told >= 0:
            self.told += 1
            self.seen.heard.append(f"event {self.told} {name}")

    def _speak(self, sentence: str) -> None:
        if self._nobody_holds():
            self.seen.heard.append(sentence)

    def _nobody_holds(self) -> bool:
        return not self.holding

    def _look(self) -> None:
        """As the main loop does, draws only when something asks to be drawn anew."""
        if self._nobody_holds():
            if not self.shown or self.driver.window.canvas.needs_redraw:
                self.shown = frame()
            self.seen.frames.append((max(0, self.told), self.shown))

    def run(self, tapping: bool) -> Seen:
        driver, session = self.driver, self.session
        session.table._dealer.state = self.one.state.copy()
        driver.app.nav.replace("play", session=session)
        play = driver.app.nav.screen
        driver.frames(40)
        with driver.watched(self._look):
            driver.frames(2)
        if play.curtain is not None:
            driver.hold("look")
            self.holding = True
        finger = self._hold_plate() if play.plate else None
        self._expect_move()
        self.shown = b""  # other frames were drawn since
        with driver.watched(self._look):
            for gesture in play.table.how(self.one.move, tapping):
                perform(driver, gesture)
            if finger:
                finger.touch_up()
                self.holding = False
            rest(driver)
            driver.frames(2)
        return self.seen

    def _hold_plate(self) -> Any:
        """What is not her own is the same, shut or open."""
        shut = masked(self.driver, frame())
        finger = self.driver.touch(*self.driver.node("plate").centre)
        finger.touch_down()
        self.driver.frames(HOLD)
        self.holding = True
        self.seen.opened.append((shut, masked(self.driver, frame())))
        return finger

    def _expect_move(self) -> None:
        """A device that is passed on is nobody's own once others look on: the turn passes, or something is shown."""
        play, since = self.session.play, len(self.session.seat(None).events())

        def made(seat: int, move: Move) -> None:
            play(seat, move)
            self.told = 0
            shown = any(event.reveals for event in self.session.seat(None).events(since))
            if self.session.setup.sitting == PASS and (shown or self.session.actor != seat):
                self.holding = False

        self.session.play = made


def masked(driver: Driver, whole: bytes) -> bytes:
    """A frame without what is somebody's own: her things, and the plate and the line that speaks to her."""
    play = driver.app.nav.screen
    width, height = map(int, driver.window.size)
    picture = Image.frombytes("RGB", (width, height), whole)
    draw = ImageDraw.Draw(picture)
    parts = [play.table.ids[name] for name in OWN[play.game] if name in play.table.ids]
    for widget in [*parts, play.ids.plate]:
        (x, y), (right, top) = widget.to_window(*widget.pos), widget.to_window(widget.right, widget.top)
        draw.rectangle((min(x, right) - 3, min(y, top) - 3, max(x, right) + 3, max(y, top) + 3), fill="black")
    return picture.tobytes()


def compare(driver: Driver, real: Seen, other: Seen, same: int) -> int:
    """How many frames were compared: those before the first event that was told in another way."""
    pairs = [(one, two) for one, two in zip(real.frames, other.frames) if max(one[0], two[0]) <= same]
    for at, (one, two) in enumerate(pairs):
        assert one == two, f"frame {at} of {len(pairs)} differs: {kept(driver, one[1], two[1])}"
    heard = [list(up_to(seen.heard, same)) for seen in (real, other)]
    assert heard[0] == heard[1], f"told up to {same} as {heard[0]} and {heard[1]}"
    for shut, opened in real.opened + other.opened:
        assert shut == opened, f"outside of what is hers: {kept(driver, shut, opened)}"
    return len(pairs)


def up_to(heard: list[str], same: int) -> Iterator[str]:
    for line in heard:
        if line.startswith(f"event {same + 1} "):
            return
        yield line


def kept(driver: Driver, one: bytes, two: bytes) -> str:
    """Where the pictures of what differs lie, and where in them."""
    folder, size = Path(tempfile.mkdtemp()), tuple(map(int, driver.window.size))
    pictures = [Image.frombytes("RGB", size, look).transpose(Image.Transpose.FLIP_TOP_BOTTOM) for look in (one, two)]
    for name, picture in zip(("one", "two"), pictures):
        picture.save(folder / f"{name}.png")
    return f"{folder} at {ImageChops.difference(*pictures).getbbox()}"


def walk(
    driver: Driver, key: str, players: int, sitting: str, seed: str, chosen: Callable[[int], bool]
) -> Mapping[str, int]:
    """A random game: how many decisions were looked at, in how many of them whoever plays knew, and their frames."""
    rng, found = Random(f"{key} {players} {sitting} {seed}"), {"decisions": 0, "frames": 0, "secret": 0}
    setup = Setup(key, people(players), sitting=sitting, deal=seed)
    truth, at = sessions.start("truth", setup, driver.app.saves, "2026-11-18"), 0
    while (actor := truth.actor) is not None:
        move = rng.choice(truth.seat(actor).legal())
        if chosen(at):
            real = world(key, truth.table._dealer.state, move)
            other = other_world(key, real, rng)
            tapping = rng.random() < 0.5
            looks = []
            for one in (real, other):
                session = sessions.go_on("world", truth.table.record, driver.app.saves)
                session.table._dealer._luck = Random(0)
                looks.append(Watch(driver, session, one).run(tapping))
            found["frames"] += compare(driver, *looks, same=alike(real, other))
            found["decisions"] += 1
            view = registry.rules(key).view
            found["secret"] += view(real.state, actor) != view(other.state, actor)
        truth.play(actor, move)
        at += 1
    return found


def main() -> None:
    key = sys.argv[1]
    seats = registry.info(key).seats
    counts = [int(sys.argv[2])] if len(sys.argv) > 2 else sorted({seats[0], seats[-1]})
    for players in counts:
        for sitting in (PASS, ON_TABLE):
            with tempfile.TemporaryDirectory() as home:
                driver = Driver(Path(home))
                driver.app.set("animation_speed", 2.0)
                found = walk(driver, key, players, sitting, "ONLOOK", lambda _: True)
                driver.close()
            print(f"{key} {players} {sitting}: {found['decisions']} decisions, {found['frames']} frames alike")


if __name__ == "__main__":
    main()
