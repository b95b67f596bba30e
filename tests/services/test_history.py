"""The history keeps every finished game, survives kills and upgrades, and tells who did how well."""

import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.core.errors import CakeError
from cakeapp.core.game import Line
from cakeapp.services import statistics
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.history import Filter, History
from cakeapp.services.schema import STEPS
from tests.services.plays import play

names = st.text(min_size=1, max_size=60).filter(lambda name: "\x00" not in name)
scores = st.builds(
    Score,
    name=names.filter(lambda name: name.isprintable() and name.strip()),
    points=st.integers(-50, 500),
    place=st.integers(1, 6),
    kind=st.sampled_from(["person", "master"]),
    emblem=st.integers(0, 7),
    lines=st.lists(
        st.builds(Line, st.sampled_from(["eaten", "order"]), st.integers(0, 9), st.just(("a", "b")), st.integers(0, 3))
    ).map(tuple),
)


def seated(found: list[Score]) -> tuple[Score, ...]:
    """With places that there are."""
    return tuple(replace(one, place=1 + one.place % len(found)) for one in found)


seats = st.lists(scores, min_size=1, max_size=6).map(seated)


@given(
    st.builds(
        FinishedGame,
        id=names,
        game=st.just("x"),
        date=st.just("2026-01-01"),
        scores=seats,
        starter=st.none() | st.just(0),
    )
)
def test_what_is_kept_comes_back(kept: FinishedGame) -> None:
    history = History(Path(":memory:"))
    history.add(kept)
    assert history.play(kept.id) == kept
    assert history.plays() == [kept]


def test_a_play_that_is_added_again_is_there_once() -> None:
    history = History(Path(":memory:"))
    history.add(play(1), play(2), play(1, points=(9, 1)))
    assert history.count() == 2
    again = history.play("play 1")
    assert again is not None
    assert [one.points for one in again.scores] == [9, 1]


def test_filters_take_their_share() -> None:
    history = History(Path(":memory:"))
    history.add(play(1), play(2, (1, 2, 3), date="2026-11-01 10:00:00"), play(3, game="top_cake", date="2025-01-01"))
    assert [one.id for one in history.plays(Filter(player="Cy"))] == ["play 2"]
    assert [one.id for one in history.plays(Filter(game="top_cake"))] == ["play 3"]
    assert [one.id for one in history.plays(Filter(since="2026-11-01", until="2026-11-01"))] == ["play 2"]
    assert [one.id for one in history.page(limit=1, offset=1) if one] == ["play 2"]


def test_wins_means_and_streaks() -> None:
    history = History(Path(":memory:"))
    for number, points in enumerate([(5, 3), (6, 2), (1, 9), (7, 7)]):
        history.add(play(number, points, date=f"2026-11-{number + 1:02}"))
    ada, bo = statistics.standings(history, Filter())
    assert (ada.name, ada.games, ada.wins, ada.mean, ada.best, ada.streak, ada.longest) == ("Ada", 4, 3, 4.75, 7, 1, 2)
    assert (bo.name, bo.wins, bo.streak, bo.longest) == ("Bo", 2, 2, 2)
    assert statistics.points_over_time(history, "piece_o_cake", "Ada") == [5, 6, 1, 7]
    assert statistics.sources(history, "piece_o_cake", "Ada") == [statistics.Source("eaten", 4.75)]
    bins = statistics.distribution(history, Filter(), bins=3)
    assert sum(count for _, _, count in bins) == 8
    assert (bins[0][0], bins[-1][1]) == (1, 9)


FIRST = "id, game, date, source, options, record, note, minutes"  # columns that there always were


@pytest.mark.parametrize("version", range(len(STEPS)))
def test_every_earlier_file_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    path = tmp_path / "history.db"
    old = sqlite3.connect(path, isolation_level=None)
    for statements in STEPS[:version]:
        for statement in statements:
            old.execute(statement)
    old.execute(f"PRAGMA user_version = {version}")
    if version:
        old.execute(f"INSERT INTO plays ({FIRST}) VALUES ('old', 'x', '2020-01-01', 'table', '{{}}', '', '', 0)")
        old.execute("INSERT INTO seats VALUES ('old', 0, 'Ada', 'person', 0, 7, 1)")
    old.close()
    history = History(path)
    history.add(play(1))
    kept = history.play("old")
    assert (kept is not None) == bool(version)
    if kept:
        assert kept.scores == (Score("Ada", 7, 1),)
        assert kept.starter is None


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    History(path).add(play(1))
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    before = path.read_bytes()
    with pytest.raises(CakeError, match="newer"):
        History(path)
    assert path.read_bytes() == before


WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from tests.services.plays import play
from cakeapp.services.history import History
history = History(Path(sys.argv[1]))
for number in range(int(sys.argv[2]), 1_000_000):
    history.add(play(number))
    print(number, flush=True)
"""


def test_a_kill_at_any_moment_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    path, rng, confirmed = tmp_path / "history.db", Random(4), -1
    for _ in range(100):
        command = [sys.executable, "-c", WRITER, str(path), str(confirmed + 1)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            first = child.stdout.readline()
            sleep(rng.random() * 0.02)
            os.kill(child.pid, signal.SIGKILL)
            told = [first, *child.stdout.readlines()]
        confirmed = max(int(line) for line in told if line.endswith("\n"))
        history = History(path)
        kept = history.plays()
        assert [one.scores for one in kept] == [play(0).scores] * len(kept)
        assert {one.id for one in kept} >= {f"play {number}" for number in range(confirmed + 1)}
        assert len(kept) <= confirmed + 2
        confirmed = len(kept) - 1
        history.close()
