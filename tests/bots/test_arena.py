"""Bots against bots: every deal in all rotations, results that can be stopped and continued, and told as data."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cakeapp import lab
from cakeapp.bots import arena, tournament
from cakeapp.bots.arena import Match
from cakeapp.core.errors import NotationError

MATCH = Match("piece_o_cake", ("apprentice", "random"))


def test_every_deal_is_played_from_all_seats() -> None:
    deal = arena.play_deal(Match("piece_o_cake", ("random", "random", "random")), 4)
    assert sum(deal.shares) == pytest.approx(1)
    assert len(deal.scores) == 3
    same = arena.play_deal(Match("piece_o_cake", ("greedy", "greedy")), 4)
    again = arena.play_deal(Match("piece_o_cake", ("greedy", "greedy")), 4)
    assert (same.shares, same.scores) == (again.shares, again.scores)


def test_a_summary_tells_the_share_with_its_interval() -> None:
    deals = [arena.Deal(n, [share, 1 - share], [9.0, 8.0], [[1.0], [2.0]]) for n, share in enumerate((1, 1, 0.5, 0))]
    first, second = arena.summary(MATCH, deals)["seats"]
    assert first["share"] == 0.625
    assert first["low"] < 0.625 < first["high"]
    assert second["share"] == 0.375
    assert (first["mean"], second["ms"]) == (9.0, 2.0)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    log = tmp_path / "log"
    whole = tournament.run(MATCH, 12, ThreadPoolExecutor(1), log)
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join(lines[:2]) + lines[2][:40], encoding="utf-8")
    again = tournament.run(MATCH, 12, ThreadPoolExecutor(1), log)
    for one, other in zip(whole["seats"], again["seats"]):
        assert {k: v for k, v in one.items() if k[:2] != "ms"} == {k: v for k, v in other.items() if k[:2] != "ms"}


def test_a_log_of_another_match_is_not_taken_for_this_one(tmp_path: Path) -> None:
    log = tmp_path / "log"
    tournament.run(MATCH, 4, ThreadPoolExecutor(1), log)
    assert tournament.read_log(Match("piece_o_cake", ("apprentice", "random"), seed=1), log) == []
    assert len(tournament.read_log(MATCH, log)) == 2


def test_the_command_writes_its_result_as_data(tmp_path: Path) -> None:
    where = tmp_path / "result.json"
    asked = ["arena", "piece_o_cake", "--seats", "apprentice,random", "--games", "4", "--json", str(where)]
    assert lab.main(asked) == 0
    told = json.loads(where.read_text(encoding="utf-8"))
    assert (told["key"], told["games"]) == ("piece_o_cake", 4)
    assert [set(seat) >= {"bot", "share", "low", "high", "mean", "ms"} for seat in told["seats"]] == [True, True]


@pytest.mark.parametrize("seats", ["apprentice", "apprentice,nobody", "apprentice,baker:mean"])
def test_bots_that_do_not_exist_are_named(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = lab.main(["arena", "piece_o_cake", "--seats", seats, "--games", "2"])
    except NotationError as error:
        pytest.fail(f"a trace instead of a sentence: {error}")
    assert code != 0
    assert capsys.readouterr().err.strip()
