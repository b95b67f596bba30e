"""With which gestures each move is made, from what is already chosen."""

from cakeapp.core.game import Move
from cakeapp.games.take_the_cake.rules.components import COLOURS, CUTS, ORDERS, SQUARES
from cakeapp.games.take_the_cake.rules.grid import row_col
from cakeapp.games.take_the_cake.rules.state import cake_of
from cakeapp.games.take_the_cake.rules.view import View
from cakeapp.games.take_the_cake.table.intent import Intent
from cakeapp.scene.gestures import Drag, Gesture, Tap


def place(at: int) -> str:
    """The key of a place in the own cake."""
    row, col = row_col(at)
    return f"at:{row},{col}"


def gestures(view: View, choice: Intent, picked: str, move: Move, tapping: bool) -> list[Gesture]:
    """`picked` is the key of what a tap has picked up already."""
    verb, args = move
    if verb == "cut":
        card, quarters = args
        return [*choose_cut(choice, card, quarters, tapping), Tap("confirm")]
    if verb == "order":
        order = args[0]
        chosen = choice.order == order
        return [*([] if chosen else [choose_order(view, order, tapping)]), Tap("confirm")]
    if verb == "piece":
        return bring(f"piece:{COLOURS[args[0]]}", f"cake:{cake_of(view.actor or 0, args[1:])}", picked, tapping)
    return bring(f"hand:{SQUARES[args[0]].id}", place(args[1]), picked, tapping)


def choose_cut(choice: Intent, card: int, quarters: int, tapping: bool) -> list[Gesture]:
    key = f"cut:{CUTS[card].id}"
    turns: list[Gesture] = [Tap(key)] * ((quarters - choice.quarters(card)) % 4)
    if choice.card == card:
        return turns
    return [Tap(key) if tapping else Drag(key, "centre"), *turns]


def choose_order(view: View, order: int, tapping: bool) -> Gesture:
    key = f"order:{ORDERS[order].id}"
    return Tap(key) if tapping else Drag(key, f"cake:{ordered_cake(view)}")


def ordered_cake(view: View) -> int:
    """The cake that gets the next order of whoever assigns one now."""
    seat = view.actor or 0
    return 2 * seat + len(view.assigned[seat]) if view.players == 2 else seat


def bring(what: str, where: str, picked: str, tapping: bool) -> list[Gesture]:
    if not tapping:
        return [Drag(what, where)]
    return [*([] if picked == what else [Tap(what)]), Tap(where)]
