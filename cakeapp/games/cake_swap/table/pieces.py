"""How the things of Cake Swap that are more than panels and words are drawn; their looks stand in KV."""

from typing import Any

from kivy.properties import AliasProperty

from cakeapp.stage.layouts import need
from cakeapp.stage.piece import Piece

need("games/cake_swap/table")

Rect = tuple[float, float, float, float]  # x, y, width, height


class CakeSwapLayer(Piece):
    """A layer, its size left of it."""


class CakeSwapLace(Piece):
    """A doily under a cake; by night so pale that the sizes on it can be read."""


class CakeSwapAction(Piece):
    """An action card."""

    def _card(self) -> Rect:
        width = min(self.width, self.height * 0.75)
        return self.center_x - width / 2, self.center_y - width / 1.5, width, width / 0.75

    card = AliasProperty(_card, bind=("pos", "size"))


KINDS: dict[str, Any] = {"layer": CakeSwapLayer, "lace": CakeSwapLace, "action": CakeSwapAction}
