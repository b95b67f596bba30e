"""A finished game, however it came here."""

from dataclasses import dataclass

from cakeapp.core.game import Line
from cakeapp.services.session import PERSON

SOURCES = ("table", "sheet", "import")


@dataclass(frozen=True, slots=True)
class Score:
    """How one seat of a finished game did."""

    name: str
    points: int
    place: int  # 1 is first, ties share
    kind: str = PERSON  # or the level of a bot
    emblem: int = 0
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game. The id never changes, so that what is imported twice is there once."""

    id: str
    game: str
    date: str  # as in 2026-11-18, or with the time, as in 2026-11-18 20:15:00
    scores: tuple[Score, ...]
    source: str = "table"  # table: played here; sheet: scored here; import: came from elsewhere
    options: tuple[tuple[str, str], ...] = ()
    record: str = ""  # of what was played here
    note: str = ""
    minutes: int = 0  # that it took; 0 where nobody knows
    starter: int | None = None  # the seat that began, where that is known
