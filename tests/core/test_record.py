"""The text of a record: what is kept, what is refused and where."""

from random import Random

import pytest

from cakeapp.core import record as records
from cakeapp.core.errors import RecordError
from cakeapp.core.table import open_table, resume

PIECE = """\
# kept by the owner of the pan
[Game "piece_o_cake"]
[Players "Ada; Bo"]
[Options "take_four=off"]
[Place "the \\"Crumb\\", back room \\\\ left"]

* first 1
# nobody wanted to start
* slices {slices}
1 cut 0 4
# to be continued
"""
SLICES = " ".join(
    ["plu"] * 3 + ["apr"] * 4 + ["che"] * 5 + ["bla"] * 7 + ["kiw"] * 8 + ["goo"] * 9 + ["str"] * 10 + ["cho"] * 11
)
RECORD = PIECE.format(slices=SLICES)


def test_comments_and_foreign_tags_are_kept() -> None:
    assert resume(RECORD, Random(1)).record == RECORD
    assert records.read(RECORD).tags["Place"] == 'the "Crumb", back room \\ left'


def test_tags_are_written_in_their_order_and_comments_before_them() -> None:
    jumbled = RECORD.replace('[Game "piece_o_cake"]\n', "").replace("\n\n", '\n[Game "piece_o_cake"]\n\n')
    assert resume(jumbled, Random(1)).record == RECORD


def test_a_record_goes_on_where_it_ends() -> None:
    table = resume(RECORD, Random(1))
    assert table.players == ("Ada", "Bo")
    assert table.options == {"take_four": "off"}
    assert table.seat(None).actor == 0


def test_options_at_their_default_are_not_written() -> None:
    assert "Options" not in open_table("piece_o_cake", ["A", "B"], {"take_four": "on"}, Random(1)).record


@pytest.mark.parametrize("name", ["", " Bo", "Bo ", 'B"o', "B\\o", "[Bo]", "#", "B=o", "Bo, Cy", "\u2028"])
def test_names_may_hold_almost_anything(name: str) -> None:
    table = open_table("piece_o_cake", ["Ada", name, name], {}, Random(1))
    assert resume(table.record, Random(1)).players == ("Ada", name, name)


@pytest.mark.parametrize("name", ["A;B", "A\nB", "A\rB"])
def test_names_that_a_record_could_not_hold_are_refused(name: str) -> None:
    with pytest.raises(RecordError, match="semicolon or a line break"):
        open_table("piece_o_cake", ["Ada", name], {}, Random(1))


@pytest.mark.parametrize(
    ("found", "put", "line", "why"),
    [
        ('[Game "piece_o_cake"]', '[Game "pie"]', 2, "no game 'pie'"),
        ('[Game "piece_o_cake"]', "[Game piece_o_cake]", 2, "a tag is written"),
        ('[Game "piece_o_cake"]\n', "", 5, "Game is missing"),
        ('[Players "Ada; Bo"]', '[Players "Ada"]', 3, "2 to 5 players, not 1"),
        ('[Players "Ada; Bo"]', '[Players "Ada; Bo"]\n[Players "Ada; Bo"]', 4, "Players stands there twice"),
        ("take_four=off", "take_five=off", 4, "no option 'take_five'"),
        ("take_four=off", "take_four=perhaps", 4, "on or off, not 'perhaps'"),
        ("take_four=off", "take_four", 4, "key=value"),
        ("* first 1", "1 first 1", 7, "chance outcome"),
        ("* first 1", "* first 2", 7, "Chance first names the seat"),
        ("* first 1", "* first 01", 7, "no move of Piece o' Cake"),
        ("slices plu", "slices cho", 9, "cho should not be there and plu should be"),
        ("1 cut 0 4", "0 cut 0 4", 10, "turn of seat 1"),
        ("1 cut 0 4", "1 cut 0", 10, "One cut leaves the cake whole.*Legal: cut whole"),
        ("1 cut 0 4", "1 cut 4 0", 10, "rising order"),
        ("1 cut 0 4", "1  cut 0 4", 10, "an entry is"),
        ("1 cut 0 4", "1 cut 0 4\r", 10, "no move"),
        ("1 cut 0 4", "", 10, "an entry is"),
        ("1 cut 0 4", "1 cut 0 4 7", 10, "two or four|whole or|at most as many"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(found: str, put: str, line: int, why: str) -> None:
    with pytest.raises(RecordError, match=why) as caught:
        resume(RECORD.replace(found, put), Random(1))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_bytes_that_are_no_text_are_named_with_their_line() -> None:
    with pytest.raises(RecordError, match=r"line 3: byte 0xff is not UTF-8"):
        resume(RECORD.encode().replace(b"Ada", b"\xff"), Random(1))


def test_a_result_that_the_game_did_not_have_is_refused() -> None:
    table = open_table("piece_o_cake", ["A", "B"], {}, Random(1))
    while (actor := table.seat(None).actor) is not None:
        table.seat(actor).play(table.seat(actor).legal()[-1])
    outcome = table.seat(None).outcome()
    assert outcome is not None
    wrong = table.record.replace(f'[Result "{outcome.scores[0]};', '[Result "999;')
    with pytest.raises(RecordError, match="line 3: the result is written as '999;"):
        resume(wrong, Random(1))


@pytest.mark.parametrize("end", ["1 c", "1 cut 0", "1", "* fi", "1 take A ea"])
def test_a_line_that_broke_off_is_left_out_and_told(end: str) -> None:
    table = resume(RECORD.split("1 cut")[0] + end, Random(1))
    assert table.torn == end
    assert table.seat(None).actor == 1
    assert table.record.endswith(SLICES + "\n")


def test_the_same_line_with_its_line_feed_is_an_error() -> None:
    with pytest.raises(RecordError, match="line 10: "):
        resume(RECORD.split("1 cut")[0] + "1 c\n", Random(1))


TAGS = '[Game "piece_o_cake"]\n[Players "Ada; Bo"]\n'


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("\0" * 16_384, 1, "a line has 10000 letters at most"),
        ("0" * 9_000, 1, "a tag is written"),
        ("\0" * 9_000, 1, "a tag is written"),
        (TAGS + f'[X "{"a" * 100_000}"]\n\n', 3, "a line has 10000 letters"),
        (TAGS.replace("Ada", "a" * 1_001) + "\n", 2, "name has 1000 letters"),
        (TAGS + "\n* slices " + "plu " * 2_000, 4, "chance|slices"),
        (TAGS + f"\n* first {'9' * 5_000}", 4, "no move"),
        (TAGS + "\n" + "#\n" * 500_001, 1, "1000000 bytes"),
        ("#" * 9_000 + "\n" + TAGS + f'[Options "{"9" * 5_000}"]\n', 4, "key=value"),
    ],
    ids=["zeros", "digits", "line", "tag", "name", "slices", "number", "large", "options"],
)
def test_what_has_no_end_is_refused_in_a_message_that_has_one(text: str, line: int, why: str) -> None:
    with pytest.raises(RecordError, match=why) as caught:
        resume(text + "\n", Random(1))
    assert caught.value.line == line
    assert len(str(caught.value)) < 700


def test_a_name_that_no_record_would_hold_is_refused_before_the_game() -> None:
    with pytest.raises(RecordError, match="1000 letters"):
        open_table("piece_o_cake", ["Ada", "B" * 1_001], {}, Random(1))
