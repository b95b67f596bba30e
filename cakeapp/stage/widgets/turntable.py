"""What lies on a device that lies on the table: it turns to face whoever plays."""

from kivy.properties import NumericProperty
from kivy.uix.scatter import Scatter
from kivy.uix.widget import Widget

QUARTER = 90  # degrees


class Turntable(Scatter):
    """Holds one widget, turned by quarters, as large as the turned screen that it is on allows."""

    turn = NumericProperty(0)  # quarters, counter-clockwise

    def __init__(self, **kwargs: object) -> None:
        super().__init__(do_rotation=False, do_scale=False, do_translation=False, size_hint=(None, None), **kwargs)
        self.fbind("turn", self._turn)

    def on_parent(self, _: object, parent: Widget | None) -> None:
        if parent is not None:
            parent.bind(size=self._turn)
            self._turn()

    def on_children(self, *_: object) -> None:
        self._turn()

    def _turn(self, *_: object) -> None:
        if self.parent is None:
            return
        width, height = self.parent.size
        self.size = (height, width) if self.turn % 2 else (width, height)
        self.rotation = self.turn * QUARTER
        self.center = width / 2, height / 2
        for child in self.children:
            child.size, child.pos = self.size, (0, 0)


def side(seat: int, seats: int) -> int:
    """The quarter of the table where a seat sits: spread around it, the first one at the bottom."""
    return round(seat * 4 / seats) % 4
