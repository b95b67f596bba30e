"""What somebody has in mind, and the gestures that make it."""

from random import Random

from cakeapp.core.game import Move
from cakeapp.core.table import open_table
from cakeapp.games.dutch_auction.rules.codes import NUMBER
from cakeapp.games.dutch_auction.table.guide import gestures
from cakeapp.games.dutch_auction.table.intent import BID, Intent, keyed, stays
from cakeapp.scene.gestures import Drag, Tap


def test_two_cards_alike_have_a_key_each() -> None:
    power = NUMBER["g*"]
    assert keyed(BID, (power, power)) == {"bid:g*": power, "bid:g*#2": power}


def test_a_purchase_needs_a_lot_and_cards() -> None:
    bid = keyed(BID, (NUMBER["g4"], NUMBER["p6"]))
    choice = Intent(lot=2)
    assert choice.purchase(bid) is None
    choice.mark("bid:p6")
    choice.mark("bid:g4")
    assert choice.purchase(bid) == Move("buy", (2, (NUMBER["g4"], NUMBER["p6"])))
    choice.mark("bid:g4")
    assert choice.paid == {"bid:p6"}


def test_a_card_stays_by_the_suit_it_has_now() -> None:
    assert stays(NUMBER["r4=b"], NUMBER["b1"])
    assert not stays(NUMBER["r4=b"], NUMBER["r1"])


def test_a_card_is_set_aside_by_drag_or_by_tap() -> None:
    view = open_table("dutch_auction", ["Ada", "Bo"], {}, Random(1)).seat(0).view()
    key, card = next(iter(keyed("hand", view.hands[0]).items()))
    move = Move("aside", (card,))
    assert gestures(view, 0, Intent(), move, False) == [Drag(key, "deck"), Tap("confirm")]
    assert gestures(view, 0, Intent(), move, True) == [Tap(key), Tap("confirm")]
    assert gestures(view, 0, Intent(aside=key), move, True) == [Tap("confirm")]
