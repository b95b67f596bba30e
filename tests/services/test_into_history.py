"""What is known of a finished game is kept with it, and nothing else: how long it took, and who started."""

from pathlib import Path
from random import Random

import pytest

from cakeapp.services import session as sessions
from cakeapp.services.into_history import play_of
from cakeapp.services.saves import Saves
from cakeapp.services.session import Session, Setup, Sitter
from cakeapp.services.tallies import Scorer, Tallies, Written
from cakeapp.services.tally import Tally

STARTED = "2026-11-18 20:15:00"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds, to be set."""
    now = [0.0]
    monkeypatch.setattr(sessions, "monotonic", lambda: now[0])
    return now


def begin(folder: Path, key: str = "piece_o_cake") -> Session:
    return sessions.start("name", Setup(key, (Sitter("Ada"), Sitter("Bo")), deal="LONG"), Saves(folder), STARTED)


def end(session: Session) -> None:
    rng = Random(1)
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))


def test_a_game_played_in_one_go_took_as_long_as_it_did(clock: list[float], tmp_path: Path) -> None:
    session = begin(tmp_path)
    clock[0] += 24 * 60 + 10
    end(session)
    play = play_of(session)
    assert (play.minutes, play.date) == (24, STARTED)
    assert play.starter == session.table.starting_seat
    assert play.starter is not None


def test_how_long_a_game_took_that_was_left_nobody_knows(clock: list[float], tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.interrupt()
    clock[0] += 600
    end(session)
    assert play_of(session).minutes == 0
    session = begin(tmp_path)
    session = sessions.go_on("name", session.table.record, Saves(tmp_path))
    clock[0] += 600
    end(session)
    assert play_of(session).minutes == 0


def test_nobody_starts_where_the_rules_name_nobody(tmp_path: Path) -> None:
    session = begin(tmp_path, "dutch_auction")
    end(session)
    assert play_of(session).starter is None


def test_a_sheet_knows_who_started_if_somebody_was_named_or_the_turns_were_followed(tmp_path: Path) -> None:
    def sheet() -> Tally:
        written = Written("sheet", "piece_o_cake", "2026-11-18", (Scorer("Ada"), Scorer("Bo")), {"take_four": "on"})
        return Tally(written, Tallies(tmp_path))

    assert sheet().play().starter is None
    named = sheet()
    named.start_with(1)
    assert named.play().starter == 1
    followed = sheet()
    followed.go(1)
    assert followed.play().starter == 0
