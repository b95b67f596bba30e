"""Whole games by keys alone."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.services.session import ON_TABLE, PASS
from tests.ui.play.test_keyboard import STAGED, begin, play_on
from tests.window.headless import Driver


@pytest.mark.parametrize("sitting", [PASS, ON_TABLE])
@pytest.mark.parametrize("key", STAGED)
def test_a_whole_game_is_played_by_keys_alone(driver: Driver, key: str, sitting: str) -> None:
    begin(driver, key, sitting, registry.info(key).seats[0])
    play_on(driver, Random(key), 1000)
    assert driver.app.nav.screen.session.actor is None
