"""What a tap means: no hold, even where the machine is too busy to look in time, and nothing that only comes now."""

from random import Random

from cakeapp.services.session import Setup, Sitter
from cakeapp.stage import semantics
from tests.window.headless import Driver
from tests.window.robot import make, people, perform, rest, sit_down


def test_a_tap_counts_however_slow_the_frames_are(driver: Driver) -> None:
    touch = driver.touch(*driver.node("settings").centre)
    touch.touch_down()
    driver.now += 1.0  # one frame, in which the finger goes up
    driver.frames()
    touch.touch_up()
    driver.frames(3)
    assert driver.app.nav.screen.name == "settings"


def test_whoever_hurries_on_does_nothing_of_what_comes(driver: Driver) -> None:
    """The button may mean something else by then."""
    sit_down(driver, Setup("piece_o_cake", people(2), deal="HURRY"))
    play, rng = driver.app.nav.screen, Random(1)
    while "cut" not in {move.verb for move in play.session.seat(play.session.actor).legal()} or not play.director.busy:
        rest(driver)
        button = driver.node("confirm").centre
        play.play(rng.choice(play.session.seat(play.viewer).legal()))
    made = play.session.table.record
    for _ in range(4):
        finger = driver.touch(*button)
        finger.touch_down()
        driver.frames()
        finger.touch_up()
        driver.frames()
    assert not play.director.busy
    assert play.session.table.record == made
    driver.frames(70)
    make(driver, rng.choice(play.session.seat(play.viewer).legal()), tapping=True)
    assert play.session.table.record != made


def test_a_finger_that_moves_does_not_look_closer(driver: Driver) -> None:
    """A slice of a piece that is not chosen goes nowhere yet: the piece is chosen by it."""
    sit_down(driver, Setup("piece_o_cake", people(2), deal="MOVES"))
    play, rng = driver.app.nav.screen, Random(1)
    while "take" not in {move.verb for move in play.session.seat(play.session.actor).legal()}:
        rest(driver)
        play.play(rng.choice(play.session.seat(play.viewer).legal()))
    rest(driver)
    slices = [node for node in semantics.tree() if node.key.startswith("slice:")]
    x, y = slices[0].centre
    finger = driver.touch(x, y)
    finger.touch_down()
    driver.frames()
    finger.touch_move(x, y - 60)
    driver.frames(60)
    assert all(not node.key.startswith("line:") for node in semantics.tree())
    before = play.prompt
    finger.touch_up()
    driver.frames(3)
    assert play.prompt != before


def test_a_finger_on_a_helper_stays_there_whatever_is_told_meanwhile(driver: Driver) -> None:
    sit_down(driver, Setup("cake_swap", (Sitter("Ada"), Sitter("Bo", "apprentice", 1)), deal="MEANWHILE"))
    play = driver.app.nav.screen
    driver.until(lambda: play.my_turn and not play.director.busy)
    while play.my_turn:
        rest(driver)
        make(driver, play.session.seat(0).legal()[-1], tapping=True)
    driver.until(lambda: play.director.busy)
    finger = driver.touch(*driver.node("leave").centre)
    finger.touch_down()
    driver.frames()
    play.director.arrive()  # what is told ends, and all is shown anew
    finger.touch_up()
    driver.frames(2)
    assert any(node.key == "line:0" for node in semantics.tree())


def test_a_touch_that_comes_when_all_is_just_told_does_nothing_yet(driver: Driver) -> None:
    """Who meant to go on cannot have seen yet what lies there now."""
    sit_down(driver, Setup("cake_swap", (Sitter("Ada"), Sitter("Bo", "apprentice", 1)), deal="JUST TOLD"))
    play = driver.app.nav.screen
    while play.my_turn:
        rest(driver)
        make(driver, play.session.seat(0).legal()[-1], tapping=True)
    driver.until(lambda: play.my_turn and not play.director.busy)
    made, move = play.session.table.record, play.session.seat(0).legal()[0]
    for gesture in play.table.how(move, True):
        perform(driver, gesture)
    assert play.session.table.record == made
    make(driver, move, tapping=True)
    assert play.session.table.record != made


def test_who_presses_twice_does_one_thing(driver: Driver) -> None:
    """The turn's end may lie by now where a layer was put."""
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup("cake_swap", (Sitter("Ada"), Sitter("Bo", "apprentice", 1)), deal="TWICE"))
    play = driver.app.nav.screen
    driver.until(lambda: play.my_turn and not play.director.busy)
    while "end" not in {move.verb for move in play.session.seat(0).legal()}:
        made = play.session.table.record
        make(driver, play.session.seat(0).legal()[0], tapping=True)
    once = play.session.table.record
    assert once != made
    driver.tap("confirm")
    assert play.session.table.record == once
    rest(driver)
    driver.tap("confirm")
    assert play.session.table.record != once
