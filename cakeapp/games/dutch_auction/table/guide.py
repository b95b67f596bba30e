"""With which gestures each move is made, from what is already chosen."""

from typing import Any

from cakeapp.core.game import Move
from cakeapp.games.dutch_auction.rules.codes import NAME, SUITS
from cakeapp.games.dutch_auction.rules.view import View
from cakeapp.games.dutch_auction.table.intent import BID, HAND, THEIRS, Intent, keyed, ready_powers
from cakeapp.games.dutch_auction.table.targets import in_bid
from cakeapp.scene.gestures import Drag, Gesture, Tap

PILES = {"auction": "auction", "own": "discards"}  # the key of each


def gestures(view: View, seat: int, choice: Intent, move: Move, tapping: bool) -> list[Gesture]:
    if move.verb == "vote":
        return [Tap(f"vote:{move.args[0]}")]
    if move.verb == "aside":
        return set_aside(view, seat, choice, move.args[0], tapping)
    bid = keyed(BID, view.bids[seat])
    if move.verb == "power":
        return use_power(view, bid, choice, move, tapping)
    made: list[Gesture] = [Tap("back")] if choice.pile or choice.target else []
    if move.verb == "done":
        made += [Tap(key) for key in sorted(choice.paid)]
        return [*made, *([Tap(f"lot:{choice.lot}")] if choice.lot else []), Tap("confirm")]
    cost, paid = move.args
    return made + buy(view, bid, choice, cost, paid, tapping)


def set_aside(view: View, seat: int, choice: Intent, card: int, tapping: bool) -> list[Gesture]:
    keys = [key for key, held in keyed(HAND, view.hands[seat] or ()).items() if held == card]
    if choice.aside in keys:
        return [Tap("confirm")]
    return [Tap(keys[0]) if tapping else Drag(keys[0], "deck"), Tap("confirm")]


def payers(bid: dict[str, int], paid: tuple[int, ...], marked: set[str]) -> list[str]:
    """Keys of cards such as are to be paid; those that are marked already come before others like them."""
    left, found = list(paid), []
    for key in sorted(bid, key=lambda key: key not in marked):
        if bid[key] in left:
            left.remove(bid[key])
            found.append(key)
    return found


def buy(
    view: View, bid: dict[str, int], choice: Intent, cost: int, paid: tuple[int, ...], tapping: bool
) -> list[Gesture]:
    wanted, lot, ready = payers(bid, paid, choice.paid), f"lot:{cost}", ready_powers(view, bid)
    made: list[Gesture] = [Tap(key) for key in sorted(choice.paid.difference(wanted))]
    missing = [key for key in wanted if key not in choice.paid]
    if not tapping and missing:
        return made + [Drag(key, lot) for key in missing]
    wheel = choice.power
    for key in missing:
        if key not in ready:
            made.append(Tap(key))
            continue
        made += [Tap("wheel:pay")] if wheel == key else [Tap(key), Tap("wheel:pay")]
        wheel = ""
    return [*made, *([] if choice.lot == cost else [Tap(lot)]), Tap("confirm")]


def use_power(view: View, bid: dict[str, int], choice: Intent, move: Move, tapping: bool) -> list[Gesture]:
    power, action, *what = move.args
    key = next(key for key, card in ready_powers(view, bid).items() if card == power)
    made: list[Gesture] = []
    if choice.pile or choice.target:
        made.append(Tap("back"))
    if key in choice.paid:
        made.append(Tap(key))
    if choice.power != key:
        made.append(Tap(key))
    aim, then = aims(bid, key, action, what)
    spoke = f"wheel:{action}"
    made += [Tap(spoke), Tap(aim)] if tapping else [Drag(spoke, aim)]
    return [*made, *([Tap(then)] if then else [])]


def aims(bid: dict[str, int], key: str, action: str, what: list[Any]) -> tuple[str, str]:
    """What the power is put on, and what is tapped after that."""
    if action == "steal":
        return f"{THEIRS}:{NAME[what[0]]}", ""
    if action == "take":
        place, taken = what
        return (f"lot:{taken}", "") if place == "display" else (PILES[str(place)], f"pick:{NAME[taken]}")
    aim = next(one for one, card in in_bid(bid, key).items() if card == what[0])
    return aim, f"suit:{SUITS[what[1]]}" if action == "suit" else ""
