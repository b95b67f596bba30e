"""What is to be dragged can be seen."""

from random import Random

from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import hurry, look, make, people, sit_down


def test_the_half_point_has_room_once_the_turns_are_over(driver: Driver) -> None:
    driver.resize(360, 640)
    hurry(driver)
    sit_down(driver, Setup("top_cake", people(2), deal="HALF"))
    play, rng = driver.app.nav.screen, Random(1)
    look(driver)
    while not any(move.verb == "half" for move in play.session.seat(play.viewer).legal()):
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
        look(driver)
    *_, width, height = driver.node("half").bounds
    assert min(width, height) >= 48
