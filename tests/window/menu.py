"""The menu of a table, by touch."""

from cakeapp.stage import semantics
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.paper import reach


def line_saying(driver: Driver, words: str) -> str:
    return next(node.key for node in semantics.tree() if node.name == words)


def choose(driver: Driver, words: str) -> None:
    key = line_saying(driver, words)
    reach(driver, key)
    driver.tap(key)


def let_play(driver: Driver, seat: int, kind: str) -> None:
    """By touch: the table's menu, her name, who plays for her."""
    sitter, t = driver.app.nav.screen.session.sitters[seat], driver.app.strings
    driver.tap("leave")
    check_screen()
    choose(driver, t("play.plays_bot" if sitter.is_bot else "play.plays_person", name=sitter.name))
    check_screen()
    choose(driver, t(f"new_game.level.{kind}"))
    assert semantics.find("sheet") is None
