"""Shopping: from the suits of a bid of the printed game, what can be bought without losing a card."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.games.dutch_auction.paper.shopping import keeping_all
from cakeapp.games.dutch_auction.rules.codes import SUITS
from cakeapp.games.dutch_auction.rules.state import DISPLAY
from cakeapp.stage.sheet_board import CompanionBoard

MOST = 10  # cards of a suit


class DutchAuctionSuitRow(BoxLayout):
    """How many cards of the bid are of this suit now."""

    board = ObjectProperty(None)
    suit = StringProperty("")
    name = StringProperty("")
    count = NumericProperty(0)
    keeps = StringProperty("")


class DutchAuctionHelper(CompanionBoard):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for suit in SUITS:
            self.ids.rows.add_widget(DutchAuctionSuitRow(board=self, suit=suit, name=self.t(f"suit.{suit}")))
        self._show()

    def _show(self) -> None:
        rows = self.ids.rows.children
        found = keeping_all([row.suit for row in rows for _ in range(row.count)])
        for row in rows:
            most = max((purchase.cost for purchase in found if purchase.suit == row.suit), default=0)
            says = "keeps_none" if not most else "keeps_any" if most == DISPLAY else "keeps"
            row.keeps = self.t(f"helper.{says}", count=most, suit=row.name)

    def step(self, row: DutchAuctionSuitRow, by: int) -> None:
        row.count = min(MOST, max(0, row.count + by))
        self._show()
