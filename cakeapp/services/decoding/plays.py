"""Finished games out of files: refused as a whole where anything in them cannot be."""

from collections.abc import Mapping
from random import Random
from typing import Any

from cakeapp.core import record as records
from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.core.game import Line
from cakeapp.core.say import Say, Value
from cakeapp.core.table import resume
from cakeapp.services.decoding.values import (
    LONGEST,
    ImportRefused,
    day,
    entries,
    number,
    one_line,
    one_of,
    short_name,
    text,
)
from cakeapp.services.finished_game import SOURCES, FinishedGame, Score
from cakeapp.services.session import KINDS

NOBODY = "?"  # stands where a name has no letters
UNKNOWN_DAY = "1970-01-01"  # of a record that tells none
EMBLEMS = 8
SEATS = range(1, 13)
LINES = 500  # of a seat
PAIRS = 50  # of options
HUNDRED_DAYS = 144_000  # minutes


def play(one: Mapping[str, Any], where: Value) -> FinishedGame:
    """All but whether the record, if there is one, is of this game: `check_record` looks."""
    scores = entries(one, "scores", where)
    if len(scores) not in SEATS:
        raise ImportRefused(Say("refused.play.players", where=where, count=len(scores)))
    return FinishedGame(
        identity(one, where),
        short_name(one, "game", where),
        day(text(one, "date", where) or UNKNOWN_DAY, where),
        tuple(score(one, where, len(scores)) for one in scores),
        one_of(one, "source", where, SOURCES),
        options(one.get("options"), where),
        text(one, "record", where, most=records.LARGEST),
        text(one, "note", where),
        minutes(one, where),
        starter(one.get("starter"), where, len(scores)),
    )


def identity(one: Mapping[str, Any], where: Value) -> str:
    """Of which nothing is known but that it is always the same."""
    value = text(one, "id", where, most=LONGEST)
    if not value:
        raise ImportRefused(Say("refused.no_id", where=where))
    return value


def minutes(one: Mapping[str, Any], where: Value) -> int:
    value = number(one, "minutes", where)
    if value not in range(HUNDRED_DAYS):
        raise ImportRefused(Say("refused.play.minutes", where=where, count=value))
    return value


def starter(found: object, where: Value, players: int) -> int | None:
    """A seat; nobody where it is not known, as in what was kept before it was."""
    if found is None:
        return None
    if type(found) is not int or found not in range(players):
        raise ImportRefused(Say("refused.play.starter", where=where, count=players, found=str(found)[:40]))
    return found


def options(found: object, where: Value) -> tuple[tuple[str, str], ...]:
    if not isinstance(found, list) or len(found) > PAIRS or not all(is_pair(pair) for pair in found):
        raise ImportRefused(Say("refused.play.options", where=where))
    return tuple((name, value) for name, value in found)


def is_pair(found: object) -> bool:
    return isinstance(found, list) and len(found) == 2 and all(isinstance(one, str) and is_word(one) for one in found)


def is_word(found: str) -> bool:
    return len(found) <= LONGEST and one_line(found) == found


def score(one: Mapping[str, Any], where: Value, players: int) -> Score:
    lines, place = one.get("lines"), number(one, "place", where)
    if not isinstance(lines, list) or len(lines) > LINES:
        raise ImportRefused(Say("refused.play.no_lines", where=where))
    if place not in range(1, players + 1):
        raise ImportRefused(Say("refused.play.place", where=where, place=place, players=players))
    return Score(
        called(text(one, "name", where)),
        number(one, "points", where),
        place,
        one_of(one, "kind", where, KINDS),
        number(one, "emblem", where) % EMBLEMS,
        tuple(line(found, where) for found in lines),
    )


def called(name: str) -> str:
    """A player's name as rows and screens hold it; a record may say almost anything."""
    if name.strip() and name.isprintable() and len(name) <= LONGEST:
        return name
    return one_line(name)[:LONGEST] or NOBODY


def line(found: object, where: Value) -> Line:
    if not isinstance(found, list) or len(found) != 4 or not isinstance(found[2], list):
        raise ImportRefused(Say("refused.play.line", where=where))
    parts = dict(zip(("source", "points", "items", "group"), found))
    items = tuple(short_name({"item": item}, "item", where) for item in found[2][:LINES])
    return Line(
        short_name(parts, "source", where), number(parts, "points", where), items, number(parts, "group", where)
    )


def check_record(kept: FinishedGame, where: Value) -> None:
    """That the record replays to its end and tells what the play tells; a game that is not known here tells nothing."""
    if not kept.record or kept.game not in registry.discover():
        return
    try:
        table = resume(kept.record, Random(0))
    except CakeError as error:
        raise ImportRefused(Say("refused.play.record", where=where, why=error.short)) from error
    outcome = table.seat(None).outcome()
    told = [(one.name, one.points, one.place) for one in kept.scores]
    names = [called(name) for name in table.players]
    if outcome is None or table.info.key != kept.game or told != list(zip(names, outcome.scores, outcome.places)):
        raise ImportRefused(Say("refused.play.other_record", where=where))
