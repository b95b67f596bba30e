"""A score sheet has room for large fingers where the screen has."""

from tests.window.headless import Driver


def test_a_sheet_follows_the_screen_while_it_is_open(driver: Driver) -> None:
    driver.resize(412, 915)
    for key in ("companion", "game:piece_o_cake", "start"):
        driver.tap(key)
    assert not driver.app.nav.screen.board.big
    driver.resize(1280, 1000)
    assert driver.app.nav.screen.board.big
