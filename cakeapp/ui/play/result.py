"""The result: who won, why line by line, how the points went, and what comes next."""

from time import strftime
from typing import Any
from uuid import uuid4

from kivy.properties import BooleanProperty, StringProperty

from cakeapp.services import course, deeds, series
from cakeapp.services import session as sessions
from cakeapp.services.into_history import keep
from cakeapp.services.ranking import ranking
from cakeapp.services.session import Session
from cakeapp.ui.shell.new_game import new_deal
from cakeapp.ui.shell.page import Page
from cakeapp.ui.shell.shared import share


class Result(Page):
    headline = StringProperty("")
    total = StringProperty("")  # how a series stands
    deeds = StringProperty("")
    deal = StringProperty("")  # the code of the shuffles
    next_text = StringProperty("")
    series_running = BooleanProperty(False)

    def open(self, session: Session | None = None, **arguments: Any) -> None:
        assert session is not None
        self.session, self.play = session, keep(session, self.app.history, self.app.saves)
        outcome = session.seat(None).outcome()
        assert outcome is not None
        self.outcome, sitters = outcome, session.sitters
        winners = [sitter.name for sitter, place in zip(sitters, outcome.places) if place == 1]
        self.headline = self.t("result.winner", count=len(winners), names=", ".join(winners))
        self.ids.podium.show(outcome.places, [sitter.emblem for sitter in sitters])
        self.ids.scroll.scroll_y = 1
        self._show_series()
        self._show_deeds()
        self._show_course()
        self._show_standings()
        self.app.sounds.play("win")

    def _show_series(self) -> None:
        now, names = self.session.setup.series, [sitter.name for sitter in self.session.sitters]
        self.series_running = not now.last
        self.next_text = self.t("result.next" if self.series_running else "result.again")
        self.total = ""
        if now.games > 1:
            totals = now.totals(self.outcome.scores)
            told = ", ".join(f"{name} {points}" for name, points in zip(names, totals))
            self.total = self.t("result.series", game=now.game, games=now.games, totals=told)
            if now.last:
                best = [name for name, place in zip(names, series.places(totals)) if place == 1]
                self.total += " " + self.t("result.series_won", count=len(best), names=", ".join(best))

    def _show_deeds(self) -> None:
        """A ribbon for whoever did most of what this game finds worth a ribbon."""
        key, found = self.session.setup.key, deeds.most(self.session.seat(None).events())
        self.deal = self.t("result.deal", deal=self.session.setup.deal) if self.session.setup.deal else ""
        self.deeds = "\n".join(
            self.t(f"{key}.deed.{kind}", name=self.session.sitters[seat].name, count=count)
            for kind, (seat, count) in found.items()
            if f"{key}.deed.{kind}" in self.app.strings
        )

    def _show_course(self) -> None:
        self.ids.chart.emblems = [sitter.emblem for sitter in self.session.sitters]
        self.ids.chart.course = course.points_over_time(self.session.table.record)

    def _show_standings(self) -> None:
        def look(seat: int, at: int) -> None:
            self.app.nav.go("play", session=self.session, scored=(seat, self.outcome.lines[seat][at]))

        self.ids.standings.show(ranking(self.app.strings, self.play), look)

    # What the layout calls --------------------------------------------------------------------------------------

    def table(self) -> None:
        self.app.nav.go("play", session=self.session)

    def share(self) -> None:
        key, record = self.session.setup.key, self.session.table.record
        share(self, key, self.as_text(), self.ids.sheet, "result.shared_where", record)

    def as_text(self) -> str:
        sitters, places = self.session.sitters, self.outcome.places
        order = sorted(range(len(sitters)), key=places.__getitem__)
        lines = [f"{places[seat]}. {sitters[seat].name}: {self.outcome.scores[seat]}" for seat in order]
        return "\n".join([f"{self.session.table.info.title}, {self.session.table.tag('Date')}", *lines, *self._total()])

    def _total(self) -> list[str]:
        return [self.total] if self.total else []

    def again(self) -> None:
        """The same seats, and the next one starts; in a series, its next game."""
        setup = sessions.next_setup(self.session, new_deal())
        session = sessions.start(uuid4().hex, setup, self.app.saves, strftime("%Y-%m-%d %H:%M:%S"))
        self.app.nav.replace("play", session=session)

    def home(self) -> None:
        self.app.nav.replace("home")
