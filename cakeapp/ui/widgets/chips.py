"""A player at a glance."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.ui.widgets.touchable import Touchable


class SeatChip(Touchable, BoxLayout):
    """Emblem, name, points, and whether this seat is the one that counts now. A tap shows what is public of it."""

    number = NumericProperty(0)
    emblem = NumericProperty(0)
    name = StringProperty("")
    points = StringProperty("")
    turn = BooleanProperty(False)
