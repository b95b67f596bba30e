"""Between two people nothing of the last seat is left: not in a widget, a name, a text or anything spoken."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from cakeapp import games
from cakeapp.core import registry
from cakeapp.games.top_cake.rules.components import LAYERS
from cakeapp.games.top_cake.rules.state import CLOSED
from cakeapp.services.session import ON_TABLE, PASS, Setup, go_on
from cakeapp.stage import semantics
from tests.games.dutch_auction.probe import swap_hidden
from tests.window import scene
from tests.window.headless import Driver
from tests.window.pixels import needs_pixels
from tests.window.robot import HOLD, held, look, make, people, played, rest, sit_down

TOYS = Path(__file__).parent / "toy"
WHISPER = "games/whisper/table"  # has no layout


@pytest.fixture
def whisper(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    from cakeapp.stage import layouts

    monkeypatch.setattr(games, "__path__", [*games.__path__, str(TOYS)])
    monkeypatch.setattr(
        layouts, "need", lambda *names, real=layouts.need: real(*(set(names) - {"games/whisper/table"}))
    )
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


def on_window(driver: Driver) -> bytes:
    """What the window holds, without drawing it anew."""
    return bytes(glReadPixels(0, 0, *map(int, driver.window.size), GL_RGB, GL_UNSIGNED_BYTE))


@needs_pixels
@pytest.mark.parametrize("sitting", [PASS, ON_TABLE])
def test_the_picture_that_the_system_takes_at_a_pause_shows_no_hand(driver: Driver, sitting: str) -> None:
    """Two worlds that differ in the open hand look alike as soon as the pause begins."""
    driver.resize(412, 915)  # what the window has room for offscreen
    looks = []
    for swaps in (False, True):
        sit_down(driver, Setup("dutch_auction", people(2), sitting=sitting, deal="PAUSE"))
        play = driver.app.nav.screen
        if swaps:
            play.session.table._dealer.state = swap_hidden(play.session.table._dealer.state, None, Random(1))
        with held(driver):
            if play.curtain is not None:
                driver.hold("look")
            driver.frames(3)
            opened = scene.shoot(driver)
            driver.app.on_pause()
            shut = on_window(driver)
        looks.append((opened, shut))
        driver.app.on_resume()
    assert looks[0][0] != looks[1][0]
    assert looks[0][1] == looks[1][1]


def test_a_finger_slides_from_the_plate_to_a_card_and_on_to_its_place(driver: Driver) -> None:
    sit_down(driver, Setup("top_cake", people(2), sitting=ON_TABLE, deal="SLIDE"))
    play = driver.app.nav.screen
    session = play.session
    seat = session.seat(session.actor)
    session.play(seat.number, next(move for move in seat.legal() if move.args[1] == CLOSED))
    driver.app.nav.go("play", session=session)
    driver.frames(3)
    assert semantics.find("card:5") is None
    finger = driver.touch(*driver.node("plate").centre)
    finger.touch_down()
    driver.frames(HOLD)
    for key in ("card:5", f"lot:{LAYERS[play.table.view.row[0]].id}"):
        finger.touch_move(*driver.node(key).centre)
        driver.frames(3)
        finger.touch_move(*driver.node(key).centre)
        driver.frames(3)
    finger.touch_up()
    driver.frames(3)
    rest(driver)
    assert played(driver)[-1].endswith(f"5@{LAYERS[play.table.view.row[0]].id}")


def test_what_was_opened_for_one_is_closed_with_her_plate(driver: Driver) -> None:
    sit_down(driver, Setup("dutch_auction", people(2), sitting=ON_TABLE, deal="SHEET"))
    play = driver.app.nav.screen
    with held(driver):
        play.table.look_closer("deck")
        play.table.tapped("deck")
        driver.frames(3)
        assert semantics.find("close") is not None
    assert semantics.find("close") is None
    assert driver.node("plate").name


@pytest.mark.parametrize("key", ["dutch_auction", "take_the_cake", "top_cake"])
def test_the_code_of_a_deal_is_not_seen_while_it_is_played(driver: Driver, key: str) -> None:
    sit_down(driver, Setup(key, people(2), deal="QZXWVK"))
    play, rng = driver.app.nav.screen, Random(key)
    for _ in range(4):
        look(driver)
        for page in ("log", "help"):
            driver.tap(page)
            assert "QZXWVK" not in everything_said(driver)
            driver.tap("close")
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    driver.app.nav.replace("home")
    driver.frames(3)
    assert "QZXWVK" not in everything_said(driver)


def test_a_code_that_was_typed_in_is_told_to_everybody(driver: Driver) -> None:
    driver.app.nav.go("new_game", key="top_cake")
    driver.frames(3)
    driver.app.nav.screen.ids.deal.text = "cakes"
    driver.app.nav.screen.start()
    driver.frames(3)
    assert "CAKES" in driver.app.nav.screen.prompt
    saved = driver.app.saves.all()[0]
    assert go_on(saved.name, saved.text, driver.app.saves).setup.typed


def test_no_curtain_where_nothing_is_secret_or_one_plays_alone(driver: Driver) -> None:
    sit_down(driver, Setup("piece_o_cake", people(3), deal="OPEN"))
    assert driver.app.nav.screen.curtain is None
