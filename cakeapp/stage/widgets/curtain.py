"""The curtain between two people."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class Curtain(BoxLayout):
    """The screen is empty, and only whoever holds the button sees what comes: `on_look`."""

    asks = StringProperty("")
    name = StringProperty("")
    holds = StringProperty("")
    emblem = StringProperty("")

    __events__ = ("on_look",)

    def on_look(self) -> None: ...
