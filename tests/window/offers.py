"""Any pixel of what is offered does what the thing does: fingers on random points of whatever a table shows.

    python -m tests.window.offers --points 200 [--game KEY] [--seed N]

A thing's pixels are the frame with it less the frame without it, and a covered point belongs to what covers it. What
a touch does is judged by the frame and the record on disk afterwards: they are the same as if the thing had been
touched in the robot's way. Nothing asks a widget where it lies or what it takes for its own.
"""

import argparse
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageFilter

from tests.window import headless

if __name__ == "__main__":
    headless.bootstrap()

from kivy.uix.modalview import ModalView

from cakeapp.core import registry
from cakeapp.scene.gestures import Drag
from cakeapp.services import session as sessions
from cakeapp.services.session import ON_TABLE, PASS
from cakeapp.stage import semantics
from cakeapp.stage.semantics import Node
from tests.window.decisions import decisions
from tests.window.film import frame, picture
from tests.window.headless import Driver
from tests.window.robot import HOLD, look, rest

GAMES = [info.key for info in registry.played()]
SIZES = [(412, 915), (360, 640), (1280, 800), (800, 1280)]
PLACES = list(product(GAMES, SIZES, (PASS, ON_TABLE)))
UNASKED = {"hint", "plate"}  # thinks as long as the machine lets it; is under another finger already
SEEN = 24  # of 255: what changes less is a shadow
SETTLED, SETTLED_SIZE = 24, 150  # frames after a touch, and after the window has another size
COARSE = 2  # a frame to be compared is drawn by so much smaller
AT_ONCE = 20  # points of one decision


class Outcome(NamedTuple):
    record: str
    frame: bytes  # its digest


class Dead(NamedTuple):
    """A point that does not do what the thing does that it shows."""

    game: str
    size: tuple[int, int]
    sitting: str
    decision: int
    key: str
    to: str  # where it was dragged; empty for a tap
    point: tuple[int, int]

    @property
    def kind(self) -> str:
        return self.key.partition(":")[0]


