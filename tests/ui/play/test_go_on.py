"""The app goes away without a word in the middle of a game, and the next one goes on from there."""

from pathlib import Path
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.game import Move
from cakeapp.core.registry import Door
from cakeapp.services.session import ON_TABLE, Setup, Sitter
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.robot import (
    check_gestures,
    everything,
    hurry,
    kept,
    look,
    make,
    people,
    perform,
    played,
    sit_down,
)

KEYS = [info.key for info in registry.played()]
SIZES = [(360, 640), (916, 412), (600, 960)]
MOVES = 3  # between two kills


@pytest.mark.parametrize("key", KEYS)
def test_a_killed_app_goes_on_with_the_same_game(tmp_path: Path, key: str) -> None:
    rng, driver = Random(key), Driver(tmp_path)
    hurry(driver)
    sit_down(driver, Setup(key, people(rng.choice(registry.info(key).seats)), deal="KILLED"))
    for size in SIZES:
        driver.resize(*size)
        for _ in range(MOVES):
            look(driver)
            make(driver, choose(driver, rng), tapping=False)
        made = kept(driver)
        driver = start_again(driver, tmp_path)  # while the last move is still being shown
        assert kept(driver) == made
        look(driver)
        shown = everything(driver)
        begin(driver, rng)
        driver = start_again(driver, tmp_path)
        look(driver)
        assert everything(driver) ^ shown == set()
        check_screen()
        check_gestures(driver, rng, tapping=False)
    driver.close()


def start_again(driver: Driver, home: Path) -> Driver:
    driver.kill()
    again = Driver(home)
    again.tap("running:robot")
    return again


def choose(driver: Driver, rng: Random) -> Move:
    play = driver.app.nav.screen
    return rng.choice(play.session.seat(play.viewer).legal())


def begin(driver: Driver, rng: Random) -> None:
    """All but the last gesture of a move."""
    for gesture in driver.app.nav.screen.table.how(choose(driver, rng), tapping=True)[:-1]:
        perform(driver, gesture)


@pytest.mark.parametrize("key", KEYS)
def test_nobody_plays_on_at_a_table_that_was_left(tmp_path: Path, key: str) -> None:
    """Its card at home would be of a game that is no longer so."""
    driver = Driver(tmp_path)
    bots = [Sitter(f"P{seat}", "apprentice", seat) for seat in range(registry.info(key).seats[0])]
    sit_down(driver, Setup(key, tuple(bots), deal="LEFT"))
    driver.until(lambda: played(driver) != [])
    session = driver.app.nav.screen.session
    driver.app.nav.replace("home")
    left = session.table.record
    driver.frames(300)
    driver.close()
    assert session.table.record == left


@pytest.mark.parametrize(("begun", "gone_on"), [((1280, 800), (360, 640)), ((360, 640), (800, 1280))])
@pytest.mark.parametrize("key", KEYS)
def test_a_table_between_people_goes_on_on_a_device_of_another_size(
    tmp_path: Path, key: str, begun: tuple[int, int], gone_on: tuple[int, int]
) -> None:
    """From a tablet to a phone and back from there, with as many as the game is for, to its end."""
    rng, driver = Random(key), Driver(tmp_path)
    driver.resize(*begun)
    hurry(driver)
    sit_down(driver, Setup(key, people(registry.info(key).seats[-1]), sitting=ON_TABLE, deal="MOVED"))
    for _ in range(5 * MOVES):
        look(driver)
        make(driver, choose(driver, rng), tapping=False)
    made, record = played(driver), kept(driver)
    driver.resize(*gone_on)
    driver = start_again(driver, tmp_path)
    assert kept(driver) == record
    assert driver.app.nav.screen.eyes.around
    session = driver.app.nav.screen.session
    look(driver)
    while session.actor is not None:
        move = choose(driver, rng)
        made.append(f"{session.actor} {session.seat(session.actor).text(move)}")
        make(driver, move, tapping=False)
        look(driver)
        if registry.has(key, Door.TABLE):
            check_screen()
    assert played(driver) == made
    assert len(kept(driver)) == 1
    driver.close()
