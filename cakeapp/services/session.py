"""A game as people sit at it: who is a person, who a bot, how the device is shared, and the save that follows along."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from time import monotonic

from cakeapp.bots import levels
from cakeapp.bots.protocol import Bot
from cakeapp.bots.taste import TASTES
from cakeapp.core import record as records
from cakeapp.core import registry
from cakeapp.core.errors import NotKept, RecordError
from cakeapp.core.game import Move, View
from cakeapp.core.record import Record
from cakeapp.core.say import Say
from cakeapp.core.seat import Seat
from cakeapp.core.table import Table, open_table, resume
from cakeapp.services import series as in_a_row
from cakeapp.services.decoding.values import NAME, Newer
from cakeapp.services.saves import Saves
from cakeapp.services.series import SINGLE, Series

PASS, ON_TABLE = "pass", "table"  # how people sit: the device goes round, or lies between them
PERSON = "person"
KINDS = (PERSON, *levels.LEVELS, *(f"{level}:{taste}" for level in levels.LEVELS for taste in TASTES))
EMBLEM = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person, or a bot by its level."""

    name: str
    kind: str = PERSON
    emblem: int = 0  # glyph and colour

    @property
    def is_bot(self) -> bool:
        return self.kind != PERSON


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a new game needs."""

    key: str
    sitters: tuple[Sitter, ...]
    options: tuple[tuple[str, str], ...] = ()
    sitting: str = PASS
    deal: str = ""  # the code that reproduces the shuffles
    typed: bool = False  # the code was typed in, so that somebody may know it
    opening: tuple[str, ...] = ()  # chance outcomes that are not left to the shuffles
    series: Series = SINGLE  # which game of several this is


class Session:
    """One running or finished game with its sitters."""

    def __init__(self, name: str, table: Table, setup: Setup, saves: Saves) -> None:
        self.name, self.table, self.setup, self._saves = name, table, setup, saves
        self._bots: dict[int, Bot] = {}
        self._began: float | None = None  # by a clock that never goes back; only while it is played in one go
        self.minutes = 0  # that it took, once it is over; 0 where nobody knows

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return self.setup.sitters

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if not sitter.is_bot]

    @property
    def actor(self) -> int | None:
        return self.table.seat(None).actor

    def seat(self, number: int | None) -> Seat:
        return self.table.seat(number)

    def bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = levels.make(self.setup.key, self.sitters[seat].kind)
        return self._bots[seat]

    def mind(self, seat: int) -> Random:
        """A bot's own luck: the same at the same point of the same deal, also after a restart."""
        return Random(f"{self.setup.deal} {seat} {len(self.table.seat(seat).events())}")

    def play(self, seat: int, move: Move) -> None:
        """The move is on disk when this returns; where it cannot be it was not made."""
        with self._kept():
            self.table.seat(seat).play(move)
        if self.actor is None and self._began is not None:
            self.minutes = max(1, round((monotonic() - self._began) / 60))

    def seat_anew(self, sitters: tuple[Sitter, ...], sitting: str) -> None:
        """Somebody else plays for a seat, or people sit otherwise: on disk when this returns, or it is as it was."""
        before = self.setup
        self._seat(replace(before, sitters=sitters, sitting=sitting))
        try:
            self.save()
        except NotKept:
            self._seat(before)
            raise

    def _seat(self, setup: Setup) -> None:
        self.setup = setup
        self._bots.clear()
        self.table.retag(seat_tags(setup))

    def begin(self) -> None:
        self._began = monotonic()

    def interrupt(self) -> None:
        """It is left: how long it will have been played nobody can tell any more."""
        self._began = None

    @property
    def takes_back(self) -> int | None:
        """The person who may take the last move back, if anybody may."""
        return next((seat for seat in self.people if self.seat(seat).can_undo), None)

    def undo(self, seat: int) -> None:
        with self._kept():
            self.table.seat(seat).undo()

    @contextmanager
    def _kept(self) -> Iterator[None]:
        before = self.table.mark()
        yield
        try:
            self.save()
        except NotKept:
            self.table.back_to(before)
            raise

    def save(self) -> None:
        self._saves.write(self.name, self.table.record)

    def hides_something_from(self, shown: int | None, next_seat: int) -> bool:
        """Whether the screen of one seat and that of the next differ in anything but whose it is."""
        return bool(without_seat(self.seat(shown).view()) != without_seat(self.seat(next_seat).view()))


