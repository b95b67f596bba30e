"""What slides over a screen: the log, the rules, a closer look."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
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


class Choice(NamedTuple):
    """A button of a sheet."""

    text: str
    strong: bool = False  # it was chosen before
    icon: str = ""


class Reader(NamedTuple):
    """From where a sheet is read."""

    facing: int = 0  # degrees, counter-clockwise, by which it is turned to her
    at: float = 0.5  # where she sits along her edge: 0 at its left end as she sees it, 1 at its right one
    share: float = 1.0  # of the screen that it may take, each way


HERE = Reader()  # before the screen, who has it for herself


class SheetLine(Touchable, Words):
    """A line of a sheet that can be tapped."""


class BottomSheet(ModalView):
    """Words and pictures over the screen; a tap beside them or on their button closes it."""

    title = StringProperty("")
    entries = ListProperty([])
    closes = StringProperty("")  # the words of the button
    reader = ObjectProperty(HERE, rebind=True)
    aside = NumericProperty(0)  # left and right of it, as she sees it, what the system may cover
    below = NumericProperty(0)  # and above and below it
    room = NumericProperty(0)  # from top to bottom of what it may take
    tapped = ObjectProperty(None, allownone=True)  # called with the number of an entry that is tapped

    def collide_point(self, x: float, y: float) -> bool:
        """What is beside the words is not it."""
        box = self.ids.box
        return bool(box.collide_point(*box.to_widget(x, y)))

    def on_entries(self, *_: object) -> None:
        Clock.schedule_once(self._fill, -1)

    def _fill(self, _: float) -> None:
        box = self.ids.lines
        box.clear_widgets()
        for number, entry in enumerate(self.entries):
            box.add_widget(self._row(number, entry))

    def _row(self, number: int, entry: Paragraph | Choice) -> Widget:
        if isinstance(entry, Choice):
            button = PushButton(key=f"line:{number}", text=entry.text, strong=entry.strong, icon=entry.icon)
            button.bind(on_tap=lambda _: self.tapped(number))
            return button
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


class Pictured(BoxLayout):
    """A paragraph with its picture."""

    picture = StringProperty("")


def choose(
    title: str, choices: Sequence[Choice], chosen: Callable[[int], None], closes: str, reader: Reader = HERE
) -> BottomSheet:
    """Opens a sheet to choose from; `chosen` is told the number of the choice that is tapped."""

    def take(number: int) -> None:
        sheet.dismiss(animation=False)
        chosen(number)

    sheet = BottomSheet(title=title, entries=list(choices), closes=closes, tapped=take, reader=reader)
    sheet.open(animation=False)
    return sheet
