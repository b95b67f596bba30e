"""The history: all games and sheets that were finished, and what they tell about people and games."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import islice
from random import Random
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.core.table import resume
from cakeapp.services import statistics
from cakeapp.services.finished_game import FinishedGame
from cakeapp.services.history import Filter
from cakeapp.services.session import Session, read_setup
from cakeapp.stage.widgets.bars import Bar
from cakeapp.stage.widgets.cards import PictureCard
from cakeapp.ui.shell.page import Page

PAGE = 30  # games shown at a time
A_FRAME = 3  # of them made in a frame
SPANS = {"always": 0, "year": 365, "month": 31, "week": 7}  # days back


class StandingCard(BoxLayout):
    """One person's games in numbers."""

    name = StringProperty("")
    facts = StringProperty("")


class HistoryPage(Page):
    game = StringProperty("")  # the filter: a key, a name, a span; empty is all
    player = StringProperty("")
    span = StringProperty("always")
    counting = BooleanProperty(False)  # statistics are shown, not games
    found = StringProperty("")
    more = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._soon = Clock.create_trigger(self._add_some, 0)

    def open(self, **arguments: Any) -> None:
        self._show()

    def on_leave(self, *_: object) -> None:
        """Other screens need not carry what is shown anew anyway."""
        self._coming: Iterator[FinishedGame] = iter(())
        self.ids.rows.clear_widgets()

    @property
    def which(self) -> Filter:
        days = SPANS[self.span]
        since = (date.today() - timedelta(days=days)).isoformat() if days else ""
        return Filter(self.game, self.player, since)

    def game_name(self, key: str) -> str:
        known = registry.discover()
        return known[key].title if key in known else key

    def _show(self) -> None:
        self.ids.filter_game.text = self.game_name(self.game) if self.game else self.t("history.all_games")
        self.ids.filter_player.text = self.player or self.t("history.all_players")
        self.ids.filter_span.text = self.t(f"history.span.{self.span}")
        self.ids.rows.clear_widgets()
        self.more = False
        self._coming = iter(())
        Clock.schedule_once(self._fill, 0)  # the screen is there before its games are

    def _fill(self, _: float) -> None:
        if self.ids.rows.children:
            return
        self.found = self._found = self.t("history.found", count=self.app.history.count(self.which))
        if self.counting:
            self._count()
        else:
            self._looked_at = self._left_out = 0
            self._add_games()

    # Games ------------------------------------------------------------------------------------------------------

    def _add_games(self) -> None:
        found = self.app.history.page(self.which, PAGE + 1, self._looked_at)
        self.more = len(found) > PAGE
        plays = [play for play in found[:PAGE] if play is not None]
        self._looked_at += len(found[:PAGE])
        self._left_out += len(found[:PAGE]) - len(plays)
        if self._left_out:
            self.found = self.t("history.left_out", found=self._found, count=self._left_out)
        self._coming = iter(plays)
        self._add_some()

    def _add_some(self, *_: object) -> None:
        """A few cards a frame, so that the screen never stands still."""
        for play in islice(self._coming, A_FRAME):
            self._add_game(play)
            self._soon()

    def _add_game(self, play: FinishedGame) -> None:
        order = sorted(play.scores, key=lambda one: one.place)
        facts = ", ".join(f"{one.place}. {one.name} {one.points}" for one in order)
        title = self.t("history.title_of", game=self.game_name(play.game), date=play.date[:10])
        game = play.game if play.game in registry.discover() else ""
        card = PictureCard(key=f"play:{play.id}", game=game, title=title, facts=facts)
        card.bind(on_tap=lambda _: self.look(play))
        self.ids.rows.add_widget(card)

    def show_more(self) -> None:
        self._add_games()

    def look(self, play: FinishedGame) -> None:
        """A game that was played here with its result and table; any other with its reasons."""
        session = self._session(play)
        if session is None:
            self.app.nav.go("scored", play=play)
        else:
            self.app.nav.go("result", session=session)

    def _session(self, play: FinishedGame) -> Session | None:
        """None where there is no record that can be read to the end of a game."""
        try:
            table = resume(play.record, Random(0))
            over = table.seat(None).outcome() is not None
            return Session(play.id, table, read_setup(table), self.app.saves) if over else None
        except CakeError:
            return None

    # Statistics -------------------------------------------------------------------------------------------------

    def _count(self) -> None:
        history, rows = self.app.history, self.ids.rows
        for one in statistics.standings(history, self.which)[:PAGE]:
            facts = self.t(
                "history.standing",
                games=one.games,
                wins=one.wins,
                share=round(100 * one.wins / one.games),
                mean=f"{one.mean:.1f}",
                best=one.best,
                streak=one.streak,
                longest=one.longest,
            )
            rows.add_widget(StandingCard(name=one.name, facts=facts))
        if self.game:
            self._add_bars("history.sources", self._sources())
        self._add_bars("history.spread", self._spread())
        if self.game and self.player:
            course = statistics.points_over_time(history, self.game, self.player)
            self._add_bars("history.course", [(str(at), points) for at, points in enumerate(course[-PAGE:], 1)])

    def _sources(self) -> list[tuple[str, float]]:
        """Where points come from, in the game's own words for each kind of line."""
        found = statistics.sources(self.app.history, self.game, self.player)
        named = [(f"{self.game}.source.{one.source}", one) for one in found]
        return [(self.t(key) if key in self.app.strings else one.source, one.points) for key, one in named]

    def _spread(self) -> list[tuple[str, float]]:
        found = statistics.distribution(self.app.history, self.which)
        return [(f"{low}-{high}" if high > low else str(low), count) for low, high, count in found]

    def _add_bars(self, title: str, bars: list[tuple[str, float]]) -> None:
        if not bars:
            return
        box = self.ids.rows
        box.add_widget(StandingCard(name=self.t(title)))
        most = max(1.0, *(abs(value) for _, value in bars))
        for label, value in bars:
            box.add_widget(Bar(label=label, number=f"{value:.1f}".removesuffix(".0"), share=max(0.0, value / most)))

    # What the layout calls --------------------------------------------------------------------------------------

    def turn_game(self) -> None:
        self.game = after(self.game, ["", *registry.discover()])
        self._show()

    def turn_player(self) -> None:
        self.player = after(self.player, ["", *self.app.history.players()])
        self._show()

    def turn_span(self) -> None:
        self.span = after(self.span, list(SPANS))
        self._show()

    def count(self, counting: bool) -> None:
        self.counting = counting
        self._show()


def after(value: str, choices: list[str]) -> str:
    at = choices.index(value) if value in choices else -1
    return choices[(at + 1) % len(choices)]
