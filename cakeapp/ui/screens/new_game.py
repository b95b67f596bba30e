"""A new game: who sits where, how the device is shared, and the house rules."""

from dataclasses import replace
from random import SystemRandom
from time import strftime
from typing import Any
from uuid import uuid4

from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from cakeapp.bots.levels import LEVELS
from cakeapp.core import registry
from cakeapp.core.game import Option
from cakeapp.services import session as sessions
from cakeapp.services.series import Series
from cakeapp.services.session import ON_TABLE, PASS, PERSON, Setup, Sitter
from cakeapp.ui.screens.page import Page
from cakeapp.ui.widgets.controls import PushButton

KINDS = (PERSON, *LEVELS)
EMBLEMS = 8
REMEMBERED = 12  # names of people
CODE = "BCDFGHJKLMNPQRSTVWXZ"  # letters of a deal's code: no vowels, so that it spells nothing


class SeatRow(GridLayout):
    """One seat: its emblem, its name, who plays it; and ways to move and remove it."""

    page = ObjectProperty(None, rebind=True)
    number = NumericProperty(0)
    sitter = ObjectProperty(None, rebind=True)
    removable = BooleanProperty(False)

    def drop(self, touch: MotionEvent) -> None:
        """The handle was dragged: the seat moves to where it was let go."""
        rows = self.parent.children
        y = self.parent.to_widget(*self.to_window(*touch.pos))[1]
        nearest = min(rows, key=lambda row: abs(row.center_y - y))
        self.page.move(self.number, nearest.number)


class OptionRow(PushButton):
    """A house rule; a tap takes its next value."""

    option = ObjectProperty(None)
    value = StringProperty("")


class NewGame(Page):
    game = StringProperty("")
    title = StringProperty("")
    sitting = StringProperty(PASS)
    can_repeat = BooleanProperty(False)  # offers as many games in a row as there are players
    repeats = BooleanProperty(False)
    series_text = StringProperty("")
    refusal = StringProperty("")  # why the game cannot start with these seats

    def open(self, key: str = "", **arguments: Any) -> None:
        self.game, info = key, registry.info(key)
        self.title = self.t("new_game.title", game=info.title)
        setup = self.app.settings.values.last_setup.get(key, {})
        self.sitting = ON_TABLE if setup.get("sitting") == ON_TABLE else PASS
        known = [Sitter(one["name"], one["kind"], one["emblem"]) for one in setup.get("seats", []) if usable(one)]
        self.sitters = known or [Sitter(self.t("new_game.you")), self._bot(LEVELS[0], 1)]
        self.ids.deal.text = ""
        self.repeats = info.in_a_row and setup.get("repeats") is True
        self.options = info.settle(info.seats[0], {})
        for option in info.options:
            if setup.get("options", {}).get(option.key) in option.values:
                self.options[option.key] = setup["options"][option.key]
        self._show()

    def _bot(self, level: str, emblem: int) -> Sitter:
        return Sitter(self.t(f"new_game.bot_name.{level}"), level, emblem)

    def _show(self) -> None:
        info = registry.info(self.game)
        count = len(self.sitters)
        self.refusal = ""
        if count < info.seats[0]:
            self.refusal = self.t("new_game.too_few", game=info.title, n=info.seats[0])
        elif count > info.seats[-1]:
            self.refusal = self.t("new_game.too_many", game=info.title, n=info.seats[-1])
        rows = self.ids.seats
        rows.clear_widgets()
        for number, sitter in enumerate(self.sitters):
            rows.add_widget(SeatRow(page=self, number=number, sitter=sitter, removable=count > info.seats[0]))
        self.ids.add.opacity = 1 if count < info.seats[-1] else 0
        self.ids.add.disabled = not self.ids.add.opacity
        self.can_repeat, self.games = info.in_a_row, count if self.repeats else 1
        self.series_text = self.t("new_game.series", n=self.games)
        self._show_options(info.options)

    def _show_options(self, options: tuple[Option, ...]) -> None:
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

    # What the layout calls --------------------------------------------------------------------------------------

    def turn_option(self, option: Option) -> None:
        at = option.values.index(self.options[option.key])
        self.options[option.key] = option.values[(at + 1) % len(option.values)]
        self._show()

    def turn_series(self) -> None:
        self.repeats = not self.repeats
        self._show()

    def add(self, kind: str) -> None:
        taken = {sitter.emblem for sitter in self.sitters}
        emblem = next(one for one in range(EMBLEMS) if one not in taken)
        people = sum(not sitter.is_bot for sitter in self.sitters)
        name = self._known_name() or self.t("new_game.person_name", n=people + 1)
        self.sitters.append(Sitter(name, PERSON, emblem) if kind == PERSON else self._bot(kind, emblem))
        self._show()

    def _known_name(self) -> str:
        """Whoever played last and has no seat yet."""
        seated = {sitter.name for sitter in self.sitters}
        return next((name for name in self.app.settings.values.people if name not in seated), "")

    def remove(self, number: int) -> None:
        del self.sitters[number]
        self._show()

    def move(self, number: int, to: int) -> None:
        self.sitters.insert(to, self.sitters.pop(number))
        self._show()

    def next_kind(self, number: int) -> None:
        sitter = self.sitters[number]
        kind = KINDS[(KINDS.index(sitter.kind) + 1) % len(KINDS)]
        if kind == PERSON:
            self.sitters[number] = replace(sitter, kind=kind, name=self.t("new_game.person_name", n=number + 1))
        else:
            self.sitters[number] = self._bot(kind, sitter.emblem)
        self._show()

    def rename(self, number: int, name: str) -> None:
        clean = " ".join(name.replace(";", ",").split())
        if clean:
            self.sitters[number] = replace(self.sitters[number], name=clean)

    def sit(self, how: str) -> None:
        self.sitting = how

    def start(self) -> None:
        if self.refusal:
            return
        deal = self.ids.deal.text.strip().upper() or new_deal()
        setup = Setup(self.game, tuple(self.sitters), tuple(self.options.items()), self.sitting, deal)
        setup = replace(setup, series=Series(games=self.games))
        self._remember(setup)
        session = sessions.start(uuid4().hex, setup, self.app.saves, strftime("%Y-%m-%d"))
        self.app.nav.replace("play", session=session)

    def _remember(self, setup: Setup) -> None:
        seats = [{"name": one.name, "kind": one.kind, "emblem": one.emblem} for one in setup.sitters]
        last = {"seats": seats, "sitting": setup.sitting, "options": dict(setup.options), "repeats": self.repeats}
        values = self.app.settings.values
        self.app.settings.set("last_setup", values.last_setup | {setup.key: last})
        names = [sitter.name for sitter in setup.sitters if not sitter.is_bot]
        self.app.settings.set("people", list(dict.fromkeys([*names, *values.people]))[:REMEMBERED])


def new_deal() -> str:
    """A code from which the shuffles follow; whoever enters it has the same deal."""
    return "".join(SystemRandom().choice(CODE) for _ in range(6))


def usable(seat: Any) -> bool:
    """Whether a remembered seat still makes sense."""
    return (
        isinstance(seat, dict)
        and isinstance(seat.get("name"), str)
        and seat.get("kind") in KINDS
        and seat.get("emblem") in range(EMBLEMS)
    )
