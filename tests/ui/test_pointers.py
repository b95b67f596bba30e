"""What points at things, the ring of the keyboard and the hand of a hint, leaves with what it points at."""

from typing import Any

import pytest

from cakeapp.scene.gestures import Tap
from cakeapp.services.session import Setup
from cakeapp.stage import semantics
from tests.window.headless import Driver
from tests.window.robot import kept, look, people, sit_down
from tests.window.touches import sit


@pytest.fixture(scope="module")
def driver(one_app: Driver) -> Driver:
    return one_app


def press(driver: Driver, key: int) -> None:
    driver.window.dispatch("on_key_down", key, 0, "", [])
    driver.frames()


def test_the_ring_of_the_keyboard_leaves_with_what_it_is_around(driver: Driver) -> None:
    sit(driver, "top_cake", moves=0)
    focus, play = driver.app.focus, driver.app.nav.screen
    changes = (
        lambda: play.table.clear(),
        lambda: play.log(),
        lambda: driver.app.nav.go("settings"),
        lambda: driver.resize(800, 1280),
    )
    for change in changes:
        sit(driver, "top_cake", moves=0)
        for _ in range(30):
            press(driver, 9)
            if focus.key.startswith("card:"):
                break
        assert focus.key.startswith("card:")
        driver.frames(5)
        assert focus.key, "it stays as long as nothing changes"
        change()
        driver.frames(2)
        assert not focus.key
        assert not focus.drawn
        record = kept(driver) if driver.app.nav.screen is play else None
        press(driver, 13)
        assert record is None or kept(driver) == record
        if semantics.find("close"):
            driver.tap("close")


def hinted(driver: Driver) -> tuple[Any, Any]:
    """The hand on its way, and where the first thing is that it points at."""
    driver.resize(412, 915)
    sit_down(driver, Setup("cake_swap", people(2), deal="HINT"))
    look(driver)
    play = driver.app.nav.screen
    move = play.session.seat(play.viewer).legal()[0]
    gestures = play.table.how(move)
    play.hand.show(gestures)
    return play, gestures


def test_the_hand_of_a_hint_starts_at_the_thing(driver: Driver) -> None:
    play, gestures = hinted(driver)
    x, y = driver.node(gestures[0].key).centre
    for _ in range(8):
        driver.frames()
        left, top = play.hand.to_window(play.hand.center_x, play.hand.top)
        assert abs(left - x) < 12
        assert abs(top - y) < 12
    assert play.hand.opacity


def test_the_hand_of_a_hint_is_gone_as_soon_as_somebody_acts(driver: Driver) -> None:
    for act in (
        lambda: driver.tap("prompt"),
        lambda: press(driver, 9),
        lambda: driver.app.nav.screen.log(),
        lambda: driver.resize(800, 1280),
    ):
        play, _ = hinted(driver)
        driver.frames(20)
        assert play.hand.opacity
        act()
        assert not play.hand.opacity
        driver.frames(30)
        assert not play.hand.opacity
        if semantics.find("close"):
            driver.tap("close")


def test_the_hand_of_a_hint_points_at_nothing_that_is_not_there(driver: Driver) -> None:
    play, _ = hinted(driver)
    play.hand.show([Tap("nothing"), Tap("leave")])
    driver.frames(20)
    assert not play.hand.opacity
