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
        self.ghost: Piece | None = None
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
        if self.ghost is None and self.piece.draggable and dx * dx + dy * dy > dp(SLIP) ** 2:
            self._hold.cancel()
            self.ghost = self._picture()
            self.stage.add_widget(self.ghost)
            self.stage.dispatch("on_over", self.key, "")
        if self.ghost is not None:
            self.ghost.center = self.touch.pos
            self._aim()

    def _picture(self) -> Piece:
        self.piece.opacity, self.piece.carried = PALE, True
        return self.piece.picture()

    def lifted(self) -> None:
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
            self.stage.light(())
            self.piece.opacity, self.piece.carried = 1, False
            self.ghost = None

    def _holds(self, _: float) -> None:
        if HOLD in self.piece.item.can:
            self._held = True
            self.stage.dispatch("on_hold", self.key)
