"""Whose turn it is: each move is made and told, then the game goes to whoever decides next."""

from collections.abc import Sequence
from typing import Protocol

from cakeapp.core.game import Move
from cakeapp.ui.play.bots import BotsAtTable
from cakeapp.ui.play.director import Director
from cakeapp.ui.play.eyes import Eyes, News
from cakeapp.ui.play.pump import Pump


class ShowsGame(Protocol):
    """What the screen does for a game in use."""

    def show(self) -> None:
        """What the eyes may see now."""

    def show_before(self, event: int) -> None:
        """What everybody could see before that event, for whoever looks on now."""

    def tell_news(self, news: Sequence[News]) -> None:
        """What happened, one thing after the other; then all is shown as it is."""

    def shut(self) -> None:
        """What lies open for one person alone is so no longer."""

    def goes_to(self, seat: int | None) -> None:
        """Who decides next; None once the game is over."""

    def wait_for(self, bot: int) -> float:
        """She thinks; how many seconds at least."""
        ...

    def hand_over(self, seat: int) -> None:
        """Nothing is shown before she asks for it."""


class Turns:
    eyes: Eyes

    def __init__(self, screen: ShowsGame, pump: Pump, director: Director) -> None:
        self._screen, self._pump, self._director = screen, pump, director
        self.bots = BotsAtTable(pump, self.make, self._try_again)

    def advance(self) -> None:
        """Hands the game to whoever decides next."""
        session = self.eyes.session
        actor = session.actor
        self._screen.goes_to(actor)
        if actor is None:
            self._screen.show()
        elif session.sitters[actor].is_bot:
            self._screen.show()
            self.bots.move(session, actor, self._screen.wait_for(actor))
        else:
            self._turn_to(actor)

    def _turn_to(self, actor: int) -> None:
        """Nothing that only she may see comes to the screen before she asks for it."""
        if not self.eyes.has_secrets(actor) or self.eyes.seat == actor:
            self.eyes.turn_to(actor)
            self._screen.show()
        elif self.eyes.around:
            self.eyes.turn_to(actor, shut=True)
            self._screen.show()
        else:
            self._screen.hand_over(actor)

    def make(self, seat: int, move: Move) -> None:
        """The move is made and saved; then everybody at this screen sees what happened."""
        secrets = self.eyes.hold_secrets
        self.eyes.session.play(seat, move)
        self._pump.drop()  # a hint that comes now would be about what is past
        if (secrets or self.eyes.hold_secrets) and self.eyes.watched():
            self._screen.shut()
            self._screen.show_before(self.eyes.told)
        self._screen.tell_news(self.eyes.news())

    def undo(self, seat: int) -> None:
        """Whoever thinks or is told of it does so no more."""
        self.stop()
        self.eyes.session.undo(seat)
        self.eyes.catch_up()
        self.advance()

    def stop(self) -> None:
        """Nothing thinks or moves any more."""
        self.bots.stop()
        self._director.stop()

    def stop_for_now(self) -> None:
        """A bot's move could not be kept: she tries again later."""
        self.stop()
        session = self.eyes.session
        if session.actor is not None and session.sitters[session.actor].is_bot:
            self.bots.move_later()

    def _try_again(self) -> None:
        if not self._pump.busy and not self._director.busy:
            self.advance()
