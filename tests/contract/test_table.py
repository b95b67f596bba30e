"""Every game at a real table: turns, refusals, undo, the record."""

from random import Random

import pytest

from cakeapp.core.errors import GameOver, IllegalMove, NotYourTurn
from cakeapp.core.seat import Seat
from cakeapp.core.table import Table, open_table, resume
from tests.contract.worlds import Setting

NAMES = ["Ada", 'Bo "the knife"', "Cy\\", "Dee, [x]", "Émile", "# Fay"]


def new_table(setting: Setting, seed: int) -> Table:
    return open_table(setting.key, NAMES[: setting.players], dict(setting.options), Random(seed), date="2026-11-18")


def on_turn(table: Table) -> Seat | None:
    actor = table.seat(None).actor
    return None if actor is None else table.seat(actor)


def play_out(table: Table, rng: Random) -> None:
    while seat := on_turn(table):
        seat.play(rng.choice(seat.legal()))


def everything_shown(table: Table) -> list[object]:
    seats = [table.seat(number) for number in [None, *range(len(table.players))]]
    return [table.record, *((seat.view(), seat.events(), list(seat.legal())) for seat in seats)]


def test_a_finished_game_reads_back_to_the_same_bytes(setting: Setting) -> None:
    table = new_table(setting, 1)
    play_out(table, Random(1))
    outcome = table.seat(None).outcome()
    assert outcome is not None
    assert f'[Result "{"; ".join(map(str, outcome.scores))}"]' in table.record
    again = resume(table.record, Random())
    assert again.record == table.record
    assert everything_shown(again) == everything_shown(table)


def test_a_record_cut_after_any_line_is_a_running_game(setting: Setting) -> None:
    table = new_table(setting, 2)
    play_out(table, Random(2))
    lines = table.record.splitlines(keepends=True)
    for end in range(lines.index("\n") + 1, len(lines), 7):
        cut = resume("".join(lines[:end]), Random(3))
        assert cut.record.splitlines()[-1] != ""
        assert cut.seat(None).actor is not None
        play_out(cut, Random(end))


def test_nobody_plays_out_of_turn_or_after_the_end(setting: Setting) -> None:
    table, rng = new_table(setting, 4), Random(4)
    while seat := on_turn(table):
        move = rng.choice(seat.legal())
        before = everything_shown(table)
        for number in {*range(setting.players)} - {seat.number}:
            other = table.seat(number)
            assert len(other.legal()) == 0
            assert other.refuse(move) is not None
            with pytest.raises(NotYourTurn):
                other.play(move)
        with pytest.raises(NotYourTurn):
            table.seat(None).play(move)
        assert everything_shown(table) == before
        seat.play(move)
    before = everything_shown(table)
    with pytest.raises(GameOver):
        table.seat(0).play(move)
    assert everything_shown(table) == before


def test_an_illegal_move_changes_nothing_and_says_what_is_legal(setting: Setting) -> None:
    table, rng, met = new_table(setting, 5), Random(5), []
    while seat := on_turn(table):
        legal = seat.legal()
        illegal = [move for move in met if move not in legal]
        if illegal:
            before = everything_shown(table)
            with pytest.raises(IllegalMove, match="Legal: "):
                seat.play(rng.choice(illegal))
            assert everything_shown(table) == before
        met.append(rng.choice(legal))
        seat.play(met[-1])


def test_undo_takes_back_the_last_move_and_nothing_that_was_revealed(setting: Setting) -> None:
    table, rng, undone = new_table(setting, 6), Random(6), 0
    while seat := on_turn(table):
        before = everything_shown(table)
        events = len(seat.events())
        move = rng.choice(seat.legal())
        seat.play(move)
        told = seat.events(events)
        if seat.can_undo:
            assert not any(event.reveals for event in told)
            seat.undo()
            assert everything_shown(table) == before
            seat.play(move)
            undone += 1
        else:
            before = everything_shown(table)
            with pytest.raises(IllegalMove):
                seat.undo()
            assert everything_shown(table) == before


def test_foreign_secrets_are_cut_from_events(setting: Setting) -> None:
    table = new_table(setting, 7)
    play_out(table, Random(7))
    for number in [None, *range(setting.players)]:
        for event in table.seat(number).events():
            assert not event.secret or number in event.seen_by
