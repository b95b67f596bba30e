"""Explore by touch: a finger hears and does nothing, a double tap anywhere does what was heard last."""

from random import Random
from typing import Any

import pytest

from cakeapp.core import registry
from cakeapp.scene.gestures import Drag
from cakeapp.services.session import ON_TABLE, PASS, Setup
from cakeapp.stage import semantics
from cakeapp.stage.piece import Piece
from tests.window.exploring import CORNER, do, explore, move_over, point_of, tap, tap_twice, tap_twice_and_hold
from tests.window.headless import Driver
from tests.window.pages import PAGES
from tests.window.robot import kept, look, people, rest, sit_down

STAGED = [info.key for info in registry.having(registry.Door.TABLE)]
PLAYERS = {"piece_o_cake": 5, "cake_swap": 3}  # with whom people sit at all edges that the game has
KEYS = [info.key for info in registry.played()]
EDGES = [(0, (1280, 800)), (90, (800, 1280)), (180, (1280, 800)), (270, (1280, 800))]


@pytest.fixture
def heard(driver: Driver) -> list[str]:
    """Whatever is spoken to somebody who explores."""
    said: list[str] = []
    driver.app.device.can, driver.app.device.speak = lambda _: True, said.append
    for name in ("speech", "explore"):
        driver.app.set(name, True)
    driver.app.set("animation_speed", 0.0)
    driver.app.set("bot_pace", "quick")
    return said


def sit(driver: Driver, key: str, players: int, size: tuple[int, int], sitting: str = ON_TABLE) -> Any:
    driver.resize(*size)
    sit_down(driver, Setup(key, people(players), sitting=sitting, deal="EXPLORE"))
    rest(driver)
    return driver.app.nav.screen


def make_any(driver: Driver, rng: Random) -> None:
    """A move of whoever is asked, by taps that are twice anywhere."""
    play = driver.app.nav.screen
    move, made = rng.choice(play.session.seat(play.viewer).legal()), len(play.session.seat(None).events())
    for gesture in play.table.how(move, True):
        do(driver, gesture.key)
    assert len(play.session.seat(None).events()) > made
    rest(driver)


def of_edge(driver: Driver, facing: int, size: tuple[int, int], key: str = "piece_o_cake") -> Any:
    """It is the turn of somebody who sits at that edge."""
    if key == "cake_swap":  # where people sit at long edges alone
        size = (1280, 800) if facing % 180 == 0 else (800, 1280)
    play, rng = sit(driver, key, PLAYERS[key], size), Random(facing)
    while play.table.stage.piece(f"mat:{play.viewer}").facing != facing:
        seat = play.session.seat(play.viewer)
        play.play(rng.choice(seat.legal()))
        rest(driver)
    return play


@pytest.mark.parametrize(("facing", "size"), EDGES)
@pytest.mark.parametrize("key", STAGED)
def test_a_finger_hears_every_thing_of_the_table_and_moves_none(
    driver: Driver, heard: list[str], key: str, facing: int, size: tuple[int, int]
) -> None:
    of_edge(driver, facing, size, key)
    before, shown = kept(driver), semantics.tree()
    heard.clear()
    move_over(driver, *(point_of(node) for node in shown))
    assert kept(driver) == before
    assert {node.key for node in semantics.tree()} == {node.key for node in shown}
    assert set(heard) == {node.widget.in_words() for node in shown}


@pytest.mark.parametrize(("facing", "size"), EDGES)
@pytest.mark.parametrize("key", STAGED)
def test_moves_are_made_from_every_edge(
    driver: Driver, heard: list[str], key: str, facing: int, size: tuple[int, int]
) -> None:
    of_edge(driver, facing, size, key)
    for number in range(2):
        make_any(driver, Random(number))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("sitting", [PASS, ON_TABLE])
def test_nothing_is_heard_that_is_not_on_screen(driver: Driver, heard: list[str], key: str, sitting: str) -> None:
    sit(driver, key, 2, (412, 915), sitting)
    look(driver)
    shown = {node.widget.in_words() for node in semantics.tree()}
    heard.clear()
    move_over(driver, *((x, y) for x in range(10, 412, 40) for y in range(10, 915, 20)))
    assert heard
    assert set(heard) <= shown


def test_a_tap_hears_and_a_second_one_does_what_was_heard(driver: Driver, heard: list[str]) -> None:
    heard.clear()
    tap(driver, *driver.node("settings").centre)
    driver.frames(30)
    assert heard == [driver.node("settings").name]
    assert driver.app.nav.screen.name == "home"
    tap_twice(driver)
    assert driver.app.nav.screen.name == "settings"


def test_two_slow_taps_do_nothing(driver: Driver, heard: list[str]) -> None:
    for _ in range(3):
        tap(driver, *driver.node("settings").centre)
        driver.frames(60)
    assert driver.app.nav.screen.name == "home"


