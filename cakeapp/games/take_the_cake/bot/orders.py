"""What orders may bring: for sure on a finished cake, by chance on one that still grows."""

from functools import lru_cache
from math import exp, prod, sqrt

from cakeapp.games.take_the_cake.bot.shape import AT, FRUITS_AT, ICINGS_AT, INNER, Coming, Counts, Shape, around, groups
from cakeapp.games.take_the_cake.bot.weights import WEIGHTS
from cakeapp.games.take_the_cake.rules.components import ORDERS
from cakeapp.games.take_the_cake.rules.grid import SIDE
from cakeapp.games.take_the_cake.rules.orders import Order

CORNERS = 1 | 1 << 3 | 1 << 12 | 1 << 15
BLOCKS = tuple(0b110011 << row * SIDE + column for row in range(SIDE - 1) for column in range(SIDE - 1))
LINES = tuple(0b1111 << row * SIDE for row in range(SIDE)) + tuple(0x1111 << column for column in range(SIDE))
USEFUL = 2.4  # squares of a piece that help where several things are missing


def likely(ahead: float, pieces: float) -> float:
    """The chance to get there by whole numbers, from how far ahead one expects to be; half a step is level."""
    if pieces <= 0:
        return 1.0 if ahead >= 0 else 0.0
    return 1 / (1 + exp(min(60.0, -(ahead + 0.5) / (WEIGHTS.doubt * sqrt(pieces)))))


def most(have: int, best_other: float, what: int, to_come: Coming) -> float:
    """The chance to end with strictly more than the best other has now; all get more."""
    ahead = have + (WEIGHTS.pursuit - 1) * to_come.counts[what] - best_other - 1
    return likely(ahead, 2 * to_come.pieces)


@lru_cache(maxsize=30_000)
def hope(number: int, have: Counts, look: Shape, to_come: Coming, in_hand: int) -> float:
    """The points to expect of an order other than for the most of something.

    `have` counts the squares in hand too, which have no place yet.
    """
    order, pieces = ORDERS[number], to_come.pieces
    kind = order.kind
    if kind == "at_least":
        what = AT[order.what]
        return order.points * likely(have[what] + WEIGHTS.pursuit * to_come.counts[what] - order.n, pieces)
    if kind == "at_most":
        what = AT[order.what]
        return order.points * likely(order.n - have[what] - WEIGHTS.evasion * to_come.counts[what], pieces)
    if kind == "fruit_types":
        return order.points * fruit_types(order, have, to_come)
    if kind == "icings_each":
        short = [max(0, order.n - have[at]) for at in ICINGS_AT]
        return order.points * likely(USEFUL * pieces - sum(short), pieces)
    if kind == "all_on_border":
        what = AT[order.what]
        if look.cookies[0] & INNER:
            return 0.0
        return order.points * likely(have[what] + WEIGHTS.pursuit * to_come.counts[what] - order.at_least, pieces)
    return by_place(order, look, pieces + in_hand / SIDE)


def fruit_types(order: Order, have: Counts, to_come: Coming) -> float:
    """The chance that enough types are plenty: that of the likeliest ones all together."""
    chances = [likely(have[at] + WEIGHTS.pursuit * to_come.counts[at] - order.each, to_come.pieces) for at in FRUITS_AT]
    return prod(sorted(chances, reverse=True)[: order.types])


def by_place(order: Order, look: Shape, pieces: float) -> float:
    kind = order.kind
    if kind == "corners_one_icing":
        return order.points * best_part(CORNERS, look, pieces)
    if kind == "per_block_one_icing":
        return by_number(order, [best_part(block, look, pieces) for block in BLOCKS])
    if kind == "per_line_one_icing":
        return by_number(order, [best_part(line, look, pieces) for line in LINES])
    if kind == "per_line_all_icings":
        return by_number(order, [all_icings(line, look, pieces) for line in LINES])
    if kind == "per_square_of_largest_group":
        largest = 0.0
        for icing in look.icings:
            for group in groups(icing):
                room = (around(group) & look.empty).bit_count()
                largest = max(largest, group.bit_count() + min(room, WEIGHTS.slab * pieces))
        return order.each * max(largest, WEIGHTS.slab * pieces)
    pairs = sum(
        (icing & around_right(icing)).bit_count() + (icing & icing << SIDE).bit_count() for icing in look.icings
    )
    return max(0.0, order.start - pairs - WEIGHTS.pairs * pieces)


def around_right(cells: int) -> int:
    return cells << 1 & 0xEEEE


def by_number(order: Order, chances: list[float]) -> float:
    """Of many that may come true at the same time the likeliest few are thought of."""
    few = sorted(chances, reverse=True)[: order.cap // order.each]
    return order.each * sum(few)


def best_part(cells: int, look: Shape, pieces: float) -> float:
    """The chance that all these cells get the same icing."""
    empty = (cells & look.empty).bit_count()
    filled = cells.bit_count() - empty
    have = max([(cells & icing).bit_count() for icing in look.icings])
    return likely(WEIGHTS.pursuit * pieces - empty, pieces) if have == filled else 0.0


def all_icings(line: int, look: Shape, pieces: float) -> float:
    shown = sum([1 for icing in look.icings if icing & line])
    empty = (line & look.empty).bit_count()
    return likely(USEFUL * pieces - empty, pieces) if shown + empty == SIDE else 0.0


def pairing(here: list[float], there: list[float]) -> float:
    """The most that two different orders bring, one on each of two cakes."""
    return max([one + there[other] for at, one in enumerate(here) for other in range(len(there)) if other != at])
