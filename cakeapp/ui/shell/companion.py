"""Beside the printed games: sheets in use, a new one for each game, and who starts."""

from kivy.properties import StringProperty

from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.services.tally import Tally
from cakeapp.stage.widgets.cards import PictureCard
from cakeapp.ui import news
from cakeapp.ui.shell.page import Page


class Companion(Page):
    news = StringProperty("")  # what went wrong with a sheet

    def open(self, **arguments: object) -> None:
        self.ids.running.clear_widgets()
        for name in self.app.tallies.newest_first():
            if tally := self.app.tin.sheet(name):
                self._add_running(tally)
        self.news = news.in_words(self.t, self.app.tin.aside)
        if not self.ids.games.children:
            for info in registry.having(Door.SHEET_BOARD):
                self._add_game(info.key)

    def _add_running(self, tally: Tally) -> None:
        scores = tally.sheet.outcome().scores
        facts = ", ".join(f"{name} {points}" for name, points in zip(tally.names, scores))
        title = self.t("companion.running", game=tally.info.title, date=tally.written.date)
        card = PictureCard(key=f"sheet:{tally.written.id}", game=tally.written.game, title=title, facts=facts)
        card.bind(on_tap=lambda _: self.app.nav.go("score", tally=tally))
        self.ids.running.add_widget(card)

    def _add_game(self, key: str) -> None:
        card = PictureCard(
            key=f"game:{key}", game=key, title=registry.info(key).title, facts=self.t(f"{key}.sheet.says")
        )
        card.bind(on_tap=lambda card: self.app.nav.go("new_sheet", key=card.game))
        self.ids.games.add_widget(card)