def test_why_not_is_heard_too(driver: Driver, heard: list[str]) -> None:
    sit(driver, "piece_o_cake", 3, (412, 915), PASS)
    heard.clear()
    explore(driver, "undo")
    assert heard[0].startswith(driver.app.strings("play.undo"))
    assert driver.app.strings("play.undo_not").rstrip(".") in heard[0]


def knife(driver: Driver) -> tuple[Any, list[Drag]]:
    play = sit(driver, "piece_o_cake", 3, (412, 915), PASS)
    move = next(one for one in play.session.seat(play.viewer).legal() if len(one.args) == 2)
    drags = [gesture for gesture in play.table.how(move) if isinstance(gesture, Drag)]
    return play, drags


def test_a_second_tap_that_is_held_carries_what_was_heard(driver: Driver, heard: list[str]) -> None:
    play, drags = knife(driver)
    explore(driver, drags[0].key)
    touch = tap_twice_and_hold(driver)
    assert heard[-1] == driver.app.strings("explore.carried")
    touch.touch_move(*driver.node(drags[0].to).centre)
    driver.frames()
    assert heard[-1] == play.table.where(drags[0].key)[drags[0].to]
    touch.touch_up()
    driver.frames(3)
    assert drags[0].to not in play.table.where(drags[0].key), "a knife lies there now"


def test_what_is_carried_may_find_its_place_later(driver: Driver, heard: list[str]) -> None:
    play, drags = knife(driver)
    explore(driver, drags[0].key)
    tap_twice_and_hold(driver).touch_up()
    driver.frames(3)
    move_over(driver, CORNER, driver.node(drags[0].to).centre)
    assert drags[0].to in play.table.where(drags[0].key)
    tap_twice(driver)
    assert drags[0].to not in play.table.where(drags[0].key)


def test_what_is_put_nowhere_is_where_it_was(driver: Driver, heard: list[str]) -> None:
    play, drags = knife(driver)
    before = play.table.where(drags[0].key)
    explore(driver, drags[0].key)
    tap_twice_and_hold(driver).touch_up()
    driver.frames(3)
    tap_twice(driver)
    assert heard[-1] == driver.app.strings("explore.back")
    assert play.table.where(drags[0].key) == before
    assert not [piece for piece in play.table.stage.pieces() if isinstance(piece, Piece) and piece.lit]


@pytest.mark.parametrize("key", sorted(set(KEYS) - set(STAGED)))
def test_a_move_is_made_at_every_other_table(driver: Driver, heard: list[str], key: str) -> None:
    play = sit(driver, key, 2, (412, 915), PASS)
    while play.curtain is not None:
        do(driver, "look")
    rest(driver)
    make_any(driver, Random(key))


@pytest.mark.parametrize("page", PAGES)
def test_all_of_every_page_is_heard(driver: Driver, heard: list[str], page: str) -> None:
    driver.app.nav.go(page)
    driver.frames(6)
    for node in semantics.tree():
        if node.in_sight:
            assert point_of(node), node.key


@pytest.mark.parametrize(("facing", "size"), EDGES)
def test_a_sheet_is_heard_and_scrolled_by_two_fingers_and_closed(
    driver: Driver, heard: list[str], facing: int, size: tuple[int, int]
) -> None:
    of_edge(driver, facing, size)
    do(driver, "help")
    lines = [node for node in semantics.tree() if node.key.startswith("line:")]
    assert not lines[-1].in_sight
    explore(driver, "line:0")
    (x, y), (dx, dy) = driver.node("line:0").centre, {0: (0, 1), 90: (-1, 0), 180: (0, -1), 270: (1, 0)}[facing]
    for _ in range(12):
        one, other = driver.touch(x, y), driver.touch(x, y + 1)
        one.touch_down()
        other.touch_down()
        for step in range(1, 5):
            one.touch_move(x + 40 * step * dx, y + 40 * step * dy)
            driver.frames()
        one.touch_up()
        other.touch_up()
        driver.frames(2)
    assert semantics.find(lines[-1].key).in_sight
    do(driver, "close")
    assert semantics.find("sheet") is None


def test_without_speech_a_finger_acts_as_ever(driver: Driver, heard: list[str]) -> None:
    driver.app.set("speech", False)
    driver.tap("settings")
    assert driver.app.nav.screen.name == "settings"
    assert driver.node("setting:explore").widget.refusal == driver.app.strings("settings.explore_not")
    driver.tap("setting:speech")
    assert not driver.node("setting:explore").widget.refusal


def test_a_finger_that_never_went_up_does_not_stop_the_others(driver: Driver, heard: list[str]) -> None:
    driver.touch(*driver.node("history").centre).touch_down()
    driver.frames(180)
    do(driver, "settings")
    assert driver.app.nav.screen.name == "settings"
