"""Whose secrets the screen may show: those of a person who plays alone, or of whoever opened it for herself."""

from typing import Any, NamedTuple

from cakeapp.core.game import Event
from cakeapp.services.session import ON_TABLE, Session, Sitter
from cakeapp.stage.widgets.turntable import side as quarter


class News(NamedTuple):
    number: int
    event: Event


class Eyes:
    """Who sits before the screen, whether it is shut for what only she may see, and what she has been told."""

    def __init__(self, session: Session, opened: bool = True) -> None:
        """Where somebody else may still look on, nothing is open even for one who plays alone."""
        self.session = session
        self.shut = not opened or len(session.people) != 1
        self.side: int | None = None if self.shut else session.people[0]  # who faces the screen, if anybody does
        self.catch_up()

    @property
    def alone(self) -> bool:
        """The only person there is sits before the screen, and has asked for it where others were there before."""
        return not self.shut and self.session.people == [self.side]

    @property
    def seat(self) -> int | None:
        """By whose knowledge all is shown and told; None is an onlooker's."""
        return None if self.shut else self.side

    @property
    def to_move(self) -> bool:
        """Whoever faces the screen is."""
        return self.side is not None and self.session.actor == self.side

    @property
    def around(self) -> bool:
        """All look at a device that lies between them."""
        return self.session.setup.sitting == ON_TABLE

    @property
    def facing(self) -> int:
        """Quarters by which a device that lies on the table turns to whoever looks at it."""
        return 0 if self.side is None or not self.around else quarter(self.side, len(self.session.sitters))

    @property
    def holder(self) -> Sitter | None:
        """Whoever sees what is hers alone only as long as she holds her plate, if anybody does."""
        if self.side is None or not self.around or not self.has_secrets(self.side):
            return None
        return self.session.sitters[self.side]

    def view(self) -> Any:
        return self.session.seat(self.seat).view()

    def turn_to(self, side: int | None, shut: bool = False) -> None:
        self.side, self.shut = side, shut and not self.alone

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat knows anything that an onlooker does not; nothing is kept from one who plays alone."""
        return not self.alone and self.session.hides_something_from(None, seat)

    @property
    def hold_secrets(self) -> bool:
        """Whoever faces the screen sees something there that an onlooker may not."""
        return self.side is not None and not self.shut and self.has_secrets(self.side)

    @property
    def takes_back(self) -> int | None:
        """Who may take the last move back here; only in her own turn where the next one sees what others may not."""
        seat, actor = self.session.takes_back, self.session.actor
        if seat is None or actor is None or seat == actor == self.side:
            return seat
        return None if self.has_secrets(seat) or self.has_secrets(actor) else seat

    # What happened ----------------------------------------------------------------------------------------------

    def news(self) -> list[News]:
        """What was not told yet."""
        news = [News(*one) for one in enumerate(self.session.seat(self.seat).events(self.told), self.told)]
        self.told += len(news)
        return news

    def catch_up(self) -> None:
        """What happened so far need not be told any more."""
        self.told = len(self.session.seat(None).events())

    def watched(self) -> bool:
        """Whether the others look too at what is told next, or something new and secret is dealt."""
        if self.shut or self.alone:
            return False
        told = self.session.seat(None).events(self.told)
        return self.session.actor != self.side or any(event.reveals for event in told)
