"""Who plays for a seat may change in the middle of a game: kept at once, and of what was played nothing changes."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.errors import NotKept
from cakeapp.services import session as sessions
from cakeapp.services.into_history import play_of
from cakeapp.services.saves import Saves
from cakeapp.services.session import ON_TABLE, PASS, PERSON, Session, Setup, Sitter
from tests.services.full import no_room

PEOPLE = (Sitter("Ada", emblem=3), Sitter("Bo", emblem=5))


def begun(folder: Path, key: str, moves: int = 6) -> Session:
    session = sessions.start("game", Setup(key, PEOPLE, deal="SEATS", sitting=ON_TABLE), Saves(folder), "2026-11-18")
    rng = Random(key)
    for _ in range(moves):
        if session.actor is not None:
            session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    return session


def left_by(session: Session, seat: int, kind: str = "apprentice") -> tuple[Sitter, ...]:
    return tuple(replace(one, kind=kind) if at == seat else one for at, one in enumerate(session.sitters))


def again(session: Session, folder: Path) -> Session:
    """As the next start finds it."""
    saves = Saves(folder)
    return sessions.go_on(session.name, saves.read(session.name), saves)


def told(record: str) -> list[str]:
    """All but who sits there and how."""
    return [line for line in record.splitlines() if not line.startswith(("[Seats ", "[Sitting "))]


@pytest.mark.parametrize("key", registry.discover())
def test_who_leaves_is_played_by_a_bot_from_then_on(tmp_path: Path, key: str) -> None:
    session = begun(tmp_path, key)
    before = session.table.record
    session.seat_anew(left_by(session, 1), PASS)
    assert told(session.table.record) == told(before)
    found = again(session, tmp_path)
    assert found.table.record == session.table.record
    assert found.setup.sitters == session.sitters
    assert (found.setup.sitting, found.setup.deal, found.people) == (PASS, "SEATS", [0])
    assert found.sitters[1] == Sitter("Bo", "apprentice", 5)


def test_who_comes_back_is_a_person_again_and_the_record_the_same_to_the_byte(tmp_path: Path) -> None:
    session = begun(tmp_path, "piece_o_cake")
    before = session.table.record
    session.seat_anew(left_by(session, 0), PASS)
    assert session.bot(0)
    session.seat_anew(left_by(session, 0, PERSON), ON_TABLE)
    assert session.table.record == Saves(tmp_path).read("game") == before


def test_another_bot_thinks_from_the_next_move_on(tmp_path: Path) -> None:
    session = begun(tmp_path, "piece_o_cake")
    session.seat_anew(left_by(session, 1), PASS)
    first = session.bot(1)
    session.seat_anew(left_by(session, 1, "master"), PASS)
    assert session.bot(1).budget.iterations > first.budget.iterations


def test_what_cannot_be_kept_is_as_it_was(tmp_path: Path) -> None:
    session = begun(tmp_path, "top_cake")
    before = session.table.record, session.setup
    with no_room(), pytest.raises(NotKept):
        session.seat_anew(left_by(session, 1), PASS)
    assert (session.table.record, session.setup) == before
    assert Saves(tmp_path).read("game") == before[0]


@pytest.mark.parametrize("key", registry.discover())
def test_history_names_her_and_tells_who_played_to_the_end(tmp_path: Path, key: str) -> None:
    session, rng = begun(tmp_path, key), Random(1)
    session.seat_anew(left_by(session, 1, "baker"), PASS)
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    kept = play_of(session)
    assert [(one.name, one.kind, one.emblem) for one in kept.scores] == [("Ada", PERSON, 3), ("Bo", "baker", 5)]
    assert told(kept.record)[0] == f'[Game "{key}"]'
