"""Home: the five games, and the ones that are running."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from time import time

from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from cakeapp.core import registry
from cakeapp.core.errors import NotKept
from cakeapp.services import session as sessions
from cakeapp.services.into_history import keep
from cakeapp.stage.widgets.cards import PictureCard
from cakeapp.stage.widgets.controls import PushButton
from cakeapp.stage.widgets.framed import Framed
from cakeapp.stage.widgets.touchable import Touchable
from cakeapp.ui import news
from cakeapp.ui.shell.page import Page

PAGE = 30  # running games that are shown at a time
A_FRAME = 2  # of them made in a frame
OLDEST = 20 * 365 * 86400  # seconds: older than the app can be
AGES = (("minutes", 60), ("hours", 3600), ("days", 86400))


class GameCard(Touchable, Framed, BoxLayout):
    """A game's picture, its name and what it is like."""

    game = StringProperty("")
    title = StringProperty("")
    facts = StringProperty("")
    tempts = StringProperty("")


class Home(Page):
    greeting = StringProperty("")
    news = StringProperty("")  # what went wrong with a save, or that a game goes on

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._soon = Clock.create_trigger(self._look_on, 0)

    def open(self, **arguments: object) -> None:
        self.app.tin.look_again()
        self._show_running()
        if not self.ids.games.children:
            for info in registry.played():
                self._add_game(info.key)

    def _add_game(self, key: str) -> None:
        info = registry.info(key)
        low, high = info.seats[0], info.seats[-1]
        players = self.t("home.players" if low < high else "home.players_exactly", low=low, high=high)
        facts = f"{players}, {self.t('home.minutes', minutes=self.t(f'{key}.minutes'))}"
        card = GameCard(key=f"game:{key}", game=key, title=info.title, facts=facts, tempts=self.t(f"{key}.tempts"))
        card.bind(on_tap=lambda card: self.app.nav.go("new_game", key=card.game))
        self.ids.games.add_widget(card)

    def _show_running(self) -> None:
        """Who is to move is known only once a record is replayed: a few a frame, and the screen is there before."""
        self.ids.running.clear_widgets()
        self._found = self.app.saves.newest_first()
        self.greeting = self.t("home.continued" if self._found else "home.welcome")
        self._battery = self.t("home.battery") if self.app.device.battery_low() else ""
        self._tell()
        self._coming: Iterator[Callable[[], object]] = iter(())
        self.show_more()

    def show_more(self) -> None:
        """The next of the running games; the others, and the sheets, are looked at too, so that damage is told."""
        now, self._found = self._found[:PAGE], self._found[PAGE:]
        cards = (partial(self._add_save, name, touched) for name, touched in now)
        games = (partial(self.app.tin.game, name) for name, _ in self._found)
        sheets = (partial(self.app.tin.sheet, name) for name in self.app.tallies.newest_first())
        self._coming = chain(self._coming, cards, [self._offer_more], games, sheets)
        self._soon()

    def _offer_more(self) -> None:
        if self._found:
            button = PushButton(key="more", text=self.t("home.more", count=len(self._found)))
            button.bind(on_tap=self._go_on)
            self.ids.running.add_widget(button)

    def _go_on(self, button: PushButton) -> None:
        self.ids.running.remove_widget(button)
        self.show_more()

    def _look_on(self, _: float) -> None:
        for look in islice(self._coming, A_FRAME):
            look()
            self._tell()
            self._soon()

    def _add_save(self, name: str, touched: float) -> None:
        session = self.app.tin.game(name)
        if session is None:
            return
        if session.actor is None:
            self._keep(session, touched)
        else:
            who = session.sitters[session.actor].name
            self._add_running("home.running", "play", session, touched, who=who)

    def _keep(self, session: sessions.Session, touched: float) -> None:
        """A game that ended just before the app did belongs to the history; until it can be kept there it is here."""
        with suppress(NotKept):
            keep(session, self.app.history, self.app.saves)
            if self.app.history.is_open:
                return
        self._add_running("home.finished", "result", session, touched)

    def _add_running(self, title: str, page: str, session: sessions.Session, touched: float, **values: str) -> None:
        card = PictureCard(
            key=f"running:{session.name}",
            game=session.setup.key,
            title=self.t(title, game=session.table.info.title, **values),
            facts=self._age(time() - touched),
        )
        card.bind(on_tap=lambda _: self.app.nav.go(page, session=session))
        self.ids.running.add_widget(card)

    def _tell(self) -> None:
        """What went wrong with what is kept comes before everything else."""
        self.news = "\n".join(filter(None, [news.in_words(self.t, self.app.tin.aside), self._battery]))

    def _age(self, seconds: float) -> str:
        """A clock that was set meanwhile tells ages that cannot be: then it was just now."""
        seconds = seconds if 0 <= seconds < OLDEST else 0
        name, count = "now", 0
        for unit, length in AGES:
            if seconds >= length:
                name, count = unit, int(seconds // length)
        return self.t(f"home.touched.{name}", count=count)
