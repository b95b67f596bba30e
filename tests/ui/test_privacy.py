"""Between two people nothing of the last seat is left: not in a widget, a name, a text or anything spoken."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cakeapp import games
from cakeapp.core import registry
from cakeapp.services.session import Setup
from tests.ui.headless import Driver
from tests.ui.robot import make, people, rest, sit_down

TOYS = Path(__file__).parent / "toy"


@pytest.fixture
def whisper(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    from cakeapp.ui import layouts

    monkeypatch.setattr(games, "__path__", [*games.__path__, str(TOYS)])
    monkeypatch.setattr(layouts, "need", lambda *names, real=layouts.need: real(*(set(names) - {"whisper"})))
    registry.discover.cache_clear()
    yield
    registry.discover.cache_clear()


def everything_said(driver: Driver) -> str:
    """Every text of every widget in the window, however deep and whether it is visible or not."""
    found = []
    for root in driver.window.children:
        for widget in root.walk():
            for name, prop in widget.properties().items():
                if type(prop).__name__ in ("StringProperty", "AliasProperty", "ListProperty", "DictProperty"):
                    found.append(str(getattr(widget, name)))
            label = getattr(widget, "_label", None)
            found.append(str(getattr(label, "text", "")))
    return " ".join(found)


def test_a_handover_leaves_nothing_of_the_seat_before(driver: Driver, whisper: None) -> None:
    spoken: list[str] = []
    driver.app.device.speak = spoken.append
    sit_down(driver, Setup("whisper", people(3), deal="SECRET"))
    play, seen = driver.app.nav.screen, 0
    while play.session.actor is not None:
        rest(driver)
        actor = play.session.actor
        secrets = [set(play.session.seat(seat).view().hand) for seat in range(3)]
        assert play.curtain is not None
        said = everything_said(driver) + " ".join(spoken)
        assert not [word for words in secrets for word in words if word in said]
        spoken.clear()
        driver.hold("look")
        said = everything_said(driver) + " ".join(spoken)
        assert all(word in said for word in secrets[actor])
        for seat in {0, 1, 2} - {actor}:
            assert not [word for word in secrets[seat] if word in said]
        seen += 1
        driver.tap("log")
        said = everything_said(driver)
        for seat in {0, 1, 2} - {actor}:
            assert not [word for word in secrets[seat] if word in said]
        driver.tap("close")
        spoken.clear()
        make(driver, Random(seen).choice(play.session.seat(actor).legal()), tapping=True)
        spoken.clear()
    assert seen == 3


def test_a_look_needs_a_hold(driver: Driver, whisper: None) -> None:
    sit_down(driver, Setup("whisper", people(2), deal="SECRET"))
    driver.tap("look")
    assert driver.app.nav.screen.curtain is not None


def test_coming_back_from_a_pause_hides_the_seat_again(driver: Driver, whisper: None) -> None:
    sit_down(driver, Setup("whisper", people(2), deal="SECRET"))
    driver.hold("look")
    driver.app.on_pause()
    driver.app.on_resume()
    driver.frames(3)
    assert driver.app.nav.screen.curtain is not None


def test_no_curtain_where_nothing_is_secret_or_one_plays_alone(driver: Driver) -> None:
    sit_down(driver, Setup("piece_o_cake", people(3), deal="OPEN"))
    assert driver.app.nav.screen.curtain is None
