"""A cake in its frame, as bots look at it: sets of its sixteen cells are numbers with a bit for each."""

from functools import lru_cache
from typing import NamedTuple

from cakeapp.games.take_the_cake.bot.weights import WEIGHTS
from cakeapp.games.take_the_cake.rules.cake import CANDLE, COOKIE, COUNTED, FLOWER, FRUIT, FRUITS, ICINGS, OF_ICING
from cakeapp.games.take_the_cake.rules.components import SQUARES
from cakeapp.games.take_the_cake.rules.grid import ROW, SIDE, START
from cakeapp.games.take_the_cake.rules.scoring import FRUIT_LIMIT
from cakeapp.games.take_the_cake.rules.state import CENTRE, LaidSquares

ALL = (1 << SIDE * SIDE) - 1
LEFT = sum(1 << SIDE * row for row in range(SIDE))
INNER = 1 << 5 | 1 << 6 | 1 << 9 | 1 << 10  # where cookies score nothing
NOT_LEFT, NOT_RIGHT = ALL & ~LEFT, ALL & ~(LEFT << SIDE - 1)

ICING_OF = [ICINGS.index(square.icing) for square in SQUARES]
CANDLES_OF = [square.count if square.topping == CANDLE else 0 for square in SQUARES]
COOKIES_OF = [square.count if square.topping == COOKIE else 0 for square in SQUARES]

Counts = tuple[int, ...]  # how many there are of each of COUNTED
NOTHING: Counts = (0,) * len(COUNTED)
AT = {name: at for at, name in enumerate(COUNTED)}
FLOWERS, FIRST_ICING = AT[FLOWER], AT[OF_ICING[ICINGS[0]]]
ICINGS_AT = [AT[name] for name in OF_ICING.values()]
FRUITS_AT = [AT[name] for name in FRUITS]


def counted(square: int) -> Counts:
    one, found = SQUARES[square], dict.fromkeys(COUNTED, 0)
    found[OF_ICING[one.icing]] = 1
    if one.topping:
        found[one.topping] = one.count
    if one.topping in FRUITS:
        found[FRUIT] = one.count
    return tuple(found.values())


COUNTS_OF = [counted(square) for square in range(len(SQUARES))]


@lru_cache(maxsize=4_000)
def counts(squares: tuple[int, ...]) -> Counts:
    return tuple(map(sum, zip(NOTHING, *[COUNTS_OF[square] for square in squares])))


class Coming(NamedTuple):
    """What a cake may still get, on average."""

    pieces: int
    counts: tuple[float, ...]  # of each of COUNTED
    candles: tuple[float, ...]  # on squares of each icing


@lru_cache(maxsize=256)
def coming(pieces: int, stock: tuple[int, ...], sees: tuple[str, ...]) -> Coming:
    """By the squares not yet seen; each cake gets a quarter of every centre."""
    if "growth" not in sees or not pieces:
        return Coming(pieces, (0.0,) * len(COUNTED), (0.0,) * len(ICINGS))
    if "deck" not in sees:
        stock, share = tuple(range(len(SQUARES))), pieces / CENTRE
    else:
        share = 1 / len(ICINGS)
    lit = [sum([CANDLES_OF[square] for square in stock if ICING_OF[square] == icing]) for icing in range(len(ICINGS))]
    return Coming(pieces, tuple([share * number for number in counts(stock)]), tuple([share * n for n in lit]))


NO_MORE = Coming(0, (0.0,) * len(COUNTED), (0.0,) * len(ICINGS))


