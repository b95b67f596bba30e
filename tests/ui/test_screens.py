"""Every screen, in every size and at every text size, holds what must hold of any."""

from itertools import product

import pytest

from cakeapp.core import registry
from cakeapp.services.settings import TEXT_SIZES
from tests.ui.checks import check_screen
from tests.ui.headless import Driver
from tests.ui.shots import SIZES, scenes

KEYS = [info.key for info in registry.discover().values() if info.screen]


@pytest.mark.parametrize(("form", "text"), [*product(SIZES, (TEXT_SIZES[0], TEXT_SIZES[-1]))])
def test_every_screen_is_readable_and_in_reach(driver: Driver, form: str, text: int) -> None:
    driver.app.set("animation_speed", 0.0)
    driver.app.set("text_size", text)
    driver.resize(*SIZES[form])
    for name, show in scenes(driver):
        show()
        driver.frames(6)
        try:
            check_screen()
        except AssertionError as error:
            raise AssertionError(f"{name} on a {form} at {text} %: {error}") from error
