"""The undo button at every table: back by one move, and never past what somebody learned or another's turn."""

from random import Random
from typing import Any

import pytest

from cakeapp.core import registry
from cakeapp.services.session import Session, Setup
from tests.window.headless import Driver
from tests.window.robot import everything, hurry, kept, look, make, people, rest, sit_down

KEYS = [info.key for info in registry.played()]
SIZES = [(360, 640), (916, 412), (600, 960)]
MOVES = 18  # made by gestures in each game


def begin(driver: Driver, key: str, rng: Random) -> None:
    """Somewhere in a game, where nothing can be taken back yet."""
    seats = registry.info(key).seats
    sit_down(driver, Setup(key, people(rng.choice(seats)), deal=f"UNDO {rng.random()}"))
    session = driver.app.nav.screen.session
    for _ in range(rng.randrange(1, 50)):
        while session.actor is not None:
            seat = session.seat(session.actor)
            session.play(seat.number, rng.choice(seat.legal()))
            if session.takes_back is None:
                break
    driver.app.nav.go("play", session=session)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", KEYS)
def test_undo_goes_back_move_by_move_as_far_as_nobody_learned_anything(driver: Driver, key: str, seed: int) -> None:
    rng = Random(f"{key} {seed}")
    driver.resize(*SIZES[seed])
    hurry(driver)
    begin(driver, key, rng)
    play = driver.app.nav.screen
    past: list[set[Any]] = []  # what can still be come back to
    for _ in range(MOVES):
        look(driver)
        if play.session.actor is None:
            break
        play.ask_again()  # what an undo was answered has been read
        viewer, before, told = play.viewer, everything(driver), len(play.session.seat(None).events())
        make(driver, rng.choice(play.session.seat(viewer).legal()), tapping=rng.random() < 0.5)
        learned = any(event.reveals for event in play.session.seat(None).events(told))
        past = [] if learned or may_know_more(play.session, viewer) else [*past, before]
        if rng.random() < 0.5:
            take_back(driver, past, steps=rng.choice((1, len(past) + 1)))


def may_know_more(session: Session, mover: int) -> bool:
    """Somebody else goes on, who sees what others may not."""
    if session.actor in (None, mover):
        return session.actor is None
    return any(session.hides_something_from(None, seat) for seat in (mover, session.actor))


def take_back(driver: Driver, past: list[set[Any]], steps: int) -> None:
    rest(driver)
    for _ in range(steps):
        now = kept(driver)
        assert driver.node("undo").enabled == bool(past)
        driver.tap("undo")
        rest(driver)
        if past:
            assert everything(driver) ^ past.pop() == set()
        else:
            assert kept(driver) == now
