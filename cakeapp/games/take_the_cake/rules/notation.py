"""The moves of Take the Cake and their texts."""

from collections.abc import Iterator

from cakeapp.core.game import Move
from cakeapp.core.notation import Notation
from cakeapp.games.take_the_cake import GAME
from cakeapp.games.take_the_cake.rules.components import COLOURS, CUTS, ORDERS, QUARTERS, SQUARES
from cakeapp.games.take_the_cake.rules.grid import CELLS, row_col
from cakeapp.games.take_the_cake.rules.state import CAKES

TO_CAKE = range(1, CAKES + 1)  # with two players a piece or an order names its cake

FIRST = tuple(Move("first", (seat,)) for seat in range(GAME.seats[-1]))
CUT = [[Move("cut", (card, quarters)) for quarters in QUARTERS] for card in range(len(CUTS))]
PIECE = [Move("piece", (colour,)) for colour in range(len(COLOURS))]
PIECE_TO = [[Move("piece", (colour, cake)) for cake in TO_CAKE] for colour in range(len(COLOURS))]
PUT = [{at: Move("put", (square, at)) for at in CELLS} for square in range(len(SQUARES))]
ORDER = [Move("order", (order,)) for order in range(len(ORDERS))]
ORDER_TO = [[Move("order", (order, cake)) for cake in TO_CAKE] for order in range(len(ORDERS))]

# The chance outcomes that name a pile, with the ids of its cards.
PILES = {
    "orders": tuple(order.id for order in ORDERS),
    "cuts": tuple(cut.id for cut in CUTS),
    "cakes": tuple(square.id for square in SQUARES),
}
NUMBERS = {verb: {card: number for number, card in enumerate(ids)} for verb, ids in PILES.items()}


def _written() -> Iterator[tuple[str, Move]]:
    for move in FIRST:
        yield f"first {move.args[0]}", move
    for cut, turns in zip(CUTS, CUT):
        for quarters, move in enumerate(turns):
            yield f"cut {cut.id} {90 * quarters}", move
    for colour, piece, piece_to in zip(COLOURS, PIECE, PIECE_TO):
        yield f"piece {colour}", piece
        yield from ((f"piece {colour} {move.args[1]}", move) for move in piece_to)
    for square, put in zip(SQUARES, PUT):
        for at, move in put.items():
            row, col = row_col(at)
            yield f"put {square.id} {row},{col}", move
    for order, assign, assign_to in zip(ORDERS, ORDER, ORDER_TO):
        yield f"order {order.id}", assign
        yield from ((f"order {order.id} {move.args[1]}", move) for move in assign_to)


WRITTEN = Notation(_written(), NUMBERS, unknown="take_the_cake.no_move")
text = WRITTEN.text
parse = WRITTEN.parse
