"""A place at a table: all that a screen or a bot holds."""

from collections.abc import Sequence

from cakeapp.core.dealer import Dealer
from cakeapp.core.errors import NotYourTurn
from cakeapp.core.game import Event, Move, Outcome, View
from cakeapp.core.say import Said, Say


class Seat:
    """What one player may know and do; the onlooker's, None, knows what everybody may see."""

    def __init__(self, dealer: Dealer, number: int | None) -> None:
        self._dealer, self.number = dealer, number

    @property
    def actor(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return self._dealer.actor

    @property
    def on_turn(self) -> bool:
        return self.number is not None and self.actor == self.number

    def view(self) -> View:
        return self._dealer.rules.view(self._dealer.state, self.number)

    def legal(self) -> Sequence[Move]:
        """The own legal moves; none while somebody else decides."""
        return self._dealer.rules.legal(self._dealer.state) if self.on_turn else []

    def refuse(self, move: Move) -> Said | None:
        """Why this move could not be made now, for who only asks; None when it can."""
        if not self.on_turn:
            return Say("core.not_your_turn")
        return self._dealer.rules.refuse(self._dealer.state, move)

    def play(self, move: Move) -> None:
        """IllegalMove tells why where it cannot be made; nothing has changed then."""
        if self.number is None:
            raise NotYourTurn(Say("core.onlooker"))
        self._dealer.play(self.number, move)

    @property
    def can_undo(self) -> bool:
        return self.number is not None and self._dealer.can_undo(self.number)

    def undo(self) -> None:
        if self.number is None:
            raise NotYourTurn(Say("core.onlooker"))
        self._dealer.undo(self.number)

    def events(self, since: int = 0) -> list[Event]:
        """What has happened from that event on, cut down to what this seat may know."""
        return [event.cut_for(self.number) for event in self._dealer.events[since:]]

    def last_move(self) -> int:
        """The number of the first event of the own last move; 0 where there is none yet."""
        return self._dealer.last_move(self.number)

    def view_before(self, event: int) -> View:
        """What everybody could see just before an event, by its number: for showing it again."""
        return self._dealer.view_before(event)

    def view_after(self, event: int) -> View:
        """What this seat could know as soon as the move that caused an event was made."""
        return self._dealer.view_after(event, self.number)

    def last_of(self, event: int) -> int:
        """The number of the last event of the move that caused this one."""
        return self._dealer.last_of(event)

    def outcome(self) -> Outcome | None:
        return self._dealer.rules.outcome(self._dealer.state)

    def text(self, move: Move) -> str:
        return self._dealer.rules.text(move)

    def parse(self, text: str) -> Move:
        return self._dealer.rules.parse(text)
