"""What slides over a screen: the log, the rules, a closer look; and the curtain between two people."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView

from cakeapp.ui.widgets.touchable import Touchable
from cakeapp.ui.widgets.words import Words


class Line(Touchable, Words):
    """A line of a sheet that can be tapped."""


class Sheet(ModalView):
    """Lines of words over the screen; a tap beside it or on its button closes it."""

    title = StringProperty("")
    lines = ListProperty([])
    closes = StringProperty("")  # the words of the button
    on_line = ObjectProperty(None, allownone=True)  # called with the number of a line that is tapped

    def on_lines(self, *_: object) -> None:
        Clock.schedule_once(self._fill, -1)

    def _fill(self, _: float) -> None:
        box = self.ids.lines
        box.clear_widgets()
        for number, text in enumerate(self.lines):
            line = Line(key=f"line:{number}", text=text, role="button" if self.on_line else "text")
            if self.on_line:
                line.bind(on_tap=lambda _, number=number: self.on_line(number))
            box.add_widget(line)


class Curtain(BoxLayout):
    """Stands between two people: the screen is empty, and only whoever holds the button sees what comes."""

    asks = StringProperty("")
    name = StringProperty("")
    holds = StringProperty("")
    emblem = StringProperty("")
    ready = BooleanProperty(False)

    def __init__(self, look: Callable[[], None], **kwargs: object) -> None:
        self._look = look
        super().__init__(**kwargs)

    def lift(self) -> None:
        self._look()
