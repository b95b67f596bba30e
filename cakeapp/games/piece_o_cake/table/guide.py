"""With which gestures each move is made, from what is already chosen."""

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.table.intent import Intent, slices_to_eat
from cakeapp.stage.gestures import Drag, Gesture, Tap


def gestures(view: View, choice: Intent, move: Move, tapping: bool) -> list[Gesture]:
    made: list[Gesture] = []
    if move.verb == "cut":
        made += [lay_off(at, tapping) for at in sorted(choice.knives - set(move.args))]
        made += [lay_on(at, tapping) for at in move.args if at not in choice.knives]
    elif move.verb == "take":
        letter, eaten = move.args
        made += pick_and_mark(choice, letter, slices_to_eat(view, letter, eaten), tapping)
    elif move.verb == "forfeit":
        key = f"own:{VARIETIES[move.args[0]].id}"
        made.append(Tap(key) if tapping else Drag(key, "mouth"))
    return [*made, Tap("confirm")]


def lay_on(at: int, tapping: bool) -> Gesture:
    return Tap(f"gap:{at}") if tapping else Drag("knife", f"gap:{at}")


def lay_off(at: int, tapping: bool) -> Gesture:
    return Tap(f"gap:{at}") if tapping else Drag(f"gap:{at}", "knife")


def pick_and_mark(choice: Intent, letter: str, wanted: set[int], tapping: bool) -> list[Gesture]:
    picked = choice.piece == letter
    made: list[Gesture] = [] if picked else [Tap(f"piece:{letter}")]
    for at in sorted((choice.eaten if picked else set()) ^ wanted):
        to = "mouth" if at in wanted else "plate"
        made.append(Tap(f"slice:{at}") if tapping else Drag(f"slice:{at}", to))
    return made
