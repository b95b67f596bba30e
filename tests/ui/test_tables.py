"""Whole games on the rendered screen, by nothing but gestures, on every table there is."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.services.session import Setup
from cakeapp.ui.widgets.turntable import side
from tests.ui.checks import check_screen
from tests.ui.headless import Driver
from tests.ui.robot import make, people, play_game, played, rest, sit_down

TABLES = [info for info in registry.discover().values() if info.screen]
SEATS = [
    (info.key, players)
    for info in TABLES
    for players in {info.seats[0], info.seats[len(info.seats) // 2], info.seats[-1]}
]
SIZES = [(360, 640), (412, 915), (915, 412), (800, 1280), (1280, 800)]


@pytest.mark.parametrize("tapping", [False, True], ids=["drag", "tap"])
@pytest.mark.parametrize(("key", "players"), SEATS)
def test_a_whole_game_by_gestures(driver: Driver, key: str, players: int, tapping: bool) -> None:
    rng = Random(f"{key} {players} {tapping}")
    driver.resize(*rng.choice(SIZES))
    driver.app.set("animation_speed", 2.0)
    sit_down(driver, Setup(key, people(players), deal="ROBOTS"))
    meant = play_game(driver, rng, tapping)
    assert played(driver) == meant


@pytest.mark.parametrize(("key", "players"), [(info.key, min(4, info.seats[-1])) for info in TABLES])
def test_a_device_on_the_table_turns_to_face_whoever_plays(driver: Driver, key: str, players: int) -> None:
    driver.resize(800, 1280)
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup(key, people(players), sitting="table", deal="TURNED"))
    turns = set()
    rng = Random(key)
    for moves in range(60):
        if moves >= 12 and len(turns) == players:
            break
        play = driver.app.nav.screen
        rest(driver)
        if play.curtain is not None:
            driver.hold("look")
        check_screen()
        turns.add(play.turn)
        assert play.turn == side(play.viewer, players)
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=False)
    assert len(turns) == players
