"""The owner's printed copy: each number in which printings may differ, with its own steps."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core import registry
from cakeapp.services import copies
from cakeapp.ui.screens.page import Page


class NumberRow(BoxLayout):
    """One number: less, what it is, more."""

    page = ObjectProperty(None)
    at = NumericProperty(0)
    text = StringProperty("")
    number = NumericProperty(0)
    shipped = NumericProperty(0)


class CopyPage(Page):
    game = StringProperty("")
    title = StringProperty("")

    def open(self, key: str = "", **arguments: Any) -> None:
        self.game, self.title = key, self.t("copy.title", game=registry.info(key).title)
        self.fields = copies.fields(key)
        self.numbers = copies.kept(self.app.settings.values.copies, key)
        shipped, own = registry.components(key), copies.table(key, self.numbers)
        rows = self.ids.rows
        rows.clear_widgets()
        for at, field in enumerate(self.fields):
            now, printed = copies.value(own, field.path), copies.value(shipped, field.path)
            text = field.name[0].upper() + field.name[1:]
            rows.add_widget(NumberRow(page=self, at=at, text=text, number=now, shipped=printed))

    # What the layout calls --------------------------------------------------------------------------------------

    def step(self, row: NumberRow, by: int) -> None:
        field = self.fields[row.at]
        row.number = min(field.most, max(field.least, row.number + by))
        self._keep(copies.changed(self.game, self.numbers, field.path, row.number))

    def as_shipped(self) -> None:
        for row in self.ids.rows.children:
            row.number = row.shipped
        self._keep([])

    def _keep(self, numbers: list[copies.Number]) -> None:
        self.numbers = numbers
        kept = self.app.settings.values.copies
        written = [[list(path), number] for path, number in numbers]
        self.app.settings.set("copies", kept | {self.game: written})
