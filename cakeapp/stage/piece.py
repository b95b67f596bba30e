"""One thing of a scene on the screen. How each kind looks stands in KV."""

from math import cos, radians, sin
from typing import Any

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from cakeapp.scene.item import DRAG, TAP, Item
from cakeapp.stage.areas import area_of
from cakeapp.stage.semantics import Area, Spoken

FINGER = 48  # dp


class Piece(Spoken, Widget):
    """Its size is as whoever it faces sees it; around its middle it is turned towards her."""

    look = ObjectProperty({}, rebind=True, force_dispatch=True)
    facing = NumericProperty(0)
    words = NumericProperty(0)
    number = NumericProperty(0)
    style = StringProperty("")
    pressed = BooleanProperty(False)
    lit = BooleanProperty(False)  # what is carried may go here
    aimed = BooleanProperty(False)  # and the finger is over it
    carried = BooleanProperty(False)  # a picture of it is
    item: Item = ObjectProperty(None, allownone=True)
    stage = ObjectProperty(None, allownone=True)

    @property
    def draggable(self) -> bool:
        return DRAG in self.item.can

    def inner(self, x: float, y: float) -> tuple[float, float]:
        """A point of the stage as this piece sees it, from its middle."""
        turn = radians(-self.facing)
        dx, dy = x - self.center_x, y - self.center_y
        return dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)

    def outer(self, dx: float, dy: float) -> tuple[float, float]:
        """A point of it, from its middle as whoever it faces sees it, on the stage."""
        turn = radians(self.facing)
        return self.center_x + dx * cos(turn) - dy * sin(turn), self.center_y + dx * sin(turn) + dy * cos(turn)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point of the stage is on it."""
        dx, dy = self.inner(x, y)
        return bool(abs(dx) <= self.width / 2 and abs(dy) <= self.height / 2)

    def near(self, x: float, y: float) -> float | None:
        """How far a point is from it, where a finger there may still mean it: the small are as large as a finger."""
        dx, dy = self.inner(x, y)
        across, up = abs(dx) - self.width / 2, abs(dy) - self.height / 2
        if across > max(0.0, dp(FINGER) - self.width) / 2 or up > max(0.0, dp(FINGER) - self.height) / 2:
            return None
        return float(max(across, up, 0.0))

    def corners(self) -> tuple[float, float, float, float]:
        (x, y), (right, top) = (
            self.outer(-self.width / 2, -self.height / 2),
            self.outer(self.width / 2, self.height / 2),
        )
        return x, y, right, top

    def collide_point(self, x: float, y: float) -> bool:
        """Whether a finger there touches it, and nothing that lies on it."""
        found = self.stage.touched(x, y) if self.item.can else None
        return found is not None and found.item.means == self.item.means

    def picture(self) -> "Piece":
        """Looks like it, and is nothing."""
        made = type(self)(size_hint=(None, None), size=self.size, center=self.center, look=self.look)
        made.facing, made.words, made.number, made.style = self.facing, self.words, self.number, self.style
        return made

    def found(self, x: float, y: float) -> Widget | None:
        """The stage knows what lies on what."""

    def area(self) -> Area:
        return area_of(self)

    def answers(self) -> bool:
        return bool(self.item.can)

    def activate(self) -> None:
        """What can only be looked at closely is."""
        self.stage.dispatch("on_tap" if TAP in self.item.can else "on_hold", self.item.means)

    def look_closer(self) -> None:
        self.stage.dispatch("on_hold", self.item.means)


class CardPiece(Piece):
    """A panel, or nothing but lines of pictures and words."""

    def _corner(self) -> float:
        if self.look.get("square"):
            return float(dp(8))
        shorter = min(self.width, self.height)
        return float(shorter / 2 if self.look.get("round") else min(dp(14), shorter / 3.4))

    def _margin(self) -> float:
        """Left and right of what is written."""
        framed = self.look.get("fill") or self.look.get("edge")
        return float((dp(14) if self.look.get("stripe") else self.corner * 0.45) if framed else 0)

    corner = AliasProperty(_corner, bind=("size", "look"))
    margin = AliasProperty(_margin, bind=("corner",))


class ToldPiece(CardPiece):
    """What happened, marked so that people see that a touch goes on."""

    margin = AliasProperty(lambda self: min(float(dp(26)), self.width / 8), bind=("size",))  # the mark lies on no word


class MatPiece(Piece):
    """What lies under all that belongs to a player, in her colour."""


class PicturePiece(Piece):
    """A picture that fills its place."""


class ButtonPiece(Piece):
    """The one thing to press: what it does, what that brings, and whom it costs what."""

    def _says_box(self) -> tuple[float, float, float, float]:
        x, y, width, height = self.x + dp(10), self.y + dp(6), self.width - dp(20), self.height - dp(9)
        if not self.look.get("others"):
            return x, y, width, height
        return (x, y, width * 0.55, height) if width > 2.4 * height else (x, y + height * 0.4, width, height * 0.6)

    def _others_box(self) -> tuple[float, float, float, float]:
        x, y, width, height = self.x + dp(10), self.y + dp(6), self.width - dp(20), self.height - dp(9)
        if width > 2.4 * height:
            return x + width * 0.57, y + height * 0.16, width * 0.43, height * 0.68
        return x, y + height * 0.04, width, height * 0.34

    says_box = AliasProperty(_says_box, bind=("pos", "size", "look"))
    others_box = AliasProperty(_others_box, bind=("pos", "size", "look"))


class ToolPiece(Piece):
    """A helper beside the table."""


KINDS: dict[str, Any] = {
    "card": CardPiece,
    "told": ToldPiece,
    "mat": MatPiece,
    "picture": PicturePiece,
    "button": ButtonPiece,
    "tool": ToolPiece,
}
