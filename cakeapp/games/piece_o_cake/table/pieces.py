"""How the things of Piece o' Cake are drawn and touched; their looks stand in KV."""

from math import hypot, pi
from typing import Any

from kivy.metrics import dp
from kivy.properties import AliasProperty

from cakeapp.games.piece_o_cake.table import ring
from cakeapp.stage.layouts import need
from cakeapp.stage.piece import Piece

need("games/piece_o_cake/table")

OVER_RIM = 13  # dp
HIGH = 1.5  # heights of a count, for a crown to have room above it
DEGREES = ring.WEDGE * 180 / pi  # of a slice


def turn_of(piece: Piece) -> float:
    """Clockwise from the top, in slices."""
    return float(piece.look.get("turn", 0.0))


class PieceOCakeSlice(Piece):
    """A wedge of the cake, or its empty place; only the wedge itself answers the finger."""

    def _tip(self) -> tuple[float, float]:
        bounds = ring.bounds(turn_of(self))
        return self.x - bounds.x * self.radius, self.top + bounds.y * self.radius

    radius = AliasProperty(lambda self: self.width / ring.bounds(turn_of(self)).width, bind=("size", "look"))
    tip = AliasProperty(_tip, bind=("size", "pos", "look"))
    degrees = AliasProperty(lambda self: 180 - turn_of(self) * DEGREES, bind=("look",))

    def from_tip(self, x: float, y: float) -> tuple[float, float]:
        """A point of the stage in radii of the cake, right and down from the tip."""
        dx, dy = self.inner(x, y)
        tip_x, tip_y = self.tip[0] - self.center_x, self.tip[1] - self.center_y
        return (dx - tip_x) / self.radius, (tip_y - dy) / self.radius

    def covers(self, x: float, y: float) -> bool:
        return ring.lies_in(*self.from_tip(x, y), self.look["turn"])

    def near(self, x: float, y: float) -> float | None:
        """A little beyond the rim a finger still means it."""
        across, down = self.from_tip(x, y)
        beyond = (hypot(across, down) - 1.0) * self.radius
        if 0 < beyond < dp(OVER_RIM) and ring.lies_in(across * 0.8, down * 0.8, self.look["turn"]):
            return float(beyond)
        return None

    def touch_centre(self) -> tuple[float, float]:
        """Where it is broad enough for a finger."""
        x, y = ring.direction(self.look["turn"])
        tip_x, tip_y = self.tip[0] - self.center_x, self.tip[1] - self.center_y
        return self.outer(tip_x + x * 0.875 * self.radius, tip_y - y * 0.875 * self.radius)


class PieceOCakeGap(Piece):
    """Between two slices, where a knife may go."""

    degrees = AliasProperty(lambda self: -turn_of(self) * DEGREES, bind=("look",))


class PieceOCakeBand(Piece):
    """The ring of a piece's colour around the cake while it is cut."""

    begin = AliasProperty(lambda self: turn_of(self) * DEGREES, bind=("look",))
    end = AliasProperty(lambda self: self.begin + self.look.get("span", 1) * DEGREES, bind=("look", "begin"))


class PieceOCakeCell(Piece):
    """What somebody has of a variety: the count, a crown for most, what came and what would be lost.

    Its picture lies beside the count or above it; bare, in the race, all is around the count; twin has two counts."""

    def _told(self) -> str:
        """What came, or what would be lost; the race has no room for it."""
        return "" if self.bare else str(self.look.get("lost") or self.look.get("new") or "")

    def _edge(self) -> str:
        """The colour around a bare count that comes from this cake, or would change."""
        if not self.bare or not (self.look.get("changed") or self.look.get("new")):
            return "bad" if self.bare and self.look.get("lost") else ""
        return "good" if self.look["changed"] else str(self.look["seat"])

    def _pill(self) -> tuple[float, float, float, float]:
        """The place for that, on the picture and never on the count."""
        x, y, side = self.fruit
        width, height = min(self.words * (1.3 + len(self.told) * 0.4), side), min(self.words * 1.2, side * 0.5)
        return x, y, width, height

    def _middle(self) -> tuple[float, float]:
        """Of a bare count; for a crown it makes room below it, or in a low cell beside it."""
        if not self.look.get("crown"):
            return self.center_x, self.center_y
        if self.height < self.number * HIGH:
            return self.center_x + self.number * 0.25, self.center_y
        return self.center_x, self.center_y - self.number * 0.2

    def _crown(self) -> tuple[float, float, float]:
        """Its corner and its width."""
        if not self.bare:
            return self.x + dp(2), self.top - self.number * 0.5, self.number * 0.8
        x, y = self.middle
        if self.height < self.number * HIGH:
            return x - self.number * 0.9, y - self.number * 0.25, self.number * 0.55
        return x - self.number * 0.35, y + self.number * 0.4, self.number * 0.7

    def _frame(self) -> tuple[float, float, float, float]:
        """All of it; of a bare one, what is around its number."""
        if not self.bare:
            return self.x + dp(1), self.y + dp(1), self.width - dp(2), self.height - dp(2)
        (x, y), side = self.middle, min(self.width, self.height, self.number * 1.2)
        return x - side / 2, y - side / 2, side, side

    def _fruit(self) -> tuple[float, float, float]:
        """Corner and side of its picture: before the count, above it in a high cell, or alone."""
        if not self.look.get("count"):
            side = min(self.width * 0.86, self.height * 0.92)
            return self.center_x - side / 2, self.center_y - side / 2, side
        if self.style == "twin":
            side = min(self.height * 0.4, self.width * 0.86) if self.high else min(self.height * 0.8, self.width * 0.42)
            return self.center_x - side / 2, self.center_y - side / 2, side
        if self.high:
            side = min(self.width * 0.86, self.height * 0.56)
            return self.center_x - side / 2, self.top - side * 1.05, side
        side = min(self.width * 0.56, self.height * 0.92)
        return self.x + self.width * 0.02, self.center_y - side / 2, side

    def _count(self) -> tuple[float, float, float, float]:
        if self.bare:
            return self.middle[0] - self.width / 2, self.middle[1] - self.height / 2, self.width, self.height
        if self.high:
            return self.x, self.y, self.width, self.height * (0.3 if self.style == "twin" else 0.42)
        if self.style == "twin":
            begin = self.fruit[0] + self.fruit[2]
            return begin, self.y, self.right - begin - dp(4), self.height
        return self.x + self.width * 0.55, self.y, self.width * 0.43, self.height

    bare = AliasProperty(lambda self: self.style == "bare", bind=("style",))
    high = AliasProperty(lambda self: not self.bare and self.height > self.width * 1.1, bind=("size", "style"))
    middle = AliasProperty(_middle, bind=("look", "pos", "size", "number"))
    count = AliasProperty(_count, bind=("pos", "size", "style", "middle", "fruit"))
    fruit = AliasProperty(_fruit, bind=("look", "pos", "size", "style"))
    told = AliasProperty(_told, bind=("look", "style"))
    edge = AliasProperty(_edge, bind=("look", "style"))
    pill = AliasProperty(_pill, bind=("fruit", "words", "told"))
    crown = AliasProperty(_crown, bind=("pos", "size", "number", "style", "middle"))
    frame = AliasProperty(_frame, bind=("pos", "size", "number", "style", "middle"))


KINDS: dict[str, Any] = {"slice": PieceOCakeSlice, "gap": PieceOCakeGap, "band": PieceOCakeBand, "cell": PieceOCakeCell}
