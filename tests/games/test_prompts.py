"""The line on top asks for what can be done next, whatever was said on the way there."""

from random import Random

from cakeapp.services.session import Setup
from cakeapp.stage import semantics
from tests.window.headless import Driver
from tests.window.robot import look, people, perform, sit_down


def test_what_a_drop_would_do_is_not_said_any_more_when_it_is_done(driver: Driver) -> None:
    sit_down(driver, Setup("piece_o_cake", people(3), deal="PROMPT"))
    look(driver)
    asked = driver.node("prompt").name
    driver.drag("knife", "gap:3")
    assert "Knife between" in semantics.find("gap:3").name
    assert driver.node("prompt").name == asked


def test_a_card_put_back_is_not_spoken_of_any_more(driver: Driver) -> None:
    sit_down(driver, Setup("cake_swap", people(2), deal="PROMPT"))
    play, rng = driver.app.nav.screen, Random(1)
    while not any(move.verb == "trade" for move in play.session.seat(play.session.actor).legal()):
        play.session.play(play.session.actor, rng.choice(play.session.seat(play.session.actor).legal()))
    driver.app.nav.go("play", session=play.session)
    look(driver)
    asked = driver.node("prompt").name
    driver.tap(f"action:{play.viewer}:swap")
    assert driver.node("prompt").name == driver.app.strings("cake_swap.prompt.use_swap")
    driver.tap("cancel")
    assert driver.node("prompt").name == asked


def test_nobody_ends_the_turn_who_means_to_take_a_card_from_a_pile(driver: Driver) -> None:
    sit_down(driver, Setup("dutch_auction", people(2), deal="PROMPT"))
    play, rng = driver.app.nav.screen, Random(3)

    def from_a_pile() -> list[object]:
        legal = play.session.seat(play.session.actor).legal()
        return [move for move in legal if move.verb == "power" and move.args[2:3] in (("own",), ("auction",))]

    while not from_a_pile():
        play.session.play(play.session.actor, rng.choice(play.session.seat(play.session.actor).legal()))
    driver.app.nav.go("play", session=play.session)
    look(driver)
    assert semantics.find("confirm")
    for gesture in driver.app.nav.screen.table.how(from_a_pile()[0], tapping=True)[:-1]:
        perform(driver, gesture)
    assert semantics.find("confirm") is None
    driver.tap("back")
    assert semantics.find("confirm")
