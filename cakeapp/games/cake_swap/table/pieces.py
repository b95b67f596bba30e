"""How the things of Cake Swap that are more than panels and words are drawn; their looks stand in KV."""

from typing import Any

from cakeapp.stage.layouts import need
from cakeapp.stage.piece import Piece

need("games/cake_swap/table")


class CakeSwapLayer(Piece):
    """A layer, its size left of it."""


class CakeSwapLace(Piece):
    """A doily under a cake; by night so pale that the sizes on it can be read."""


class CakeSwapAction(Piece):
    """An action card."""


KINDS: dict[str, Any] = {"layer": CakeSwapLayer, "lace": CakeSwapLace, "action": CakeSwapAction}
