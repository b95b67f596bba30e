"""The language is another one at once, everywhere; and every word is one of a catalogue's."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from kivy.core.window import Window
from kivy.uix.label import Label

from cakeapp.core import registry
from cakeapp.services.session import Setup
from cakeapp.stage import semantics
from tests import made_up
from tests.window.app import speaking
from tests.window.headless import Driver
from tests.window.robot import kept, look, make, people, rest, sit_down
from tests.window.scene import NAMES
from tests.window.sheet_scenes import NAMES as SCORERS
from tests.window.shots import scenes

KEYS = [info.key for info in registry.played()]
SAID = re.compile(f"{made_up.OPEN}[^{made_up.OPEN}{made_up.CLOSE}]*{made_up.CLOSE}")
OWN = ("Cake Tin", *(info.title for info in registry.discover().values()), *NAMES, *SCORERS)  # in no catalogue
MOVES = 6


@pytest.fixture
def bracketed(tmp_path: Path) -> Iterator[Driver]:
    """An app in a language whose every text stands in brackets."""
    driver = speaking(tmp_path, made_up.bracketed)
    driver.app.set("language", made_up.LANGUAGE)
    yield driver
    driver.close()


def test_every_word_on_screen_is_of_a_catalogue(bracketed: Driver) -> None:
    found = set()
    for name, show in scenes(bracketed):
        show()
        bracketed.frames(6)
        found |= {f"{name}: {text!r}" for text in texts() if strange(text)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("key", KEYS)
def test_so_is_every_word_that_a_game_says(bracketed: Driver, key: str) -> None:
    """Aloud, in the log, in the help and the hint, and what is shared in the end."""
    said: list[str] = []
    bracketed.app.device.speak = said.append
    bracketed.app.set("animation_speed", 0.0)
    sit_down(bracketed, Setup(key, people(registry.info(key).seats[0]), deal="WORDS"))
    rng, play = Random(key), bracketed.app.nav.screen
    while play.session.actor is not None:
        look(bracketed)
        if len(said) < 60:
            play.hint()
            bracketed.until(lambda: not play.pump.busy)
        seat = play.session.seat(play.session.actor)
        said += [words(bracketed, seat.refuse(move)) for move in strange_moves(play, rng)]
        play.play(rng.choice(seat.legal()))
        rest(bracketed)
    for ask in (play.log, play.help):
        ask()
        bracketed.frames(3)
        said += texts()
        play.sheets.close()
    play.result()
    bracketed.frames(6)
    bracketed.app.nav.screen.share()
    said += [path.read_text(encoding="utf-8") for path in bracketed.app.sharing.folder.glob("*.txt")]
    assert [text for text in said if strange(text)] == []


def strange_moves(play, rng: Random):  # type: ignore[no-untyped-def]
    """Moves of this game that are most likely not to be made now."""
    texts = [line.split(" ", 1)[1] for line in play.session.table.record.split("\n\n", 1)[1].splitlines()]
    rules = registry.rules(play.game)
    return [rules.parse(text) for text in rng.sample(texts, min(5, len(texts)))]


def words(driver: Driver, said) -> str:  # type: ignore[no-untyped-def]
    return driver.app.nav.screen.say(said)


def texts() -> list[str]:
    """All that can be read now, and heard of it."""
    found = [node.name for node in semantics.tree()]
    for root in Window.children:
        found += [one.text for one in root.walk() if isinstance(one, Label) and semantics.seen(one)]
    return found


def strange(text: str) -> str:
    """What of a text no catalogue said: names and numbers are nobody's language."""
    while SAID.search(text):
        text = SAID.sub("", text)
    for name in OWN:
        text = text.replace(name, "")
    text = re.sub(r"Player \d|\S+\.jsonl|/\S+", "", text)  # people as they are called at first, and where files lie
    return " ".join(re.findall(r"[A-Za-z]{2,}", text))


@pytest.mark.parametrize("key", KEYS)
def test_a_running_game_goes_on_in_another_language(tmp_path: Path, key: str) -> None:
    """Twice as long, accented, with more forms for counts; the game is the same, and what is said is other."""
    driver = speaking(tmp_path, made_up.long)
    try:
        rng = Random(key)
        sit_down(driver, Setup(key, people(registry.info(key).seats[-1]), deal="LANGUAGE"))
        play_on(driver, rng)
        before, record = driver.node("prompt").name, kept(driver)
        driver.app.set("language", made_up.LANGUAGE)
        look(driver)
        assert kept(driver) == record
        assert driver.node("prompt").name != before
        play_on(driver, rng)
        driver.app.set("language", "en")
        look(driver)
        assert not set(driver.node("prompt").name) & set("äçéïñöšüýž")
    finally:
        driver.close()


def play_on(driver: Driver, rng: Random) -> None:
    for _ in range(MOVES):
        look(driver)
        play = driver.app.nav.screen
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    look(driver)
