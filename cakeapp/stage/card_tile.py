"""A card of the owner's copy in the editor: its button, and what is shown above its fields."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

from kivy.properties import BooleanProperty

from cakeapp.stage.own_words import OwnWords
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable


class ShowsCard(Protocol):
    """What every game's tile does for the page."""

    WIDTH: ClassVar[int]  # dp: the least that it needs
    own: bool

    def show(self, row: Mapping[str, Any], name: str) -> None:
        """An entry of the owner's table."""

    def bind(self, **events: Callable[..., object]) -> None:
        """As Kivy's own."""


class CardTile(OwnWords, Touchable, Framed):
    """What the tiles of all games have in common; `ShowsCard` says what each does by itself."""

    own = BooleanProperty(False)  # it differs from the one shipped
