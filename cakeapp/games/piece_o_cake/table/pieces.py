"""How the things of Piece o' Cake are drawn and touched; their looks stand in KV."""

from math import hypot, pi
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import AliasProperty

from cakeapp.games.piece_o_cake.table import ring
from cakeapp.stage.layouts import need
from cakeapp.stage.piece import Piece

need("games/piece_o_cake/table")

OVER_RIM = 13  # dp
Four = tuple[float, float, float, float]
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


class Laid(NamedTuple):
    """Where the parts of a cell are: corner, width and height."""

    frame: Four
    number: Four
    crown: Four
    fruit: Four = (0, 0, 0, 0)
    pill: Four = (0, 0, 0, 0)


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

    def _laid(self) -> Laid:
        if self.bare:
            return self._around_count()
        x, y, width, height = self.x, self.y, self.width, self.height
        pill_high = min(self.words * 1.2, height * 0.45) if self.told else 0
        side, twin = min(width * 0.42, self.number * 0.75), self.style == "twin"
        crown_wide = side if self.look.get("crown") else 0
        if height > width * 1.1:
            pill = x + dp(3), self.top - pill_high - dp(3), width * 0.52, pill_high
            fruit = (x, y + height * (0.3 if twin else 0.35), width, height * (0.4 if twin else 0.63) - pill_high)
            count_high = height * (0.29 if twin else 0.35)
            count = x + crown_wide * 0.86, y + height * 0.03, width - crown_wide * 0.86, count_high
            crown = x + dp(4), count[1] + (count_high - side * 0.83) / 2, side, side * 0.83
        else:
            pill = x + dp(3), y + dp(3), width * 0.52, pill_high
            fruit = (
                x + (width * 0.27 if twin else 0),
                y + pill_high,
                width * (0.46 if twin else 0.54),
                height - pill_high,
            )
            count = x + width * 0.55, y, width * 0.43, height * (0.72 if crown_wide else 1)
            if twin:
                count = x + width * 0.72, y, width * 0.26, height
            crown = count[0] + (count[2] - side) / 2, self.top - side * 0.83, side, side * 0.83
        if not self.look.get("count"):
            fruit = x, y, width, height
        frame = x + dp(1), y + dp(1), width - dp(2), height - dp(2)
        return Laid(frame, count, crown, in_middle(*fruit), pill)

    def _around_count(self) -> Laid:
        """A count that makes room for the crown above it."""
        x, y = self.center_x, self.center_y - (self.number * 0.16 if self.look.get("crown") else 0)
        side, wide = min(self.width, self.height * 0.86, self.number * 1.2), min(self.number * 0.75, self.width)
        frame, count = (x - side / 2, y - side / 2, side, side), (self.x, y - self.height / 2, self.width, self.height)
        return Laid(frame, count, (x - wide / 2, y + side / 2 - wide * 0.25, wide, wide * 0.83))

    bare = AliasProperty(lambda self: self.style == "bare", bind=("style",))
    told = AliasProperty(_told, bind=("look", "style"))
    edge = AliasProperty(_edge, bind=("look", "style"))
    laid = AliasProperty(_laid, bind=("look", "pos", "size", "style", "words", "number"), rebind=True)


def in_middle(x: float, y: float, width: float, height: float) -> Four:
    """The largest square there, for a picture with some room around it."""
    side = min(width * 0.86, height * 0.92)
    return x + (width - side) / 2, y + (height - side) / 2, side, side


KINDS: dict[str, Any] = {"slice": PieceOCakeSlice, "gap": PieceOCakeGap, "cell": PieceOCakeCell}
