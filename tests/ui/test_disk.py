"""The disk in use: nothing changes on screen that is not kept, the reason is said, and the same touch works again."""

import sqlite3
from pathlib import Path
from random import Random

from cakeapp.core import registry
from cakeapp.core.sheet import Entry
from cakeapp.services import session as sessions
from cakeapp.services.lock import Lock
from cakeapp.services.session import Setup, Sitter
from cakeapp.stage import semantics
from tests.services.full import no_room
from tests.window.checks import check_screen
from tests.window.headless import FRAME, Driver
from tests.window.paper import sheet
from tests.window.robot import everything, look, make, people, sit_down

ALONE = (Sitter("Ada"), Sitter("Bo", "apprentice", 1))
LATER = 6.0  # seconds, after which a bot has tried again


def said() -> str:
    node = semantics.find("line:0")
    return node.name if node else ""


def test_a_move_a_touch_and_a_setting_wait_for_room(driver: Driver) -> None:
    driver.app.set("animation_speed", 0.0)
    for key in [info.key for info in registry.played()]:
        sit_down(driver, Setup(key, people(2), deal="FULL"))
        look(driver)
        play, rng = driver.app.nav.screen, Random(1)
        move = rng.choice(play.session.seat(play.viewer).legal())
        before = everything(driver)
        with no_room():
            make(driver, move, tapping=True)
            assert "full" in said()
            check_screen()
            driver.tap("close")
        assert everything(driver) == before
        made = len(play.session.table.record)
        make(driver, move, tapping=True)
        assert len(play.session.table.record) > made
        assert driver.app.saves.read("robot") == play.session.table.record
    driver.app.nav.go("settings")
    driver.frames(3)
    before = [(node.key, node.name) for node in semantics.tree()]
    with no_room():
        driver.tap("setting:left_hand")
        assert "full" in said()
        driver.tap("close")
    assert [(node.key, node.name) for node in semantics.tree()] == before
    driver.tap("setting:left_hand")
    assert driver.app.settings.values.left_hand


