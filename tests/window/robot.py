"""Plays at the table as a person would: only by the gestures that the table itself shows."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from cakeapp.core.game import Move
from cakeapp.scene.gestures import Drag, Gesture, Hold
from cakeapp.services import session as sessions
from cakeapp.services.session import Session, Setup, Sitter
from cakeapp.stage import semantics
from cakeapp.ui.play.director import RHYTHM
from tests.window.checks import check_screen
from tests.window.headless import Driver

HOLD = 40  # frames until what is held is open


def hurry(driver: Driver) -> None:
    """As fast as everything can still be seen."""
    driver.app.set("animation_speed", 2.0)
    driver.app.set("bot_pace", "quick")


def sit_down(driver: Driver, setup: Setup) -> None:
    session = sessions.start("robot", setup, driver.app.saves, "2026-11-18")
    driver.app.nav.go("play", session=session)
    driver.frames(4)


def finish(driver: Driver, setup: Setup) -> Session:
    """At the result of a random game."""
    session, rng = sessions.start("game", setup, driver.app.saves, "2026-11-18"), Random(1)
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    driver.app.nav.replace("result", session=session)
    driver.frames(6)
    return session


def people(count: int) -> tuple[Sitter, ...]:
    return tuple(Sitter(f"Player {seat + 1}", emblem=seat) for seat in range(count))


def play_game(driver: Driver, rng: Random, tapping: bool) -> list[str]:
    """To the end of the game; the texts of the moves that were meant."""
    play, meant = driver.app.nav.screen, []
    while play.session.actor is not None:
        rest(driver)
        if play.curtain is not None:
            driver.hold("look")
            continue
        check_screen()
        seat = play.session.seat(play.viewer)
        move = rng.choice(seat.legal())
        meant.append(f"{play.viewer} {seat.text(move)}")
        with held(driver) as opened:
            if opened:
                check_screen()
            check_gestures(driver, rng, tapping)
            make(driver, move, tapping)
    rest(driver)
    check_screen()
    return meant


def rest(driver: Driver) -> None:
    play = driver.app.nav.screen
    driver.until(lambda: not play.director.busy and not play.pump.busy and not getattr(play.table, "moving", False))
    take_in(driver)
    driver.frames()


def take_in(driver: Driver) -> None:
    """A touch that comes sooner may still be meant for what was told."""
    driver.frames(seconds=RHYTHM)


def look(driver: Driver) -> None:
    """At rest, and behind the curtain if there is one."""
    rest(driver)
    if driver.app.nav.screen.curtain is not None:
        driver.hold("look")


def check_gestures(driver: Driver, rng: Random, tapping: bool) -> None:
    """Any legal move can be begun from here: its first gesture is about things on screen."""
    play = driver.app.nav.screen
    legal = play.session.seat(play.viewer).legal()
    keys = {node.key for node in semantics.tree()}
    for move in rng.sample(list(legal), min(20, len(legal))):
        first = play.table.how(move, tapping)[0]
        assert first.key in keys, f"{move}: {first} is not on screen"


@contextmanager
def held(driver: Driver) -> Iterator[bool]:
    """One finger on the plate that opens one's own, where there is one; whether it opened anything."""
    plate = semantics.find("plate")
    if plate is None or not driver.app.nav.screen.eyes.shut:
        yield False
        return
    finger = driver.touch(*plate.centre)
    finger.touch_down()
    driver.frames(HOLD)
    yield True
    finger.touch_up()
    driver.frames(3)


def make(driver: Driver, move: Move, tapping: bool) -> None:
    take_in(driver)
    with held(driver):
        for gesture in driver.app.nav.screen.table.how(move, tapping):
            perform(driver, gesture)


def perform(driver: Driver, gesture: Gesture) -> None:
    if isinstance(gesture, Drag):
        driver.drag(gesture.key, gesture.to)
    elif isinstance(gesture, Hold):
        driver.hold(gesture.key)
    else:
        driver.tap(gesture.key)


def kept(driver: Driver) -> set[str]:
    """The record as it is played with and as it is saved."""
    session = driver.app.nav.screen.session
    return {session.table.record, driver.app.saves.read(session.name)}


def everything(driver: Driver) -> set[Any]:
    """What is kept, and what is on screen in words."""
    nodes = {(node.key, node.name, node.role, node.bounds, node.enabled) for node in semantics.tree()}
    return kept(driver) | nodes


def played(driver: Driver) -> list[str]:
    """The decisions of the record."""
    record = driver.app.nav.screen.session.table.record
    return [line for line in record.split("\n\n", 1)[1].splitlines() if not line.startswith("*")]
