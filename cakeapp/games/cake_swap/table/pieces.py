"""How the things of Cake Swap that are more than panels and words are drawn; their looks stand in KV."""

from typing import Any

from kivy.properties import AliasProperty

from cakeapp.stage.layouts import need
from cakeapp.stage.piece import Piece

need("games/cake_swap/table")

Rect = tuple[float, float, float, float]  # x, y, width, height


class CakeSwapLayer(Piece):
    """A layer, its size left of it. Of two that may come to one place, the left half of one, the right of the other."""

    def _shown(self) -> Rect:
        half = self.look.get("half")
        return self.x + (self.width / 2 if half == "b" else 0), self.y, self.width / (2 if half else 1), self.height

    def covers(self, x: float, y: float) -> bool:
        """What is not shown of it takes no finger."""
        half = self.look.get("half")
        return super().covers(x, y) and (not half or (self.inner(x, y)[0] > 0) == (half == "b"))

    def part(self, texture: Any) -> Any:
        """Of a picture, as much as is shown."""
        half, across = self.look.get("half"), texture.width // 2
        return texture.get_region(across if half == "b" else 0, 0, across, texture.height) if half else texture

    shown = AliasProperty(_shown, bind=("pos", "size", "look"))


class CakeSwapLace(Piece):
    """A doily under a cake; by night so pale that the sizes on it can be read."""


class CakeSwapAction(Piece):
    """An action card."""

    def _card(self) -> Rect:
        width = min(self.width, self.height * 0.75)
        return self.center_x - width / 2, self.center_y - width / 1.5, width, width / 0.75

    card = AliasProperty(_card, bind=("pos", "size"))


KINDS: dict[str, Any] = {"layer": CakeSwapLayer, "lace": CakeSwapLace, "action": CakeSwapAction}
