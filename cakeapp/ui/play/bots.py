"""What bots do at a table: they think between frames and move, and the best of them gives hints."""

from collections.abc import Callable

from kivy.clock import Clock

from cakeapp.bots import levels
from cakeapp.core.game import Move
from cakeapp.core.say import Said
from cakeapp.services.session import Session
from cakeapp.ui.play.pump import Pump

HINTS_BY = levels.LEVELS[-1]
LATER = 5.0  # seconds until a bot tries to keep her move again


class BotsAtTable:
    """`moved` is told a seat and its move; `again` that a move which could not be kept may be tried again."""

    def __init__(self, pump: Pump, moved: Callable[[int, Move], None], again: Callable[[], None]) -> None:
        self._pump, self._moved = pump, moved
        self._later = Clock.create_trigger(lambda _: again(), LATER)

    def move(self, session: Session, seat: int, at_least: float) -> None:
        """Not before that many seconds have passed."""
        bot = session.bot(seat)
        thought = bot.think(session.seat(seat).view(), session.mind(seat), bot.budget)
        self._pump.start(thought, lambda move: self._moved(seat, move), at_least)

    def move_later(self) -> None:
        self._later()

    def hint(self, session: Session, seat: int, advise: Callable[[Move, Said], None]) -> None:
        """What she would do, and why."""
        bot, view = levels.make(session.setup.key, HINTS_BY), session.seat(seat).view()
        thought = bot.think(view, session.mind(seat), bot.budget)
        self._pump.start(thought, lambda move: advise(move, bot.explain(view, move)))

    def stop(self) -> None:
        self._pump.drop()
        self._later.cancel()
