"""Several games in a row: which one this is, and the points before it."""

import re
from dataclasses import dataclass

from cakeapp.core.errors import RecordError
from cakeapp.core.say import Say

NUMBER = re.compile(r"-?[0-9]{1,7}")  # of games, or of points


@dataclass(frozen=True, slots=True)
class Series:
    game: int = 1
    games: int = 1
    points: tuple[int, ...] = ()  # of the games before, by seat; none before the first

    def __str__(self) -> str:
        return "; ".join([f"{self.game} of {self.games}", *map(str, self.points)])

    @property
    def last(self) -> bool:
        return self.game == self.games

    def totals(self, scores: tuple[int, ...]) -> tuple[int, ...]:
        """After a game with these scores."""
        return tuple(map(sum, zip(self.points, scores))) if self.points else scores

    def after(self, scores: tuple[int, ...]) -> "Series":
        return Series(self.game + 1, self.games, self.totals(scores))


SINGLE = Series()


def read(text: str, players: int) -> Series:
    """The series of a record's tag; a single game where there is none."""
    if not text:
        return SINGLE
    which, *points = text.split("; ")
    numbers = which.split(" of ")
    whole = all(NUMBER.fullmatch(part) for part in (*numbers, *points))
    if not whole or len(numbers) != 2 or len(points) not in (0, players):
        raise RecordError(1, Say("record.series", found=repr(text)))
    game, games = map(int, numbers)
    if not 1 <= game <= games or bool(points) != (game > 1):
        raise RecordError(1, Say("record.series_game", found=repr(text)))
    return Series(game, games, tuple(map(int, points)))


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """1 is first, ties share."""
    return tuple(1 + sum(other > own for other in totals) for own in totals)
