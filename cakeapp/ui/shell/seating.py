"""What a game and a score sheet ask alike: who is there, and which house rules hold."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from cakeapp.core import registry
from cakeapp.core.game import Option
from cakeapp.services.decoding.plays import EMBLEMS
from cakeapp.services.decoding.values import LONGEST, one_line
from cakeapp.services.session import PERSON, Sitter
from cakeapp.stage.widgets.controls import PushButton
from cakeapp.ui.shell.page import Page


def alike(name: str) -> str:
    """As people compare names: capitals and blanks make no other person."""
    return " ".join(name.split()).casefold()


class OptionRow(PushButton):
    """A house rule; a tap takes its next value."""

    option = ObjectProperty(None)
    value = StringProperty("")


class Seating(Page):
    """A page with the rows `seats` and `options`."""

    game = StringProperty("")
    refusal = StringProperty("")  # why nothing can begin with these seats
    sitters: list[Sitter]
    options: dict[str, str]

    def _show(self) -> None:
        """All rows anew."""

    def show_seats(self, row: type[Widget]) -> None:
        """A row a player, and a way to add one while there is room."""
        seats, seated = registry.info(self.game).seats, len(self.sitters)
        self.refusal = self.why_not()
        rows = self.ids.seats
        rows.clear_widgets()
        for number, sitter in enumerate(self.sitters):
            rows.add_widget(row(page=self, number=number, sitter=sitter, removable=seated > seats[0]))
        self.ids.add.opacity = 1 if seated < seats[-1] else 0

    def why_not(self) -> str:
        info, names = registry.info(self.game), [alike(sitter.name) for sitter in self.sitters]
        if len(names) < info.seats[0]:
            return self.t("new_game.at_least", game=info.title, count=info.seats[0])
        if len(names) > info.seats[-1]:
            return self.t("new_game.at_most", game=info.title, count=info.seats[-1])
        for number, name in enumerate(names):
            if name in names[:number]:
                return self.t("new_game.twins", name=self.sitters[number].name)
        return ""

    # Players ----------------------------------------------------------------------------------------------------

    def person(self, emblem: int) -> Sitter:
        """Whoever played last and has no seat yet, or somebody new."""
        known = self.absent()
        return Sitter(known[0] if known else self.new_name(), PERSON, emblem)

    def new_name(self) -> str:
        """Of nobody who has a seat."""
        people = sum(not sitter.is_bot for sitter in self.sitters)
        seated = {alike(sitter.name) for sitter in self.sitters}
        names = (self.t("new_game.person_name", count=n) for n in count(people + 1))
        return next(name for name in names if alike(name) not in seated)

    def absent(self) -> list[str]:
        """The people known from before who have no seat, the latest first."""
        seated = {alike(sitter.name) for sitter in self.sitters}
        return [name for name in self.app.settings.values.people if alike(name) not in seated]

    def free_emblem(self) -> int:
        taken = {sitter.emblem for sitter in self.sitters}
        return next(one for one in range(EMBLEMS) if one not in taken)

    def remove(self, number: int) -> None:
        del self.sitters[number]
        self._show()

    def move(self, number: int, to: int) -> None:
        self.sitters.insert(to, self.sitters.pop(number))
        self._show()

    def rename(self, number: int, name: str) -> None:
        clean = one_line(name)[:LONGEST]
        if clean:
            self.sitters[number] = replace(self.sitters[number], name=clean)
            self.refusal = self.why_not()

    def remember_people(self) -> None:
        names = [sitter.name for sitter in self.sitters if not sitter.is_bot]
        known: dict[str, str] = {}
        for name in (*names, *self.app.settings.values.people):
            known.setdefault(alike(name), name)
        self.app.settings.set("people", list(known.values()))

    # House rules ------------------------------------------------------------------------------------------------

    def remember_options(self, last: Any) -> None:
        """The defaults, but for what was chosen last time."""
        info = registry.info(self.game)
        self.options = info.settle(info.seats[0], {})
        for option in info.options:
            if last.get(option.key) in option.values:
                self.options[option.key] = last[option.key]

    def show_options(self, options: Iterable[Option]) -> None:
        self.ids.options.clear_widgets()
        for option in options:
            self.ids.options.add_widget(self._option_row(option))

    def _option_row(self, option: Option) -> OptionRow:
        prefix = f"{self.game}.option.{option.key}"
        value = self.options[option.key]
        text = f"{self.t(f'{prefix}.name')}: {self.t(f'{prefix}.{value}')}\n{self.t(f'{prefix}.says')}"
        row = OptionRow(key=f"option:{option.key}", option=option, value=value, text=text)
        row.bind(on_tap=lambda row: self.turn_option(row.option))
        return row

    def turn_option(self, option: Option) -> None:
        at = option.values.index(self.options[option.key])
        self.options[option.key] = option.values[(at + 1) % len(option.values)]
        self._show()
