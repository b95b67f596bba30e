"""A finished sheet, or any game of the history without a table: podium, reasons, and sharing them."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from cakeapp.core import registry
from cakeapp.services.finished_game import FinishedGame
from cakeapp.services.ranking import ranking
from cakeapp.services.tally import Tally
from cakeapp.ui.shell.page import Page
from cakeapp.ui.shell.shared import share


class Scored(Page):
    headline = StringProperty("")
    title = StringProperty("")
    note = StringProperty("")
    correctable = BooleanProperty(False)  # straight from its sheet
    playable = BooleanProperty(False)  # a game that is known here

    def open(self, play: FinishedGame | None = None, tally: Tally | None = None, **arguments: Any) -> None:
        assert play is not None
        self.ids.scroll.scroll_y = 1
        self.play, self.tally = play, tally
        self.correctable = tally is not None
        known = registry.discover()
        self.playable = play.game in known
        name = known[play.game].title if self.playable else play.game
        self.title = self.t("history.title_of", game=name, date=play.date[:10])
        self.note = play.note
        winners = [one.name for one in play.scores if one.place == 1]
        self.headline = self.t("result.winner", count=len(winners), names=", ".join(winners))
        self.ids.podium.show([one.place for one in play.scores], [one.emblem for one in play.scores])
        self.ids.standings.show(ranking(self.app.strings, play))

    # What the layout calls --------------------------------------------------------------------------------------

    def correct(self) -> None:
        assert self.tally is not None
        self.tally.save()
        self.app.nav.replace("score", tally=self.tally)

    def again(self) -> None:
        self.app.nav.replace("new_sheet", key=self.play.game)

    def share(self) -> None:
        game = self.play.game if self.playable else "game"
        share(self, game, self.as_text(), self.ids.sheet, "scored.shared_where")

    def as_text(self) -> str:
        ordered = sorted(self.play.scores, key=lambda one: one.place)
        return "\n".join([self.title, *(f"{one.place}. {one.name}: {one.points}" for one in ordered)])

    def home(self) -> None:
        self.app.nav.replace("home")
