"""Where the button says two moves, both are made: a card is taken, and goes where it was meant to."""

from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import SHIPPED
from cakeapp.games.cake_swap.table.intent import way_key
from cakeapp.services.session import Setup
from tests.window.headless import Driver
from tests.window.robot import look, people, played, rest, sit_down


def test_a_card_is_taken_and_placed_by_one_press_and_by_nothing_else(driver: Driver) -> None:
    sit_down(driver, Setup("cake_swap", people(2), deal="TWO"))
    look(driver)
    play = driver.app.nav.screen
    seat = play.session.seat(play.viewer)
    draft = next(move for move in seat.legal() if move.verb == "draft")
    way = worth.placings(worth.after(seat.view(), draft))[0]
    before = played(driver)
    driver.tap(f"card:{SHIPPED.cards[draft.args[0]].id}")
    driver.tap(way_key(way))
    driver.tap("cancel")
    rest(driver)
    assert played(driver) == before
    driver.tap(f"card:{SHIPPED.cards[draft.args[0]].id}")
    driver.tap(way_key(way))
    driver.tap("confirm")
    rest(driver)
    made = played(driver)[len(before) :]
    assert [line.split(" ", 1)[1] for line in made] == [seat.text(draft), seat.text(way)]
