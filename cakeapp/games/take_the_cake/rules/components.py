"""Squares, cut cards and orders, read from `components.json` or from the owner's own table."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any

from cakeapp.core.components import Row, read_table, rows, whole, word
from cakeapp.core.errors import ComponentError
from cakeapp.core.say import Say
from cakeapp.games.take_the_cake.rules.cake import ICINGS, TOPPINGS, Square
from cakeapp.games.take_the_cake.rules.grid import ROW, SIDE, groups, mask
from cakeapp.games.take_the_cake.rules.orders import read_orders

COLOURS = "RBPG"  # of the pieces, and of the reference cards by seat
QUARTERS = range(4)  # turns of 90 degrees clockwise

Pick = Callable[[tuple[int, ...]], tuple[int, ...]]  # a piece out of a centre


@dataclass(frozen=True, slots=True)
class CutCard:
    id: str
    grid: tuple[str, ...]


def read_squares(table: Mapping[str, Any]) -> tuple[Square, ...]:
    return tuple(map(read_square, rows(table, "cakes")))


def read_square(row: Row) -> Square:
    bare = row.get("topping") is None
    topping = None if bare else word(row, "topping", TOPPINGS)
    count = whole(row, "count", least=0 if bare else 1)
    if count > (0 if bare else 2):
        wanted = "bare" if bare else "topped"
        raise ComponentError(Say(f"take_the_cake.box.{wanted}", square=row["id"], found=count))
    return Square(word(row, "id"), word(row, "icing", ICINGS), topping, count)


def read_cuts(table: Mapping[str, Any]) -> tuple[CutCard, ...]:
    return tuple(map(read_cut, rows(table, "cuts")))


def read_cut(row: Row) -> CutCard:
    grid = row.get("grid")
    if not isinstance(grid, list) or [len(line) for line in grid if isinstance(line, str)] != [SIDE] * SIDE:
        raise ComponentError(Say("take_the_cake.box.grid", card=str(row["id"]), side=SIDE, found=repr(grid)))
    for colour in COLOURS:
        cells = mask([y * ROW + x for y in range(SIDE) for x in range(SIDE) if grid[y][x] == colour])
        if cells.bit_count() != SIDE or len(groups(cells, cells)) != 1:
            raise ComponentError(Say("take_the_cake.box.apart", card=str(row["id"]), side=SIDE, colour=colour))
    return CutCard(word(row, "id"), tuple(grid))


def turned(grid: tuple[str, ...], quarters: int) -> tuple[str, ...]:
    for _ in range(quarters):
        grid = tuple(map("".join, zip(*reversed(grid))))
    return grid


_SHIPPED = read_table(Path(__file__).parents[1] / "components.json")
SQUARES = read_squares(_SHIPPED)
CUTS = read_cuts(_SHIPPED)
ORDERS = read_orders(_SHIPPED)


def picks(grid: tuple[str, ...]) -> tuple[Pick, ...]:
    """One a colour."""
    colours = "".join(grid)
    return tuple(itemgetter(*[at for at, one in enumerate(colours) if one == colour]) for colour in COLOURS)


PICKS: Mapping[tuple[int, ...], tuple[Pick, ...]] = {
    (card, quarters): picks(turned(cut.grid, quarters)) for card, cut in enumerate(CUTS) for quarters in QUARTERS
}


def piece(centre: tuple[int, ...], cut: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """The squares of a piece, in the order in which they lie in the centre."""
    return PICKS[cut][colour](centre)


def square_ids(squares: Iterable[int]) -> tuple[str, ...]:
    return tuple([SQUARES[square].id for square in squares])


def cut_ids(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([CUTS[card].id for card in cards])


def order_ids(orders: Iterable[int]) -> tuple[str, ...]:
    return tuple([ORDERS[order].id for order in orders])
