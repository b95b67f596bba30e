"""The speed of animations is that of the settings on every table; where it is 0, what moves is there at once."""

from random import Random

import pytest
from kivy.animation import Animation
from kivy.uix.widget import Widget

from cakeapp.core import registry
from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import look, people, sit_down

KEYS = [info.key for info in registry.played()]
MOVES = 14


def lasting(driver: Driver, monkeypatch: pytest.MonkeyPatch, key: str, speed: float) -> set[float]:
    """How long the animations of a table take, at normal speed, while some moves are made."""
    found: set[float] = set()
    real = Animation.start

    def start(self: Animation, widget: Widget) -> None:
        if widget in play.table.walk():
            found.add(round(self.duration * speed, 3))
        real(self, widget)

    driver.app.set("animation_speed", speed)
    sit_down(driver, Setup(key, people(registry.info(key).seats[0]), deal="SPEED"))
    play, rng = driver.app.nav.screen, Random(key)
    for _ in range(MOVES):
        look(driver)
        with monkeypatch.context() as patch:
            patch.setattr(Animation, "start", start)
            play.play(rng.choice(play.session.seat(play.viewer).legal()))
            look(driver)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_table_moves_as_fast_as_the_settings_say(driver: Driver, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    usual = lasting(driver, monkeypatch, key, 1.0)
    assert usual
    assert lasting(driver, monkeypatch, key, 2.0) == usual
    assert lasting(driver, monkeypatch, key, 0.0) == set()
