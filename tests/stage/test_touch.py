"""Fingers that come in twos, never end, or lie on a table that changes under them: nothing acts that nobody meant."""

import pytest

from cakeapp.core import registry
from cakeapp.core.registry import Door
from cakeapp.stage import semantics
from cakeapp.stage.widgets.board import STILL
from cakeapp.stage.widgets.touchable import let_go
from tests.window.headless import FRAME, Driver
from tests.window.touches import KEYS, SIZE, holds, lift, movable, offered, settled, sit

STAGED = [info.key for info in registry.having(Door.TABLE)]


@pytest.fixture(scope="module")
def driver(one_app: Driver) -> Driver:
    return one_app


@pytest.mark.parametrize("key", KEYS)
def test_while_one_finger_carries_a_second_does_nothing_on_the_table(driver: Driver, key: str) -> None:
    sit(driver, key)
    play, before = driver.app.nav.screen, settled(driver)
    for thing in movable(driver)[:3]:
        first = lift(driver, thing)
        for other in [thing, *play.table.things()][:9]:
            second = driver.touch(*semantics.node_of(other, None).centre)
            second.touch_down()
            second.touch_move(second.x + 60, second.y + 40)
            driver.frames()
            second.touch_up()
            driver.frames()
            assert holds(driver, thing)
        first.touch_move(1, driver.window.height - 1)
        first.touch_up()
        assert settled(driver) == before
        assert driver.app.nav.screen is play


@pytest.mark.parametrize("key", KEYS)
def test_what_is_carried_is_let_go_when_the_table_is_shown_anew(driver: Driver, key: str) -> None:
    sit(driver, key)
    play, thing = driver.app.nav.screen, movable(driver)[0]
    place = next(iter(offered(driver, thing.key)), None)
    play.show()
    before, thing = settled(driver), movable(driver)[0]
    touch = lift(driver, thing)
    play.show()
    assert not thing.carried
    to = semantics.find(place) if place else None
    touch.touch_move(*(to.centre if to else (1, 1)))
    touch.touch_up()
    assert settled(driver) == before


@pytest.mark.parametrize("key", KEYS)
def test_of_two_fingers_on_two_things_one_carries(driver: Driver, key: str) -> None:
    sit(driver, key)
    before, things = settled(driver), movable(driver)[:2]
    fingers = []
    for thing in things:
        x, y = driver.node(thing.key).centre
        fingers.append((driver.touch(x, y), x, y))
        fingers[-1][0].touch_down()
    for touch, x, y in fingers:
        touch.touch_move(x - 23, y + 31)
        driver.frames()
    assert sum(thing.carried for thing in driver.app.nav.screen.table.things()) == 1
    for touch, *_ in fingers:
        touch.touch_move(1, driver.window.height - 1)
        touch.touch_up()
    assert settled(driver) == before


@pytest.mark.parametrize("key", KEYS)
def test_a_finger_that_vanished_with_something_in_the_air_blocks_no_other(driver: Driver, key: str) -> None:
    sit(driver, key)
    before, thing = settled(driver), movable(driver)[0]
    lift(driver, thing)
    driver.frames(round((STILL + 0.2) / FRAME))
    driver.tap(thing.key)  # brings it down, and does nothing else
    assert settled(driver) == before
    touch = lift(driver, thing)
    touch.touch_move(1, driver.window.height - 1)
    touch.touch_up()
    assert settled(driver) == before


@pytest.mark.parametrize("paused", [True, False])
def test_a_touch_that_never_ends_leaves_no_dead_button(driver: Driver, paused: bool) -> None:
    driver.app.nav.replace("home")
    driver.frames(3)
    touch = driver.touch(*driver.node("settings").centre)
    touch.touch_down()
    driver.frames(3)
    if paused:
        driver.app.on_pause()
        driver.app.on_resume()
        touch.touch_up()
        driver.frames(3)
        assert driver.app.nav.screen.name == "home"
    driver.tap("settings")
    assert driver.app.nav.screen.name == "settings"


def test_a_page_whose_touch_never_ended_scrolls_on(driver: Driver) -> None:
    driver.resize(412, 500)
    driver.app.nav.replace("home")
    driver.app.nav.go("settings")
    driver.frames(3)
    view = next(node.window for node in semantics.tree() if node.window is not None)
    vanishing = driver.touch(200, 250)
    vanishing.touch_down()
    for y in range(230, 350, 20):
        vanishing.touch_move(200, y)
        driver.frames()
    driver.app.on_pause()
    driver.app.on_resume()
    driver.frames(60)
    before, touch = view.scroll_y, driver.touch(200, 100)
    touch.touch_down()
    for y in range(120, 400, 20):
        touch.touch_move(200, y)
        driver.frames()
    touch.touch_up()
    after = view.scroll_y
    driver.resize(*SIZE)
    assert after < before - 0.1


@pytest.mark.parametrize("key", KEYS)
def test_what_is_held_opens_no_sheet_once_it_is_let_go_or_made_way(driver: Driver, key: str) -> None:
    sit(driver, key)
    play, thing = driver.app.nav.screen, movable(driver)[0]
    for change in (lambda: let_go(play), play.table.clear):
        touch = driver.touch(*driver.node(thing.key).centre)
        touch.touch_down()
        driver.frames(3)
        change()
        driver.frames(60)
        assert not semantics.find("sheet")
        touch.touch_up()
        driver.frames(3)
        assert not semantics.find("sheet")


def test_a_tap_counts_only_where_it_began(driver: Driver) -> None:
    """Under the finger a thing may have made way for another."""
    driver.app.nav.replace("home")
    driver.frames(3)
    node = driver.node("settings")
    touch = driver.touch(*node.centre)
    touch.touch_down()
    node.widget.key = "another"
    touch.touch_up()
    node.widget.key = "settings"
    driver.frames(3)
    assert driver.app.nav.screen.name == "home"


def test_who_starts_forgets_the_fingers_of_a_pause(driver: Driver) -> None:
    driver.app.nav.replace("home")
    driver.app.nav.go("starter")
    driver.frames(3)
    field = driver.app.nav.screen.ids.field
    for x in (120, 240):
        driver.touch(*field.to_window(x, field.center_y)).touch_down()
    assert len(field.marks) == 2
    driver.app.on_pause()
    driver.app.on_resume()
    driver.frames(200)
    assert not field.marks


@pytest.mark.parametrize("key", STAGED)
def test_a_hand_too_quick_to_be_followed_carries_too(driver: Driver, key: str) -> None:
    sit(driver, key)
    before, thing = settled(driver), movable(driver)[0]
    touch = driver.touch(*driver.node(thing.key).centre)
    place = driver.node(next(iter(offered(driver, thing.key)))).centre
    touch.touch_down()
    touch.move({"x": place[0] / (driver.window.width - 1), "y": place[1] / (driver.window.height - 1)})
    touch.touch_up()
    assert settled(driver) != before


@pytest.mark.parametrize("key", STAGED)
def test_what_is_carried_lies_over_whatever_comes_meanwhile(driver: Driver, key: str) -> None:
    sit(driver, key)
    play = driver.app.nav.screen
    touch = lift(driver, movable(driver)[0])
    for said in ("One thing, and", "another thing that takes more words"):
        play.tell(said)
        driver.frames()
        uppermost = play.table.stage.children[0]
        assert uppermost.center == pytest.approx(touch.pos, abs=60)
        assert uppermost not in play.table.stage.pieces()
    touch.touch_up()