class Shape(NamedTuple):
    """Where things lie."""

    icings: tuple[int, ...]  # the cells of each
    candles: int  # cells
    doubles: int  # cells with two candles
    cookies: tuple[int, int]  # cells with any, and with two
    empty: int

    def with_square(self, square: int, cell: int) -> "Shape":
        bit, icing, lit, baked = 1 << cell, ICING_OF[square], CANDLES_OF[square], COOKIES_OF[square]
        icings = self.icings
        return Shape(
            (*icings[:icing], icings[icing] | bit, *icings[icing + 1 :]),
            self.candles | bit if lit else self.candles,
            self.doubles | bit if lit == 2 else self.doubles,
            (self.cookies[0] | bit, self.cookies[1] | (bit if baked == 2 else 0)) if baked else self.cookies,
            self.empty & ~bit,
        )


NO_SQUARES = Shape((0,) * len(ICINGS), 0, 0, (0, 0), ALL)


def origin(laid: LaidSquares) -> int:
    """The upper left cell of the frame that a cake is thought to get: it grows to the right and down."""
    rows = [at // ROW for _, at in laid]
    columns = [at % ROW for _, at in laid]
    return min(rows) * ROW + min(columns) if laid else START


def in_frame(at: int, corner: int) -> int:
    row, column = divmod(at, ROW)
    return (row - corner // ROW) * SIDE + column - corner % ROW


def on_table(cell: int, corner: int) -> int:
    return corner + cell // SIDE * ROW + cell % SIDE


def shaped(laid: LaidSquares, corner: int) -> Shape:
    found = NO_SQUARES
    for square, at in laid:
        found = found.with_square(square, in_frame(at, corner))
    return found


@lru_cache(maxsize=2_000)
def shape(laid: LaidSquares) -> Shape:
    return shaped(laid, origin(laid))


def around(cells: int) -> int:
    return (cells << SIDE | cells >> SIDE | cells << 1 & NOT_LEFT | cells >> 1 & NOT_RIGHT) & ALL & ~cells


@lru_cache(maxsize=20_000)
def groups(cells: int) -> tuple[int, ...]:
    """The connected parts."""
    found = []
    while cells:
        group, grown = 0, cells & -cells
        while grown != group:
            group = grown
            grown |= around(group) & cells
        found.append(group)
        cells ^= group
    return tuple(found)


def light(look: Shape, to_come: Coming) -> float:
    """What candles score, as groups grow."""
    total, candles, doubles, empty = 0.0, look.candles, look.doubles, look.empty
    if not to_come.pieces:
        for icing in look.icings:
            if icing & candles:
                for group in groups(icing):
                    lit = group & candles
                    if lit:
                        total += (lit.bit_count() + (lit & doubles).bit_count()) * group.bit_count()
        return total
    needed = WEIGHTS.room * to_come.pieces
    for icing, growth, more in zip(look.icings, to_come.counts[FIRST_ICING:], to_come.candles):
        growth *= WEIGHTS.growth
        most = growth
        for group in groups(icing):
            room = (around(group) & empty).bit_count() / needed
            size = group.bit_count() + (growth if room >= 1 else growth * room)
            lit = group & candles
            if lit:
                total += (lit.bit_count() + (lit & doubles).bit_count()) * size
            if size > most:
                most = size
        total += more * most
    return total


def baked(look: Shape) -> int:
    """What cookies score, in the frame that is thought of."""
    one, two = look.cookies
    return 2 * ((one & ~INNER).bit_count() + (two & ~INNER).bit_count())


@lru_cache(maxsize=8_000)
def fruit(number: int, more: float, squares: int) -> float:
    """What one type of fruit is expected to score, when so many squares bring so many more on average."""
    part = min(0.9, more * (1.0 if number else WEIGHTS.few) / squares) if squares else 0.0
    found, chance = 0.0, (1 - part) ** squares
    for extra in range(squares + 1):
        found += chance * min((number + extra) ** 2, FRUIT_LIMIT)
        chance *= (squares - extra) / (extra + 1) * part / (1 - part)
    return found


def toppings(have: Counts, to_come: Coming) -> float:
    """Flowers without the bonus, and fruit."""
    squares = to_come.pieces * SIDE
    return have[FLOWERS] + sum([fruit(have[at], to_come.counts[at], squares) for at in FRUITS_AT])
