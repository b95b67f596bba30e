"""Why a move of Piece o' Cake cannot be made, in a sentence."""

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import Move
from cakeapp.core.say import Say
from cakeapp.games.piece_o_cake.rules.components import ALL_SLICES, VARIETIES
from cakeapp.games.piece_o_cake.rules.notation import LETTERS
from cakeapp.games.piece_o_cake.rules.state import WEDGES, State


def wrong_move(state: State, move: Move) -> Say:
    if state.cuts is None:
        return wrong_cut(state, move)
    if move.verb == "take":
        return wrong_take(state, move)
    if move.verb == "forfeit":
        return Say("piece_o_cake.refusal.nothing_to_eat", variety=VARIETIES[move.args[0]].said)
    if move.verb == "pass":
        return Say("piece_o_cake.refusal.no_pass")
    return Say("piece_o_cake.refusal.is_cut")


def wrong_cut(state: State, move: Move) -> Say:
    cuts = move.args
    if move.verb != "cut":
        return Say("piece_o_cake.refusal.not_cut")
    if len(cuts) == 1:
        return Say("piece_o_cake.refusal.one_cut")
    if cuts != tuple(sorted(set(cuts))) or not set(cuts) <= set(range(WEDGES)):
        return Say("piece_o_cake.refusal.order", last=WEDGES - 1)
    if state.players == 2 and state.take_four:
        return Say("piece_o_cake.refusal.pieces_for_two")
    return Say("piece_o_cake.refusal.pieces", players=state.players)


def wrong_take(state: State, move: Move) -> Say:
    letter = move.args[0]
    if LETTERS.index(letter) >= state.cut_into:
        return Say("piece_o_cake.refusal.no_piece", letter=letter)
    if letter not in state.pieces:
        return Say("piece_o_cake.refusal.taken", letter=letter)
    return Say("piece_o_cake.refusal.not_in_piece", letter=letter)


def impossible(state: State, move: Move) -> Say | None:
    """Why chance cannot have decided this."""
    if state.server < 0:
        named = move.verb == "first" and len(move.args) == 1 and move.args[0] in range(state.players)
        return None if named else Say("piece_o_cake.refusal.first", last=state.players - 1)
    if move.verb != "slices":
        return Say("piece_o_cake.refusal.slices_first")
    wrong = wrong_pile([VARIETIES[kind].id for kind in move.args], [VARIETIES[kind].id for kind in ALL_SLICES])
    return wrong and Say("piece_o_cake.refusal.slices", count=len(ALL_SLICES), why=wrong)
