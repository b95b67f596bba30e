"""How the things of Cookie Plate are drawn and touched; their looks stand in KV."""

from typing import Any

from kivy.properties import AliasProperty

from cakeapp.stage.layouts import need
from cakeapp.stage.piece import MatPiece, Piece

need("games/cookie_plate/table")


class CookiePlateCookie(Piece):
    """A round one with icing, as large as its place allows, and what lies on the icing."""

    def _side(self) -> float:
        return float(min(self.width, self.height))

    side = AliasProperty(_side, bind=("size",))


class CookiePlatePlate(MatPiece):
    """A player's mat; it lights up while something may be carried there."""


KINDS: dict[str, Any] = {"cookie": CookiePlateCookie, "plate": CookiePlatePlate}
