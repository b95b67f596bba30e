"""A walk through the pages, whatever they have to show."""

from cakeapp.core import registry
from tests.window.headless import Driver

PAGES = ("history", "companion", "data", "settings", "starter", "home")
OF_A_GAME = ("new_game", "new_sheet", "copy")


def open_every_page(driver: Driver) -> None:
    driver.app.set("animation_speed", 0.0)
    open_history(driver)
    for name in PAGES:
        driver.app.nav.go(name)
        driver.frames(3)
    for name in OF_A_GAME:
        for key in registry.discover():
            driver.app.nav.go(name, key=key)
            driver.frames(1)
    for key in ("history", "settings"):
        driver.app.nav.begin("home")
        driver.frames(3)
        driver.tap(key)


def open_history(driver: Driver) -> None:
    """Its numbers, its games, and each of them by itself."""
    driver.app.nav.go("history")
    driver.frames(4)
    for counting in (True, False):
        driver.app.nav.screen.count(counting)
        driver.frames(4)
    page = driver.app.nav.screen
    for play in driver.app.history.plays():
        page.look(play)
        driver.frames(2)
        driver.app.nav.back()


def put_away(driver: Driver) -> None:
    """What lies over the page."""
    for sheet in driver.window.children[:-1]:
        sheet.dismiss(animation=False)