@dataclass
class Table:
    """A table at one decision of a game, that any touch is made at anew."""

    driver: Driver
    game: str
    size: tuple[int, int]
    sitting: str
    decision: int
    outcomes: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    masks: dict[str, Image.Image] = field(default_factory=dict)
    holding: Any = None  # the finger on the plate that opens one's own

    def __post_init__(self) -> None:
        self.record = decisions(self.game, self.sitting)[self.decision]
        self.open()
        self.base, self.picture = self.outcome(), picture()
        self.nodes = offered()
        self.moves = drags(self.driver)

    def open(self) -> None:
        """As it was before anybody touched it."""
        saves = self.driver.app.saves
        if self.holding:
            self.holding.touch_up()
            self.holding = None
        while isinstance(self.driver.window.children[0], ModalView):
            self.driver.window.children[0].dismiss(animation=False)
        saves.write("offers", self.record)
        self.driver.app.nav.replace("play", session=sessions.go_on("offers", self.record, saves))
        self.driver.frames(4)
        look(self.driver)
        self._hold()
        self.settle()

    def _hold(self) -> None:
        plate = semantics.find("plate")
        if plate is not None:
            self.holding = self.driver.touch(*plate.centre)
            self.holding.touch_down()
            self.driver.frames(HOLD)

    def settle(self) -> None:
        if self.driver.app.nav.screen.name == "play":
            rest(self.driver)
        self.driver.frames(SETTLED)

    # What is seen -----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        record = self.driver.app.saves.read("offers")
        return Outcome(record, blake2b(frame(COARSE)).digest())

    def mask(self, node: Node) -> Image.Image:
        """White where the thing can be seen."""
        if node.key not in self.masks:
            widget = self.driver.node(node.key).widget  # another than at first, since the table was opened anew
            widget.canvas.opacity = 0
            without = picture()
            widget.canvas.opacity = widget.opacity
            bands = ImageChops.difference(self.picture, without).split()
            strongest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
            self.masks[node.key] = strongest.point(lambda value: 255 * (value >= SEEN))
        return self.masks[node.key]

    def own(self, node: Node) -> Image.Image:
        """Without what things drawn later cover."""
        mask = self.mask(node)
        for other in self.nodes[self.nodes.index(node) + 1 :]:
            if overlap(node, other):
                mask = ImageChops.subtract(mask, self.mask(other))
        return mask

    def points(self, node: Node, rng: Random, count: int) -> list[tuple[int, int]]:
        mask = self.own(node).filter(ImageFilter.MinFilter(3))  # the outermost pixel is half its ground's
        if (box := mask.getbbox()) is None:
            return []
        part, wide = mask.crop(box).tobytes(), box[2] - box[0]
        found = [at for at, value in enumerate(part) if value]
        return [(box[0] + at % wide, box[1] + at // wide) for at in rng.choices(found, k=count)]

    # What a touch does ------------------------------------------------------------------------------------------

    def touched(self, x: float, y: float, to: str = "") -> Outcome:
        """What comes of a tap there, or of a drag from there to the middle of something."""
        self._touch(x, y, self.driver.node(to).centre if to else None)
        self.settle()
        outcome = self.outcome()
        if outcome != self.base:
            self.open()
        return outcome

    def _touch(self, x: float, y: float, end: tuple[float, float] | None) -> None:
        touch = self.driver.touch(x, y)
        touch.touch_down()
        self.driver.frames(2)
        for step in (0.3, 0.7, 1.0) if end else ():
            touch.touch_move(x + (end[0] - x) * step, y + (end[1] - y) * step)
            self.driver.frames(1)
        touch.touch_up()

    def wanted(self, node: Node, to: str) -> Outcome:
        if (node.key, to) not in self.outcomes:
            self.outcomes[node.key, to] = self.touched(*self.driver.node(node.key).centre, to)
        return self.outcomes[node.key, to]

    def is_dead(self, key: str, to: str, point: tuple[int, int]) -> bool:
        node = next(node for node in self.nodes if node.key == key)
        wanted = self.wanted(node, to)
        return self.touched(point[0] + 0.5, point[1] + 0.5, to) != wanted

    def tried(self, rng: Random, count: int) -> Iterator[Dead | None]:
        """Random points of random things; for each whether it is dead."""
        for node in rng.choices(self.nodes, k=count):
            for point in self.points(node, rng, 1):
                to = rng.choice(["", *self.moves.get(node.key, [])][:8])
                dead = self.is_dead(node.key, to, point)
                yield Dead(self.game, self.size, self.sitting, self.decision, node.key, to, point) if dead else None


def offered() -> list[Node]:
    """In the order of drawing."""
    nodes = [node for layer in semantics.layers() for node in semantics.walk(layer)]
    return [node for node in nodes if node.enabled and node.in_sight and acts(node) and node.key not in UNASKED]


def acts(node: Node) -> bool:
    return node.interactive or getattr(node.widget, "draggable", False)


def overlap(one: Node, other: Node, reach: int = 24) -> bool:
    """Whether what they show may share a point; pictures may reach over the edge."""
    (x, y, width, height), (left, bottom, wide, high) = one.bounds, other.bounds
    across = x - reach < left + wide and left - reach < x + width
    return across and y - reach < bottom + high and bottom - reach < y + height


def drags(driver: Driver) -> dict[str, list[str]]:
    """Where things may be dragged to at first, by the gestures that the table itself shows."""
    play, found = driver.app.nav.screen, dict[str, list[str]]()
    legal = play.session.seat(play.viewer).legal()
    for move in Random(len(legal)).sample(range(len(legal)), min(40, len(legal))):
        first = play.table.how(legal[move])[0]
        if isinstance(first, Drag) and semantics.find(first.to) and first.to not in found.setdefault(first.key, []):
            found[first.key].append(first.to)
    return found


def touch_all(driver: Driver, game: str, size: tuple[int, int], sitting: str, points: int, seed: int) -> list[Dead]:
    """Points on decisions spread over a game; those that are dead."""
    driver.window.size = size
    driver.app.saves.write("offers", decisions(game, sitting)[0])
    driver.app.nav.replace("home")
    driver.frames(SETTLED_SIZE)  # until its bar has faded, too
    rng, found = Random(f"{game} {size} {sitting} {seed}"), []
    count = -(-points // AT_ONCE)
    total = len(decisions(game, sitting))
    for part in range(count):
        decision = rng.randrange(total * part // count, max(total * part // count + 1, total * (part + 1) // count))
        table = Table(driver, game, size, sitting, decision)
        found += [dead for dead in table.tried(rng, min(AT_ONCE, points - part * AT_ONCE)) if dead]
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=int, default=200)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    driver = Driver(Path(tempfile.mkdtemp()))
    driver.app.set("animation_speed", 0.0)
    for place in PLACES:
        if asked.game in (None, place[0]):
            found = touch_all(driver, *place, asked.points, asked.seed)
            print(*place, f"{len(found)} of {asked.points} dead", *found, sep="\n    ", flush=True)
