"""Who came where, with the reasons for their points."""

from collections.abc import Callable, Sequence

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from cakeapp.services.ranking import Ranked
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable
from cakeapp.stage.widgets.words import Words


class StandingHead(Touchable, BoxLayout):
    """A player's place and points; a tap shows or hides the reasons."""

    place = StringProperty("")
    name = StringProperty("")
    points = NumericProperty(0)
    points_told = StringProperty("")
    emblem = NumericProperty(0)
    unfolded = BooleanProperty(False)


class Standing(Framed, BoxLayout):
    """One player's place and points, and under them the reasons."""

    head = ObjectProperty(None)

    def unfold(self, reasons: list[Widget]) -> None:
        self.head.unfolded = True
        for reason in reasons:
            self.ids.reasons.add_widget(reason)

    def fold(self) -> None:
        self.head.unfolded = False
        self.ids.reasons.clear_widgets()


class Reason(Touchable, Words):
    """A line of the breakdown; a tap may show what scored."""


class Standings(StackLayout):
    """All players, best first, the winner's reasons unfolded."""

    def show(self, ranking: Sequence[Ranked], tapped: Callable[[int, int], None] | None = None) -> None:
        """`tapped` is told a seat, and which of its reasons was tapped."""
        self._tapped = tapped
        self.clear_widgets()
        for one in ranking:
            head = StandingHead(
                place=one.place, name=one.name, emblem=one.emblem, points=one.points, points_told=one.points_told
            )
            standing = Standing(head=head)
            standing.add_widget(head, index=1)
            head.bind(on_tap=lambda _, standing=standing, one=one: self._turn(standing, one))
            if one.first:
                standing.unfold(self._reasons(one))
            self.add_widget(standing)

    def _turn(self, standing: Standing, one: Ranked) -> None:
        if standing.head.unfolded:
            standing.fold()
        else:
            standing.unfold(self._reasons(one))

    def _reasons(self, one: Ranked) -> list[Widget]:
        return [self._reason(one.seat, at, text) for at, text in enumerate(one.reasons)]

    def _reason(self, seat: int, at: int, text: str) -> Widget:
        key = f"reason:{seat}:{at}"
        if self._tapped is None:
            return Words(key=key, text=text)
        tapped, reason = self._tapped, Reason(key=key, role="button", text=text)
        reason.bind(on_tap=lambda _: tapped(seat, at))
        return reason
