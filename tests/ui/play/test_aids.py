"""What helps at a table: the log and seeing again, hints, help, looking closer, and what is public of a seat."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.services import session as sessions
from cakeapp.services.session import Setup, Sitter
from cakeapp.stage import semantics
from cakeapp.ui.play import log
from tests.window.headless import Driver
from tests.window.robot import people, perform, rest, sit_down


def at_table(driver: Driver, moves: int = 6) -> None:
    driver.app.set("animation_speed", 1.0)
    sit_down(driver, Setup("piece_o_cake", people(3), deal="AIDS"))
    session, rng = driver.app.nav.screen.session, Random(2)
    for _ in range(moves):
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    driver.app.nav.go("play", session=session)
    rest(driver)


def test_a_line_of_the_log_is_seen_again_and_then_all_is_as_it_was(driver: Driver) -> None:
    at_table(driver)
    play = driver.app.nav.screen
    before = play.table.view
    driver.tap("log")
    line = next(node for node in semantics.tree() if node.key.startswith("line:") and " collects " in node.name)
    driver.tap(line.key)
    assert play.prompt == line.name
    assert play.table.view != before
    assert semantics.find("confirm") is None
    rest(driver)
    assert play.table.view == before
    assert semantics.find("confirm") is not None


@pytest.mark.parametrize("key", [info.key for info in registry.played()])
def test_every_line_of_the_log_can_be_seen_again(driver: Driver, key: str) -> None:
    """The first thing of all as well, before which nothing happened."""
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup(key, (Sitter("Ada"), Sitter("Bot", "apprentice", 1)), deal="ALL"))
    play, rng = driver.app.nav.screen, Random(5)
    for _ in range(3):
        driver.until(lambda: play.my_turn)
        rest(driver)
        play.play(rng.choice(play.session.seat(play.viewer).legal()))
    driver.until(lambda: play.my_turn)
    told = log.lines(play.table, play.session.seat(play.viewer))
    assert told
    for _, line in told:
        rest(driver)
        driver.tap("log")
        next(node for node in semantics.tree() if node.name == line).widget.activate()
        assert play.told
        assert play.prompt == line


def test_nothing_that_is_undone_is_offered_to_be_seen_again(driver: Driver) -> None:
    """A second finger may lie on undo while the log is opened."""
    sit_down(driver, Setup("cake_swap", people(2), deal="UNDONE"))
    play = driver.app.nav.screen
    while not play.can_undo:
        rest(driver)
        play.play(play.session.seat(play.viewer).legal()[0])
        rest(driver)
    driver.tap("log")
    assert semantics.find("line:0") is not None
    play.undo()
    driver.frames(2)
    assert semantics.find("line:0") is None


def test_the_log_of_a_game_lies_over_nothing_else(driver: Driver) -> None:
    at_table(driver)
    driver.tap("log")
    sit_down(driver, Setup("piece_o_cake", people(2), deal="NEXT"))
    assert not [node for node in semantics.tree() if node.key.startswith("line:")]
    driver.tap("log")
    driver.app.nav.replace("home")
    driver.frames(3)
    assert not [node for node in semantics.tree() if node.key.startswith("line:")]


def test_the_log_tells_apart_what_happened_since_the_own_last_move(driver: Driver) -> None:
    at_table(driver)
    driver.tap("log")
    told = [node.name for node in semantics.tree() if node.key.startswith("line:")]
    assert told[0] == driver.app.strings("play.since")
    assert driver.app.strings("play.before") in told


def test_the_log_keeps_the_own_last_move_in_one_piece(driver: Driver) -> None:
    """Several things happen in a move: all of them are told under the same heading."""
    rng, pieces = Random(4), 0
    sit_down(driver, Setup("piece_o_cake", people(2), deal="LOG"))
    play = driver.app.nav.screen
    session, strings = play.session, driver.app.strings
    while session.actor is not None and pieces < 5:
        mover = session.actor
        since = len(session.seat(None).events())
        session.play(mover, rng.choice(session.seat(mover).legal()))
        own = [play.table.words(event) for event in session.seat(mover).events(since)]
        told = log.entries(play.table, session.seat(mover), session.seat(mover), strings)
        headings = [line for line, (_, entry) in enumerate(told) if entry.heading]
        if len(headings) == 2 and len(lines := [one for one in own if one]) > 1:
            pieces += 1
            assert [entry.text for _, entry in told[1 : headings[1]]] == lines[::-1]
    assert pieces == 5


def test_a_hint_is_a_legal_move_shown_with_its_reason(driver: Driver) -> None:
    at_table(driver)
    play = driver.app.nav.screen
    driver.tap("hint")
    rest(driver)
    assert play.told
    assert play.prompt.endswith(".")
    assert play.hand.opacity or play.hand.source


def test_a_hint_asked_while_things_still_move_is_about_what_is_there_now(driver: Driver) -> None:
    sitters = (Sitter("Ada"), Sitter("Bot", "apprentice", 1))
    session = sessions.start("game", Setup("piece_o_cake", sitters, deal="HINT"), driver.app.saves, "2026-11-18")
    driver.app.set("animation_speed", 0.5)
    driver.app.nav.go("play", session=session)
    play = driver.app.nav.screen
    for _ in range(20):
        driver.until(lambda: play.my_turn or play.over)
        if play.over:
            break
        play.hint()
        driver.until(lambda: not play.pump.busy)
        assert play.table.view == session.seat(0).view()
        play.play(session.seat(0).legal()[0])


def test_help_begins_with_the_moment_and_goes_on_with_all_the_rules(driver: Driver) -> None:
    at_table(driver, moves=0)
    driver.tap("help")
    told = [node.name for node in semantics.tree() if node.key.startswith("line:")]
    assert told[0] == driver.app.strings("piece_o_cake.help.cut")
    assert len(told) == 1 + 1 + 3 + 2
    assert told[-2:] == [driver.app.strings("play.keys.title"), driver.app.strings("play.keys.says")]


def test_a_long_press_looks_closer_and_a_chip_tells_what_is_public(driver: Driver) -> None:
    at_table(driver)
    board = next(node.key for node in semantics.tree() if node.key.startswith(("slice:", "piece:", "own:")))
    driver.hold(board)
    assert semantics.find("sheet") is not None
    driver.tap("close")
    driver.tap("player:1")
    assert driver.node("sheet").name == "Player 2"


def test_a_hint_is_about_now_though_something_of_before_is_looked_at_when_it_comes(driver: Driver) -> None:
    at_table(driver)
    play = driver.app.nav.screen
    before = play.table.view
    driver.tap("hint")
    driver.tap("log")
    line = next(node for node in semantics.tree() if node.key.startswith("line:") and " collects " in node.name)
    driver.tap(line.key)
    assert play.pump.busy
    assert play.table.view != before
    driver.until(lambda: not play.pump.busy)
    assert play.table.view == before
    assert play.prompt != line.name


@pytest.mark.parametrize("key", [info.key for info in registry.having(registry.Door.TABLE)])
def test_what_is_chosen_stays_chosen_when_more_or_less_is_told_of_it(driver: Driver, key: str) -> None:
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup(key, people(2), deal="STAKES"))
    play = driver.app.nav.screen
    rest(driver)
    seat = play.session.seat(play.viewer)
    move = next(one for one in seat.legal() if len(play.table.how(one, tapping=True)) > 1)
    *first, last = play.table.how(move, tapping=True)
    for gesture in first:
        perform(driver, gesture)
    for way in ("none", "all"):
        play.reckon(way)
    perform(driver, last)
    assert play.session.table.record.splitlines()[-1] == f"{seat.number} {seat.text(move)}"
