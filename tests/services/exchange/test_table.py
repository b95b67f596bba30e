"""Tables for spreadsheets: what is written reads back the same."""

import csv
from io import StringIO
from typing import Any

from hypothesis import given

from cakeapp.services.exchange import table
from cakeapp.services.finished_game import FinishedGame
from tests.services.exchange.games import GAMES, some_plays


def outline(play: FinishedGame) -> Any:
    seats = [(one.name, one.points, one.place, one.kind) for one in play.scores]
    return play.id, play.game, play.date, seats, play.note, play.minutes, play.starter


@given(some_plays)
def test_csv_comes_back_the_same(kept: list[FinishedGame]) -> None:
    text = table.write(kept)
    found = table.read(text.encode(), GAMES)
    assert [outline(play) for play in found.plays] == [outline(play) for play in kept]
    assert not found.left_out


@given(some_plays)
def test_no_cell_of_a_spreadsheet_is_a_formula(kept: list[FinishedGame]) -> None:
    rows = list(csv.reader(StringIO(table.write(kept).removeprefix("\ufeff"), newline="")))
    for row in rows[1:]:
        assert len(row) == len(table.COLUMNS)
        for cell in row:
            assert cell[:1] not in ("=", "+", "@", "\t", "\r")
            assert cell[:1] != "-" or cell[1:].isdecimal()


def test_a_table_of_1_0_0_is_read_and_what_it_cannot_keep_is_counted() -> None:
    rows = [
        "id,date,game,seat,name,kind,points,place,minutes,note",
        "a,2026-11-18,top_cake,0,Ada,person,7,1,0,",
        "a,2026-11-18,top_cake,1,Bo,person,3,2,0,",
        "b,2026-11-18,chess,0,Ada,person,1,1,0,",
        "c,2026-11-18,top_cake,0,Ada,person,,1,0,",
        "d,2026-11-18,top_cake,0,Ada,person,2.5,1,0,",
    ]
    found = table.read("\n".join(rows).encode(), GAMES)
    assert [(play.id, play.starter) for play in found.plays] == [("a", None)]
    assert found.left_out == {"other_game": 1, "unscored": 1, "fraction": 1}
