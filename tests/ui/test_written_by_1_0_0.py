"""Every page opens on what version 1.0.0 left, and nothing is told of it."""

import shutil
from pathlib import Path

from tests.services.test_written_by_1_0_0 import FOLDER, TOLD
from tests.window.headless import Driver
from tests.window.pages import open_every_page


def test_every_page_opens_on_what_1_0_0_left(tmp_path: Path) -> None:
    driver = Driver(Path(shutil.copytree(FOLDER, tmp_path / "home")))
    driver.frames(30)
    assert driver.app.nav.screen.news == ""
    assert len(driver.app.nav.screen.ids.running.children) == len(TOLD["games"])
    open_every_page(driver)
    for name in TOLD["games"]:
        driver.app.nav.go("play", session=driver.app.tin.game(name))
        driver.frames(2)
    driver.app.nav.begin("companion")
    driver.frames(2)
    assert len(driver.app.nav.screen.ids.running.children) == len(TOLD["sheets"])
    for sheet in TOLD["sheets"]:
        driver.app.nav.go("score", tally=driver.app.tin.sheet(sheet["id"]))
        driver.frames(2)
    assert driver.app.nav.screen.name == "score"
    driver.close()
