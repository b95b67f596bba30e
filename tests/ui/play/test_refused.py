"""What the rules refuse is said where it was tried, and changes nothing."""

from cakeapp.core.game import Move
from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import people, rest, sit_down


def test_the_reason_of_a_refusal_stands_in_the_prompt(driver: Driver) -> None:
    sit_down(driver, Setup("piece_o_cake", people(2), deal="CAKES"))
    rest(driver)
    play = driver.app.nav.screen
    before, wrong = play.session.table.record, Move("cut", (3,))
    why = play.session.seat(play.viewer).refuse(wrong)
    play.play(wrong)
    assert play.told
    assert play.prompt == play.say(why)
    assert play.session.table.record == before
    play.play(Move("cut", (0, 6)))
    assert play.session.table.record != before
