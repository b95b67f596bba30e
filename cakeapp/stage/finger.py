"""A touch on the stage, from down to up: a tap, a look closer, or the carrying of a picture of a thing."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp

from cakeapp.scene.item import HOLD, TAP
from cakeapp.stage.piece import Piece

if TYPE_CHECKING:
    from cakeapp.stage.stage import Stage

HOLD_FOR = 0.5  # seconds until a touch is a look closer
SLIP = 10  # dp a finger may move and still be tapping
PALE = 0.4  # of a thing whose picture is carried


class Finger:
    def __init__(self, stage: "Stage", touch: MotionEvent, piece: Piece) -> None:
        self.stage, self.touch, self.piece = stage, touch, piece
        self.thing = stage.piece(piece.item.means) or piece  # that the piece is a part of
        self.ghost: Piece | None = None
        self._parts: list[tuple[Piece, tuple[float, float]]] = []  # of what is carried, and where from its middle
        self._over: Piece | None = None
        self.stirred = Clock.get_time()
        self.key, self._down, self._held = piece.item.means, touch.pos, False
        self._hold = Clock.schedule_once(self._holds, HOLD_FOR)
        piece.pressed = True

    def _aim(self) -> None:
        """The place that the finger is over, of those that are lit."""
        place = self.stage.piece_at(self.touch.x, self.touch.y, lambda one: bool(one.lit))
        if place is not self._over:
            for one, aimed in ((self._over, False), (place, True)):
                if one is not None:
                    one.aimed = aimed
            self._over = place
            if place is not None:
                self.stage.dispatch("on_over", self.key, place.item.key)

    def moved(self) -> None:
        self.stirred = Clock.get_time()
        dx, dy = self.touch.x - self._down[0], self.touch.y - self._down[1]
        if self.ghost is None and dx * dx + dy * dy > dp(SLIP) ** 2:
            self._hold.cancel()  # whoever moves does not look
            if self.piece.draggable:
                self._lift()
                self.stage.dispatch("on_over", self.key, "")
        if self.ghost is not None:
            self.ghost.center = self.touch.pos
            for part, (right, up) in self._parts:
                part.center = self.touch.x + right, self.touch.y + up
            self._aim()

    def _lift(self) -> None:
        """A picture of the thing is carried, with all its parts."""
        x, y = self.thing.center
        parts = self.stage.parts(self.thing.item.key)
        self.thing.opacity, self.thing.carried = PALE, True
        self.ghost = self.thing.picture()
        self._parts = [(part.picture(), (part.center_x - x, part.center_y - y)) for part in parts]
        self.on_top()

    def on_top(self) -> None:
        """What is carried lies over everything, whatever is laid meanwhile."""
        for one in (self.ghost, *(part for part, _ in self._parts)):
            if one is not None:
                self.stage.remove_widget(one)
                self.stage.add_widget(one)

    def lifted(self) -> None:
        self.moved()  # a quick hand may be elsewhere by now
        carried, key, place = self.ghost is not None, self.key, self._over
        self.end()
        if carried:
            self.stage.dispatch("on_drop_on", key, place.item.key if place else "")
        elif not self._held and TAP in self.piece.item.can:
            self.stage.dispatch("on_tap", key)

    def end(self) -> None:
        self._hold.cancel()
        self.touch.ungrab(self.stage)
        self.piece.pressed = False
        if self.ghost is not None:
            self.stage.remove_widget(self.ghost)
            for part, _ in self._parts:
                self.stage.remove_widget(part)
            self.stage.light(())
            self.thing.opacity, self.thing.carried = 1, False
            self.ghost = None

    def _holds(self, _: float) -> None:
        if HOLD in self.piece.item.can:
            self._held = True
            self.stage.dispatch("on_hold", self.key)
