"""The class checker: a cake of the printed game, layer by layer, and every ribbon that it may have."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty

from cakeapp.games.cake_swap.paper.checker import check, problem
from cakeapp.games.cake_swap.paper.layer import CakeSwapPaperLayer
from cakeapp.games.cake_swap.paper.making import unmade
from cakeapp.games.cake_swap.rules.components import CAKES, COLOURS, FROSTINGS, SIZES, Layer
from cakeapp.games.cake_swap.table import cake as layout
from cakeapp.stage import art
from cakeapp.stage.sheet_board import CompanionBoard
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.tiles import OwnedTile
from cakeapp.stage.widgets.touchable import Touchable

MOST = max(COLOURS)  # layers
PITCH = 35  # dp from one layer to the next


class CakeSwapDab(Touchable, Framed):
    """A cake with a frosting, to be put on top."""

    cake = StringProperty("")
    frosting = StringProperty("")


class CakeSwapHelper(CompanionBoard):
    """Sizes decide no class, so nobody is asked for them: the cards of the copy need only have some that fit."""

    said = StringProperty("")
    layers = ListProperty([])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for cake in CAKES:
            for frosting in FROSTINGS:
                dab = CakeSwapDab(key=f"add:{cake}:{frosting}", cake=cake, frosting=frosting)
                dab.spoken = self.t("helper.add", cake=self.t(f"cake.{cake}"), frosting=self.t(f"frosting.{frosting}"))
                dab.bind(on_tap=lambda dab: self.add(dab.cake, dab.frosting))
                self.ids.palette.add_widget(dab)
        self._show()

    def _show(self) -> None:
        self._draw()
        sheet, scorers = self.host.tally.sheet, self.host.tally.written.scorers
        self.ids.found.clear_widgets()
        self.said = self.t("helper.says") if problem(self.layers) else self.t("helper.found", count=len(self.layers))
        for ribbon, _ in check(self.layers):
            owner, name = sheet.owner.get(ribbon), self.t(f"item.{ribbon.kind}")
            tile = OwnedTile(key=f"found:{ribbon.kind}", aspect=0.75)
            tile.text = self.t("helper.worth", ribbon=name, count=sheet.points[ribbon])
            tile.picture = art.sprite("cake_swap", f"ribbon_{ribbon.kind}_{ribbon.colour}")
            tile.mine, tile.emblem = owner is None, -1 if owner is None else scorers[owner].emblem
            tile.spoken = tile.text if owner is None else self.t("helper.taken", ribbon=name, name=scorers[owner].name)
            self.ids.found.add_widget(tile)

    def _draw(self) -> None:
        """From the top down, so that the fruit of a layer stands before the one above."""
        box = self.ids.cake
        box.clear_widgets()
        for at, layer in reversed(list(enumerate(self.layers))):
            drawn = CakeSwapPaperLayer(scale=dp(1), plaque=dp(26))
            drawn.body = art.sprite("cake_swap", f"body_{layer.cake}_{layer.size}")
            drawn.frosting = art.sprite("cake_swap", f"frosting_{layer.frosting}_{layer.size}")
            drawn.size = dp(layout.WIDTHS[layer.size - 1]), dp(layout.FROSTING)
            drawn.pos = (box.width - drawn.width) / 2, dp(PITCH * at)
            box.add_widget(drawn)

    # What is tapped ---------------------------------------------------------------------------------------------

    def add(self, cake: str, frosting: str) -> None:
        if len(self.layers) == MOST:
            self.said = self.t("helper.full")
            return
        layers = [*self.layers, Layer(SIZES[-1 - len(self.layers)], cake, frosting)]
        if why := unmade([layer[1:] for layer in layers], self.host.tally.sheet.cards):
            self.said = self.say(why)
            return
        self.layers = layers
        self._show()

    def take_off(self) -> None:
        if self.layers:
            self.layers.pop()
            self._show()

    def wipe(self) -> None:
        self.layers = []
        self._show()
