"""What a score sheet's page and the board that its game draws are to each other."""

from typing import Any, Protocol

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core.game import Line
from cakeapp.core.sheet import Entry
from cakeapp.stage.own_words import OwnWords


class ShowsSheet(Protocol):
    """What every game's board does for the page: it counts nothing and decides nothing."""

    seat: int
    announcement: str

    def show(self, sheet: Any, seat: int) -> None:
        """All that this seat has on the sheet, and what can still be entered."""

    def light_up(self, line: Line) -> None:
        """What of the shown seat's things scored that line of its breakdown; the next touch ends it."""

    def how(self, entry: Entry) -> list[str]:
        """What to tap, one after another, so that the seat that is shown makes this entry."""
        ...


class CompanionBoard(OwnWords, BoxLayout):
    """What a game shows beside its printed copy."""


class SheetBoard(CompanionBoard):
    """What the boards of all games have in common; `ShowsSheet` says what each does by itself."""

    big = BooleanProperty(False)  # there is room for large fingers
    seat = NumericProperty(0)  # whose things are shown and entered
    announcement = StringProperty("")  # what everybody must hear at once, as that somebody has won

    def enter(self, verb: str, *args: str | int) -> None:
        self.host.enter(Entry(self.seat, verb, args))

    def refusal_of(self, verb: str, *args: str | int) -> str:
        """Why this touch would be refused now; empty when it would count."""
        return self.say(self.host.tally.refuse(Entry(self.seat, verb, args)))
