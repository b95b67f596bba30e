"""What cakes are worth, at the table and on score sheets."""

from collections.abc import Iterable, Iterator, Sequence

from cakeapp.core.game import Line
from cakeapp.core.scoring import points_of
from cakeapp.games.take_the_cake.rules.cake import CANDLE, COOKIE, FLOWER, FRUITS, Cake
from cakeapp.games.take_the_cake.rules.orders import Order, judge

COOKIE_POINTS = 2
FRUIT_LIMIT = 25  # points of one type
ORDER = "order"


def cake_lines(cake: Cake, others: Sequence[Cake], order: Order | None = None, group: int = 0) -> Iterator[Line]:
    """One cake, beside the other cakes scored at the same time; what earns nothing is left out, but for the order."""
    if cookies := cake.where[COOKIE] & cake.border:
        yield Line(COOKIE, COOKIE_POINTS * cake.toppings(cookies), cake.ids(cookies), group)
    if flowers := cake.tally[FLOWER]:
        has_most = all(flowers > other.tally[FLOWER] for other in others)
        yield Line(FLOWER, 2 * flowers if has_most else flowers, cake.ids(cake.where[FLOWER]), group)
    for fruit in FRUITS:
        if count := cake.tally[fruit]:
            yield Line(fruit, min(count * count, FRUIT_LIMIT), cake.ids(cake.where[fruit]), group)
    candles = cake.where[CANDLE]
    for same in cake.groups(candles):
        lit = cake.toppings(candles & same)
        yield Line(CANDLE, lit * same.bit_count(), cake.ids(same), group)
    if order:
        points, cells = judge(order, cake, others)
        yield Line(ORDER, points, (order.id, *cake.ids(cells)), group)


def strength(lines: Iterable[Line]) -> tuple[int, int]:
    """What decides the places: all points, then those of flowers."""
    lines = tuple(lines)
    return points_of(lines), sum(line.points for line in lines if line.source == FLOWER)
