"""The history screen: what was played is found, filtered, opened and counted."""

from cakeapp.core.game import Line
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.session import Setup
from cakeapp.stage import semantics
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.robot import finish, people


def names(prefix: str) -> list[str]:
    return [node.name for node in semantics.tree() if node.key.startswith(prefix)]


def sheet(number: int, game: str = "piece_o_cake") -> FinishedGame:
    scores = (Score("Ada", 9 + number, 1, lines=(Line("eaten", 9, ("kiw",)),)), Score("Bo", 3, 2))
    return FinishedGame(f"sheet {number}", game, "2026-10-01", scores, source="sheet")


def test_a_finished_game_is_found_and_opened_with_its_table(driver: Driver) -> None:
    session = finish(driver, Setup("piece_o_cake", people(2), deal="RESULT"))
    driver.app.nav.replace("home")
    driver.frames(3)
    driver.tap("history")
    driver.tap(f"play:{session.name}")
    assert driver.app.nav.screen.name == "result"
    driver.tap("back")
    assert driver.app.nav.screen.name == "history"
    assert driver.app.history.count() == 1


def test_a_sheet_is_opened_with_its_lines(driver: Driver) -> None:
    driver.app.history.add(sheet(1))
    driver.tap("history")
    driver.tap("play:sheet 1")
    assert names("standing:")[0] == "1st Ada, 10 points"
    assert "kiwi" in " ".join(names("reason:"))
    driver.tap("share")
    (text,) = driver.app.sharing.files((".txt",))
    assert text.read_text().splitlines() == ["Piece o' Cake, 2026-10-01", "1. Ada: 10", "2. Bo: 3"]


def test_filters_and_numbers(driver: Driver) -> None:
    driver.app.history.add(sheet(1), sheet(2), sheet(3, "top_cake"))
    driver.tap("history")
    assert len(names("play:")) == 3
    while driver.node("filter:game").widget.text != "Piece o' Cake":
        driver.tap("filter:game")
    assert len(names("play:")) == 2
    driver.tap("show:numbers")
    driver.frames(3)
    assert "Ada" in names("standing:")
    assert any(name.startswith("Eaten: 4.5") for name in names("bar:"))
    check_screen()


def test_many_games_are_shown_a_page_at_a_time(driver: Driver) -> None:
    driver.app.history.add(*map(sheet, range(70)))
    driver.tap("history")
    screen = driver.app.nav.screen
    driver.frames(15)
    shown = [len(screen.ids.rows.children)]
    while screen.more:
        screen.show_more()
        driver.frames(15)
        shown.append(len(screen.ids.rows.children))
    assert shown == [30, 60, 70]
