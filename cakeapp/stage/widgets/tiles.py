"""Tiles of a score sheet."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty

from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable


class OwnedTile(Touchable, Framed):
    """Something that one player owns, or nobody: its picture, what is written on it, and whose it is."""

    picture = StringProperty("")
    aspect = NumericProperty(1.0)  # of the picture: width to height
    text = StringProperty("")
    icon = StringProperty("")  # in place of the text
    small = StringProperty("")
    emblem = NumericProperty(-1)  # of whoever owns it; -1 is nobody
    mine = BooleanProperty(False)  # it is the shown player's
    lit = BooleanProperty(False)

    def _room(self) -> tuple[float, float]:
        """Where the words begin and how wide they may be; a badge has room of its own where there is enough."""
        begin = (self.height - dp(10)) * self.aspect + dp(6)
        badge = dp(20) if self.emblem >= 0 and self.width > self.height * 1.6 else 0
        return begin, max(1.0, self.width - begin - dp(3) - badge)

    room = AliasProperty(_room, bind=("size", "aspect", "emblem"))
