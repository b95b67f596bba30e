"""The history as CSV, for spreadsheets: a row a seat. Read back, it makes the same plays.

What a person may have changed in a spreadsheet so that it cannot be read is refused with its line, to be mended there.
"""

import csv
from collections.abc import Iterable, Mapping
from io import StringIO

from cakeapp.core.game import GameInfo
from cakeapp.core.say import Say, listed
from cakeapp.services.decoding.left_out import OTHER_GAME, LeftOut
from cakeapp.services.decoding.values import ImportRefused, day, decoded, points, short_name, whole
from cakeapp.services.exchange.found import Found, read_each
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.session import KINDS

BEFORE = ("id", "date", "game", "seat", "name", "kind", "points", "place", "minutes", "note")
COLUMNS = (*BEFORE, "started")  # whether this seat did: 1 or 0; empty where nobody knows
FORMULA = "=+-@\t\r'"  # a spreadsheet would take a text that begins so for something else


def write(plays: Iterable[FinishedGame]) -> str:
    """With a mark at the beginning by which spreadsheets know the encoding."""
    out = StringIO(newline="")
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for play in plays:
        for seat, one in enumerate(play.scores):
            rows.writerow(
                (
                    plain(play.id),
                    play.date,
                    play.game,
                    seat,
                    plain(one.name),
                    one.kind,
                    one.points,
                    one.place,
                    play.minutes,
                    plain(play.note),
                    "" if play.starter is None else int(seat == play.starter),
                )
            )
    return "\ufeff" + out.getvalue()


def plain(words: str) -> str:
    return f"'{words}" if words[:1] in FORMULA and words else words


def meant(cell: str) -> str:
    return cell[1:] if cell[:1] == "'" else cell


def read(content: bytes, games: Mapping[str, GameInfo]) -> Found:
    rows = csv.DictReader(StringIO(decoded(content), newline=""), strict=True)
    found: dict[str, list[dict[str, str]]] = {}
    try:
        if tuple(rows.fieldnames or ()) not in (COLUMNS, BEFORE):
            raise ImportRefused(Say("refused.table.columns", columns=listed(COLUMNS, "comma")))
        for row in rows:
            if None in row or None in row.values():
                raise ImportRefused(Say("refused.table.width", where=line(rows.line_num)))
            found.setdefault(meant(row["id"]), []).append(row | {"line": str(rows.line_num)})
    except csv.Error:
        raise ImportRefused(Say("refused.table.damaged", where=line(rows.line_num))) from None
    return read_each(found.items(), lambda one: read_play(*one, games))


def line(number: int | str) -> Say:
    return Say("refused.table.line", number=number)


def read_play(play: str, rows: list[dict[str, str]], games: Mapping[str, GameInfo]) -> FinishedGame:
    first = rows[0]
    where = line(first["line"])
    if not play:
        raise ImportRefused(Say("refused.no_id", where=where))
    if first["game"] not in games:
        raise LeftOut(OTHER_GAME)
    if [row["seat"] for row in rows] != [str(seat) for seat in range(len(rows))]:
        raise ImportRefused(Say("refused.table.seats", where=where))
    scores = tuple(read_score(row) for row in rows)
    when, minutes = day(first["date"], where), whole(first["minutes"], where, "minutes")
    starters = [seat for seat, row in enumerate(rows) if row.get("started") == "1"]
    starter = starters[0] if len(starters) == 1 else None
    return FinishedGame(
        play, first["game"], when, scores, "import", note=meant(first["note"]), minutes=minutes, starter=starter
    )


def read_score(row: dict[str, str]) -> Score:
    where = line(row["line"])
    if row["kind"] not in KINDS:
        raise ImportRefused(Say("refused.table.kind", where=where, found=repr(row["kind"][:40])))
    name = short_name({"name": meant(row["name"])}, "name", where)
    place = whole(row["place"], where, Say("refused.table.place"))
    if place < 1:
        raise ImportRefused(Say("refused.table.first", where=where))
    return Score(name, points(row["points"], where), place, row["kind"])