def test_a_touch_on_a_sheet_and_its_end_wait_for_room(driver: Driver) -> None:
    driver.resize(800, 1280)
    tally = sheet(driver)
    tally.save()
    driver.app.nav.go("score", tally=tally)
    driver.frames(3)
    with no_room():
        driver.tap("eat:kiw:more")
        assert "full" in said()
        driver.tap("close")
    assert driver.node("eat:kiw:more").widget.count == 0
    driver.tap("eat:kiw:more")
    assert driver.node("eat:kiw:more").widget.count == 1
    assert tally.written.entries == driver.app.tallies.all()[0].entries == (Entry(0, "eat", ("kiw", 1)),)
    other = sqlite3.connect(Path(driver.app.tin.aside.folder).with_name("history.db"), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    driver.tap("finish")
    driver.tap("finish")
    assert "Another program" in said()
    driver.tap("close")
    assert driver.app.nav.screen.name == "score"
    other.close()
    driver.tap("finish")
    assert driver.app.nav.screen.name == "scored"
    assert driver.app.history.count() == 1


def test_the_end_of_a_game_waits_for_the_history(driver: Driver) -> None:
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup("piece_o_cake", people(2), deal="END"))
    play, rng = driver.app.nav.screen, Random(1)
    while play.session.actor is not None:
        play.session.play(play.session.actor, rng.choice(play.session.seat(play.session.actor).legal()))
    driver.app.nav.replace("play", session=play.session)
    driver.frames(3)
    other = sqlite3.connect(Path(driver.app.tin.aside.folder).with_name("history.db"), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    driver.tap("result")
    assert "Another program" in said()
    driver.tap("close")
    assert driver.app.nav.screen.name == "play"
    assert [save.name for save in driver.app.saves.all()] == ["robot"]
    other.close()
    driver.tap("result")
    assert driver.app.nav.screen.name == "result"
    assert driver.app.history.count() == 1
    assert driver.app.saves.all() == []


def test_a_bot_tries_again_later(driver: Driver) -> None:
    driver.app.set("animation_speed", 0.0)
    sit_down(driver, Setup("piece_o_cake", ALONE, deal="BOT"))
    play = driver.app.nav.screen
    driver.until(lambda: play.my_turn or play.pump.busy)
    if play.my_turn:
        play.play(play.session.seat(play.viewer).legal()[-1])
    driver.until(lambda: play.pump.busy)
    made = play.session.table.record
    with no_room():
        driver.until(lambda: bool(said()))
        driver.frames(round(LATER / FRAME))
    assert play.session.table.record == made
    driver.frames(round(LATER / FRAME))
    driver.until(lambda: play.my_turn)
    assert driver.app.saves.read("robot") == play.session.table.record != made


def test_a_first_start_on_a_full_disk_plays_once_there_is_room(tmp_path: Path) -> None:
    with no_room():
        driver = Driver(tmp_path / "new")
        driver.tap("game:piece_o_cake")
        driver.tap("start")
        assert "full" in said()
        driver.tap("close")
        assert driver.app.nav.screen.name == "new_game"
    driver.tap("start")
    assert driver.app.nav.screen.name == "play"
    driver.close()


def test_a_second_app_says_that_there_is_another_and_tries_again(tmp_path: Path) -> None:
    first = Lock(tmp_path / "lock")
    assert first.take()
    driver = Driver(tmp_path)
    driver.frames(3)
    assert driver.app.nav.screen.name == "in_use"
    check_screen()
    driver.tap("again")
    assert driver.app.nav.screen.name == "in_use"
    first.release()
    driver.tap("again")
    assert driver.app.nav.screen.name == "home"
    assert not driver.app.nav.back()
    driver.close()


def test_a_folder_that_cannot_be_written_is_played_on_and_nothing_is_kept(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("not a folder")
    driver = Driver(home)
    assert "Nothing of what you do now will be kept" in driver.node("news").name
    driver.app.set("animation_speed", 0.0)
    driver.app.set("theme", "night")
    session = sessions.start("game", Setup("piece_o_cake", people(2), deal="MEMORY"), driver.app.saves, "2026-11-18")
    driver.app.nav.go("play", session=session)
    rng = Random(1)
    session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    driver.app.nav.replace("home")
    driver.frames(3)
    driver.tap("running:game")
    session = driver.app.nav.screen.session
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    driver.app.nav.replace("result", session=session)
    driver.frames(3)
    assert driver.app.history.count() == 1
    driver.close()
    assert home.read_text() == "not a folder"
    assert list(tmp_path.iterdir()) == [home]


def test_a_clock_that_is_set_back_stops_nobody(driver: Driver) -> None:
    sit_down(driver, Setup("piece_o_cake", ALONE, deal="CLOCK"))
    play = driver.app.nav.screen
    driver.until(lambda: play.my_turn or play.pump.busy)
    driver.now -= 86_400
    if play.my_turn:
        play.play(play.session.seat(play.viewer).legal()[-1])
    driver.until(lambda: play.pump.busy)
    driver.now -= 86_400
    driver.until(lambda: play.my_turn)


def test_an_age_that_cannot_be_is_not_told(driver: Driver) -> None:
    import os
    from time import time

    for at, when in enumerate((0.0, time() + 86_400, time() - 200)):
        session = sessions.start(f"game{at}", Setup("piece_o_cake", people(2)), driver.app.saves, "2026-11-18")
        os.utime(driver.app.saves.folder.file(session.name), (when, when))
    driver.app.nav.replace("home")
    driver.frames(8)
    told = {node.key: node.name for node in semantics.tree() if node.key.startswith("running:")}
    assert [told[f"running:game{at}"].rsplit(". ", 1)[1] for at in range(3)] == [
        "just now",
        "just now",
        "3 minutes ago",
    ]


def test_looking_at_an_old_game_writes_nothing(driver: Driver) -> None:
    games = []
    for number in range(2):
        setup = Setup("piece_o_cake", people(2), deal=f"OLD{number}")
        session, rng = sessions.start(f"game{number}", setup, driver.app.saves, "2026-11-18"), Random(number)
        while session.actor is not None:
            session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
        games.append(session)
        driver.app.nav.replace("result", session=session)
        driver.frames(3)
    before = [play.id for play in driver.app.history.plays()]
    driver.app.nav.replace("home")
    driver.app.nav.go("history")
    driver.frames(4)
    files = {path: path.read_bytes() for path in driver.app.tin.aside.folder.parent.rglob("*") if path.is_file()}
    driver.tap("play:game0")
    assert driver.app.nav.screen.name == "result"
    assert [play.id for play in driver.app.history.plays()] == before == ["game1", "game0"]
    assert {path: path.read_bytes() for path in files} == files
