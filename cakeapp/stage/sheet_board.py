"""What the boards of every game beside its printed copy are to the screens that host them."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core.game import Line
from cakeapp.core.sheet import Entry
from cakeapp.stage.own_words import OwnWords


class CompanionBoard(OwnWords, BoxLayout):
    """What a game shows beside its printed copy."""


class SheetBoard(CompanionBoard):
    """Maps a sheet to what is on screen, and touches to entries. It counts nothing and decides nothing."""

    big = BooleanProperty(False)  # there is room for large fingers
    seat = NumericProperty(0)  # whose things are shown and entered

    def enter(self, verb: str, *args: str | int) -> None:
        self.host.enter(Entry(self.seat, verb, args))

    def refusal_of(self, verb: str, *args: str | int) -> str:
        """Why this touch would be refused now; empty when it would count."""
        return self.say(self.host.tally.refuse(Entry(self.seat, verb, args)))

    # What a game fills in -------------------------------------------------------------------------------------

    def show(self, sheet: Any, seat: int) -> None:
        """All that this seat has on the sheet, and what can still be entered."""

    def announcement(self, sheet: Any) -> str:
        """What everybody must hear at once, as that somebody has won; empty for nothing."""
        return ""

    def light_up(self, line: Line) -> None:
        """What of the shown seat's things scored that line of its breakdown; the next touch ends it."""

    def how(self, entry: Entry) -> list[str]:
        """What to tap, one after another, so that the seat that is shown makes this entry."""
        return []
