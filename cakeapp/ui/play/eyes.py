"""Whose secrets the screen may show: those of a person who plays alone, or of whoever opened it for herself."""

from cakeapp.services.session import Session


class Eyes:
    """Who sits before the screen, and whether it is shut for what only she may see."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.alone = len(session.people) == 1
        self.side: int | None = session.people[0] if self.alone else None  # who faces the screen, if anybody does
        self.shut = not self.alone

    @property
    def seat(self) -> int | None:
        """By whose knowledge all is shown and told; None is an onlooker's."""
        return None if self.shut else self.side

    def turn_to(self, side: int | None, shut: bool = False) -> None:
        self.side, self.shut = side, shut and not self.alone

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat knows anything that an onlooker does not; nothing is kept from one who plays alone."""
        return not self.alone and self._session.hides_something_from(None, seat)

    def watched(self, since: int) -> bool:
        """Whether from that event on the others look too, or something new and secret is dealt."""
        if self.shut or self.alone:
            return False
        told = self._session.seat(None).events(since)
        return self._session.actor != self.side or any(event.reveals for event in told)
