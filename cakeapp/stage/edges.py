"""What of the window the system's bars and cameras cover."""

from kivy.event import EventDispatcher
from kivy.properties import NumericProperty


class Edges(EventDispatcher):
    """Pixels from each side of the window that layouts keep free."""

    left = NumericProperty(0)
    top = NumericProperty(0)
    right = NumericProperty(0)
    bottom = NumericProperty(0)


edges = Edges()
