"""Why a move of Piece o' Cake cannot be made, in a sentence."""

from collections.abc import Sequence

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.piece_o_cake.rules.components import ALL_SLICES, VARIETIES
from cakeapp.games.piece_o_cake.rules.notation import LETTERS
from cakeapp.games.piece_o_cake.rules.state import WEDGES, State


def refuse(state: State, move: Move, legal: Sequence[Move]) -> str:
    if state.actor == CHANCE:
        return impossible(state, move)
    if move in legal:
        return ""
    if state.actor is None:
        return "The game is over."
    if state.cuts is None:
        return wrong_cut(state, move)
    if move.verb == "take":
        return wrong_take(state, move)
    if move.verb == "forfeit":
        return f"You have no {VARIETIES[move.args[0]].name} slices collected that you could eat."
    if move.verb == "pass":
        return "You can pass only when no piece is left."
    return "The cake is cut; now take a piece, or forfeit and eat what you have collected."


def wrong_cut(state: State, move: Move) -> str:
    cuts = move.args
    if move.verb != "cut":
        return "The cake has to be cut before anybody takes a piece."
    if len(cuts) == 1:
        return "One cut leaves the cake whole; make two cuts or more, or none."
    if cuts != tuple(sorted(set(cuts))) or not set(cuts) <= set(range(WEDGES)):
        return f"Cuts are named in rising order, each once, from 0 to {WEDGES - 1}."
    if state.players == 2 and state.take_four:
        return "For two players a cake stays whole or is cut into two or four pieces."
    return f"A cake is cut into at most as many pieces as there are players, {state.players}."


def wrong_take(state: State, move: Move) -> str:
    letter = move.args[0]
    if LETTERS.index(letter) >= state.cut_into:
        return f"There is no piece {letter}."
    if letter not in state.pieces:
        return f"Piece {letter} is already taken."
    return f"Piece {letter} does not hold all the slices you want to eat."


def impossible(state: State, move: Move) -> str:
    """Why chance cannot have decided this."""
    if state.server < 0:
        named = move.verb == "first" and len(move.args) == 1 and move.args[0] in range(state.players)
        return "" if named else f"Chance first names the seat that serves, 0 to {state.players - 1}."
    if move.verb != "slices":
        return "Chance now lays out the slices."
    wrong = wrong_pile([VARIETIES[kind].id for kind in move.args], [VARIETIES[kind].id for kind in ALL_SLICES])
    return wrong and f"The slices must be all {len(ALL_SLICES)} of the game: {wrong}."
