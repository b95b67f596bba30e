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


class PieceOCakeSlice(Piece):
    """A wedge of the cake, or its empty place; only the wedge itself answers the finger."""

    def _radius(self) -> float:
        return float(self.width / ring.bounds(self.look.get("turn", 0.0)).width)

    def _tip(self) -> tuple[float, float]:
        bounds = ring.bounds(self.look.get("turn", 0.0))
        return self.x - bounds.x * self.radius, self.top + bounds.y * self.radius

    def _degrees(self) -> float:
        return 180 - float(self.look.get("turn", 0.0)) * ring.WEDGE * 180 / pi

    radius = AliasProperty(_radius, bind=("size", "look"))
    tip = AliasProperty(_tip, bind=("size", "pos", "look"))
    degrees = AliasProperty(_degrees, bind=("look",))

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

    def _degrees(self) -> float:
        return -float(self.look.get("turn", 0.0)) * ring.WEDGE * 180 / pi

    degrees = AliasProperty(_degrees, bind=("look",))


class PieceOCakeBand(Piece):
    """The ring of a piece's colour around the cake while it is cut."""

    def _begin(self) -> float:
        return float(self.look.get("turn", 0.0)) * ring.WEDGE * 180 / pi

    def _end(self) -> float:
        return float(self.begin) + float(self.look.get("span", 1)) * ring.WEDGE * 180 / pi

    begin = AliasProperty(_begin, bind=("look",))
    end = AliasProperty(_end, bind=("look", "begin"))


class PieceOCakeCell(Piece):
    """What somebody has of a variety: the count, a crown for most, what came and what would be lost.

    On a platter its picture lies beside the count, or above it; bare, in the race, all lies around the count."""

    def _told(self) -> str:
        """What came, or what would be lost; the race has no room for it."""
        return "" if self.style else str(self.look.get("lost") or self.look.get("new") or "")

    def _edge(self) -> str:
        """The colour around a bare count that comes from this cake, or would change."""
        if not self.style or not (self.look.get("changed") or self.look.get("new")):
            return "bad" if self.style and self.look.get("lost") else ""
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
        if not self.style:
            return self.x + dp(2), self.top - self.number * 0.5, self.number * 0.8
        x, y = self.middle
        if self.height < self.number * HIGH:
            return x - self.number * 0.9, y - self.number * 0.25, self.number * 0.55
        return x - self.number * 0.35, y + self.number * 0.4, self.number * 0.7

    def _frame(self) -> tuple[float, float, float, float]:
        """All of it; of a bare one, what is around its number."""
        if not self.style:
            return self.x + dp(1), self.y + dp(1), self.width - dp(2), self.height - dp(2)
        (x, y), side = self.middle, min(self.width, self.height, self.number * 1.2)
        return x - side / 2, y - side / 2, side, side

    def _fruit(self) -> tuple[float, float, float]:
        """Corner and side of its picture: before the count, above it in a high cell, or alone."""
        if not self.look.get("count"):
            side = min(self.width * 0.86, self.height * 0.92)
            return self.center_x - side / 2, self.center_y - side / 2, side
        if self.high:
            side = min(self.width * 0.86, self.height * 0.56)
            return self.center_x - side / 2, self.top - side * 1.05, side
        side = min(self.width * 0.56, self.height * 0.92)
        return self.x + self.width * 0.02, self.center_y - side / 2, side

    def _count(self) -> tuple[float, float, float, float]:
        if self.style:
            return self.middle[0] - self.width / 2, self.middle[1] - self.height / 2, self.width, self.height
        if self.high:
            return self.x, self.y, self.width, self.height * 0.42
        return self.x + self.width * 0.55, self.y, self.width * 0.43, self.height

    high = AliasProperty(lambda self: not self.style and self.height > self.width * 1.1, bind=("size", "style"))
    middle = AliasProperty(_middle, bind=("look", "pos", "size", "number"))
    count = AliasProperty(_count, bind=("pos", "size", "style", "middle"))
    fruit = AliasProperty(_fruit, bind=("look", "pos", "size"))
    told = AliasProperty(_told, bind=("look", "style"))
    edge = AliasProperty(_edge, bind=("look", "style"))
    pill = AliasProperty(_pill, bind=("fruit", "words", "told"))
    crown = AliasProperty(_crown, bind=("pos", "size", "number", "style", "middle"))
    frame = AliasProperty(_frame, bind=("pos", "size", "number", "style", "middle"))


class PieceOCakeStock(Piece):
    """How many of a variety may still come, beside its picture, or in a high cell below it.

    `twin`: from two sides, with its picture in the middle."""

    def _picture(self) -> tuple[float, float, float]:
        """Its middle, and its side."""
        x, y = self.center
        if self.high:
            side = min(self.height * (0.4 if self.style else 0.5), self.width * 0.86)
            return x, y if self.style else y + side * 0.4, side
        side = min(self.height * 0.8, self.width * 0.48)
        return x if self.style else self.x + side * 0.6, y, side

    def _count(self) -> tuple[float, float, float, float]:
        """Where the number lies."""
        x, y, side = self.picture
        if self.high:
            return self.x, self.y, self.width, y - side * 0.5 - self.y
        begin = x + side * 0.45
        return begin, self.y, self.right - begin - side * 0.05, self.height

    high = AliasProperty(lambda self: self.height > self.width * (1.4 if self.style else 1.05), bind=("size", "style"))
    picture = AliasProperty(_picture, bind=("pos", "size", "style", "high"))
    count = AliasProperty(_count, bind=("pos", "size", "picture", "high"))


KINDS: dict[str, Any] = {
    "slice": PieceOCakeSlice,
    "gap": PieceOCakeGap,
    "band": PieceOCakeBand,
    "cell": PieceOCakeCell,
    "stock": PieceOCakeStock,
}
