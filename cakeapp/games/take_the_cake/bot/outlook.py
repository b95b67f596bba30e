"""What a cake will be worth once a piece lies in it, before anybody says how."""

from functools import lru_cache
from itertools import permutations

from cakeapp.games.take_the_cake.bot.orders import hope
from cakeapp.games.take_the_cake.bot.shape import (
    ALL,
    AT,
    CANDLES_OF,
    FIRST_ICING,
    ICING_OF,
    NO_MORE,
    Coming,
    Counts,
    Shape,
    around,
    baked,
    counts,
    groups,
    light,
    origin,
    shape,
    shaped,
    toppings,
)
from cakeapp.games.take_the_cake.bot.weights import WEIGHTS
from cakeapp.games.take_the_cake.rules.cake import COOKIE
from cakeapp.games.take_the_cake.rules.components import ORDERS
from cakeapp.games.take_the_cake.rules.grid import FAR, ROW
from cakeapp.games.take_the_cake.rules.state import LaidSquares

Piece = tuple[int, ...]
NO_ORDER = -1
PLACED = {  # kinds of orders that depend on where squares lie
    "corners_one_icing",
    "per_block_one_icing",
    "per_line_one_icing",
    "per_line_all_icings",
    "per_square_of_largest_group",
    "few_matching_pairs",
    "all_on_border",
}


@lru_cache(maxsize=8_000)
def tally(laid: LaidSquares, piece: Piece) -> Counts:
    return counts((*[square for square, _ in laid], *piece))


@lru_cache(maxsize=8_000)
def prospect(laid: LaidSquares, piece: Piece, to_come: Coming) -> float:
    """The points expected of a cake but for orders and the bonus for most flowers."""
    have = tally(laid, piece)
    found = toppings(have, to_come)
    if not to_come.pieces:
        return found + best_finish(laid, piece, NO_ORDER)
    look = shape(laid)
    cookies = baked(look) + 2 * (have[AT[COOKIE]] - look.cookies[0].bit_count() - look.cookies[1].bit_count())
    return found + cookies + light_ahead(look, piece, to_come)


@lru_cache(maxsize=8_000)
def order_prospect(number: int, laid: LaidSquares, piece: Piece, to_come: Coming) -> float:
    """What an order other than for the most of something adds."""
    have = tally(laid, piece)
    if to_come.pieces:
        return hope(number, have, shape(laid), to_come, len(piece))
    if ORDERS[number].kind in PLACED:
        return best_finish(laid, piece, number) - best_finish(laid, piece, NO_ORDER)
    return hope(number, have, shape(laid), NO_MORE, 0)


@lru_cache(maxsize=8_000)
def best_finish(laid: LaidSquares, piece: Piece, number: int) -> float:
    """The most that the places of the last squares can bring, with this order; by trying all of them."""
    have = tally(laid, piece)
    return max([at_last(look, have, number) for look in finishes(laid, piece)])


def at_last(look: Shape, have: Counts, number: int) -> float:
    found = light(look, NO_MORE) + baked(look)
    return found if number == NO_ORDER else found + hope(number, have, look, NO_MORE, 0)


@lru_cache(maxsize=200)
def finishes(laid: LaidSquares, piece: Piece) -> tuple[Shape, ...]:
    """All finished cakes."""
    found = []
    for corner in corners(laid):
        look = shaped(laid, corner)
        cells = [cell for cell in range(ALL.bit_length()) if look.empty >> cell & 1]
        for order in permutations(piece):
            after = look
            for square, cell in zip(order, cells):
                after = after.with_square(square, cell)
            found.append(after)
    return tuple(found)


def corners(laid: LaidSquares) -> list[int]:
    """The upper left cells of all frames that a cake can still get."""
    first = origin(laid)
    high = max([at // ROW for _, at in laid]) - first // ROW
    wide = max([at % ROW for _, at in laid]) - first % ROW
    return [first - up * ROW - aside for up in range(FAR - high + 1) for aside in range(FAR - wide + 1)]


def light_ahead(look: Shape, piece: Piece, to_come: Coming) -> float:
    """What candles score if new squares come to lie beside the best group of their icing."""
    needed = WEIGHTS.room * to_come.pieces
    total = 0.0
    for icing, cells in enumerate(look.icings):
        growth = WEIGHTS.growth * to_come.counts[FIRST_ICING + icing]
        new = [CANDLES_OF[square] for square in piece if ICING_OF[square] == icing]
        main, lit_main, most = 0.0, 0, -1.0
        for group in groups(cells):
            lit_cells = group & look.candles
            lit = lit_cells.bit_count() + (lit_cells & look.doubles).bit_count()
            room = (around(group) & look.empty).bit_count() - len(new)
            size = group.bit_count() + growth * max(0.0, min(1.0, room / needed))
            promise = size + lit + min(0, room)
            if promise > most:
                total += lit_main * main
                main, lit_main, most = size, lit, promise
            else:
                total += lit * size
        total += (lit_main + sum(new) + to_come.candles[icing]) * (max(main, growth) + len(new))
    return total
