"""The result: who won, why line by line, how the points went, and what comes next."""

from time import strftime
from typing import Any
from uuid import uuid4

from kivy.core.clipboard import Clipboard
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from cakeapp.core.game import Line
from cakeapp.services import course, deeds, reasons, series
from cakeapp.services import session as sessions
from cakeapp.services.finished import play_of
from cakeapp.services.session import Session
from cakeapp.ui.screens.new_game import new_deal
from cakeapp.ui.screens.page import Page
from cakeapp.ui.widgets.sheets import Entry, Sheet
from cakeapp.ui.widgets.touchable import Touchable
from cakeapp.ui.widgets.words import Words


class StandingHead(Touchable, BoxLayout):
    """A player's place and points; a tap shows or hides the reasons."""

    place = StringProperty("")
    name = StringProperty("")
    points = StringProperty("")
    emblem = NumericProperty(0)
    unfolded = BooleanProperty(False)


class Standing(BoxLayout):
    """One player's place and points, and under them the reasons."""

    head = ObjectProperty(None)

    def unfold(self, reasons: list[Widget]) -> None:
        self.head.unfolded = True
        for reason in reasons:
            self.ids.reasons.add_widget(reason)

    def fold(self) -> None:
        self.head.unfolded = False
        self.ids.reasons.clear_widgets()


class Reason(Touchable, Words):
    """A line of the breakdown; a tap shows on the table what scored."""


class Result(Page):
    headline = StringProperty("")
    total = StringProperty("")  # how a series stands
    deeds = StringProperty("")
    deal = StringProperty("")  # the code of the shuffles
    next_text = StringProperty("")
    series_running = BooleanProperty(False)

    def open(self, session: Session | None = None, **arguments: Any) -> None:
        assert session is not None
        self.session = session
        self.app.history.add(play_of(session))
        self.app.saves.remove(session.name)
        outcome = session.seat(None).outcome()
        assert outcome is not None
        self.outcome, sitters = outcome, session.sitters
        winners = [sitter.name for sitter, place in zip(sitters, outcome.places) if place == 1]
        self.headline = self.t("result.winner", n=len(winners), names=", ".join(winners))
        self.ids.podium.show(outcome.places, [sitter.emblem for sitter in sitters])
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
                self.total += " " + self.t("result.series_won", n=len(best), names=", ".join(best))

    def _show_deeds(self) -> None:
        """A ribbon for whoever did most of what this game finds worth a ribbon."""
        key, found = self.session.setup.key, deeds.most(self.session.seat(None).events())
        self.deal = self.t("result.deal", deal=self.session.setup.deal) if self.session.setup.deal else ""
        self.deeds = "\n".join(
            self.t(f"{key}.deed.{kind}", name=self.session.sitters[seat].name, n=count)
            for kind, (seat, count) in found.items()
            if f"{key}.deed.{kind}" in self.app.strings
        )

    def _show_course(self) -> None:
        self.ids.chart.emblems = [sitter.emblem for sitter in self.session.sitters]
        self.ids.chart.course = course.points_over_time(self.session.table.record)

    def _show_standings(self) -> None:
        box, sitters = self.ids.standings, self.session.sitters
        box.clear_widgets()
        for seat in sorted(range(len(sitters)), key=self.outcome.places.__getitem__):
            head = StandingHead(
                place=self.t(f"result.place.{self.outcome.places[seat]}"),
                name=sitters[seat].name,
                emblem=sitters[seat].emblem,
                points=self.t("result.points", n=self.outcome.scores[seat]),
            )
            standing = Standing(head=head)
            standing.add_widget(head, index=1)
            head.bind(on_tap=lambda _, standing=standing, seat=seat: self._turn(standing, seat))
            if self.outcome.places[seat] == 1:
                standing.unfold(self._reasons(seat))
            box.add_widget(standing)

    def _turn(self, standing: Standing, seat: int) -> None:
        if standing.head.unfolded:
            standing.fold()
        else:
            standing.unfold(self._reasons(seat))

    def _reasons(self, seat: int) -> list[Widget]:
        return [self._reason(seat, number, line) for number, line in enumerate(self.outcome.lines[seat])]

    def _reason(self, seat: int, number: int, line: Line) -> Reason:
        reason = Reason(
            key=f"reason:{seat}:{number}",
            role="button",
            text=f"{line.points:>3}  {reasons.in_words(self.app.strings, self.session.setup.key, line)}",
        )
        reason.bind(on_tap=lambda _: self.app.nav.go("play", session=self.session, scored=(seat, line)))
        return reason

    # What the layout calls --------------------------------------------------------------------------------------

    def table(self) -> None:
        self.app.nav.go("play", session=self.session)

    def share(self) -> None:
        """The picture, the text and the record as files; the text on the clipboard too."""
        name = f"{self.session.setup.key}-{strftime('%Y%m%d-%H%M%S')}"
        Clipboard.copy(self.as_text())
        shared = self.app.sharing.share(name, self.as_text(), self.session.table.record, self.ids.sheet)
        Sheet(
            title=self.t("result.shared"),
            entries=[Entry(self.t("result.shared_where", folder=shared)), Entry(self.as_text())],
            closes=self.t("play.close"),
        ).open(animation=False)

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
        session = sessions.start(uuid4().hex, setup, self.app.saves, strftime("%Y-%m-%d"))
        self.app.nav.replace("play", session=session)

    def home(self) -> None:
        self.app.nav.replace("home")
