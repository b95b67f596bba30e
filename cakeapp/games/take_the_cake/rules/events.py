"""The events of Take the Cake."""

from collections.abc import Iterator

from cakeapp.core.game import CHANCE, Event, Move, shown
from cakeapp.core.scoring import points_of
from cakeapp.games.take_the_cake.rules.components import (
    COLOURS,
    CUTS,
    ORDERS,
    SQUARES,
    cut_ids,
    order_ids,
    piece,
    square_ids,
)
from cakeapp.games.take_the_cake.rules.grid import row_col
from cakeapp.games.take_the_cake.rules.results import lines_on_table
from cakeapp.games.take_the_cake.rules.state import CENTRES, ORDERS_EACH, State, cake_of


def told(state: State, move: Move) -> Iterator[Event]:
    """A move, from the state before it."""
    verb, args = move
    if verb == "put":
        row, col = row_col(args[1])
        square = SQUARES[args[0]].id
        yield shown("put", state.actor, cake=state.cake_number(state.laying), square=square, row=row, col=col)
    elif verb == "piece":
        yield told_piece(state, state.seat, args[0], cake_of(state.seat, args[1:]))
    elif verb == "cut":
        by_chance = state.actor == CHANCE
        seat = None if by_chance else state.actor
        yield shown("cut", seat, reveals=by_chance, card=CUTS[args[0]].id, turned=90 * args[1])
    elif verb == "order":
        number = len(state.assigned[state.seat]) + 1
        yield Event("order", state.seat, {"cake": number}, {"order": ORDERS[args[0]].id}, frozenset({state.seat}))
    elif verb == "first":
        yield shown("first", args[0], reveals=True)
    elif verb == "orders":
        for seat in range(state.players):
            dealt = {"orders": order_ids(sorted(args[ORDERS_EACH * seat :][:ORDERS_EACH]))}
            yield Event("orders", seat, {"count": ORDERS_EACH}, dealt, frozenset({seat}), reveals=True)
    else:
        yield shown(verb, count=len(args))


def told_piece(state: State, seat: int, colour: int, cake: int) -> Event:
    squares = square_ids(piece(state.centre, state.cut, colour))
    return shown("piece", seat, colour=COLOURS[colour], cake=state.cake_number(cake), squares=squares)


def told_centre(state: State) -> Iterator[Event]:
    """A centre just laid out, and what its cutter has drawn."""
    done, before = divmod(state.number, CENTRES)
    yield shown("centre", reveals=True, round=done + 1, centre=before + 1, squares=square_ids(state.centre))
    if state.drawn:
        yield shown("draw", state.actor, reveals=True, cards=cut_ids(state.drawn))


def told_orders(state: State) -> Iterator[Event]:
    """The orders just assigned by all."""
    for seat, assigned in enumerate(state.assigned):
        for cake, order in enumerate(assigned[state.orders_shown :], state.orders_shown + 1):
            yield shown("show", seat, reveals=True, cake=cake, order=ORDERS[order].id)


def told_scores(state: State) -> Iterator[Event]:
    """The cakes on the table, while they still lie there."""
    for seat, lines in enumerate(lines_on_table(state)):
        for cake in range(state.cakes_begun - state.cakes_each + 1, state.cakes_begun + 1):
            own = tuple(line for line in lines if line.group == cake)
            yield shown("score", seat, cake=cake, points=points_of(own), lines=own)
