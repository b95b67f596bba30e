"""A table by keys alone: all of it is walked, what lies together without a break, and every move can be made."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.game import Move
from cakeapp.services.session import ON_TABLE, PASS, Setup
from cakeapp.stage import semantics
from tests.window.headless import Driver
from tests.window.robot import people, rest, sit_down

STAGED = [info.key for info in registry.having(registry.Door.TABLE)]
TAB, ENTER = 9, 13
SIZES = {PASS: (412, 915), ON_TABLE: (1280, 800)}


def press(driver: Driver, key: int, *modifiers: str) -> None:
    driver.window.dispatch("on_key_down", key, 0, "", list(modifiers))
    driver.frames(2)


def walk_to(driver: Driver, wanted: str) -> None:
    """By the shorter way round."""
    keys = [node.key for node in semantics.tree() if node.widget.answers()]
    at = keys.index(driver.app.focus.key) if driver.app.focus.key in keys else -1
    steps = (keys.index(wanted) - at) % len(keys) or (0 if at >= 0 else len(keys))
    back = at >= 0 and steps > len(keys) / 2
    for _ in range(len(keys) - steps if back else steps):
        press(driver, TAB, *(["shift"] if back else []))
    assert driver.app.focus.key == wanted


def make(driver: Driver, move: Move) -> None:
    for gesture in driver.app.nav.screen.table.how(move, True):
        walk_to(driver, gesture.key)
        press(driver, ENTER)


def begin(driver: Driver, key: str, sitting: str, players: int) -> None:
    driver.resize(*SIZES[sitting])
    driver.app.set("animation_speed", 0.0)
    driver.app.set("bot_pace", "quick")
    sit_down(driver, Setup(key, people(players), sitting=sitting, deal="KEYS"))
    rest(driver)


def play_on(driver: Driver, rng: Random, moves: int) -> None:
    session = driver.app.nav.screen.session
    for _ in range(moves):
        rest(driver)
        if session.actor is None:
            return
        seat, made = session.seat(session.actor), len(session.seat(None).events())
        make(driver, rng.choice(seat.legal()))
        assert len(session.seat(None).events()) > made


@pytest.mark.parametrize("key", STAGED)
def test_moves_are_made_by_keys_alone(driver: Driver, key: str) -> None:
    begin(driver, key, ON_TABLE, registry.info(key).seats[0])
    play_on(driver, Random(key), 4)


@pytest.mark.parametrize("key", STAGED)
def test_all_that_answers_a_finger_is_walked(driver: Driver, key: str) -> None:
    begin(driver, key, ON_TABLE, 3)
    wanted = {piece.item.means for piece in driver.app.nav.screen.table.stage.pieces() if piece.item.can}
    walked = set()
    for _ in range(200):
        press(driver, TAB)
        if driver.app.focus.key in walked:
            break
        walked.add(driver.app.focus.key)
    assert walked == wanted


@pytest.mark.parametrize("key", STAGED)
def test_what_lies_on_one_mat_is_walked_without_leaving_it(driver: Driver, key: str) -> None:
    begin(driver, key, ON_TABLE, registry.info(key).seats[-1])
    areas = [node.widget.area() for node in semantics.tree()]
    assert areas == sorted(areas)
    assert len(set(areas)) > registry.info(key).seats[-1]


@pytest.mark.parametrize("key", STAGED)
def test_a_closer_look_is_a_key_away(driver: Driver, key: str) -> None:
    begin(driver, key, PASS, 2)
    walk_to(driver, "player:0")
    press(driver, ENTER, "shift")
    assert semantics.find("sheet") is not None
    driver.frames(10)  # it is filled, and as high as it has to be
    walk_to(driver, "close")
    press(driver, ENTER)
    assert semantics.find("sheet") is None
