"""What is on the table, what can I do, what changed: asked by keys and from the menu, told from what is shown."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.services.session import ON_TABLE, PASS, Setup
from cakeapp.stage import semantics
from tests.ui.play.test_keyboard import SIZES
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.robot import kept, look, make, people, rest, sit_down

KEYS = [info.key for info in registry.played()]
STAGED = [info.key for info in registry.having(registry.Door.TABLE)]


def begin(driver: Driver, key: str, sitting: str = PASS, players: int = 2, moves: int = 3) -> list[str]:
    """Amid a game; whatever is read out from then on."""
    driver.resize(*SIZES[sitting])
    driver.app.set("animation_speed", 0.0)
    driver.app.set("bot_pace", "quick")
    sit_down(driver, Setup(key, people(players), sitting=sitting, deal="ASKED"))
    play, rng = driver.app.nav.screen, Random(key)
    for _ in range(moves):
        look(driver)
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    look(driver)
    heard: list[str] = []
    driver.app.device.speak = heard.append
    return heard


def ask(driver: Driver, letter: str) -> list[str]:
    """The answer, line by line."""
    driver.window.dispatch("on_key_down", ord(letter), 0, letter, [])
    driver.frames(10)
    check_screen()
    lines = [node for node in semantics.tree() if node.key.startswith("line:")]
    return [node.name for node in sorted(lines, key=lambda node: int(node.key.partition(":")[2]))]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("letter", ["t", "d", "c"])
def test_the_answer_is_shown_and_read_out_and_changes_nothing(driver: Driver, key: str, letter: str) -> None:
    heard = begin(driver, key)
    before = kept(driver)
    told = ask(driver, letter)
    assert told
    assert all(line.rstrip(".") in heard[-1] for line in told)
    assert kept(driver) == before
    assert ask(driver, letter) == told, "it is about the table, not about the answer that lies over it"


@pytest.mark.parametrize("key", KEYS)
def test_of_the_table_all_is_told_that_is_shown_and_what_is_asked_comes_first(driver: Driver, key: str) -> None:
    begin(driver, key)
    shown = [node for node in semantics.tree() if node.widget.area().rank != 4 and node.key not in TOOLS]
    asked = driver.node("prompt").name
    told = ask(driver, "t")
    assert told[0].rstrip(".") == asked.rstrip(".")
    for node in shown:
        assert any(node.name.rstrip(".") in line for line in told), node.name


TOOLS = ("leave", "stakes", "help", "log", "undo", "hint")


@pytest.mark.parametrize("key", STAGED)
def test_around_a_table_each_persons_things_are_told_under_her_name(driver: Driver, key: str) -> None:
    begin(driver, key, ON_TABLE, 3)
    play = driver.app.nav.screen
    names = [sitter.name for sitter in play.session.sitters]
    told = ask(driver, "t")
    places = [told.index(name) for name in names]
    assert places[play.viewer] == min(places)
    assert told.index(driver.app.strings("play.ask.middle")) > max(places)


@pytest.mark.parametrize("key", STAGED)
def test_what_can_be_done_names_the_first_touch_of_every_move(driver: Driver, key: str) -> None:
    begin(driver, key)
    play = driver.app.nav.screen
    named = {node.key: node.name for node in semantics.tree()}
    moves = play.session.seat(play.viewer).legal()
    first = {play.table.how(move, tapping)[0].key for move in moves for tapping in (False, True)}
    told = ask(driver, "d")
    for thing in first:
        assert any(named[thing].rstrip(".") in line for line in told), thing


@pytest.mark.parametrize("key", KEYS)
def test_what_changed_is_what_happened_since_ones_own_last_move(driver: Driver, key: str) -> None:
    begin(driver, key, moves=5)
    play = driver.app.nav.screen
    seat, mine = play.session.seat(play.eyes.seat), play.session.seat(play.viewer).last_move()
    happened = [line for event in seat.events()[mine:] if (line := play.table.words(event))]
    assert ask(driver, "c") == happened


def test_nothing_is_told_of_a_table_behind_a_curtain(driver: Driver) -> None:
    heard = begin(driver, "top_cake", moves=0)
    play = driver.app.nav.screen
    while play.curtain is None:
        make(driver, play.session.seat(play.viewer).legal()[0], tapping=True)
        rest(driver)
    heard.clear()
    for letter in "tdc":
        assert ask(driver, letter) == []
    assert heard == []


def test_who_has_no_keys_asks_from_the_menu_of_the_table(driver: Driver) -> None:
    begin(driver, "piece_o_cake")
    driver.tap("leave")
    asked = driver.app.strings("play.ask.table")
    assert asked not in [node.name for node in semantics.tree()]
    driver.tap("close")
    driver.app.set("speech", True)
    driver.tap("leave")
    driver.frames(10)
    check_screen()
    driver.tap(next(node.key for node in semantics.tree() if node.name == asked))
    driver.frames(10)
    assert driver.node("sheet").name == asked
    assert driver.node("line:0").name == driver.app.nav.screen.prompt
