"""A player at a glance."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.stage.widgets.touchable import Touchable

NARROW = 104  # dp: where it is less, the name has a line of its own


class SeatChip(Touchable, FloatLayout):
    """Emblem, name, points, and whether this seat is the one that counts now. A tap shows what is public of it."""

    number = NumericProperty(0)
    emblem = NumericProperty(0)
    name = StringProperty("")
    points = StringProperty("")
    turn = BooleanProperty(False)

    def _is_narrow(self) -> bool:
        return bool(self.width < dp(NARROW))

    narrow = AliasProperty(_is_narrow, bind=("width",))
