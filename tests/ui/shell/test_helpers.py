"""What else helps beside the printed games: the judge, the class checker, the eight cuts, and what can be bought."""

from cakeapp.core import registry
from cakeapp.stage import semantics
from tests.contract.sheets_against_rules import with_sheets
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.paper import Hand
from tests.window.sheet_scenes import tally_of

LARGE = {setting.key: setting for setting in with_sheets()}


def open_helper(driver: Driver, key: str, *taps: str) -> Hand:
    hand = Hand(driver)
    driver.app.nav.go("helper", tally=tally_of(driver, LARGE[key], 0))
    driver.frames(3)
    for tap in taps:
        hand.tap(tap)
    check_screen()
    return hand


def keys(prefix: str) -> list[str]:
    return [node.key.removeprefix(prefix) for node in semantics.tree() if node.key.startswith(prefix)]


def test_the_judge_says_who_takes_a_lot_and_why(driver: Driver) -> None:
    hand = open_helper(driver, "top_cake", "face:5", "chip:1", "face:5", "face:6", "chip:2", "face:half")
    said = "Played by more than one and removed: 5. The highest bid wins: Bo takes the lot with 6."
    assert driver.node("said").name == said
    hand.tap("face:8")
    assert driver.node("said").name == "The 8 stays in the tin when more than two play."
    hand.tap("chip:1")
    hand.tap("face:6")
    assert driver.node("said").name.endswith("Clementine takes the lot with one half.")
    hand.tap("wipe")
    assert not any(node.widget.laid for node in semantics.tree() if node.key.startswith("face:"))


def test_the_checker_shows_every_ribbon_and_which_are_gone(driver: Driver) -> None:
    layers = ("add:chocolate:wild", "add:vanilla:wild", "add:chocolate:kiwi")
    hand = open_helper(driver, "cake_swap", *layers)
    assert sorted(keys("found:")) == ["gold_standard", "honorable", "premium"]
    hand.tap("take_off")
    assert keys("found:") == []
    tally = driver.app.nav.screen.tally
    driver.app.nav.go("score", tally=tally)
    driver.frames(2)
    hand.tap("ribbon:honorable:white")
    driver.app.nav.go("helper", tally=tally)
    driver.frames(2)
    for tap in layers:
        hand.tap(tap)
    assert "Ada has it already" in driver.node("found:honorable").name


def test_two_cut_cards_give_eight_cuts_over_the_centre(driver: Driver) -> None:
    hand = open_helper(driver, "take_the_cake", "card:cut01", "card:cut05")
    assert len(keys("cut:")) == 8
    for _ in range(3):
        hand.tap("topping:cookie:1")
    assert "cookies" in driver.node("cell:2").name
    assert driver.node("cell:3").widget.here
    hand.tap("others")
    assert keys("cut:") == []
    assert len(keys("card:")) == 27


def test_a_bid_tells_what_it_buys_without_a_loss(driver: Driver) -> None:
    hand = open_helper(driver, "dutch_auction", "more:green", "more:green")
    assert driver.node("keeps:green").name == "A green card at a cost of up to 2 loses no card."
    hand.tap("less:green")
    hand.tap("less:green")
    assert driver.node("keeps:green").name == "Every payment for a green card loses one."


def test_every_helper_is_reached_from_its_sheet(driver: Driver) -> None:
    for key, setting in LARGE.items():
        driver.app.nav.go("score", tally=tally_of(driver, setting, 0))
        driver.frames(3)
        if registry.has(key, registry.Door.HELPER):
            driver.tap("helper")
            assert driver.app.nav.screen.name == "helper"
            assert driver.node("title").name == driver.app.strings(f"{key}.helper.title")
        else:
            assert semantics.find("helper") is None
