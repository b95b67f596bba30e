"""A rounded rectangle behind what lies on it."""

from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

NOTHING = (0, 0, 0, 0)


class Framed(Widget):
    """Filled, and outlined: in these colours, with corners of this radius, so far inside of the edge."""

    fill = ColorProperty(NOTHING)
    outline = ColorProperty(NOTHING)
    outline_width = NumericProperty(1)
    corner = NumericProperty(0)
    inset = NumericProperty(0)
    fill_inset = NumericProperty(0)
