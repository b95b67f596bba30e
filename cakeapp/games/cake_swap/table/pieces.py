"""How the things of Cake Swap are drawn and touched; their looks stand in KV."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import AliasProperty

from cakeapp.games.cake_swap.table.cake import FROSTING, WIDTHS
from cakeapp.stage.layouts import need
from cakeapp.stage.piece import Piece

need("games/cake_swap/table")

Rect = tuple[float, float, float, float]  # x, y, width, height


class CakeSwapLayer(Piece):
    """A layer of a cake; its size stands left of it."""


class CakeSwapLace(Piece):
    """A doily under a cake; by night so pale that the sizes on it can be read."""


class CakeSwapPlate(Piece):
    """Where a cake stands: nothing but its place, framed where something may be dropped."""


class CakeSwapAction(Piece):
    """An action card; a used one is turned over."""

    def _card(self) -> Rect:
        width = min(self.width, self.height * 0.75)
        return self.center_x - width / 2, self.center_y - width / 1.5, width, width / 0.75

    card = AliasProperty(_card, bind=("pos", "size"))


class CakeSwapRibbon(Piece):
    """A ribbon with its points, or whoever has won it. `chip`: points alone; `twin`: to be read from two sides."""

    def _chip(self) -> Rect:
        if self.style in ("chip", "twin"):
            return self.x, self.y, self.width, self.height
        height = min(self.number * 1.15, self.height * 0.46)
        width = min(self.width, self.number * 1.5)
        return self.center_x - width / 2, self.y, width, height

    def _picture(self) -> Rect:
        """Of the rosette, or of the winner's emblem."""
        if self.style == "twin":
            high = self.height - 2 * self.number * 0.95
            return (*self.middle(max(high, self.height * 0.34), 0.75), max(high, self.height * 0.34))
        if self.look.get("owner"):
            side = min(self.width, self.height)
            return self.center_x - side / 2, self.center_y - side / 2, side, side
        high = self.height - self.chip[3] * 0.72
        width = min(high * 0.75, self.width)
        return self.center_x - width / 2, self.top - width / 0.75, width, width / 0.75

    def middle(self, high: float, ratio: float) -> tuple[float, float, float]:
        width = min(high * (1.0 if self.look.get("owner") else ratio), self.width)
        return self.center_x - width / 2, self.center_y - high / 2, width

    chip = AliasProperty(_chip, bind=("pos", "size", "number", "style"))
    picture_box = AliasProperty(_picture, bind=("pos", "size", "number", "style", "look"))


class CakeSwapFace(Piece):
    """A side of a card: its size, the layer, and what it would cost and lead to. `tall`: the latter below."""

    def _parts(self) -> tuple[Rect, Rect, Rect, Rect]:
        """The size, the layer, what it costs, where it leads."""
        x, y, width, height, size = self.x, self.y, self.width, self.height, self.number
        told = "costs" in self.look
        if self.style == "tall" and told:
            upper = y + height * 0.46
            low = height * 0.44
            above = (x, upper, size * 0.9, height * 0.54), (x + size * 0.95, upper, width - size, height * 0.54)
            return *above, (x + dp(1), y + dp(1), width * 0.5, low), (x + width * 0.52, y + dp(1), width * 0.46, low)
        if told and width > size * 7.5:
            chip_wide, costs_wide = size * 1.65, self.words * 3.2
            edge = x + width - chip_wide
            left = width - size - chip_wide - costs_wide
            layer, costs = (x + size, y, left, height), (edge - costs_wide, y, costs_wide, height)
            return (x, y, size, height), layer, costs, (edge, y + height * 0.06, chip_wide - dp(2), height * 0.88)
        right = min(width * 0.34, max(self.words * 3.2, height * 1.2)) if told else 0.0
        chip = self.look.get("chip")
        costs = (x + width - right, y + height * (0.5 if chip else 0.0), right, height * (0.48 if chip else 1.0))
        if chip and self.words * 2.4 < height * 1.1:
            costs = (x + width - right, y + height * 0.48, right, height * 0.48)
        leads = (x + width - right + dp(2), y + dp(2), right - dp(3), height * 0.46)
        return (x, y, size * 1.0, height), (x + size, y, width - size - right, height), costs, leads

    def _layer(self) -> Rect:
        """As wide as its size among the largest; `own`: as there is room for it alone."""
        x, y, width, height = self.parts[1]
        size = WIDTHS[int(self.look.get("size", 1)) - 1]
        scale = min((height - dp(3)) / FROSTING, (width - dp(4)) / (size if self.style == "own" else WIDTHS[-1]))
        across, high = size * scale, FROSTING * scale
        return x + (width - across) / 2, y + (height - high) / 2, across, high

    parts = AliasProperty(_parts, bind=("pos", "size", "look", "words", "number", "style"))
    layer_box = AliasProperty(_layer, bind=("parts",))


class CakeSwapPile(Piece):
    """The cards still to come, and how many. `twin`: to be read from two sides."""

    def _pic(self) -> tuple[float, float]:
        width = min(self.width * 0.86, self.height * 1.1)
        return width, width * 66 / 156

    pic = AliasProperty(_pic, bind=("size",))


class CakeSwapRunner(Piece):
    """Somebody on the way to the flag, or where she would be."""


KINDS: dict[str, Any] = {
    "layer": CakeSwapLayer,
    "lace": CakeSwapLace,
    "plate": CakeSwapPlate,
    "action": CakeSwapAction,
    "ribbon": CakeSwapRibbon,
    "face": CakeSwapFace,
    "pile": CakeSwapPile,
    "runner": CakeSwapRunner,
}
