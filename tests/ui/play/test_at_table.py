"""Amid a game somebody leaves and comes back, and people sit otherwise: by touch, at every table, kept at once."""

from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.services.session import ON_TABLE, PASS, PERSON, Setup
from cakeapp.stage import semantics
from tests.services.full import no_room
from tests.ui.play.test_hidden import everything_shown
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.menu import choose, let_play
from tests.window.robot import look, make, people, played, rest, sit_down

KEYS = [info.key for info in registry.played()]
STAGED = [info.key for info in registry.having(registry.Door.TABLE)]  # none of them has secrets
SECRET = [key for key in KEYS if key not in STAGED]
SIZES = [(360, 640), (915, 412), (1280, 800), (800, 1280)]


def begin(driver: Driver, key: str, size: tuple[int, int], sitting: str, count: int = 0, moves: int = 5) -> None:
    driver.resize(*size)
    driver.app.set("animation_speed", 0.0)
    driver.app.set("bot_pace", "quick")
    seats = registry.info(key).seats
    sit_down(driver, Setup(key, people(count or min(3, seats[-1])), sitting=sitting, deal="LEAVES"))
    play_on(driver, Random(key), moves)


def play_on(driver: Driver, rng: Random, moves: int) -> None:
    """What people decide, until the game is over or so often; bots do as they like."""
    play = driver.app.nav.screen
    for _ in range(moves):
        rest_of_bots(driver)
        if play.session.actor is None:
            return
        look(driver)
        make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    rest_of_bots(driver)


def rest_of_bots(driver: Driver) -> None:
    """Until a person decides, or nobody."""
    play = driver.app.nav.screen

    def decides() -> bool:
        actor = play.session.actor
        return actor is None or not play.session.sitters[actor].is_bot

    driver.until(decides, seconds=600)
    rest(driver)


def play_on_and_close(driver: Driver, rng: Random) -> None:
    play_on(driver, rng, 4)
    check_screen()
    driver.close()


def again(driver: Driver, home: Path) -> Driver:
    """Killed, and started anew."""
    driver.kill()
    started = Driver(home)
    started.tap("running:robot")
    started.frames(4)
    return started


@pytest.mark.parametrize("sitting", [PASS, ON_TABLE])
@pytest.mark.parametrize("key", KEYS)
def test_who_leaves_is_played_by_a_bot_and_may_come_back(tmp_path: Path, key: str, sitting: str) -> None:
    rng, driver = Random(key), Driver(tmp_path)
    begin(driver, key, rng.choice(SIZES), sitting)
    play = driver.app.nav.screen
    made, left = played(driver), play.session.actor
    name = play.session.sitters[left].name
    let_play(driver, left, "apprentice")
    assert play.session.sitters[left].kind == "apprentice"
    assert played(driver)[: len(made)] == made
    driver = again(driver, tmp_path)
    play = driver.app.nav.screen
    assert (play.session.sitters[left].kind, play.session.sitters[left].name) == ("apprentice", name)
    rest_of_bots(driver)
    assert len(played(driver)) > len(made)  # she decided
    assert played(driver)[: len(made)] == made
    play_on(driver, rng, 2)
    let_play(driver, left, PERSON)
    driver = again(driver, tmp_path)
    play = driver.app.nav.screen
    assert not play.session.sitters[left].is_bot
    play_on_and_close(driver, rng)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_that_somebody_left_is_played_to_its_end_and_names_her(driver: Driver, key: str) -> None:
    begin(driver, key, (412, 915), PASS)
    let_play(driver, 1, "apprentice")
    play_on(driver, Random(key), 1000)
    driver.tap("result")
    driver.frames(4)
    result = driver.app.nav.screen
    assert [(one.name, one.kind) for one in result.play.scores][1] == ("Player 2", "apprentice")
    assert "Player 2" in result.as_text()
    assert any("Player 2" in node.name for node in semantics.tree())


@pytest.mark.parametrize("sitting", [PASS, ON_TABLE])
@pytest.mark.parametrize("acting", [True, False])
@pytest.mark.parametrize("key", SECRET)
def test_who_leaves_takes_her_secrets_along(driver: Driver, key: str, sitting: str, acting: bool) -> None:
    """She had hers open: at once the screen shows no more than any onlooker may see, of her and of who stays."""
    begin(driver, key, (412, 915), sitting, count=2)
    driver.app.set("bot_pace", "slow")
    driver.app.set("animation_speed", 1.0)  # no bot moves before all is compared
    look(driver)
    play, spoken = driver.app.nav.screen, []
    seat = play.viewer if acting else 1 - play.viewer
    made, real = played(driver), play.session.table._dealer.state
    swapped = import_module(f"tests.games.{key}.probe").swap_hidden(real, None, Random(1))
    shown = []
    for state in (real, swapped):
        play.session.table._dealer.state = state
        driver.app.device.speak = spoken.append
        let_play(driver, seat, "apprentice")
        assert play.eyes.seat is None
        shown.append((everything_shown(driver), spoken.copy()))
        spoken.clear()
        play.turns.stop()
        let_play(driver, seat, PERSON)
        look(driver)
        spoken.clear()
    assert shown[0] == shown[1]
    play.session.table._dealer.state = real
    assert played(driver) == made


