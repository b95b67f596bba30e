"""What still turns or falls when it becomes something else is whole at once: nothing stays half turned."""

from cakeapp.games.top_cake.table.board.fill import fill_fan
from tests.window.headless import Driver
from tests.window.touches import movable, sit


def test_a_bidding_card_that_becomes_another_amid_its_turn(driver: Driver) -> None:
    sit(driver, "top_cake", moves=0)
    table = driver.app.nav.screen.table
    card, hand = movable(driver)[0], table.view.hands[table.seat.number]
    table.tap(card)
    driver.frames(3)
    assert card.squeeze < 1
    fill_fan(table, table.view, hand[1:] + hand[:1])
    driver.frames(20)
    assert card.squeeze == 1


def test_the_colours_over_take_the_cake_s_centre_that_fall_no_more(driver: Driver) -> None:
    sit(driver, "take_the_cake", moves=0)
    centre = driver.app.nav.screen.table.ids.centre
    centre.show_colours("RGBPRGBPRGBPRGBP")
    driver.frames(3)
    assert centre.over.opacity < 1
    centre.show_colours("")
    driver.frames(20)
    assert centre.over.opacity == 1
