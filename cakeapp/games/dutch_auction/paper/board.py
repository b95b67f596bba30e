"""The board of the score sheet: every card of the game, tapped by whoever owns it."""

from kivy.metrics import dp
from kivy.properties import NumericProperty

from cakeapp.core.game import Line
from cakeapp.core.sheet import Entry
from cakeapp.games.dutch_auction.paper.sheet import ScoreSheet
from cakeapp.stage import art
from cakeapp.stage.sheet_board import SheetBoard
from cakeapp.stage.widgets.tiles import OwnedTile

BROAD = 600  # dp, from which the suits lie in rows


class DutchAuctionSheet(SheetBoard):
    kinds = NumericProperty(1)  # of cards in a suit

    def show(self, sheet: ScoreSheet, seat: int) -> None:
        if not self.ids.cards.children:
            self._lay(sheet)
        emblems = [scorer.emblem for scorer in self.host.tally.written.scorers]
        for card in sheet.cards:
            tile, mine, taken = self.tiles[card.id], sheet.owned[seat][card.id], sheet.owned[1 - seat][card.id]
            owner = seat if mine else 1 - seat
            tile.lit, tile.mine = False, mine > 0
            tile.emblem = emblems[owner] if mine or taken == card.copies else -1
            tile.small = self.t("sheet.copies", count=mine, of=card.copies) if card.power and mine else str(card.vp)
            state = "mine" if mine else "taken" if taken == card.copies else "free"
            name = self.host.tally.names[1 - seat]
            tile.spoken = self.t(f"sheet.{state}", card=self.t(f"item.{card.id}"), name=name)

    def _lay(self, sheet: ScoreSheet) -> None:
        self.tiles: dict[str, OwnedTile] = {}
        self.kinds = len(sheet.cards) / len({card.suit for card in sheet.cards})
        for card in sheet.cards:
            suit = art.sprite("dutch_auction", f"suit_{card.suit}")
            tile = OwnedTile(key=f"card:{card.id}", picture=suit, text="" if card.power else str(card.bid))
            if card.power:
                tile.icon = art.sprite("dutch_auction", "power")
            tile.bind(on_tap=lambda _, name=card.id: self.enter("card", name))
            self.tiles[card.id] = tile
            self.ids.cards.add_widget(tile)

    def broad(self, width: float) -> bool:
        return bool(width > dp(BROAD))

    def light_up(self, line: Line) -> None:
        for name, tile in self.tiles.items():
            tile.lit = name in line.items

    def how(self, entry: Entry) -> list[str]:
        return [f"card:{entry.args[0]}"]
