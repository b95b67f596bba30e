"""Looks behind the scenes of Take the Cake for the contract suite."""

from collections import Counter
from random import Random

from cakeapp.core.sheet import Entry
from cakeapp.games.take_the_cake.rules.cake import Square
from cakeapp.games.take_the_cake.rules.components import ORDERS, SQUARES, cut_ids, order_ids, piece, square_ids
from cakeapp.games.take_the_cake.rules.grid import SIDE, row_col
from cakeapp.games.take_the_cake.rules.state import LaidSquares, State

TOUCHES_AN_ENTRY = 2  # the place, then what is there


def components(state: State) -> Counter[str]:
    squares = [*state.deck, *state.gone, *state.hand]
    squares += [square for laid in state.cakes for square, _ in laid]
    if state.cut:
        squares += [square for colour in state.left for square in piece(state.centre, state.cut, colour)]
    else:
        squares += state.centre
    cuts = [*state.cuts, *state.drawn, *state.cuts_gone]
    orders = [order for own in state.orders + state.assigned for order in own]
    orders += [order for order in range(len(ORDERS)) if order not in orders]  # those never dealt
    return Counter(square_ids(squares) + cut_ids(cuts) + order_ids(orders))


def swap_hidden(state: State, seat: int | None, rng: Random) -> State:
    other = state.copy()
    other.deck = tuple(rng.sample(state.deck, len(state.deck)))
    other.cuts = tuple(rng.sample(state.cuts, len(state.cuts)))
    swap_orders(other, seat, rng)
    return other


def swap_a_little(state: State, rng: Random) -> State:
    """Only orders: what comes off the decks is seen by everybody soon."""
    other = state.copy()
    swap_orders(other, None, rng)
    return other


def swap_orders(state: State, seat: int | None, rng: Random) -> None:
    """Redeals what others hold and have assigned face down, with the orders that never were dealt."""
    others = [owner for owner in range(state.players) if owner != seat]
    open_ones = {order for own in state.assigned for order in own[: open_orders(state)]}
    known = open_ones | (set() if seat is None else {*state.orders[seat], *state.assigned[seat]})
    pool = [order for order in range(len(ORDERS)) if order not in known]
    rng.shuffle(pool)
    for owner in others:
        shown = state.assigned[owner][: open_orders(state)]
        face_down = [pool.pop() for _ in state.assigned[owner][open_orders(state) :]]
        state.assigned[owner] = (*shown, *face_down)
        state.orders[owner] = tuple(sorted(pool.pop() for _ in state.orders[owner]))


def open_orders(state: State) -> int:
    """How many assigned orders of each seat lie face up."""
    if state.awaits != "order":
        return max(map(len, state.assigned))
    return 1 if state.scored else 0


def final_entries(state: State) -> list[Entry]:
    cakes = {(at % state.players, 1): laid for at, laid in enumerate(state.scored)}
    for at, laid in enumerate(state.cakes):
        cakes[at // state.cakes_each, state.cake_number(at)] = laid
    entries = [entry for (seat, number), laid in cakes.items() for entry in squares_of(seat, number, laid)]
    for seat, orders in enumerate(state.assigned):
        entries += [Entry(seat, "order", (number, ORDERS[order].id)) for number, order in enumerate(orders, 1)]
    return entries


def squares_of(seat: int, number: int, laid: LaidSquares) -> list[Entry]:
    """Row by row, as they are read off the table."""
    where = [row_col(at) for _, at in laid]
    top, left = min(row for row, _ in where), min(col for _, col in where)
    entries = []
    for (square, _), (row, col) in zip(laid, where, strict=True):
        place = (row - top) * SIDE + col - left
        entries.append(Entry(seat, "square", (number, place, *look(SQUARES[square]))))
    return sorted(entries, key=lambda entry: entry.args[1])


def look(square: Square) -> tuple[str, str, int]:
    return square.icing, square.topping or "none", square.count


LOOKS = {square.id: str(look(square)) for square in SQUARES}


def alike(item: str) -> str:
    """Squares that look the same cannot be told apart on a sheet."""
    return LOOKS.get(item, item)


def most_touches(state: State) -> int:
    """Two a square and two an order."""
    return 2 * sum(map(len, [*state.scored, *state.cakes, *state.assigned]))


def may_be_missing(said: str) -> bool:
    return False
