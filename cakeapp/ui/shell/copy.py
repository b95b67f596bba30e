"""The owner's printed copy: all in which printings may differ. Cards are listed, and each has a page of its own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.core.sheet import Field
from cakeapp.services import copies
from cakeapp.services.copies import Change, Path
from cakeapp.stage import layouts
from cakeapp.stage.card_tile import ShowsCard
from cakeapp.stage.widgets.controls import PushButton
from cakeapp.ui.shell.page import Page

CARD = 2  # steps of a path that lead to a card


class FieldRow(BoxLayout):
    """What may differ, and what it is."""

    page = ObjectProperty(None)
    at = NumericProperty(0)  # among the rows
    text = StringProperty("")
    own = BooleanProperty(False)  # it is none of those shipped

    def __init__(self, field: Field, **kwargs: Any) -> None:
        self.field = field
        super().__init__(**kwargs)


class NumberRow(FieldRow):
    """One number: less, what it is, more."""

    number = NumericProperty(0)

    def show(self, value: int) -> None:
        self.number = value


class ChoiceRow(FieldRow):
    """One of a few."""

    said = StringProperty("")  # the one it is

    def show(self, value: str | int) -> None:
        for one in self.field.allowed:
            choice = ChoiceButton(
                key=f"choice:{self.at}:{one}", text=self.page.word(self.field, one), strong=one == value
            )
            choice.spoken = self.page.t("copy.choice", field=self.text, choice=choice.text)
            choice.bind(on_tap=lambda _, one=one: self.page.choose(self.field, one))
            self.ids.choices.add_widget(choice)
        self.said = self.page.word(self.field, value)


class ChoiceButton(PushButton):
    """A button as wide as its words."""


class CopyPage(Page):
    game = StringProperty("")
    title = StringProperty("")
    says = StringProperty("")
    tile_width = NumericProperty(1)  # dp, of a card in its list

    tile: Callable[..., ShowsCard]
    inside: Path = ()  # of the list that is open, or the card

    def open(self, key: str = "", inside: Path = (), **arguments: Any) -> None:
        left = self.inside if key == self.game else ()
        self.game, self.inside = key, inside
        self.changes = copies.kept(self.app.settings.values.copies, key)
        if registry.has(key, Door.CARD_TILE):
            layouts.need(f"games/{key}/table", f"games/{key}/paper")
            kind = registry.load(key, Door.CARD_TILE)
            self.tile, self.tile_width = kind, kind.WIDTH
        self._show()
        Clock.schedule_once(lambda _: self._scroll_to(left))

    def _show(self) -> None:
        for box in (self.ids.cards, self.ids.rows, self.ids.lists):
            box.clear_widgets()
        self.own = copies.table(self.game, self.changes)
        fields = [field for field in copies.fields(self.game, self.own) if field.in_use and self._within(field.path)]
        alone = [field for field in fields if not field.entry]
        cards = {field.path[:CARD]: self.say(field.entry) for field in fields if field.entry}
        self.title, self.says = self._title(cards), "" if self.inside else self.t("copy.says")
        if self.inside in cards:
            self._add_card(self.inside, cards[self.inside], "text")
            self._add_rows(fields)
        elif alone:
            self._add_rows(alone)
            self._add_lists(dict.fromkeys(path[0] for path in cards))
        else:
            for path, name in cards.items():
                self._add_card(path, name, "button")

    def _within(self, path: Path) -> bool:
        return path[: len(self.inside)] == self.inside

    def _title(self, cards: Mapping[Path, str]) -> str:
        if not self.inside:
            return self.t("copy.title", game=registry.info(self.game).title)
        return cards.get(self.inside) or self.t(f"{self.game}.copy.{self.inside[0]}")

    def _add_card(self, path: Path, name: str, role: str) -> None:
        tile = self.tile(host=self, game=self.game, key=f"card:{path[-1]}", role=role)
        tile.own = any(change.path[:CARD] == path for change in self.changes)
        tile.show(copies.value(self.own, path), name)
        if role == "button":
            tile.bind(on_tap=lambda _: self.app.nav.go("copy", key=self.game, inside=path))
        self.ids.cards.add_widget(tile)

    def _add_rows(self, fields: Sequence[Field]) -> None:
        for at, field in enumerate(fields):
            kind = NumberRow if isinstance(field.allowed, range) else ChoiceRow
            row = kind(field, page=self, at=at, text=self.t("copy.row", name=field.name))
            self.ids.rows.add_widget(row)
            self._word(row)

    def _word(self, row: NumberRow | ChoiceRow) -> None:
        row.own = any(change.path == row.field.path for change in self.changes)
        row.show(copies.value(self.own, row.field.path))

    def _add_lists(self, names: Iterable[str | int]) -> None:
        for name in names:
            button = PushButton(key=f"list:{name}", text=self.t(f"{self.game}.copy.{name}"), icon="edit")
            button.bind(on_tap=lambda _, name=name: self.app.nav.go("copy", key=self.game, inside=(name,)))
            self.ids.lists.add_widget(button)

    def _scroll_to(self, path: Path) -> None:
        """To the card that was open before its list; else to the top."""
        tile = next((one for one in self.ids.cards.children if path and one.key == f"card:{path[-1]}"), None)
        if tile is not None and tile.role == "button":
            self.ids.scroll.scroll_to(tile, animate=False)
        else:
            self.ids.scroll.scroll_y = 1

    def word(self, field: Field, value: str | int) -> str:
        """A word of the table as the game's catalogue has it, under the name of its field."""
        return str(value) if isinstance(value, int) else self.t(f"{self.game}.{field.path[-1]}.{value}")

    # What the layout calls --------------------------------------------------------------------------------------

    def step(self, row: NumberRow, by: int) -> None:
        allowed = row.field.allowed
        self._change(row.field, min(allowed[-1], max(allowed[0], row.number + by)))
        self._word(row)
        if self.inside:
            self.ids.cards.clear_widgets()
            self._add_card(self.inside, self.say(row.field.entry), "text")

    def choose(self, field: Field, value: str | int) -> None:
        """Another choice may ask for other fields."""
        self._change(field, value)
        self._show()

    def as_shipped(self) -> None:
        """Everything that is shown here, or inside of it."""
        self._keep([change for change in self.changes if not self._within(change.path)])
        self._show()

    def _change(self, field: Field, value: str | int) -> None:
        self._keep(copies.changed(self.game, self.changes, field.path, value))

    def _keep(self, changes: list[Change]) -> None:
        self.changes, self.own = changes, copies.table(self.game, changes)
        kept = self.app.settings.values.copies
        written = [[list(path), value] for path, value in changes]
        self.app.settings.set("copies", kept | {self.game: written})
