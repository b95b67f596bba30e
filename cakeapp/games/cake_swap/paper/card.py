"""A layer card of the owner's copy, with both its sides."""

from collections.abc import Mapping
from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import StringProperty

from cakeapp.games.cake_swap.rules.components import NUMBER, SIDES, read_layer
from cakeapp.games.cake_swap.table import cake as layout
from cakeapp.stage import art
from cakeapp.stage.card_tile import CardTile

SCALE = 0.48  # of the pictures
BODY, LAYER = 40 * SCALE, layout.FROSTING * SCALE  # dp of height
ASIDE = 9  # dp, to make room for the number


class CakeSwapCardTile(CardTile):
    """Drawn by hand: sixty of them are shown together."""

    WIDTH = 104

    text = StringProperty("")  # its number

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self.pictures = {side: (Rectangle(), Rectangle()) for side in SIDES}
        self.bind(pos=self._lay, size=self._lay)

    def show(self, row: Mapping[str, Any], name: str) -> None:
        self.layers = {side: read_layer(row, side) for side in SIDES}
        said = {
            side: self.t("layer", size=size, cake=self.t(f"cake.{cake}"), frosting=self.t(f"frosting.{frosting}"))
            for side, (size, cake, frosting) in self.layers.items()
        }
        self.text = str(NUMBER[row["id"]] + 1)
        self.spoken = self.t("copy.shows", name=name, card=self.t("card", **said))
        for side, (size, cake, frosting) in self.layers.items():
            body, top = self.pictures[side]
            body.source = art.sprite("cake_swap", f"body_{cake}_{size}")
            top.source = art.sprite("cake_swap", f"frosting_{frosting}_{size}")
        self._lay()

    def _lay(self, *_: object) -> None:
        """One side above the other, right of the number."""
        for side, foot in zip(SIDES, (dp(2), -dp(LAYER + 2))):
            wide = dp(layout.WIDTHS[self.layers[side].size - 1] * SCALE)
            for picture, high in zip(self.pictures[side], (BODY, LAYER)):
                picture.size = wide, dp(high)
                picture.pos = self.center_x + dp(ASIDE) - wide / 2, self.center_y + foot
