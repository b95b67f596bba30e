"""What slides over a screen: the log, the rules, a closer look; and the curtain between two people."""

from collections.abc import Callable
from typing import NamedTuple

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from cakeapp.stage.widgets.controls import PushButton
from cakeapp.stage.widgets.touchable import Touchable
from cakeapp.stage.widgets.words import Words


class Paragraph(NamedTuple):
    """A paragraph of a sheet, with a picture beside it or as the heading of those that follow."""

    text: str
    picture: str = ""  # the source of an image
    heading: bool = False


class SheetLine(Touchable, Words):
    """A line of a sheet that can be tapped."""


class BottomSheet(ModalView):
    """Words and pictures over the screen; a tap beside it or on its button closes it."""

    title = StringProperty("")
    entries = ListProperty([])
    closes = StringProperty("")  # the words of the button
    room = NumericProperty(0)  # from top to bottom of what nothing covers
    tapped = ObjectProperty(None, allownone=True)  # called with the number of an entry that is tapped

    def on_entries(self, *_: object) -> None:
        Clock.schedule_once(self._fill, -1)

    def _fill(self, _: float) -> None:
        box = self.ids.lines
        box.clear_widgets()
        for number, entry in enumerate(self.entries):
            box.add_widget(self._row(number, entry))

    def _row(self, number: int, entry: Paragraph) -> Widget:
        line = self._line(number, entry)
        if not entry.picture:
            return line
        row = Pictured(picture=entry.picture)
        row.add_widget(line)
        return row

    def _line(self, number: int, entry: Paragraph) -> Widget:
        key = f"line:{number}"
        if entry.heading:
            return Factory.Heading(key=key, text=entry.text)
        if self.tapped is None:
            return Words(key=key, text=entry.text)
        line = SheetLine(key=key, text=entry.text, role="button")
        line.bind(on_tap=lambda _: self.tapped(number))
        return line


class Chooser(BottomSheet):
    """Its entries are buttons; one of them is what was chosen before."""

    chosen = NumericProperty(-1)

    def _row(self, number: int, entry: Paragraph) -> Widget:
        button = PushButton(key=f"line:{number}", text=entry.text, strong=number == self.chosen)
        button.bind(on_tap=lambda _: self._choose(number))
        return button

    def _choose(self, number: int) -> None:
        self.dismiss(animation=False)
        self.tapped(number)


class Pictured(BoxLayout):
    """A paragraph with its picture."""

    picture = StringProperty("")


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
