"""A layer of cake as it is drawn on score sheets and helpers."""

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from cakeapp.games.cake_swap.table.cake import FROSTING

SIGN = 23  # dp of the pictures above a layer's foot, the size is written


class CakeSwapPaperLayer(Widget):
    """A layer: its cake, its frosting, and its size on a plaque."""

    body = StringProperty("")
    frosting = StringProperty("")
    text = StringProperty("")
    scale = NumericProperty(1)
    plaque = NumericProperty(0)  # its width
    aside = NumericProperty(0)  # how far left of the middle it is
    sign = ListProperty([0, 0])  # its middle
    turned = BooleanProperty(False)  # upside down, as the other edge of a card
    faded = NumericProperty(1)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "aside", "turned"):
            self.fbind(name, self._put_sign)

    def _put_sign(self, *_: object) -> None:
        up = FROSTING - SIGN if self.turned else SIGN
        self.sign = self.center_x - self.aside, self.y + up * self.scale
