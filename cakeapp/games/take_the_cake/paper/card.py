"""An order of the owner's copy: its name and what it asks for."""

from collections.abc import Mapping
from typing import Any

from kivy.properties import StringProperty

from cakeapp.games.take_the_cake.rules.orders import read_order
from cakeapp.games.take_the_cake.table.order_words import titled
from cakeapp.stage.card_tile import CardTile


class TakeTheCakeCardTile(CardTile):
    WIDTH = 480

    text = StringProperty("")

    def show(self, row: Mapping[str, Any], name: str) -> None:
        self.text = self.spoken = titled(read_order(row), self.t)
