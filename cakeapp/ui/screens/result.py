"""The result: who won, and why, line by line."""

from dataclasses import replace
from random import SystemRandom
from time import strftime
from typing import Any
from uuid import uuid4

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.services import session as sessions
from cakeapp.services.session import Session
from cakeapp.ui.screens.new_game import CODE
from cakeapp.ui.screens.page import Page


class Standing(BoxLayout):
    """One player's place, points, and the reasons for them."""

    place = StringProperty("")
    name = StringProperty("")
    points = StringProperty("")
    lines = StringProperty("")
    emblem = NumericProperty(0)


class Result(Page):
    headline = StringProperty("")

    def open(self, session: Session | None = None, **arguments: Any) -> None:
        assert session is not None
        self.session = session
        outcome = session.seat(None).outcome()
        assert outcome is not None
        sitters = session.sitters
        winners = [sitter.name for sitter, place in zip(sitters, outcome.places) if place == 1]
        self.headline = self.t("result.winner", n=len(winners), names=", ".join(winners))
        box = self.ids.standings
        box.clear_widgets()
        for seat in sorted(range(len(sitters)), key=outcome.places.__getitem__):
            reasons = [self._reason(line) for line in outcome.lines[seat]]
            box.add_widget(
                Standing(
                    place=self.t(f"result.place.{outcome.places[seat]}"),
                    name=sitters[seat].name,
                    emblem=sitters[seat].emblem,
                    points=self.t("result.points", n=outcome.scores[seat]),
                    lines="\n".join(reasons),
                )
            )
        self.app.sounds.play("win")

    def _reason(self, line: Any) -> str:
        return f"{line.points:>3}  {self.line_words(line)}"

    def line_words(self, line: Any) -> str:
        """A reason for points in the game's own words."""
        key = self.session.setup.key
        names = [
            self.t(f"{key}.item.{item}") if f"{key}.item.{item}" in self.app.strings else item for item in line.items
        ]
        first = names[0] if names else ""
        return self.t(f"{key}.line.{line.source}", n=len(names), first=first, items=", ".join(names), group=line.group)

    def again(self) -> None:
        """The same seats, and the next one starts."""
        deal = "".join(SystemRandom().choice(CODE) for _ in range(6))
        setup = replace(self.session.setup, deal=deal, opening=(), series="")
        session = sessions.start(uuid4().hex, setup, self.app.saves, strftime("%Y-%m-%d"))
        self.app.saves.remove(self.session.name)
        self.app.nav.replace("play", session=session)

    def home(self) -> None:
        self.app.saves.remove(self.session.name)
        self.app.nav.replace("home")

    def back(self) -> bool:
        self.home()
        return True
