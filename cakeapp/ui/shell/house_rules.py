"""The house rules of a game: a row each, which takes its next value when tapped."""

from collections.abc import Iterable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core import registry
from cakeapp.core.game import Option
from cakeapp.stage.widgets.controls import PushButton


class OptionRow(PushButton):
    option = ObjectProperty(None)
    value = StringProperty("")


class HouseRules(BoxLayout):
    t = ObjectProperty(None)  # the words of the page that it is on

    def begin(self, game: str, last: Any) -> None:
        """The defaults, but for what was chosen last time."""
        info = registry.info(game)
        self.game, self.chosen = game, info.settle(info.seats[0], {})
        for option in info.options:
            if last.get(option.key) in option.values:
                self.chosen[option.key] = last[option.key]

    def show(self, options: Iterable[Option]) -> None:
        self.ids.rows.clear_widgets()
        for option in options:
            row = OptionRow(key=f"option:{option.key}", option=option)
            row.bind(on_tap=self.turn)
            self._word(row)
            self.ids.rows.add_widget(row)

    def turn(self, row: OptionRow) -> None:
        values = row.option.values
        self.chosen[row.option.key] = values[(values.index(row.value) + 1) % len(values)]
        self._word(row)

    def _word(self, row: OptionRow) -> None:
        row.value = self.chosen[row.option.key]
        prefix = f"{self.game}.option.{row.option.key}"
        name, value, says = (self.t(f"{prefix}.{part}") for part in ("name", row.value, "says"))
        row.text = f"{name}: {value}\n{says}"
