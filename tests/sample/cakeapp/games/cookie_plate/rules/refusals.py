"""Why a move of Cookie Plate cannot be made, in a sentence."""

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.cookie_plate.rules.components import ALL_COOKIES, KINDS
from cakeapp.games.cookie_plate.rules.state import State


def wrong_move(_: State, move: Move) -> Say:
    if move.verb != "take":
        return Say("cookie_plate.refusal.take")
    return Say("cookie_plate.refusal.not_there", kind=KINDS[move.args[0]].said)


def impossible(state: State, move: Move) -> Say | None:
    """Why chance cannot have decided this."""
    if state.starter < 0:
        named = move.verb == "first" and move.args[0] in range(state.players)
        return None if named else Say("cookie_plate.refusal.first", last=state.players - 1)
    if move.verb != "tin":
        return Say("cookie_plate.refusal.tin_first")
    wrong = wrong_pile([KINDS[kind].id for kind in move.args], [KINDS[kind].id for kind in ALL_COOKIES])
    return wrong and Say("cookie_plate.refusal.tin", count=len(ALL_COOKIES), why=wrong)
