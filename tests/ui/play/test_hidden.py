"""The real games on screen: whatever is hidden from whoever looks may be anything, and nothing shown changes."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from cakeapp.core import registry
from cakeapp.core.game import GameInfo
from cakeapp.services.session import ON_TABLE, PASS, Setup
from cakeapp.stage import semantics
from cakeapp.ui.play.questions import QUESTIONS
from tests.window.headless import Driver
from tests.window.robot import hurry, make, people, rest, sit_down

TABLES = registry.played()
LOOKS = 14  # moments of a game at which everything is compared
OLD = ("allow_stretch", "keep_ratio")  # which Kivy warns about
TELLING = ("StringProperty", "BooleanProperty")


def settings(info: GameInfo) -> list[tuple[str, int, str, dict[str, str]]]:
    """The smallest and the largest table as usual, one round a device, and a game with every option another way."""
    other = {option.key: next(one for one in option.values if one != option.default) for option in info.options}
    usual = [(info.key, players, PASS, {}) for players in sorted({info.seats[0], info.seats[-1]})]
    usual.append((info.key, info.seats[0], ON_TABLE, {}))
    return usual + ([(info.key, info.seats[len(info.seats) // 2], PASS, other)] if other else [])


SETTINGS = [setting for info in TABLES for setting in settings(info)]


def everything_shown(driver: Driver) -> list[Any]:
    """Every property of every widget in the window, what is spoken of it, and the pictures drawn."""
    found: list[Any] = [(node.key, node.name, node.role, node.bounds, node.enabled) for node in semantics.tree()]
    for root in driver.window.children:
        for widget in root.walk():
            kept = [
                (name, str(getattr(widget, name)))
                for name, prop in sorted(widget.properties().items())
                if type(prop).__name__ in TELLING and name not in OLD
            ]
            found.append((type(widget).__name__, [one for one in kept if " object at " not in one[1]]))
    return found


def all_that_can_be_asked(driver: Driver) -> list[Any]:
    """What is shown, what questions, a tap on each chip and the log tell, and what a closer look at each thing says."""
    play = driver.app.nav.screen
    play.show()
    driver.frames(30)
    found = [everything_shown(driver)]
    if play.curtain is not None:
        return found
    for question in QUESTIONS:
        play.ask(question)
        driver.frames(2)
        found.append(everything_shown(driver))
        close(driver)
    for seat in range(len(play.session.sitters)):
        play.table.look_at(seat)
        driver.frames(2)
        found.append(everything_shown(driver))
        close(driver)
    found.append(
        [(thing.key, play.table.closer(thing.key), play.table.where(thing.key).keys()) for thing in play.table.things()]
    )
    play.log()
    driver.frames(2)
    found.append(everything_shown(driver))
    close(driver)
    play.table.look_at(play.viewer)
    driver.frames(2)
    close(driver)
    return found


def close(driver: Driver) -> None:
    while semantics.find("close"):
        driver.tap("close")
    driver.frames(2)


@pytest.mark.parametrize(("key", "players", "sitting", "chosen"), SETTINGS)
def test_nothing_shown_depends_on_what_is_hidden(
    driver: Driver, key: str, players: int, sitting: str, chosen: dict[str, str]
) -> None:
    spoken: list[str] = []
    played: list[str] = []
    driver.app.device.speak = spoken.append
    driver.app.sounds.play = played.append
    hurry(driver)
    probe, rng = import_module(f"tests.games.{key}.probe"), Random(f"{key} {players}")
    sit_down(driver, Setup(key, people(players), options=tuple(chosen.items()), sitting=sitting, deal="HIDDEN"))
    play, looks, decision = driver.app.nav.screen, 0, 0
    while play.session.actor is not None and looks < LOOKS:
        rest(driver)
        decision += 1
        if decision % 3 == 0 or (play.curtain is not None and decision % 2 == 0):
            looks += 1
            compare(driver, probe, rng, spoken, played)
        if play.curtain is not None:
            driver.hold("look")
        else:
            make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    assert looks > 4


def compare(driver: Driver, probe: Any, rng: Random, spoken: list[str], played: list[str]) -> None:
    """The same moment in the world as it is, and in one that differs in all that the viewer may not know."""
    play, told = driver.app.nav.screen, []
    table, real = play.session.table, play.session.table._dealer.state
    swapped = probe.swap_hidden(real, play.eyes.seat, rng)
    all_that_can_be_asked(driver)  # so that both worlds come after the same questions
    for state in (real, swapped):
        table._dealer.state = state
        spoken.clear()
        played.clear()
        told.append((all_that_can_be_asked(driver), spoken.copy(), played.copy()))
    table._dealer.state = real
    play.show()
    driver.frames(2)
    assert told[0] == told[1], [pair for pair in zip(*map(flat, told)) if pair[0] != pair[1]][:3]


def flat(told: Any) -> list[Any]:
    return [one for part in told for one in flat(part)] if isinstance(told, list | tuple) else [told]
