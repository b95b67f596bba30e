"""A card of the owner's copy in the editor: its button, and what is shown above its fields."""

from collections.abc import Mapping
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty

from cakeapp.ui.widgets.touchable import Touchable


class CopyTile(Touchable):
    """A game draws it."""

    WIDTH = 0  # dp: the least that it needs

    host = ObjectProperty(None, rebind=True)  # the screen it is on
    own = BooleanProperty(False)  # it differs from the one shipped

    def t(self, key: str, **values: object) -> str:
        """A text of this game's own catalogue."""
        text: str = self.host.t(f"{self.host.game}.{key}", **values)
        return text

    def show(self, row: Mapping[str, Any], name: str) -> None:
        """An entry of the owner's table."""
