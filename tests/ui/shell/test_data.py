"""The data screen: out and in again, with a preview, and nothing changed by what is refused."""

import json
from dataclasses import replace
from pathlib import Path
from uuid import UUID

from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.stage import semantics
from tests.window.headless import Driver

EXAMPLE = Path(__file__).parents[2] / "services" / "exchange" / "bgsplay.json"
PLAY = FinishedGame("0" * 32, "piece_o_cake", "2026-11-18", (Score("Ada", 9, 1), Score("Bo", 3, 2)))


def files() -> list[str]:
    return [node.key for node in semantics.tree() if node.key.startswith("file:")]


def bring_in(driver: Driver, ending: str) -> None:
    driver.tap(next(key for key in files() if key.endswith(ending)))
    driver.frames(3)


def test_what_goes_out_comes_in_again_and_only_once(driver: Driver) -> None:
    driver.resize(800, 1280)
    driver.app.history.add(PLAY)
    driver.app.nav.go("data")
    driver.frames(3)
    for button in ("back_up", "export_table", "export_plays"):
        driver.tap(button)
    for ending in (".jsonl", ".csv", ".bgsplay"):
        driver.app.history.remove(PLAY.id)
        bring_in(driver, ending)
        assert driver.app.history.count() == 0
        driver.tap("confirm")
        assert driver.app.history.count() == 1
        bring_in(driver, ending)
        driver.tap("confirm")
        assert driver.app.history.count() == 1


def test_a_file_that_cannot_be_read_is_refused_with_its_reason(driver: Driver) -> None:
    driver.resize(800, 1280)
    folder: Path = driver.app.sharing.folder
    folder.mkdir(parents=True)
    (folder / "bad.json").write_bytes(b"PK\x03\x04")
    driver.app.nav.go("data")
    driver.frames(3)
    bring_in(driver, "bad.json")
    why = "The file is damaged, or not what its name says: it cannot be read from line 1 on."
    assert driver.node("refused").name == f"bad.json is not brought in. {why}"
    assert semantics.find("confirm") is None


def test_a_running_record_goes_on_here(driver: Driver) -> None:
    driver.resize(800, 1280)
    folder: Path = driver.app.sharing.folder
    folder.mkdir(parents=True)
    (folder / "game.cake").write_text('[Game "piece_o_cake"]\n[Players "Ada; Bo"]\n\n* first 1\n', encoding="utf-8")
    driver.app.nav.go("data")
    driver.frames(3)
    bring_in(driver, ".cake")
    driver.tap("confirm")
    driver.app.nav.replace("home")
    driver.frames(3)
    assert any(node.key.startswith("running:") for node in semantics.tree())


def test_what_a_foreign_file_holds_that_cannot_be_kept_is_told_in_sight(driver: Driver) -> None:
    file = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    lame = file["plays"][0] | {"uuid": str(UUID(int=1)), "playerScores": []}
    file["plays"] += [lame, lame | {"uuid": str(UUID(int=2))}]
    folder: Path = driver.app.sharing.folder
    folder.mkdir(parents=True)
    (folder / "plays.bgsplay").write_text(json.dumps(file), encoding="utf-8")
    driver.resize(360, 640)
    driver.app.nav.go("data")
    driver.frames(3)
    driver.app.nav.screen.ids.scroll.scroll_y = 0
    driver.frames(2)
    bring_in(driver, ".bgsplay")
    assert driver.node("told").name == (
        "One new game; 0 here already.\nLeft out: 2 plays without points for everybody."
    )
    assert driver.node("told").in_sight
    driver.tap("confirm")
    assert driver.app.history.count() == 1


def test_ten_thousand_games_go_out_and_in_while_the_page_says_how_far(driver: Driver, monkeypatch) -> None:
    """Here a step a frame, so that a few games are enough."""
    monkeypatch.setattr("cakeapp.ui.shell.data.A_FRAME", 1e-9)
    driver.resize(800, 1280)
    driver.app.history.add(*(replace(PLAY, id=f"play{number}") for number in range(30)))
    driver.app.nav.go("data")
    driver.frames(3)
    driver.tap("back_up")
    page = driver.app.nav.screen
    assert page.told == "Writing..."
    assert files() == []
    driver.until(lambda: "Kept" in page.told)
    driver.frames(3)
    bring_in(driver, ".jsonl")
    assert "games so far" in page.told
    driver.until(lambda: bool(page.confirm_text))
    assert "Here already: 30" in page.told
    driver.tap("back_up")
    driver.app.nav.go("home")
    driver.frames(3)
    assert not list(driver.app.sharing.folder.glob(".*"))
