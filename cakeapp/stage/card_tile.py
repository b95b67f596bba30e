"""A card of the owner's copy in the editor: its button, and what is shown above its fields."""

from collections.abc import Mapping
from typing import Any

from kivy.properties import BooleanProperty

from cakeapp.stage.own_words import OwnWords
from cakeapp.stage.widgets.touchable import Touchable


class CardTile(OwnWords, Touchable):
    """A game draws it."""

    WIDTH = 0  # dp: the least that it needs

    own = BooleanProperty(False)  # it differs from the one shipped

    def show(self, row: Mapping[str, Any], name: str) -> None:
        """An entry of the owner's table."""
