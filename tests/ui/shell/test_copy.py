"""The owner's own copy on screen: cards are opened, edited, kept, and used by sheets and helpers."""

import pytest

from cakeapp.games.cake_swap.rules.components import SHIPPED, SIDES
from cakeapp.stage import semantics
from tests.window.checks import check_screen
from tests.window.headless import Driver
from tests.window.paper import Hand
from tests.window.shots import SIZES

JAR = 13  # Cookie jar: at least six cookies


@pytest.fixture(params=["phone", "broad"])
def hand(driver: Driver, request: pytest.FixtureRequest) -> Hand:
    driver.resize(*SIZES[request.param])
    return Hand(driver)


def new_sheet(hand: Hand, key: str) -> None:
    hand.driver.app.nav.replace("new_sheet", key=key)
    hand.driver.frames(3)


def choose(hand: Hand, *taps: str) -> None:
    for tap in taps:
        hand.tap(tap)
        check_screen()


def chosen() -> list[str]:
    return [node.key for node in semantics.tree() if node.key.startswith("choice:") and node.widget.strong]


def test_another_order_is_set_kept_and_scored(hand: Hand) -> None:
    driver = hand.driver
    new_sheet(hand, "take_the_cake")
    choose(hand, "copy", f"card:{JAR}", "choice:1:candle", "less:3")
    assert driver.node(f"card:{JAR}").name == "Cookie jar: 9 points for at least 5 candles"
    choose(hand, "choice:0:at_most")
    assert driver.node(f"card:{JAR}").name == "Cookie jar: 9 points for at most 5 candles"
    hand.tap("back")
    assert driver.node(f"card:{JAR}").in_sight
    hand.tap("back")
    assert "3 things differ" in driver.node("copy").name
    choose(hand, "copy", f"card:{JAR}")
    assert chosen() == ["choice:0:at_most", "choice:1:candle"]
    assert driver.node("number:3").name == "How many: 5"
    new_sheet(hand, "take_the_cake")
    hand.tap("start")
    hand.tap("order")
    assert driver.node(f"line:{JAR}").name == "Cookie jar: 9 points for at most 5 candles"
    hand.tap(f"line:{JAR}")
    assert driver.node("total").name.endswith(": 9 points")


def test_another_kind_asks_for_its_own_numbers(hand: Hand) -> None:
    driver = hand.driver
    driver.app.nav.go("copy", key="take_the_cake", inside=("orders", JAR))
    driver.frames(3)
    choose(hand, "choice:0:per_block_one_icing")
    rows = [node.name for node in semantics.tree() if node.key.startswith(("number:", "said:"))]
    assert rows == ["What it asks for: 2x2 blocks", "Points for each: 1", "Points at most: 8"]
    hand.tap("as_shipped")
    assert driver.node(f"card:{JAR}").name == "Cookie jar: 9 points for at least six cookies"
    assert driver.app.settings.values.copies == {"take_the_cake": []}


def test_another_layer_card_is_set_kept_and_asked_for_by_the_checker(hand: Hand) -> None:
    driver = hand.driver
    new_sheet(hand, "cake_swap")
    choose(hand, "copy", "list:layers", "card:0", "choice:1:vanilla", "choice:2:kiwi", "choice:0:5")
    said = "Card 1: size 5, vanilla with kiwi, or turned: size 1, vanilla with wild"
    assert driver.node("card:0").name == said
    hand.tap("back")
    assert driver.node("card:0").name == said
    assert driver.node("card:0").widget.own
    assert not driver.node("card:1").widget.own
    new_sheet(hand, "cake_swap")
    assert "3 things differ" in driver.node("copy").name
    choose(hand, "copy", "list:layers", "card:0")
    assert chosen()[:3] == ["choice:0:5", "choice:1:vanilla", "choice:2:kiwi"]


def test_the_checker_refuses_what_the_cards_of_the_copy_cannot_make(hand: Hand) -> None:
    driver = hand.driver
    kiwi = [
        (at, side)
        for at, card in enumerate(SHIPPED.cards)
        for side, layer in zip(SIDES, card.sides)
        if layer[2] == "kiwi"
    ]
    all_of_size_3 = [[["layers", at, side, "size"], 3] for at, side in kiwi]
    driver.app.settings.set("copies", {"cake_swap": all_of_size_3})
    new_sheet(hand, "cake_swap")
    hand.tap("start")
    hand.tap("helper")
    choose(hand, "add:vanilla:wild", "add:vanilla:kiwi", "add:vanilla:kiwi")
    said = "Here vanilla with kiwi must be smaller than 3, and your copy has it only in size 3."
    assert driver.node("said").name == said
    choose(hand, "add:vanilla:wild")
    assert driver.node("said").name == "With 3 layers, these are its ribbons."
