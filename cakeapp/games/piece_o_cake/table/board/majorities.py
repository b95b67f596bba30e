"""The majority board: fruit across, a row a seat, and what is unseen at the bottom."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.image import Image
from kivy.uix.widget import Widget

from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.rules.scoring import majority
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.table.words import Texts, leading
from cakeapp.stage import art
from cakeapp.stage.widgets.words import FitWords


class Count(FitWords):
    """A number of the majority board; the leader's stands out."""

    leads = BooleanProperty(False)
    lit = BooleanProperty(False)  # it scored a line of the breakdown that is looked at


class Majorities(GridLayout):
    """Who has collected how many of what, who leads, and how many are unseen."""

    _sitters: list[Any] | None = None  # for whom it is built

    def show(self, view: View, sitters: Sequence[Any], t: Texts) -> None:
        if self._sitters != list(sitters) or not self.children:
            self._build(sitters)
        for kind in KINDS:
            leaders = majority(view.collected, kind)
            for seat in range(len(sitters)):
                cell, n = self._counts[seat, kind], view.collected[seat][kind]
                cell.text, cell.leads = str(n) if n else "-", seat in leaders
            self._counts[None, kind].text = str(view.unseen[kind])
            self._counts[0, kind].key = f"board:{VARIETIES[kind].id}"
            self._counts[0, kind].spoken = leading(view, kind, [sitters[one].name for one in leaders], t)

    def light_up(self, seat: int, kind: int) -> None:
        for where, cell in self._counts.items():
            cell.lit = where == (seat, kind)

    def _build(self, sitters: Sequence[Any]) -> None:
        self.clear_widgets()
        self._sitters = list(sitters)
        self._counts: dict[tuple[int | None, int], Count] = {}
        self.add_widget(Widget())
        for kind in KINDS:
            fruit = art.sprite("piece_o_cake", f"fruit_{VARIETIES[kind].id}")
            self.add_widget(Image(source=fruit, fit_mode="contain"))
        for seat, sitter in enumerate(sitters):
            self.add_widget(Image(source=art.sprite("common", f"seat_{sitter.emblem}"), fit_mode="contain"))
            self._add_counts(seat)
        self.add_widget(Count(text="?"))
        self._add_counts(None)

    def _add_counts(self, seat: int | None) -> None:
        for kind in KINDS:
            self._counts[seat, kind] = Count()
            self.add_widget(self._counts[seat, kind])
