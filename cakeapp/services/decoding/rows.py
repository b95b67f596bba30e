"""Finished games out of the history's rows: shown as far as they make sense, whatever a damaged file holds."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from cakeapp.core import record as records
from cakeapp.core.game import Line
from cakeapp.services.decoding import bounded
from cakeapp.services.decoding.plays import EMBLEMS, HUNDRED_DAYS, SEATS, UNKNOWN_DAY, called, is_word, line
from cakeapp.services.decoding.values import FARTHEST, HALVES, LONGEST, LONGEST_TEXT, ImportRefused, day
from cakeapp.services.finished_game import SOURCES, FinishedGame, Score
from cakeapp.services.session import KINDS, PERSON

Row = Sequence[Any]


def play(row: Row, seats: Sequence[Row], lines: Sequence[Row]) -> FinishedGame | None:
    """None where it cannot be told who played what, or for how many points."""
    key, game, date, source, options, record, note, minutes, *later = row
    starter = later[0] if later else None  # in older files nobody is named
    reasons = {seat: reasons_of(seat, lines) for seat, *_ in seats}
    scores = [score(one, reasons[one[0]]) for one in seats]
    good = [one for one in scores if one is not None]
    if not (is_key(key) and is_name(game)) or len(good) < len(scores) or len(good) not in SEATS:
        return None
    return FinishedGame(
        key,
        game,
        date_of(date),
        tuple(placed(good)),
        source if source in SOURCES else SOURCES[-1],
        options_of(options),
        record if is_text(record) and len(record) <= records.LARGEST else "",
        note[:LONGEST_TEXT] if is_text(note) else "",
        minutes if isinstance(minutes, int) and minutes in range(HUNDRED_DAYS) else 0,
        starter if isinstance(starter, int) and starter in range(len(good)) else None,
    )


def is_key(found: object) -> bool:
    return isinstance(found, str) and "\x00" not in found and 0 < len(found) <= LONGEST


def is_text(found: object) -> bool:
    """Which a backup can hold, and hand back."""
    return isinstance(found, str) and "\x00" not in found and not HALVES.search(found)


def is_name(found: object) -> bool:
    return isinstance(found, str) and bool(found) and is_word(found)


def date_of(found: object) -> str:
    with suppress(ImportRefused):
        return day(str(found), "")
    return UNKNOWN_DAY


def options_of(found: object) -> tuple[tuple[str, str], ...]:
    with suppress(bounded.NoJson):
        kept = bounded.json(found) if isinstance(found, str) else None
        if isinstance(kept, dict):
            return tuple((name, value) for name, value in kept.items() if isinstance(value, str))
    return ()


def score(row: Row, lines: tuple[Line, ...]) -> Score | None:
    """Without points there is none; a place that cannot be is 0, for `placed`."""
    _, name, kind, emblem, points, place = row
    if not isinstance(points, int) or abs(points) > FARTHEST:
        return None
    return Score(
        called(name if isinstance(name, str) else ""),
        points,
        place if isinstance(place, int) else 0,
        kind if kind in KINDS else PERSON,
        emblem % EMBLEMS if isinstance(emblem, int) else 0,
        lines,
    )


def placed(scores: Sequence[Score]) -> list[Score]:
    """By points, where the places cannot be."""
    if all(1 <= one.place <= len(scores) for one in scores):
        return list(scores)
    better = [sum(other.points > one.points for other in scores) for one in scores]
    return [
        Score(one.name, one.points, 1 + ahead, one.kind, one.emblem, one.lines) for one, ahead in zip(scores, better)
    ]


def reasons_of(seat: object, lines: Sequence[Row]) -> tuple[Line, ...]:
    found = []
    for whose, source, points, items, group in lines:
        with suppress(ImportRefused):
            if whose == seat:
                found.append(line([source, points, str(items).split(), group], ""))
    return tuple(found)
