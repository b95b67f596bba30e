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

    Its picture lies beside the count or above it, and nothing on it; in the race, `bare`, all is around the count;
    `twin` has two counts."""

    def _told(self) -> str:
        """What came, or what would be lost; the race has no room for it."""
        return "" if self.bare else str(self.look.get("lost") or self.look.get("new") or "")

    def _edge(self) -> str:
        """The colour around a bare count that comes from this cake, or would change."""
        if not self.bare or not (self.look.get("changed") or self.look.get("new")):
            return "bad" if self.bare and self.look.get("lost") else ""
        return "good" if self.look["changed"] else str(self.look["seat"])

    def _pill(self) -> tuple[float, float, float, float]:
        """The place for that: below its picture, or in a high cell above it."""
        height = min(self.words * 1.2, self.height * 0.45)
        return self.x + dp(3), self.top - height - dp(3) if self.high else self.y + dp(3), self.width * 0.52, height

    def _middle(self) -> tuple[float, float]:
        """Of a bare count, which makes room for a crown above it."""
        return self.center_x, self.center_y - (self.number * 0.16 if self.look.get("crown") else 0)

    def _crown(self) -> tuple[float, float, float]:
        """Its corner and its width: over the count, or in a high cell before it."""
        side = min(self.width * 0.42, self.number * 0.75)
        if self.high:
            return self.x + dp(4), self.count[1] + (self.count[3] - side * 0.83) / 2, side
        if not self.bare:
            return self.count[0] + (self.count[2] - side) / 2, self.top - side * 0.83, side
        side = min(self.number * 0.75, self.width)
        return self.middle[0] - side / 2, self.middle[1] + self.frame[3] / 2 - side * 0.25, side

    def _frame(self) -> tuple[float, float, float, float]:
        """All of it; of a bare one, what is around its number."""
        if not self.bare:
            return self.x + dp(1), self.y + dp(1), self.width - dp(2), self.height - dp(2)
        (x, y), side = self.middle, min(self.width, self.height * 0.86, self.number * 1.2)
        return x - side / 2, y - side / 2, side, side

    def _fruit(self) -> tuple[float, float, float]:
        """Corner and side of its picture: before the count, above it in a high cell, or alone."""
        x, y, width, height = self.x, self.y, self.width, self.height
        if not self.look.get("count"):
            pass
        elif self.style == "twin":
            width, height = (width, height * 0.4) if self.high else (width * 0.46, height * 0.9)
            x, y = self.center_x - width / 2, self.center_y - height / 2
        elif self.high:
            y, height = y + height * 0.35, height * 0.63 - (self.pill[3] if self.told else 0)
        else:
            below = self.pill[3] if self.told else 0
            y, width, height = y + below, width * 0.54, height - below
        side = min(width * 0.86, height * 0.92)
        return x + (width - side) / 2, y + (height - side) / 2, side

    def _count(self) -> tuple[float, float, float, float]:
        x, y, width, height = self.x, self.y, self.width, self.height
        if self.bare:
            return self.middle[0] - width / 2, self.middle[1] - height / 2, width, height
        if self.high:
            before = width * 0.36 if self.look.get("crown") else 0
            return x + before, y + height * 0.03, width - before, height * (0.29 if self.style == "twin" else 0.35)
        if self.style == "twin":
            return x + width * 0.72, y, width * 0.26, height
        return x + width * 0.55, y, width * 0.43, height * (0.72 if self.look.get("crown") else 1)

    bare = AliasProperty(lambda self: self.style == "bare", bind=("style",))
    high = AliasProperty(lambda self: not self.bare and self.height > self.width * 1.1, bind=("size", "style"))
    middle = AliasProperty(_middle, bind=("look", "pos", "size", "number"))
    count = AliasProperty(_count, bind=("look", "pos", "size", "style", "middle"))
    fruit = AliasProperty(_fruit, bind=("look", "pos", "size", "style", "words"))
    told = AliasProperty(_told, bind=("look", "style"))
    edge = AliasProperty(_edge, bind=("look", "style"))
    pill = AliasProperty(_pill, bind=("pos", "size", "words", "told"))
    frame = AliasProperty(_frame, bind=("pos", "size", "number", "style", "middle"))
    crown = AliasProperty(_crown, bind=("pos", "size", "number", "count", "frame"))


KINDS: dict[str, Any] = {"slice": PieceOCakeSlice, "gap": PieceOCakeGap, "band": PieceOCakeBand, "cell": PieceOCakeCell}
