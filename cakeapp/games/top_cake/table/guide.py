"""How a person makes a move at the table, from how things are in mind and on screen."""

from cakeapp.core.game import Move
from cakeapp.games.top_cake.rules.components import FACES, LAYERS
from cakeapp.games.top_cake.rules.view import View
from cakeapp.games.top_cake.table.intent import Intent, can_turn
from cakeapp.scene.gestures import Drag, Gesture, Tap


def gestures(
    view: View, choice: Intent, move: Move, picked: str, tapping: bool, elsewhere: bool = False
) -> list[Gesture]:
    """`picked` is the key of what was picked up by a tap, if any; `elsewhere`: something else is looked at."""
    if elsewhere:
        return [Tap("pane"), *gestures(view, choice, move, "", tapping)]
    if move.verb == "bid":
        lot, facing, card = move.args
        key, wrong = f"card:{FACES[card]}", choice.facing(view, card) != facing
        place = f"lot:{LAYERS[lot].id}"
        if not tapping:
            return [Tap(key), Drag(key, place)] if wrong else [Drag(key, place)]
        if picked == key:
            return [Tap(key), Tap(place)] if wrong else [Tap(place)]
        turns = 1 if wrong or not can_turn(view) else 2  # each tap turns a card that may lie either way
        return [*[Tap(key)] * turns, Tap(place)]
    if move.verb == "half":
        lot = move.args[0]
        put = [] if choice.half == lot else carry("half", f"lot:{LAYERS[lot].id}", picked, tapping)
        return [*put, Tap("confirm")]
    card, number = move.args
    return carry(f"won:{LAYERS[card].id}", f"stack:{view.actor}:{number or 'new'}", picked, tapping)


def carry(key: str, place: str, picked: str, tapping: bool) -> list[Gesture]:
    if not tapping:
        return [Drag(key, place)]
    return [Tap(place)] if picked == key else [Tap(key), Tap(place)]