def test_who_stays_alone_is_asked_once_and_then_no_more(driver: Driver) -> None:
    begin(driver, "top_cake", (412, 915), PASS, count=2)
    let_play(driver, 1, "apprentice")
    play, rng = driver.app.nav.screen, Random(1)
    rest_of_bots(driver)
    assert play.curtain is not None
    driver.hold("look")
    for _ in range(3):
        rest_of_bots(driver)
        assert play.curtain is None
        assert play.eyes.seat == 0
        make(driver, rng.choice(play.session.seat(0).legal()), tapping=True)


@pytest.mark.parametrize("key", KEYS)
def test_people_sit_otherwise_and_play_on(tmp_path: Path, key: str) -> None:
    rng, driver = Random(key), Driver(tmp_path)
    begin(driver, key, (1280, 800), PASS)
    for sitting in (ON_TABLE, PASS):
        made = played(driver)
        driver.tap("leave")
        choose(driver, driver.app.strings(f"play.sit_{sitting}"))
        play = driver.app.nav.screen
        assert play.eyes.around == (sitting == ON_TABLE)
        assert play.eyes.seat is None or play.session.hides_something_from(None, play.eyes.seat) is False
        driver = again(driver, tmp_path)
        play = driver.app.nav.screen
        assert play.session.setup.sitting == sitting
        assert played(driver) == made
        play_on(driver, rng, 4)
        check_screen()
    driver.close()


@pytest.mark.parametrize("key", STAGED)
def test_a_staged_table_is_laid_around_at_once(driver: Driver, key: str) -> None:
    begin(driver, key, (1280, 800), PASS)
    stage = driver.app.nav.screen.table.stage

    def facings() -> set[int]:
        return {piece.facing for piece in stage.pieces() if piece.item.key.startswith("mat:")}

    assert facings() <= {0}
    driver.tap("leave")
    choose(driver, driver.app.strings("play.sit_table"))
    driver.frames(4)
    assert len(facings()) > 1


def test_the_last_one_at_a_round_table_has_it_for_herself(driver: Driver) -> None:
    begin(driver, "piece_o_cake", (1280, 800), ON_TABLE, count=2)
    let_play(driver, 0, "baker")
    assert driver.app.nav.screen.session.setup.sitting == PASS
    driver.tap("leave")
    names = [node.name for node in semantics.tree()]
    assert driver.app.strings("play.sit_table") not in names  # nobody to sit with


def test_the_menu_leaves_the_table(driver: Driver) -> None:
    begin(driver, "piece_o_cake", (412, 915), PASS)
    driver.tap("leave")
    choose(driver, driver.app.strings("play.leave"))
    assert driver.app.nav.screen.name == "home"
    assert semantics.find("sheet") is None


def test_a_game_that_is_over_is_left_at_once(driver: Driver) -> None:
    begin(driver, "piece_o_cake", (412, 915), PASS, count=2, moves=1000)
    driver.tap("leave")
    assert driver.app.nav.screen.name == "home"


def test_what_cannot_be_kept_is_told_and_nobody_has_left(driver: Driver) -> None:
    begin(driver, "piece_o_cake", (412, 915), PASS)
    play = driver.app.nav.screen
    before = play.session.setup, play.session.table.record
    driver.tap("leave")
    choose(driver, driver.app.strings("play.plays_person", name="Player 1"))
    with no_room():
        choose(driver, driver.app.strings("new_game.level.baker"))
    assert driver.node("sheet").name == driver.app.strings("kept.not")
    assert (play.session.setup, play.session.table.record) == before
    driver.tap("close")
    play_on(driver, Random(1), 2)


def test_while_bots_play_for_all_nobody_is_asked(driver: Driver) -> None:
    begin(driver, "dutch_auction", (412, 915), PASS, count=2)
    for seat in (0, 1):
        let_play(driver, seat, "apprentice")
    play = driver.app.nav.screen
    made = len(played(driver))
    driver.until(lambda: len(played(driver)) > made + 3 or play.over, seconds=600)
    assert play.curtain is None
    assert play.eyes.seat is None
