"""Whole games on the rendered screen, by nothing but gestures, on every table there is."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.services.session import Setup
from tests.ui.headless import Driver
from tests.ui.robot import people, play_game, played, sit_down

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
