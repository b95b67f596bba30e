"""Every screen, in every size and at every text size, holds what must hold of any."""

from itertools import product

import pytest

from cakeapp.core import registry
from cakeapp.services.settings import TEXT_SIZES
from cakeapp.stage import semantics
from cakeapp.stage.widgets.touchable import Touchable
from tests.window.checks import check_scene
from tests.window.headless import Driver
from tests.window.robot import hurry
from tests.window.shots import SIZES, scenes

KEYS = [info.key for info in registry.played()]


WAITS = 18  # frames until a page that scrolls hands a touch on: it might have been a swipe
GAME = KEYS[-1]  # whose pages stand for those of all


@pytest.mark.parametrize(("form", "text"), [*product(SIZES, (TEXT_SIZES[0], TEXT_SIZES[-1]))])
def test_every_screen_is_readable_and_in_reach(driver: Driver, form: str, text: int) -> None:
    hurry(driver)
    driver.app.set("text_size", text)
    driver.resize(*SIZES[form])
    for name, show in scenes(driver):
        show()
        check_scene(driver, f"{name} on a {form} at {text} %")


@pytest.mark.parametrize("form", ["phone", "broad"])
def test_a_finger_on_a_button_reaches_it(driver: Driver, form: str) -> None:
    """Nothing that is hidden lies over it and takes the touch."""
    hurry(driver)
    driver.resize(*SIZES[form])
    for name, show in scenes(driver):
        if any(key in name for key in KEYS if key != GAME):
            continue
        show()
        driver.frames(6)
        if name.startswith("table-"):
            continue  # the robot reaches for things there
        for node in semantics.tree():
            if node.interactive and node.in_sight and node.enabled and isinstance(node.widget, Touchable):
                assert reached(driver, node), f"{node.key} of {name} on a {form}"


def reached(driver: Driver, node: semantics.Node) -> bool:
    """A touch that does nothing, as one that was held long enough to look closer."""
    finger = driver.touch(*node.centre)
    finger.touch_down()
    driver.frames(WAITS if node.window else 1)
    here = node.widget.touch is not None
    finger.ud["held"] = True
    finger.touch_up()
    driver.frames()
    return here
