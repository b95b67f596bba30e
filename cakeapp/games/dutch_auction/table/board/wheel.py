"""The scales on which the bids are weighed, and the wheel of powers that takes their place."""

from math import cos, pi, radians, sin
from typing import NamedTuple

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.dutch_auction.table import layout
from cakeapp.stage.motion import glide
from cakeapp.stage.semantics import Spoken
from cakeapp.stage.widgets.board import Board, Thing

SPAN = 384, 152  # of the whole scales with the emblems beside them, in dp of the pictures
ARM = 96  # from the pivot to a hook
PIVOT = 112  # above the foot
TILT = 9.0  # degrees that the heavier bid goes down
SWING = 0.4  # seconds


class DutchScales(Spoken, FloatLayout):
    """The own bid on the left, the other's on the right; their sums on the pans."""

    tilt = NumericProperty(0)  # degrees clockwise
    left_sum = StringProperty("")
    right_sum = StringProperty("")
    left_emblem = StringProperty("")
    right_emblem = StringProperty("")

    def _unit(self) -> float:
        return max(0.01, min(self.width / SPAN[0], self.height / SPAN[1]))

    def _pivot(self) -> tuple[float, float]:
        return self.center_x, self.center_y + (PIVOT - SPAN[1] / 2) * self.unit

    def _left(self) -> tuple[float, float]:
        return self._hook(-1)

    def _right(self) -> tuple[float, float]:
        return self._hook(1)

    def _hook(self, side: int) -> tuple[float, float]:
        x, y = self.pivot
        turned, reach = radians(self.tilt), side * ARM * self.unit
        return x + reach * cos(turned), y - reach * sin(turned)

    def _mark(self) -> float:
        return max(dp(18), 34 * self.unit)

    mark = AliasProperty(_mark, bind=("size",))
    unit = AliasProperty(_unit, bind=("size",))
    pivot = AliasProperty(_pivot, bind=("pos", "size"))
    left_hook = AliasProperty(_left, bind=("pos", "size", "tilt"))
    right_hook = AliasProperty(_right, bind=("pos", "size", "tilt"))

    def weigh(self, side: int, speed: float = 0) -> None:
        """Which pan is the heavier: -1 the left one, 1 the right one, 0 neither; at a speed, swinging there."""
        Animation.cancel_all(self, "tilt")
        glide(self, SWING, speed, "out_back", tilt=side * TILT)

    def clear(self) -> None:
        self.weigh(0)
        self.key = self.spoken = self.left_sum = self.right_sum = self.left_emblem = self.right_emblem = ""


class Spoke(NamedTuple):
    key: str
    picture: str
    label: str
    spoken: str
    refusal: str = ""
    draggable: bool = False
    tint: bool = False  # a white picture


class DutchSpoke(Thing):
    """One thing that a power card can do."""

    picture = StringProperty("")
    label = StringProperty("")
    tint = BooleanProperty(False)

    def _disc(self) -> float:
        return min(self.width, self.height * 0.68) - dp(4)

    disc = AliasProperty(_disc, bind=("size",))

    def show(self, spoke: Spoke | None) -> None:
        self.key = self.spoken = self.refusal = self.picture = self.label = ""
        self.draggable, self.role, self.opacity, self.disabled = False, "button", 0, True
        if spoke is not None:
            self.opacity, self.disabled = 1, False
            self.key, self.picture, self.label, self.spoken, self.refusal, self.draggable, self.tint = spoke
            self.role = "thing" if spoke.draggable else "button"
        self.glowing = spoke is not None and not self.refusal


class DutchWheel(FloatLayout):
    """Spokes on the arc of a wheel whose hub is below, at the power card."""

    rim = ObjectProperty(())  # points of the arc

    def fill(self, board: Board, count: int) -> list[DutchSpoke]:
        self.spokes = [DutchSpoke(board=board, size_hint=(None, None)) for _ in range(count)]
        for spoke in self.spokes:
            self.add_widget(spoke)
        for name in ("size", "pos"):
            self.fbind(name, self.lay)
        return self.spokes

    def show(self, spokes: list[Spoke]) -> None:
        for at, widget in enumerate(self.spokes):
            widget.show(spokes[at] if at < len(spokes) else None)
        self.count = len(spokes)
        self.lay()

    def lay(self, *_: object) -> None:
        count = getattr(self, "count", 0)
        self.rim = ()
        if not count:
            return
        step = min(self.width / count, dp(110))
        high = max(dp(layout.FINGER), min(self.height * 0.86, step * 1.1))
        sag, points = self.height - high, []
        for at, spoke in enumerate(self.spokes[:count]):
            turn = (at - (count - 1) / 2) / max(1, (count - 1) / 2)
            spoke.size = step - dp(layout.GAP), high
            spoke.center_x = self.center_x + step * (at - (count - 1) / 2)
            spoke.y = self.y + sag * cos(turn * pi / 2)
            points += spoke.center
        self.rim = points
