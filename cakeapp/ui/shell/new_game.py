"""A new game: who sits where, how the device is shared, and the house rules."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, count
from random import SystemRandom
from time import strftime
from typing import Any
from uuid import uuid4

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from cakeapp.bots.levels import LEVELS, TEMPERED
from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.series import Series
from cakeapp.services.session import ON_TABLE, PASS, PERSON, Setup, Sitter
from cakeapp.stage.widgets.bottom_sheet import Choice, choose
from cakeapp.stage.widgets.player_row import PlayerRow
from cakeapp.ui.shell.page import Page
from cakeapp.ui.shell.seating import Seating

KINDS = (PERSON, *LEVELS, *TEMPERED)
CODE = "BCDFGHJKLMNPQRSTVWXZ"  # letters of a deal's code: no vowels, so that it spells nothing


class SeatRow(GridLayout):
    """One seat: who sits there, and whether it is a person or a bot."""

    page = ObjectProperty(None, rebind=True)
    number = NumericProperty(0)
    sitter = ObjectProperty(None, rebind=True)

    def __init__(self, removable: bool, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.add_widget(PlayerRow(removable=removable, **kwargs), index=len(self.children))


class Question(BoxLayout):
    """A question that is asked of some tables only."""

    page = ObjectProperty(None, rebind=True)


class HowPeopleSit(Question):
    """Where several people share the device."""


class HowManyGames(Question):
    """Where the rules tell of several in a row."""


class NewGame(Page):
    game = StringProperty("")
    title = StringProperty("")
    sitting = StringProperty(PASS)
    repeats = BooleanProperty(False)  # as many games in a row as there are players
    series_text = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.seating = Seating(self.app, self._show, lambda: self.ids.seats.check(self.seating))

    def open(self, key: str = "", **arguments: Any) -> None:
        self.game = self.seating.game = key
        info = registry.info(key)
        self.title = self.t("new_game.title", game=info.title)
        setup = self.app.settings.values.last_setup.get(key, {})
        self.sitting = ON_TABLE if setup.get("sitting") == ON_TABLE else PASS
        known = [Sitter(one["name"], one["kind"], one["emblem"]) for one in setup.get("seats", [])]
        self.seating.sitters = known or [Sitter(self.t("new_game.person_name", count=1)), self._bot(LEVELS[0], 1, ())]
        self.ids.deal.text = ""
        self.repeats = info.in_a_row and setup.get("repeats") is True
        self.ids.options.begin(key, setup.get("options", {}))
        self._show()

    def _bot(self, kind: str, emblem: int, others: Sequence[Sitter]) -> Sitter:
        name, taken = self.t(f"new_game.bot_name.{kind}"), {sitter.name for sitter in others}
        names = chain([name], (f"{name} {n}" for n in count(2)))
        return Sitter(next(one for one in names if one not in taken), kind, emblem)

    def _show(self) -> None:
        info = registry.info(self.game)
        self.ids.seats.show(self.seating, partial(SeatRow, page=self))
        self.games = len(self.seating.sitters) if self.repeats else 1
        self.series_text = self.t("new_game.series", count=self.games)
        asked = self.ids.asked
        asked.clear_widgets()
        if self.shared:
            asked.add_widget(HowPeopleSit(page=self))
        if info.in_a_row:
            asked.add_widget(HowManyGames(page=self))
        self.ids.options.show(info.options)

    @property
    def shared(self) -> bool:
        """By several people."""
        return sum(not sitter.is_bot for sitter in self.seating.sitters) > 1

    # What the layout calls --------------------------------------------------------------------------------------

    def turn_series(self) -> None:
        self.repeats = not self.repeats
        self._show()

    def add(self, kind: str) -> None:
        seating = self.seating
        bot = kind != PERSON
        seating.add(self._bot(kind, seating.free_emblem(), seating.sitters) if bot else seating.person())

    def choose_kind(self, number: int) -> None:
        """Offers persons and all bots for a seat."""
        now = self.seating.sitters[number].kind
        choose(
            self.t("new_game.who", count=number + 1),
            [Choice(self.t(f"new_game.level.{kind}"), strong=kind == now) for kind in KINDS],
            lambda chosen: self.set_kind(number, KINDS[chosen]),
            closes=self.t("play.close"),
        )

    def set_kind(self, number: int, kind: str) -> None:
        sitters = self.seating.sitters
        sitter, others = sitters[number], [*sitters[:number], *sitters[number + 1 :]]
        if kind == sitter.kind:
            return
        if kind == PERSON:
            self.seating.put(number, replace(sitter, kind=kind, name=self.seating.new_name()))
        else:
            self.seating.put(number, self._bot(kind, sitter.emblem, others))

    def sit(self, how: str) -> None:
        self.sitting = how

    def start(self) -> None:
        if self.ids.seats.refusal:
            return
        typed = self.ids.deal.text.strip().upper()
        sitting = self.sitting if self.shared else PASS
        sitters, options = tuple(self.seating.sitters), tuple(self.ids.options.chosen.items())
        setup = Setup(self.game, sitters, options, sitting, typed or new_deal())
        setup = replace(setup, typed=bool(typed), series=Series(games=self.games))
        self._remember(setup)
        session = sessions.start(uuid4().hex, setup, self.app.saves, strftime("%Y-%m-%d %H:%M:%S"))
        self.app.nav.replace("play", session=session)

    def _remember(self, setup: Setup) -> None:
        seats = [{"name": one.name, "kind": one.kind, "emblem": one.emblem} for one in setup.sitters]
        last = {"seats": seats, "sitting": setup.sitting, "options": dict(setup.options), "repeats": self.repeats}
        values = self.app.settings.values
        self.app.settings.set("last_setup", values.last_setup | {setup.key: last})
        self.seating.remember_people()


def new_deal() -> str:
    """A code from which the shuffles follow; whoever enters it has the same deal."""
    return "".join(SystemRandom().choice(CODE) for _ in range(6))
