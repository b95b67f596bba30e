"""Home: the five games, and the ones that are running."""

from time import time

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.services import session as sessions
from cakeapp.services.finished import play_of
from cakeapp.services.saves import Save
from cakeapp.ui.screens.page import Page
from cakeapp.ui.widgets.cards import PictureCard
from cakeapp.ui.widgets.touchable import Touchable

AGES = (("minutes", 60), ("hours", 3600), ("days", 86400))


class GameCard(Touchable, BoxLayout):
    """A game's picture, its name and what it is like."""

    game = StringProperty("")
    title = StringProperty("")
    facts = StringProperty("")
    tempts = StringProperty("")


class Home(Page):
    greeting = StringProperty("")
    news = StringProperty("")  # what went wrong with a save, or that a game goes on

    def open(self, **arguments: object) -> None:
        self._show_running()
        if not self.ids.games.children:
            for info in registry.discover().values():
                if info.screen:
                    self._add_game(info.key)

    def _add_game(self, key: str) -> None:
        info = registry.info(key)
        low, high = info.seats[0], info.seats[-1]
        players = self.t("home.players" if low < high else "home.players_one", low=low, high=high)
        facts = f"{players}, {self.t('home.minutes', minutes=self.t(f'{key}.minutes'))}"
        card = GameCard(key=f"game:{key}", game=key, title=info.title, facts=facts, tempts=self.t(f"{key}.tempts"))
        card.bind(on_tap=lambda card: self.app.nav.go("new_game", key=card.game))
        self.ids.games.add_widget(card)

    def _show_running(self) -> None:
        self.ids.running.clear_widgets()
        self.news = self.t("home.battery") if self.app.device.battery_low() else ""
        for save in self.app.saves.all():
            try:
                session = sessions.go_on(save.name, save.text, self.app.saves)
            except CakeError as error:
                self.news = self.t("home.unreadable", why=error)
                continue
            if session.actor is None:
                self._keep(session)
            else:
                self._add_running(save, session)

        self.greeting = self.t("home.continued" if self.ids.running.children else "home.welcome")

    def _keep(self, session: sessions.Session) -> None:
        """A game that ended just before the app did belongs to the history."""
        self.app.history.add(play_of(session))
        self.app.saves.remove(session.name)

    def _add_running(self, save: Save, session: sessions.Session) -> None:
        who = session.sitters[session.actor or 0].name
        card = PictureCard(
            key=f"running:{save.name}",
            game=session.setup.key,
            title=self.t("home.running", game=session.table.info.title, who=who),
            facts=self._age(time() - save.touched),
        )
        card.bind(on_tap=lambda _: self.app.nav.go("play", session=session))
        self.ids.running.add_widget(card)

    def _age(self, seconds: float) -> str:
        name, count = "now", 0
        for unit, length in AGES:
            if seconds >= length:
                name, count = unit, int(seconds // length)
        return self.t(f"home.touched.{name}", n=count)
