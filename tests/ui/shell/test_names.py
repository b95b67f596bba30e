"""Two players never begin under one name, which nobody could tell apart in the history."""

import pytest

from tests.window.headless import Driver

TWINS = "Two players are called {}. Give one of them another name."


def sit(driver: Driver, page: str, *names: str) -> None:
    driver.resize(800, 1280)
    driver.app.nav.go(page, key="top_cake")
    driver.frames(2)
    screen = driver.app.nav.screen
    while len(screen.seating.sitters) < len(names):
        screen.add("person") if page == "new_game" else screen.add()
    screen.set_kind(1, "person") if page == "new_game" else None
    for number, name in enumerate(names):
        call(driver, number, name)


def call(driver: Driver, number: int, name: str) -> None:
    """Typed into the field."""
    driver.node(f"name:{number}").widget.text = name
    driver.frames(2)


@pytest.mark.parametrize("page", ["new_game", "new_sheet"])
@pytest.mark.parametrize("twin", ["Ada", "ADA", " ada  "])
def test_one_name_for_two_is_refused_until_one_has_another(driver: Driver, page: str, twin: str) -> None:
    sit(driver, page, "Ada", "Bo", twin)
    shown = " ".join(twin.split())
    assert driver.node("start").name == TWINS.format(shown)
    driver.tap("start")
    assert driver.app.nav.screen.name == page
    assert [sitter.name for sitter in driver.app.nav.screen.seating.sitters] == ["Ada", "Bo", shown]
    call(driver, 2, f"{shown} B.")
    assert driver.node("start").name.startswith("Start")
    driver.tap("start")
    assert driver.app.nav.screen.name == ("play" if page == "new_game" else "score")


def test_nobody_has_the_name_of_a_bot(driver: Driver) -> None:
    sit(driver, "new_game", "Ada", "Bo")
    driver.app.nav.screen.set_kind(1, "baker")
    call(driver, 0, "bruno baker")
    assert driver.node("start").name == TWINS.format("Bruno Baker")


@pytest.mark.parametrize("page", ["new_game", "new_sheet"])
def test_whoever_is_added_has_a_name_of_her_own(driver: Driver, page: str) -> None:
    sit(driver, page, "Ada", "Player 2", "Player 3")
    driver.app.nav.screen.seating.remove(0)
    driver.frames(3)
    driver.tap("add:person")
    names = [sitter.name for sitter in driver.app.nav.screen.seating.sitters]
    assert len(set(names)) == 3
    assert driver.node("start").name.startswith("Start")


def test_a_person_is_remembered_once_as_she_was_last_called(driver: Driver) -> None:
    driver.app.settings.set("people", ["ada", "Cy", "bo"])
    sit(driver, "new_sheet", "ADA", "Bo")
    driver.tap("start")
    assert driver.app.settings.values.people == ["ADA", "Bo", "Cy"]
    driver.app.nav.go("new_game", key="top_cake")
    driver.app.nav.screen.add("person")
    assert [sitter.name for sitter in driver.app.nav.screen.seating.sitters][-1] == "ADA"
    call(driver, 0, "ada")
    driver.app.nav.screen.seating.remove(2)
    driver.app.nav.screen.add("person")
    assert [sitter.name for sitter in driver.app.nav.screen.seating.sitters][-1] == "Bo"


def test_a_name_that_was_made_up_is_nobody_to_remember(driver: Driver) -> None:
    sit(driver, "new_sheet", "Player 1", "Ada", "player 2")
    driver.tap("start")
    assert driver.app.settings.values.people == ["Ada"]