def next_setup(session: Session, deal: str) -> Setup:
    """The same seats again, or the next game of the series; the seat to the left of the last starting seat starts."""
    outcome, series = session.seat(None).outcome(), session.setup.series
    assert outcome is not None
    on = Series(games=series.games) if series.last else series.after(outcome.scores)
    opening: tuple[str, ...] = ()
    started = session.table.starting_seat
    if started is not None:
        opening = (session.table.info.opening.format(seat=(started + 1) % len(session.sitters)),)
    return replace(session.setup, deal=deal, typed=False, opening=opening, series=on)


def without_seat(view: View) -> View:
    return replace(view, seat=None)


def start(name: str, setup: Setup, saves: Saves, date: str) -> Session:
    rng = Random(setup.deal)
    names = [sitter.name for sitter in setup.sitters]
    table = open_table(setup.key, names, dict(setup.options), rng, date, tags(setup), setup.opening)
    session = Session(name, table, setup, saves)
    session.save()
    session.begin()
    return session


def go_on(name: str, text: str, saves: Saves) -> Session:
    """The session of a save; RecordError with the line where it cannot be read, Newer where only a later app can."""
    check_known(records.read(text))
    table = resume(text, Random(text))
    return Session(name, table, read_setup(table), saves)


def check_known(record: Record) -> None:
    game = record.tags["Game"]
    if NAME.fullmatch(game) and game not in registry.discover():
        raise Newer(Say("refused.record.other_game"))
    known = {option.key for option in registry.info(game).options}
    if any(NAME.fullmatch(key) and key not in known for key in record.options):
        raise Newer(Say("refused.record.other_rule"))


def tags(setup: Setup) -> dict[str, str]:
    found = seat_tags(setup) | {"Deal": setup.deal}
    if setup.typed:
        found["DealTyped"] = "yes"
    return found | ({"Series": str(setup.series)} if setup.series.games > 1 else {})


def seat_tags(setup: Setup) -> dict[str, str]:
    """Who plays, and how they sit."""
    seats = "; ".join(f"{sitter.kind} {sitter.emblem}" for sitter in setup.sitters)
    return {"Seats": seats, "Sitting": setup.sitting}


def read_setup(table: Table) -> Setup:
    """Who sits there, as the record's tags tell; people where it does not say."""
    kinds = read_seats(table.tag("Seats"), len(table.players))
    sitters = tuple(Sitter(name, kind, emblem) for name, (kind, emblem) in zip(table.players, kinds, strict=True))
    sitting = ON_TABLE if table.tag("Sitting") == ON_TABLE else PASS
    options = tuple(table.options.items())
    series = in_a_row.read(table.tag("Series"), len(sitters))
    typed = table.tag("DealTyped") == "yes"
    return Setup(table.info.key, sitters, options, sitting, table.tag("Deal"), typed, series=series)


def read_seats(written: str, players: int) -> Sequence[tuple[str, int]]:
    if not written:
        return [(PERSON, seat) for seat in range(players)]
    seats = [one.rsplit(" ", 1) for one in written.split("; ")]
    wrong = len(seats) != players or any(
        len(one) != 2 or one[0] not in KINDS or not EMBLEM.fullmatch(one[1]) for one in seats
    )
    if wrong:
        raise RecordError(1, Say("record.seats", players=players, found=repr(written)))
    return [(kind, int(emblem) % 8) for kind, emblem in seats]
