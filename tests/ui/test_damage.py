"""A damaged data folder through the whole app: home names what was set aside, and every page opens."""

import sqlite3
from pathlib import Path

import pytest

from cakeapp.services import session as sessions
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.session import Setup
from cakeapp.services.tin import Tin
from cakeapp.stage import semantics
from cakeapp.stage.widgets.cards import PictureCard
from tests.services.damage import DAMAGE, FILES, ODD, furnish
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.pages import open_every_page, open_history
from tests.window.robot import people

SOME = {  # damage, so that all kinds and all files are met
    "half": ("folder", "zeros", "half", "half", "pipe"),
    "flipped": ("pipe", "digits", "number", "flipped", "nowhere"),
    "text": ("letter", "folder", "pipe", "text", "zeros"),
}


@pytest.mark.parametrize("name", SOME)
def test_home_names_what_was_set_aside_and_every_page_opens(tmp_path: Path, name: str) -> None:
    furnish(tmp_path)
    for file, kind in zip(FILES, SOME[name], strict=True):
        DAMAGE[kind](tmp_path / file)
    driver = Driver(tmp_path)
    driver.frames(6)
    assert driver.app.nav.screen.name == "home"
    told = driver.node("news").name
    set_aside = [path.name for path in driver.app.tin.aside.folder.iterdir()]
    assert len(set_aside) > 0
    assert sum(one in told for one in set_aside) >= min(2, len(set_aside))
    check_screen()
    open_every_page(driver)
    driver.close()


def test_whatever_rows_hold_no_page_closes(tmp_path: Path) -> None:
    furnish(tmp_path)
    driver = Driver(tmp_path)
    path = tmp_path / "history.db"
    content = path.read_bytes()
    for sql in ODD:
        driver.app.history.close()
        path.write_bytes(content)
        db = sqlite3.connect(path, isolation_level=None)
        try:
            db.execute(sql)
        except sqlite3.IntegrityError:
            continue
        finally:
            db.close()
        driver.app.tin.history = type(driver.app.history)(path, driver.app.tin.aside)
        open_history(driver)
    driver.close()


def test_three_hundred_running_games_come_after_the_screen(tmp_path: Path) -> None:
    tin = Tin(tmp_path)
    record = sessions.start("game", Setup("top_cake", people(4), deal="MANY"), tin.saves, "2026-11-18").table.record
    for number in range(299):
        tin.saves.write(f"game{number}", record)
    tin.close()
    driver = Driver(tmp_path)
    assert running(driver) < 30
    driver.until(lambda: running(driver) == 30)
    driver.frames(3)
    driver.node("more").widget.activate()
    driver.until(lambda: running(driver) == 60)
    assert "240 more" in driver.node("more").name
    driver.close()


def running(driver: Driver) -> int:
    return sum(isinstance(one, PictureCard) for one in driver.app.nav.screen.ids.running.children)


def test_a_game_that_could_not_be_kept_in_the_history_waits_at_home(tmp_path: Path) -> None:
    furnish(tmp_path)
    newer = sqlite3.connect(tmp_path / "history.db")
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    driver = Driver(tmp_path)
    assert "newer version" in driver.node("news").name
    session = sessions.start("over", Setup("piece_o_cake", people(2)), driver.app.saves, "2026-11-18")
    while session.actor is not None:
        session.play(session.actor, session.seat(session.actor).legal()[0])
    driver.app.nav.replace("result", session=session)
    driver.frames(3)
    driver.app.nav.begin("home")
    driver.frames(4)
    assert "finished" in driver.node("running:over").name
    driver.tap("running:over")
    assert driver.app.nav.screen.name == "result"
    driver.app.nav.begin("home")
    driver.frames(3)
    older = sqlite3.connect(tmp_path / "history.db")
    older.execute("PRAGMA user_version = 2")
    older.close()
    driver.app.nav.begin("home")
    driver.frames(4)
    assert semantics.find("running:over") is None
    assert driver.app.history.play("over") is not None
    assert "newer version" not in driver.node("news").name
    driver.close()


def test_another_game_from_the_same_beginning_does_not_take_the_place_of_the_first(driver: Driver) -> None:
    for way in (0, -1):
        session = sessions.start("twin", Setup("piece_o_cake", people(2), deal="TWIN"), driver.app.saves, "2026-11-18")
        while session.actor is not None:
            session.play(session.actor, session.seat(session.actor).legal()[way])
        driver.app.nav.replace("result", session=session)
        driver.frames(2)
    assert driver.app.history.count() == 2


def test_games_of_which_too_little_can_be_read_are_counted(tmp_path: Path) -> None:
    furnish(tmp_path, plays=40)
    db = sqlite3.connect(tmp_path / "history.db")
    with db:
        db.execute("UPDATE seats SET points = 'many' WHERE play IN (SELECT id FROM plays ORDER BY date DESC LIMIT 5)")
    db.close()
    driver = Driver(tmp_path)
    driver.app.nav.go("history")
    driver.frames(15)
    page = driver.app.nav.screen
    assert "5 cannot be shown" in page.found
    while page.more:
        page.show_more()
        driver.frames(15)
    assert len(page.ids.rows.children) == 36
    driver.close()


def test_a_game_that_is_not_known_is_shown_by_its_name(driver: Driver) -> None:
    driver.app.history.add(FinishedGame("a", "../pie", "2026-11-18", (Score("Ada", 3, 1), Score("Bo", 1, 2))))
    driver.app.nav.go("history")
    driver.frames(4)
    driver.tap("play:a")
    driver.tap("share")
    assert {path.parent for path in driver.app.sharing.files((".txt",))} == {driver.app.sharing.folder}
