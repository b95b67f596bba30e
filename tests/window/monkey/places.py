"""Where the monkey is put, and where it comes home to."""

import gc
from random import Random

from kivy.uix.widget import Widget

from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import ON_TABLE, PASS, Setup, Sitter
from cakeapp.stage import semantics
from tests.contract.sheets_against_rules import with_sheets
from tests.window.headless import Driver
from tests.window.sheet_scenes import tally_of

TABLES = registry.played()


def setup_of(seed: int, rng: Random) -> Setup:
    info = TABLES[seed % len(TABLES)]
    sitters = tuple(
        Sitter(f"P{seat}", rng.choice(("person", "apprentice", "baker")) if seat else "person", seat)
        for seat in range(rng.choice(info.seats))
    )
    people = sum(not sitter.is_bot for sitter in sitters)
    return Setup(info.key, sitters, sitting=rng.choice((PASS, ON_TABLE)) if people > 1 else PASS, deal="MONKEY")


def sit(driver: Driver, setup: Setup, number: int = 0) -> None:
    """At a new game; each has a record of its own."""
    session = sessions.start(f"monkey {number}", setup, driver.app.saves, "2026-11-18")
    driver.app.nav.replace("play", session=session)
    driver.frames(4)


def open_sheet(driver: Driver, key: str, rng: Random) -> None:
    """A score sheet with some of the entries of a finished game."""
    largest = {setting.key: setting for setting in with_sheets()}
    driver.app.nav.go("score", tally=tally_of(driver, largest[key], rng.random()))
    driver.frames(3)
    for page in ("tracker", "helper"):
        if page == "tracker" or registry.has(key, registry.Door.HELPER):
            driver.app.nav.go(page, tally=driver.app.nav.screen.tally)
            driver.frames(2)
            driver.app.nav.back()
    driver.frames(2)


def at_home(driver: Driver, setup: Setup) -> int:
    """How many widgets there are at home, after a walk through all screens that ends at the same table each time."""
    while semantics.find("close"):
        driver.tap("close")
    for name in ("history", "settings", "data", "companion", "starter"):
        driver.app.nav.go(name)
        driver.frames(2)
    for name in ("copy", "new_sheet", "new_game"):
        driver.app.nav.go(name, key=setup.key)
        driver.frames(2)
    open_sheet(driver, setup.key, Random(0))
    for info in TABLES:  # each is kept once it has been set, whoever set it
        sit(driver, Setup(info.key, setup.sitters[: info.seats[0]], deal="MONKEY"), -1)
    sit(driver, setup, -1)
    driver.app.nav.replace("home")
    driver.frames(30)
    return widgets()


def widgets() -> int:
    """Those too that are kept from the collector."""
    gc.unfreeze()
    gc.collect()
    return sum(issubclass(type(one), Widget) for one in gc.get_objects())
