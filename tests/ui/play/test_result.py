"""After a game: the reasons on the table, sharing, and the next game of a series."""

from cakeapp.services.series import Series
from cakeapp.services.session import Setup
from cakeapp.stage import semantics
from tests.window.headless import Driver
from tests.window.robot import finish, people


def test_a_reason_is_shown_on_the_table_and_back_leads_to_the_result(driver: Driver) -> None:
    finish(driver, Setup("piece_o_cake", people(3), deal="RESULT"))
    driver.resize(800, 1280)
    reason = next(node for node in semantics.tree() if node.key.startswith("reason:"))
    driver.tap(reason.key)
    assert driver.app.nav.screen.name == "play"
    assert reason.name.split(maxsplit=1)[1] in driver.node("prompt").name
    driver.app.nav.back()
    driver.frames(3)
    assert driver.app.nav.screen.name == "result"


def test_a_result_opens_at_its_top(driver: Driver) -> None:
    driver.resize(412, 915)
    finish(driver, Setup("piece_o_cake", people(3), deal="RESULT"))
    finger = driver.touch(200, 300)
    finger.touch_down()
    for step in range(1, 12):
        finger.touch_move(200, 300 + 30 * step)
        driver.frames()
    finger.touch_up()
    driver.frames(60)
    podium = driver.app.nav.screen.ids.podium
    down = podium.to_window(*podium.pos)[1]
    finish(driver, Setup("piece_o_cake", people(3), deal="AGAIN"))
    assert podium.to_window(*podium.pos)[1] < down


def test_a_standing_folds_and_unfolds(driver: Driver) -> None:
    finish(driver, Setup("piece_o_cake", people(3), deal="RESULT"))
    driver.resize(800, 1280)
    heads = [node.key for node in semantics.tree() if node.key.startswith("standing:")]
    reasons = sum(node.key.startswith("reason:") for node in semantics.tree())
    driver.tap(heads[0])
    assert not any(node.key.startswith("reason:") for node in semantics.tree())
    driver.tap(heads[0])
    assert sum(node.key.startswith("reason:") for node in semantics.tree()) == reasons


def test_a_result_is_shared_as_text_record_and_picture(driver: Driver) -> None:
    session = finish(driver, Setup("piece_o_cake", people(2), deal="RESULT"))
    driver.tap("share")
    folder = driver.app.sharing.folder
    assert {path.suffix for path in folder.iterdir()} == {".txt", ".cake", ".png"}
    assert next(folder.glob("*.cake")).read_text(encoding="utf-8") == session.table.record
    told = next(folder.glob("*.txt")).read_text(encoding="utf-8")
    assert all(sitter.name in told for sitter in session.sitters)
    assert str(folder) in driver.node("line:0").name


def test_the_next_game_of_a_series_follows(driver: Driver) -> None:
    session = finish(driver, Setup("piece_o_cake", people(2), deal="RESULT", series=Series(games=2)))
    assert "1 of 2" in driver.node("series").name
    driver.tap("again")
    following = driver.app.nav.screen.session
    assert following.setup.series.game == 2
    assert following.table.starting_seat != session.table.starting_seat
