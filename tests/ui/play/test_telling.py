"""What happens is told at any speed: in words, in speech and in sounds, each thing once and in order."""

from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.game import Move
from cakeapp.services import session as sessions
from cakeapp.services.session import Setup, Sitter
from cakeapp.stage import semantics
from tests.window.headless import FRAME, Driver
from tests.window.robot import look, make, people, sit_down

SHORTEST = 0.5  # seconds that a sentence stays where nothing moves
MOVES = 12


def told(driver: Driver, key: str, speed: float) -> tuple[list[str], list[str], list[int]]:
    """Sentences, sounds and the frames that each sentence stood, of some moves of bots."""
    driver.app.set("animation_speed", speed)
    bots = tuple(Sitter(f"Bot {seat}", "apprentice", seat) for seat in range(registry.info(key).seats[0]))
    session = sessions.start("told", Setup(key, bots, deal="TOLD"), driver.app.saves, "2026-11-19")
    spoken: list[str] = []
    heard: list[str] = []
    stood: list[int] = []
    driver.app.device.speak = spoken.append
    driver.app.sounds.play = lambda name: name and heard.append(name)
    driver.app.nav.replace("play", session=session)
    play, rng = driver.app.nav.screen, Random(1)
    play.pump.drop()
    begun = len(session.seat(None).events())
    for _ in range(MOVES):
        play.turns.make(session.actor, rng.choice(session.seat(session.actor).legal()))
        play.pump.drop()
        while play.director.busy:
            driver.frames()
            line = play.prompt if play.told else ""
            if stood and line == spoken[len(stood) - 1]:
                stood[-1] += 1
            while len(stood) < len(spoken):
                stood.append(1)
        play.pump.drop()
    happened = session.seat(None).events()[begun:]
    assert spoken == [words for event in happened if (words := play.table.words(event))]
    return spoken, heard, stood


@pytest.mark.parametrize("key", registry.discover())
def test_without_animation_all_is_told_and_stays_a_moment(driver: Driver, key: str) -> None:
    moving = told(driver, key, 1.0)
    still = told(driver, key, 0.0)
    assert still[:2] == moving[:2]
    assert still[0]
    assert min(still[2]) * FRAME >= SHORTEST


def test_what_was_refused_makes_way_for_what_can_be_done_next(driver: Driver) -> None:
    sit_down(driver, Setup("take_the_cake", people(2), deal="REFUSED"))
    look(driver)
    asked = driver.node("prompt").name
    driver.tap("confirm")
    refused = driver.node("prompt").name
    assert refused != asked
    driver.tap(next(node.key for node in semantics.tree() if node.key.startswith("cut:")))
    assert driver.node("prompt").name != refused


def test_a_refused_move_is_not_spoken_of_once_something_else_is_taken_up(driver: Driver) -> None:
    sit_down(driver, Setup("top_cake", people(2), deal="REFUSED"))
    look(driver)
    play = driver.app.nav.screen
    play.play(Move("half", (play.table.view.row[0],)))
    refused = driver.node("prompt").name
    driver.tap(next(node.key for node in semantics.tree() if node.key.startswith("card:")))
    assert driver.node("prompt").name != refused


def test_whoever_has_moved_is_asked_nothing_while_that_is_told(driver: Driver) -> None:
    sit_down(driver, Setup("piece_o_cake", (Sitter("Ada"), Sitter("Bo", "apprentice", 1)), deal="MOVED"))
    play, rng = driver.app.nav.screen, Random(1)
    done = 0
    while done < 5:
        driver.until(lambda: play.my_turn and not play.director.busy)
        make(driver, rng.choice(play.session.seat(0).legal()), tapping=True)
        if play.session.actor == 1:
            done += 1
            driver.frames()
            assert play.told
            assert semantics.find("confirm") is None
