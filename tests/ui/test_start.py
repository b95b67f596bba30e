"""The first start, and the next one."""

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.bots.taste import TASTES
from cakeapp.services import session as sessions
from cakeapp.services.saves import Saves
from cakeapp.services.session import ON_TABLE, PASS, Setup, Sitter
from cakeapp.stage import semantics
from cakeapp.ui.shell.new_game import KINDS
from tests.window.headless import Driver

START = """
from tests.window import headless
headless.bootstrap()
from kivy.base import EventLoop
from cakeapp.app import CakeTin
app = CakeTin()
app._run_prepare()
print(app.nav.screen.name)
"""


@pytest.mark.parametrize("home", ["new account", "/proc/nobody"])
def test_it_starts_where_there_are_no_folders_yet_nor_can_be(tmp_path: Path, home: str) -> None:
    env = os.environ | {"HOME": str(tmp_path / home), "CAKE_PIXELS": "off"}
    env.pop("XDG_CONFIG_HOME", None)
    done = subprocess.run([sys.executable, "-c", START], env=env, capture_output=True, text=True, check=False)
    assert done.stdout.strip().endswith("home"), done.stderr[-2000:]


@pytest.mark.parametrize("key", ["piece_o_cake"])
def test_three_taps_to_the_first_decision(driver: Driver, key: str) -> None:
    driver.frames(6)  # home has come to rest
    driver.tap(f"game:{key}")
    driver.tap("start")
    play = driver.app.nav.screen
    driver.until(lambda: play.my_turn and not play.director.busy)
    assert play.name == "play"


def test_home_is_where_it_was_after_each_pull(driver: Driver) -> None:
    driver.frames(6)
    first = {node.key: node.bounds for node in semantics.tree()}
    for _ in range(3):
        finger = driver.touch(200, 500)
        finger.touch_down()
        for step in range(1, 12):
            finger.touch_move(200, 500 - 25 * step)
            driver.frames()
        finger.touch_up()
        driver.frames(180)
    assert {node.key: node.bounds for node in semantics.tree()} == first


def test_one_tap_goes_on_with_yesterday_s_game(driver: Driver) -> None:
    saves = Saves(driver.app.saves.folder)
    setup = Setup("piece_o_cake", (Sitter("Ada"), Sitter("Bo")), deal="BEFORE")
    session = sessions.start("yesterday", setup, saves, "2026-11-17")
    seat = session.seat(session.actor)
    session.play(seat.number, Random(1).choice(seat.legal()))
    driver.app.nav.replace("home")
    driver.frames(3)
    driver.tap("running:yesterday")
    play = driver.app.nav.screen
    assert play.session.table.record == session.table.record
    assert driver.node("confirm")


def test_a_save_that_cannot_be_read_is_named_and_the_others_go_on(driver: Driver) -> None:
    saves = Saves(driver.app.saves.folder)
    setup = Setup("piece_o_cake", (Sitter("Ada"), Sitter("Bo")), deal="BEFORE")
    sessions.start("good", setup, saves, "2026-11-17")
    saves.write("bad", '[Game "piece_o_cake"]\n[Players "Ada; Bo"]\n\n* first 9\n')
    driver.app.nav.replace("home")
    driver.frames(3)
    assert "line 4" in driver.node("news").name
    assert semantics.find("running:good") is not None
    assert semantics.find("running:bad") is None
    (aside,) = driver.app.tin.aside.folder.iterdir()
    assert aside.name in driver.node("news").name
    assert aside.read_text(encoding="utf-8").endswith("* first 9\n")


def test_a_bot_may_have_a_temperament_and_none_has_the_name_of_another(driver: Driver) -> None:
    driver.resize(800, 1280)
    driver.tap("game:top_cake")
    driver.frames(3)
    driver.tap("add:bot")
    for seat in (1, 2):
        driver.tap(f"kind:{seat}")
        driver.tap(f"line:{KINDS.index('master:spoiler')}")
    assert "spoiler" in driver.node("kind:1").name
    names = [sitter.name for sitter in driver.app.nav.screen.seating.sitters]
    driver.tap("start")
    session = driver.app.nav.screen.session
    assert len(set(names)) == len(names)
    assert [sitter.name for sitter in session.sitters] == names
    assert [sitter.kind for sitter in session.sitters] == ["person", "master:spoiler", "master:spoiler"]
    assert levels.make("top_cake", session.sitters[1].kind).taste == TASTES["spoiler"]


def test_how_people_sit_is_asked_where_there_are_several(driver: Driver) -> None:
    driver.resize(800, 1280)
    driver.tap("game:top_cake")
    driver.frames(3)
    assert semantics.find("sit:table") is None
    driver.tap("add:person")
    driver.tap("sit:table")
    driver.tap("start")
    assert driver.app.nav.screen.session.setup.sitting == ON_TABLE


def test_one_person_alone_is_not_turned_round(driver: Driver) -> None:
    """Even if the last game was one for several around the device."""
    driver.resize(800, 1280)
    driver.tap("game:top_cake")
    driver.frames(3)
    driver.tap("add:person")
    driver.tap("sit:table")
    driver.tap("remove:2")
    driver.tap("start")
    assert driver.app.nav.screen.session.setup.sitting == PASS


def test_a_game_keeps_when_it_began_and_not_how_long_it_lay_in_a_pocket(driver: Driver) -> None:
    driver.tap("game:piece_o_cake")
    driver.tap("start")
    session, rng = driver.app.nav.screen.session, Random(1)
    driver.app.on_pause()
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    driver.app.nav.go("result", session=session)
    (kept,) = driver.app.history.plays()
    assert kept.minutes == 0
    datetime.strptime(kept.date, "%Y-%m-%d %H:%M:%S")
