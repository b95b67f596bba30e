"""How the things of Piece o' Cake are drawn and touched; their looks stand in KV."""

from math import hypot, pi
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import AliasProperty

from cakeapp.games.piece_o_cake.table import ring
from cakeapp.scene.box import Box
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


class Laid(NamedTuple):
    """Where the parts of a cell are, from its lower left corner up."""

    frame: Box
    corner: float
    number: Box
    crown: Box
    fruit: Box = Box(0, 0, 0, 0)
    pill: Box = Box(0, 0, 0, 0)


SHARES = {  # of cells that are broad or high, with one count or two: where picture and count lie
    (False, False): ((0, 0, 0.54, 1), (0.55, 0, 0.43, 1)),
    (False, True): ((0.27, 0, 0.46, 1), (0.72, 0, 0.26, 1)),
    (True, False): ((0, 0.35, 1, 0.63), (0, 0.03, 1, 0.35)),
    (True, True): ((0, 0.3, 1, 0.4), (0, 0.03, 1, 0.29)),
}


class PieceOCakeCell(Piece):
    """What somebody has of a variety: the count, a crown for most, what came and what would be lost.

    Its picture lies beside the count or above it, and nothing on it; in the race, `bare`, all is around the count;
    `twin` has two counts."""

    def _told(self) -> str:
        """What came, or what would be lost; the race has no room for it."""
        return "" if self.bare else str(self.look.get("lost") or self.look.get("new") or "")

    def _back(self) -> str:
        """The colour under it: of its variety, or in the race of whoever leads."""
        if self.bare:
            return "glow" if self.look.get("leads") else ""
        return f"slice_{self.look['variety']}" if self.look else ""

    def _edge(self) -> str:
        """The colour around it; in the race only around a count that comes from this cake, or would change."""
        look = self.look
        if not self.bare:
            return ("glow" if look.get("leads") or look.get("changed") else "ink_soft") if look.get("count") else ""
        if look.get("changed") or not look.get("new"):
            return "good" if look.get("changed") else "bad" if look.get("lost") else ""
        return str(look["seat"])

    def _laid(self) -> Laid:
        whole = Box(self.x, self.y, self.width, self.height)
        if self.bare:
            return self._around_count(whole)
        high = whole.height > whole.width * 1.1
        fruit, count = (share_of(whole, share) for share in SHARES[high, self.style == "twin"])
        if not self.look.get("count"):
            fruit = whole
        pill = Box(self.x + dp(3), self.y + dp(3), self.width * 0.52, min(self.words * 1.2, self.height * 0.45))
        if self.told:  # low where the picture is beside the count, or else above it
            fruit = Box(fruit.x, fruit.y + (0 if high else pill.height), fruit.width, fruit.height - pill.height)
            pill = pill.moved(0, self.height - pill.height - dp(6)) if high else pill
        wide = min(self.width * 0.42, self.number * 0.75)
        crown = Box(count.x + (count.width - wide) / 2, self.top - wide * 0.83, wide, wide * 0.83)
        lower = count._replace(height=count.height * 0.72)
        if high:  # it stands before the count and not over it
            crown = Box(self.x + dp(4), count.centre[1] - wide * 0.415, wide, wide * 0.83)
            lower = Box(count.x + wide * 0.86, count.y, count.width - wide * 0.86, count.height)
        side = min(fruit.width * 0.86, fruit.height * 0.92)
        shown = lower if self.look.get("crown") else count
        return Laid(whole.inside(dp(1)), dp(10), shown, crown, fruit.middle(side, side), pill)

    def _around_count(self, whole: Box) -> Laid:
        """A count that makes room for the crown above it."""
        count = whole.moved(0, -self.number * 0.16 if self.look.get("crown") else 0)
        side, wide = min(self.width, self.height * 0.86, self.number * 1.2), min(self.number * 0.75, self.width)
        frame = count.middle(side, side)
        return Laid(
            frame, side / 2, count, Box(self.center_x - wide / 2, frame.bottom - wide * 0.25, wide, wide * 0.83)
        )

    bare = AliasProperty(lambda self: self.style == "bare", bind=("style",))
    told = AliasProperty(_told, bind=("look", "style"))
    back = AliasProperty(_back, bind=("look", "style"))
    edge = AliasProperty(_edge, bind=("look", "style"))
    laid = AliasProperty(_laid, bind=("look", "pos", "size", "style", "words", "number"), rebind=True)


def share_of(whole: Box, share: tuple[float, float, float, float]) -> Box:
    x, y, width, height = share
    return Box(whole.x + whole.width * x, whole.y + whole.height * y, whole.width * width, whole.height * height)


KINDS: dict[str, Any] = {"slice": PieceOCakeSlice, "gap": PieceOCakeGap, "cell": PieceOCakeCell}
