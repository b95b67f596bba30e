"""How a person makes a move at the table, from how things are in mind and on screen."""

from typing import NamedTuple

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules.components import CLASSES, SHIPPED
from cakeapp.games.cake_swap.rules.notation import FOR_NOTHING
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, SWAPPED_TOP
from cakeapp.stage.gestures import Drag, Gesture, Tap


class Shown(NamedTuple):
    """What is on screen, as far as gestures depend on it."""

    side: int  # of the card in hand that is up
    picked: str  # the key of what was picked up by a tap
    away: bool  # another's cake is looked at
    apart: bool  # the judges have room of their own
    judges: bool  # they have not, and stand where the drafting area was
    page: int  # of the drafting area
    pages: int
    on_page: int  # cards


def place_key(way: int, at: int, height: int) -> str:
    """The key of the place on the own cake where a card goes; layers are counted from the bottom, from 1."""
    if way == PLAIN:
        return "gap:top"
    if way == SQUEEZED:
        return f"gap:{at}"
    return f"layer:{height if way == SWAPPED_TOP else at}"


def stand_key(kind: int) -> str:
    return "stand:none" if kind == FOR_NOTHING else f"stand:{CLASSES[kind]}"


def card_key(card: int) -> str:
    return f"card:{SHIPPED.cards[card].id}"


def gestures(move: Move, shown: Shown, drafting: tuple[int, ...], height: int, tapping: bool) -> list[Gesture]:
    if shown.away:
        return [Tap("mine"), *gestures(move, shown._replace(away=False, picked=""), drafting, height, tapping)]
    if shown.judges and move.verb != "clear":
        nearer = shown._replace(judges=False, picked="")
        return [Tap("judges"), *gestures(move, nearer, drafting, height, tapping)]
    verb, args = move
    if verb == "end":
        return [Tap("end")]
    if verb == "draw":
        return [Tap("pile")] if tapping else [Drag("pile", "hand")]
    if verb == "pass":
        return carry("hand", "pass", shown.picked, tapping)
    if verb == "place":
        side, way, at = args
        turned: list[Gesture] = [] if side == shown.side else [Tap("hand")]
        return [*turned, *carry("hand", place_key(way, at, height), "hand", tapping)]
    if verb == "clear":
        if shown.apart or shown.judges or tapping:
            return carry("cake", stand_key(args[0]), shown.picked, tapping)
        return [Tap("judges"), Drag("cake", stand_key(args[0]))]
    if verb == "swipe":
        return carry("action:swipe", f"seat:{args[0]}", shown.picked, tapping)
    return take(verb, args[0], shown, drafting, tapping)


def take(verb: str, card: int, shown: Shown, drafting: tuple[int, ...], tapping: bool) -> list[Gesture]:
    """Draft or trade a card, which may lie on another page."""
    turns: list[Gesture] = []
    if shown.pages > 1:
        turns = [Tap("page")] * ((drafting.index(card) // shown.on_page - shown.page) % shown.pages)
    picked = "" if turns else shown.picked
    if verb == "draft":
        return [*turns, *carry(card_key(card), "hand", picked, tapping)]
    return [*turns, *carry("action:swap", card_key(card), picked, tapping)]


def carry(key: str, place: str, picked: str, tapping: bool) -> list[Gesture]:
    if not tapping:
        return [Drag(key, place)]
    return [Tap(place)] if picked == key else [Tap(key), Tap(place)]
