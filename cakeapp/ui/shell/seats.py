"""The players in a list that is being made."""

from collections.abc import Callable

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from cakeapp.ui.shell.seating import Seating


class Seats(BoxLayout):
    refusal = StringProperty("")  # why nothing can begin with them
    room = BooleanProperty(False)  # for one more

    def show(self, seating: Seating, row: Callable[..., Widget]) -> None:
        self.clear_widgets()
        for number, sitter in enumerate(seating.sitters):
            self.add_widget(row(number=number, sitter=sitter, removable=seating.spare))
        self.room = seating.room
        self.check(seating)

    def check(self, seating: Seating) -> None:
        self.refusal = seating.why_not()
