"""A language twice as long as English has room on every page, on every sheet, and at every table."""

from collections.abc import Iterator

import pytest

from cakeapp.ui.pages import PAGES
from tests import made_up
from tests.window.app import speaking
from tests.window.checks import check_scene
from tests.window.headless import Driver
from tests.window.robot import hurry
from tests.window.shots import SIZES, scenes

EARLY = "-3"  # moves into a game: one decision a table


@pytest.fixture(scope="module")
def longer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    driver = speaking(tmp_path_factory.mktemp("longer"), made_up.long)
    driver.app.set("language", made_up.LANGUAGE)
    hurry(driver)
    yield driver
    driver.close()


@pytest.mark.parametrize("form", ["phone", "broad"])
def test_a_language_twice_as_long_has_room(longer: Driver, form: str) -> None:
    longer.resize(*SIZES[form])
    pages = set()
    for name, show in scenes(longer):
        if name.startswith("table-") and not name.endswith(EARLY):
            continue
        show()
        check_scene(longer, f"{name} on a {form}")
        pages.add(longer.app.nav.screen.name)
    assert pages == set(PAGES)
