"""Score sheets by touch: the final table of a game is entered by taps alone, and gives the game's own result."""

from pathlib import Path

import pytest

from cakeapp.core import registry
from cakeapp.core.sheet import Entry
from cakeapp.services import tallies
from cakeapp.services.decoding.values import as_json
from cakeapp.services.tallies import Scorer, Written
from cakeapp.services.tally import Tally
from cakeapp.stage import semantics
from tests.contract.sheets_against_rules import comparable, finished, with_sheets
from tests.contract.worlds import Setting
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.paper import Hand, reach
from tests.window.shots import SIZES

ON_SCREEN = [setting for setting in with_sheets() if registry.has(setting.key, registry.Door.SHEET_BOARD)]
SMALL = {setting.key: setting for setting in reversed(ON_SCREEN)}
LARGE = {setting.key: setting for setting in ON_SCREEN}  # and with the other options
EVERY = 9  # touches after which the whole screen is looked at


def empty(driver: Driver, setting: Setting) -> Tally:
    scorers = tuple(Scorer(f"Player {seat + 1}", seat) for seat in range(setting.players))
    written = Written("sheet", setting.key, "2026-11-18", scorers, dict(setting.options))
    return Tally(written, driver.app.tallies)


@pytest.mark.parametrize("form", SIZES)
@pytest.mark.parametrize("setting", [*SMALL.values(), *LARGE.values()], ids=str)
def test_a_final_table_is_entered_by_few_taps(driver: Driver, setting: Setting, form: str) -> None:
    driver.resize(*SIZES[form])
    tally, hand = empty(driver, setting), Hand(driver)
    driver.app.nav.go("score", tally=tally)
    driver.frames(3)
    check_screen()
    state, entries, outcome = finished(setting, 1)
    for number, entry in enumerate(sorted(entries, key=lambda entry: entry.seat)):  # player by player
        hand.enter(entry)
        assert tally.written.entries[-1] == entry
        if number % EVERY == 0:
            check_screen()
    check_screen()
    assert comparable(setting, tally.sheet.outcome()) == comparable(setting, outcome)
    assert hand.taps <= setting.probe.most_touches(state) + setting.players
    (path,) = driver.app.tallies.paths()
    assert tallies.read(as_json(path.read_bytes())) == tally.written


@pytest.mark.parametrize("setting", LARGE.values(), ids=str)
def test_the_last_touch_is_taken_back_on_screen(driver: Driver, setting: Setting) -> None:
    tally, hand = empty(driver, setting), Hand(driver)
    driver.app.nav.go("score", tally=tally)
    driver.frames(3)
    first = finished(setting, 1).entries[0]
    hand.enter(Entry(0, first.verb, first.args))
    before = screen()
    hand.tap("undo")
    assert not tally.written.entries
    hand.enter(Entry(0, first.verb, first.args))
    assert screen() == before


def screen() -> list[tuple[str, str]]:
    return [(node.key, node.name) for node in semantics.tree()]


@pytest.mark.parametrize("setting", SMALL.values(), ids=str)
def test_a_finished_sheet_goes_to_the_history_and_can_be_corrected(driver: Driver, setting: Setting) -> None:
    tally = empty(driver, setting)
    driver.app.nav.go("score", tally=tally)
    driver.frames(3)
    entries = finished(setting, 1).entries
    for entry in entries:
        tally.enter(entry)
    driver.app.nav.go("score", tally=tally)
    driver.frames(3)
    for _ in range(2):
        if driver.app.nav.screen.name == "score":
            driver.tap("finish")
    assert driver.app.nav.screen.name == "scored"
    assert driver.app.tallies.paths() == []
    driver.tap("correct")
    driver.tap("undo")
    assert len(tally.written.entries) == len(entries) - 1
    for _ in range(2):
        if driver.app.nav.screen.name == "score":
            driver.tap("finish")
    assert driver.app.history.count() == 1
    (kept,) = driver.app.history.plays()
    assert kept == tally.play()


def test_an_empty_sheet_is_put_away_and_nothing_is_kept(driver: Driver) -> None:
    driver.resize(*SIZES["tablet"])
    driver.app.nav.go("new_sheet", key="piece_o_cake")
    driver.frames(2)
    driver.tap("start")
    driver.tap("eat:kiw:more")
    driver.tap("undo")
    driver.tap("finish")
    assert driver.node("prompt").name.startswith("Nothing is entered.")
    assert len(driver.app.tallies.paths()) == 1
    driver.tap("eat:kiw:more")
    driver.tap("undo")
    driver.tap("finish")  # asked anew, as it was touched between
    assert driver.app.nav.screen.name == "score"
    driver.tap("finish")
    assert driver.app.nav.screen.name == "home"
    assert driver.app.tallies.paths() == []
    assert driver.app.history.count() == 0


def test_a_sheet_is_begun_left_and_found_again(driver: Driver) -> None:
    driver.resize(*SIZES["tablet"])
    for key in ("companion", "game:piece_o_cake", "add:person", "start"):
        reach(driver, key)
        driver.tap(key)
    assert driver.app.nav.screen.name == "score"
    driver.tap("eat:kiw:more")
    driver.tap("leave")
    driver.app.nav.replace("home")
    driver.frames(2)
    driver.tap("companion")
    (card,) = [node for node in semantics.tree() if node.key.startswith("sheet:")]
    assert "Player 1 2" in card.name
    driver.tap(card.key)
    assert driver.node("eat:kiw:more").widget.count == 1


def test_too_many_slices_are_refused_kindly(driver: Driver) -> None:
    driver.resize(*SIZES["tablet"])
    driver.app.nav.go("new_sheet", key="piece_o_cake")
    driver.frames(2)
    driver.tap("start")
    for _ in range(4):
        driver.tap("eat:plu:more")
    assert driver.node("prompt").name == "There are only 3 plum slices, and all of them are entered."
    assert driver.node("eat:plu:more").widget.count == 3


def test_a_sheet_that_cannot_be_read_is_named_and_set_aside(driver: Driver) -> None:
    broken = Path(driver.app.sharing.folder).parent / "sheets" / "x.sheet"
    broken.parent.mkdir(parents=True)
    broken.write_text("{")
    driver.app.nav.go("companion")
    driver.frames(2)
    (aside,) = driver.app.tin.aside.folder.iterdir()
    assert aside.name in driver.node("news").name
    assert aside.read_text() == "{"
    assert driver.app.tallies.paths() == []


def test_the_owner_s_numbers_are_used_and_kept(driver: Driver) -> None:
    driver.app.nav.go("copy", key="piece_o_cake")
    driver.frames(2)
    driver.tap("more:1")
    driver.tap("more:1")
    driver.tap("back")
    driver.app.nav.go("new_sheet", key="piece_o_cake")
    driver.frames(2)
    assert "one thing differs" in driver.node("copy").name
    driver.tap("start")
    driver.tap("eat:plu:more")
    assert driver.node("total").name.endswith(": 3 points")
    driver.app.nav.go("copy", key="piece_o_cake")
    driver.frames(2)
    reach(driver, "as_shipped")
    driver.tap("as_shipped")
    assert driver.app.settings.values.copies == {"piece_o_cake": []}
