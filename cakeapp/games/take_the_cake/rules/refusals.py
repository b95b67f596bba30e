"""Why a move of Take the Cake cannot be made, in a sentence."""

from collections.abc import Sequence

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.take_the_cake.rules.components import CUTS, ORDERS, SQUARES, cut_ids
from cakeapp.games.take_the_cake.rules.grid import SIDE, START, row_col
from cakeapp.games.take_the_cake.rules.notation import PILES
from cakeapp.games.take_the_cake.rules.state import CAKES, ORDERS_EACH, State

FIRST_DO = {
    "cut": "First the cake in the centre has to be cut.",
    "piece": "Now take a piece of the cake in the centre.",
    "put": "First lay the squares of your piece into your cake.",
    "order": "Your cakes are made; now assign an order.",
}
EXPECTED = {
    "first": "Chance first names the seat that begins.",
    "orders": "Chance now deals the orders.",
    "cuts": "Chance now shuffles the cut cards.",
    "cakes": "Chance now shuffles the cake squares.",
    "cut": "Chance now cuts the cake in the centre.",
}
COLOUR_NAMES = ("red", "blue", "purple", "green")


def refuse(state: State, move: Move, legal: Sequence[Move]) -> str:
    if state.actor == CHANCE:
        return impossible(state, move)
    if state.actor is None:
        return "The game is over."
    if move in legal:
        return ""
    if move.verb != state.awaits:
        return FIRST_DO[state.awaits]
    if move.verb == "cut":
        one, other = cut_ids(state.drawn)
        return f"You drew {one} and {other}; {CUTS[move.args[0]].id} cannot be played."
    if move.verb == "put":
        return wrong_put(state, *move.args)
    if len(move.args) == 1 and state.players == 2:
        return f"With two players you say for which of your cakes, 1 or {CAKES}."
    if len(move.args) == 2 and state.players > 2:
        return "You make one cake at a time, so none is named."
    return wrong_piece(state, *move.args) if move.verb == "piece" else wrong_order(state, move.args[0])


def wrong_put(state: State, square: int, at: int) -> str:
    laid = state.cakes[state.laying]
    if square not in state.hand:
        return f"The square {SQUARES[square].id} is not in your hand."
    if not laid:
        return f"The first square of a cake is laid at {','.join(map(str, row_col(START)))}."
    if at in [cell for _, cell in laid]:
        return f"There is already a square at {','.join(map(str, row_col(at)))}."
    rows = [row_col(cell)[0] for cell in [at, *[cell for _, cell in laid]]]
    axis = "columns" if max(rows) - min(rows) < SIDE else "rows"
    return f"The cake would span more than {SIDE} {axis}."


def wrong_piece(state: State, colour: int, cake: int = 0) -> str:
    if colour not in state.left:
        return f"The {COLOUR_NAMES[colour]} piece is already taken."
    return f"Cake {cake} already has your first piece of this centre; the second one goes into the other cake."


def wrong_order(state: State, order: int) -> str:
    if order not in state.orders[state.seat]:
        return f"You do not hold the order {ORDERS[order].name}."
    return f"Orders are assigned to cake 1 first, then to cake {CAKES}."


def impossible(state: State, move: Move) -> str:
    """Why chance cannot have decided this."""
    if move.verb != state.awaits:
        return EXPECTED[state.awaits]
    if move.verb == "first":
        return "" if move.args[0] < state.players else f"The seats are 0 to {state.players - 1}."
    if move.verb == "cut":
        card, top = CUTS[move.args[0]].id, CUTS[state.cuts[0]].id
        return "" if card == top else f"Chance plays the top cut card, {top}, not {card}."
    if move.verb == "orders":
        dealt = ORDERS_EACH * state.players
        right = len(set(move.args)) == len(move.args) == dealt
        return "" if right else f"Exactly {dealt} different orders are dealt, {ORDERS_EACH} to each seat."
    ids = PILES[move.verb]
    wrong = wrong_pile([ids[card] for card in move.args], ids)
    return wrong and f"The pile must hold all {len(ids)} cards, each once: {wrong}."
