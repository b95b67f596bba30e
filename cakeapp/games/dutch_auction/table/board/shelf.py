"""The end of the game: all that each seat owns, laid open suit by suit."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.table.layout import CARD
from cakeapp.stage.semantics import Spoken


class DutchTile(FloatLayout):
    """A kind of card, small: its bid and its points; pale where the seat has none."""

    suit = StringProperty("")
    mark = StringProperty("")
    points = StringProperty("")
    copies = NumericProperty(0)
    lit = BooleanProperty(False)

    def _wide(self) -> float:
        return min(self.width - dp(4), (self.height - dp(4)) / CARD)

    wide = AliasProperty(_wide, bind=("size",))


class DutchShelf(Spoken, BoxLayout):
    """A row a suit, and above them whose they are and what they score."""

    name = StringProperty("")
    emblem = StringProperty("")
    score = StringProperty("")

    def show(self, owned: Sequence[str]) -> None:
        grid = self.ids.grid
        if not grid.children:
            self.tiles = {card.id: DutchTile(suit=card.suit) for card in CARDS}
            for tile in self.tiles.values():
                grid.add_widget(tile)
        for card in CARDS:
            tile = self.tiles[card.id]
            tile.mark, tile.points = "" if card.power else str(card.bid), str(card.vp)
            tile.copies, tile.lit = owned.count(card.id), False

    def forget(self) -> None:
        self.key = self.spoken = self.name = self.emblem = self.score = ""
        self.ids.grid.clear_widgets()

    def light(self, names: Sequence[str]) -> None:
        for name, tile in self.tiles.items():
            tile.lit = name in names
