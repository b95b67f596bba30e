"""Players at a glance, side by side."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable

NARROW = 104  # dp: where it is less, the name has a line of its own


class Player(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def emblem(self) -> int: ...


class SeatChip(Touchable, Framed, FloatLayout):
    """Emblem, name, points, and whether this seat is the one that counts now."""

    number = NumericProperty(0)
    emblem = NumericProperty(0)
    name = StringProperty("")
    points = StringProperty("")
    turn = BooleanProperty(False)

    def _is_narrow(self) -> bool:
        return bool(self.width < dp(NARROW))

    narrow = AliasProperty(_is_narrow, bind=("width",))


class ChipRow(BoxLayout):
    """Tells `on_chosen` with the seat whose chip is tapped."""

    __events__ = ("on_chosen",)

    def seat(self, players: Iterable[Player]) -> None:
        self.clear_widgets()
        for number, player in enumerate(players):
            chip = SeatChip(number=number, name=player.name, emblem=player.emblem)
            chip.bind(on_tap=lambda chip: self.dispatch("on_chosen", chip.number))
            self.add_widget(chip)

    def mark(self, seat: int | None) -> None:
        """The seat that counts now, if any."""
        for chip in self.children:
            chip.turn = chip.number == seat

    def write(self, points: Sequence[str]) -> None:
        for chip in self.children:
            chip.points = points[chip.number]

    def on_chosen(self, seat: int) -> None: ...
