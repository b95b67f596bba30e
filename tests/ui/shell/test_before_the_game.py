"""Who starts, the turn tracker and its clock."""

import pytest

from cakeapp.core import registry
from cakeapp.stage import semantics
from tests.window.checks import check_screen
from tests.window.headless import FRAME, Driver
from tests.window.paper import sheet


def test_one_of_the_fingers_is_chosen(driver: Driver) -> None:
    driver.app.nav.go("starter")
    driver.frames(3)
    x, y = driver.node("field").centre
    fingers = [driver.touch(x + 90 * step, y + 60 * step) for step in (-1, 0, 1)]
    for finger in fingers:
        finger.touch_down()
        driver.frames(5)
    field = driver.app.nav.screen.ids.field
    assert not field.decided
    fingers[2].touch_up()  # one that goes is not chosen, and the wait begins anew
    driver.frames(round(2 / FRAME))
    assert [mark.chosen for mark in field.marks].count(True) == 1
    assert len(field.marks) == 3
    assert driver.node("prompt").name == "This finger starts!"
    for finger in fingers[:2]:
        finger.touch_up()
    driver.frames(2)
    assert field.decided


def test_one_hand_leaves_marks_and_chooses(driver: Driver) -> None:
    driver.app.nav.go("starter")
    driver.frames(3)
    driver.tap("choose")
    assert "at least" in driver.node("prompt").name
    x, y = driver.node("field").centre
    for step in (-1, 1):
        touch = driver.touch(x + 100 * step, y)
        touch.touch_down()
        driver.frames(3)
        touch.touch_up()
        driver.frames(2)
    driver.tap("choose")
    field = driver.app.nav.screen.ids.field
    assert sorted(mark.chosen for mark in field.marks) == [False, True]


def test_the_tracker_begins_with_whoever_starts(driver: Driver) -> None:
    tally = sheet(driver)
    driver.app.nav.go("tracker", tally=tally)
    driver.frames(3)
    driver.tap("starter")
    driver.tap("chip:2")
    driver.tap("back")
    assert driver.node("who").name == "Cy"
    for name in ("Ada", "Bo", "Cy", "Ada"):
        driver.tap("after")
        assert driver.node("who").name == name
    driver.tap("before")
    assert driver.node("who").name == "Cy"
    assert tally.written.step == 3


@pytest.mark.parametrize("key", registry.discover())
def test_a_tracker_can_be_followed(driver: Driver, key: str) -> None:
    tally = sheet(driver, key)
    driver.app.nav.go("tracker", tally=tally)
    driver.frames(2)
    for _ in range(60):
        check_screen()
        driver.tap("after")


def test_the_clock_runs_and_can_be_switched_off(driver: Driver) -> None:
    driver.app.nav.go("tracker", tally=sheet(driver))
    driver.frames(3)
    assert "off" in driver.node("clock").name
    driver.tap("clock")
    driver.frames(round(12 / FRAME))
    assert driver.node("clock").name.startswith("0:1")
    driver.frames(round(20 / FRAME))
    assert driver.node("clock").name == "Time is up, Ada."
    driver.tap("after")
    assert driver.node("clock").name.startswith("0:")
    driver.app.set("turn_seconds", 300)
    driver.tap("clock")
    assert "off" in driver.node("clock").name


@pytest.mark.parametrize(("key", "asked"), [("top_cake", ["cancelled_lots"]), ("dutch_auction", [])])
def test_a_new_sheet_asks_only_for_what_a_printed_game_knows(driver: Driver, key: str, asked: list[str]) -> None:
    driver.app.nav.go("new_sheet", key=key)
    driver.frames(3)
    found = [node.key for node in semantics.tree() if node.key.startswith("option:")]
    assert found == [f"option:{one}" for one in asked]
