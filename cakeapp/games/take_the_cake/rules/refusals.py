"""Why a move of Take the Cake cannot be made."""

from cakeapp.core.cards import wrong_pile
from cakeapp.core.game import Move
from cakeapp.core.say import Say, Value
from cakeapp.games.take_the_cake.rules.components import COLOURS, CUTS, ORDERS, SQUARES, cut_ids
from cakeapp.games.take_the_cake.rules.grid import SIDE, START, row_col
from cakeapp.games.take_the_cake.rules.notation import PILES
from cakeapp.games.take_the_cake.rules.state import CAKES, ORDERS_EACH, State


def no(why: str, **values: Value) -> Say:
    return Say(f"take_the_cake.refusal.{why}", **values)


def colour_of(piece: int) -> Say:
    return Say(f"take_the_cake.piece.{COLOURS[piece]}")


def name_of(order: int) -> Say:
    return Say(f"take_the_cake.item.{ORDERS[order].id}")


def wrong_move(state: State, move: Move) -> Say:
    if move.verb != state.awaits:
        return no(f"first_{state.awaits}")
    if move.verb == "cut":
        one, other = cut_ids(state.drawn)
        return no("cut", one=one, other=other, played=CUTS[move.args[0]].id)
    if move.verb == "put":
        return wrong_put(state, *move.args)
    if len(move.args) == 1 and state.players == 2:
        return no("which_cake", last=CAKES)
    if len(move.args) == 2 and state.players > 2:
        return no("one_cake")
    return wrong_piece(state, *move.args) if move.verb == "piece" else wrong_order(state, move.args[0])


def wrong_put(state: State, square: int, at: int) -> Say:
    laid = state.cakes[state.laying]
    if square not in state.hand:
        return no("hand", square=SQUARES[square].id)
    if not laid:
        return no("start", place=place_of(START))
    if at in [cell for _, cell in laid]:
        return no("occupied", place=place_of(at))
    rows = [row_col(cell)[0] for cell in [at, *[cell for _, cell in laid]]]
    return no("columns" if max(rows) - min(rows) < SIDE else "rows", count=SIDE)


def place_of(cell: int) -> str:
    return ",".join(map(str, row_col(cell)))


def wrong_piece(state: State, colour: int, cake: int = 0) -> Say:
    if colour not in state.left:
        return no("taken", piece=colour_of(colour))
    return no("same_cake", cake=cake)


def wrong_order(state: State, order: int) -> Say:
    if order not in state.orders[state.seat]:
        return no("not_held", order=name_of(order))
    return no("order_of_cakes", last=CAKES)


def impossible(state: State, move: Move) -> Say | None:
    """Why chance cannot have decided this."""
    if move.verb != state.awaits:
        return no(f"chance_{state.awaits}")
    if move.verb == "first":
        return None if move.args[0] < state.players else no("seats", last=state.players - 1)
    if move.verb == "cut":
        card, top = CUTS[move.args[0]].id, CUTS[state.cuts[0]].id
        return None if card == top else no("top_cut", top=top, played=card)
    if move.verb == "orders":
        dealt = ORDERS_EACH * state.players
        right = len(set(move.args)) == len(move.args) == dealt
        return None if right else no("deal", count=dealt, each=ORDERS_EACH)
    ids = PILES[move.verb]
    wrong = wrong_pile([ids[card] for card in move.args], ids)
    return wrong and no("pile", count=len(ids), wrong=wrong)
