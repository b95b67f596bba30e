"""A plate at somebody's side of the table: what is hers alone is open as long as a finger lies on it."""

from collections.abc import Iterable

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty

from cakeapp.stage.widgets.controls import PushButton
from cakeapp.stage.widgets.touchable import Touchable


class HoldPlate(PushButton):
    """A finger may slide on from it to a card and take that along; keyboards open and shut it by turns."""

    opened = BooleanProperty(False)
    slid = BooleanProperty(False)  # its finger has taken something along

    __events__ = ("on_slide",)

    def on_hold(self) -> None:
        self.opened = True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        moved = super().on_touch_move(touch)
        if touch.grab_current is self and self.opened and not self.slid and not self.collide_point(*touch.pos):
            self.dispatch("on_slide", touch)
        return moved

    def on_touch(self, _: object, touch: MotionEvent | None) -> None:
        """Shut when the finger is gone, after what it carried was dropped and before anything is drawn."""
        self.slid = False
        if touch is None:
            Clock.schedule_once(lambda _: self.shut(), -1)

    def take_along(self, touch: MotionEvent, things: Iterable[Touchable]) -> None:
        """The first of these things that can be carried and lies under its finger."""
        x, y = self.parent.to_window(*touch.pos)
        for thing in things:
            touch.push()
            touch.pos = thing.parent.to_widget(x, y)
            self.slid = thing.draggable and thing.on_touch_down(touch)
            touch.pop()
            if self.slid:
                return

    def shut(self) -> None:
        self.opened = False

    def activate(self) -> None:
        self.opened = not self.opened

    def on_slide(self, touch: MotionEvent) -> None: ...
