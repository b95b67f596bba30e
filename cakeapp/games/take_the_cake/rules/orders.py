"""Orders in their machine form: what each kind demands of a cake."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cakeapp.core.components import rows, whole, word
from cakeapp.games.take_the_cake.rules.cake import COUNTED, FRUITS, Cake
from cakeapp.games.take_the_cake.rules.grid import BLOCK, CORNERS, LINES, PAIRS, fits


@dataclass(frozen=True, slots=True)
class Order:
    """Only the numbers that its kind asks for are set."""

    id: str
    name: str
    rule: str  # for people
    kind: str
    what: str = ""  # one of COUNTED
    points: int = 0
    n: int = 0
    at_least: int = 0
    each: int = 0
    types: int = 0
    cap: int = 0
    start: int = 0


class Verdict(NamedTuple):
    points: int
    cells: int = 0  # what earned them


def judge(order: Order, cake: Cake, others: Sequence[Cake]) -> Verdict:
    """What a cake earns by an order, beside the other cakes scored at the same time."""
    if order.kind == "most":
        count = cake.tally[order.what]
        return full(order, cake.where[order.what], all(count > other.tally[order.what] for other in others))
    return JUDGES[order.kind](order, cake)


def at_least(order: Order, cake: Cake) -> Verdict:
    return full(order, cake.where[order.what], cake.tally[order.what] >= order.n)


def at_most(order: Order, cake: Cake) -> Verdict:
    return full(order, cake.where[order.what], cake.tally[order.what] <= order.n)


def fruit_types(order: Order, cake: Cake) -> Verdict:
    plenty = [fruit for fruit in FRUITS if cake.tally[fruit] >= order.each]
    return full(order, merged([cake.where[fruit] for fruit in plenty]), len(plenty) >= order.types)


def all_on_border(order: Order, cake: Cake) -> Verdict:
    cells = cake.where[order.what]
    return full(order, cells, cake.tally[order.what] >= order.at_least and not cells & ~cake.border)


def corners_one_icing(order: Order, cake: Cake) -> Verdict:
    corners = [found for same in cake.icings for found in fits(CORNERS, same)]
    return full(order, merged(corners), bool(corners))


def icings_each(order: Order, cake: Cake) -> Verdict:
    return full(order, merged(cake.icings), all(same.bit_count() >= order.n for same in cake.icings))


def per_block_one_icing(order: Order, cake: Cake) -> Verdict:
    return by_number(order, [block for same in cake.icings for block in fits(BLOCK, same)])


def per_line_one_icing(order: Order, cake: Cake) -> Verdict:
    return by_number(order, [line for shape in LINES for same in cake.icings for line in fits(shape, same)])


def per_line_all_icings(order: Order, cake: Cake) -> Verdict:
    full_lines = [line for shape in LINES for line in fits(shape, merged(cake.icings))]
    return by_number(order, [line for line in full_lines if all(line & same for same in cake.icings)])


def per_square_of_largest_group(order: Order, cake: Cake) -> Verdict:
    largest = max(cake.groups(merged(cake.icings)), key=int.bit_count, default=0)
    return Verdict(order.each * largest.bit_count(), largest)


def few_matching_pairs(order: Order, cake: Cake) -> Verdict:
    pairs = sum(len(fits(pair, same)) for pair in PAIRS for same in cake.icings)
    return Verdict(max(order.start - pairs, 0))


def full(order: Order, cells: int, met: bool) -> Verdict:
    return Verdict(order.points, cells) if met else Verdict(0)


def by_number(order: Order, found: Sequence[int]) -> Verdict:
    return Verdict(min(order.each * len(found), order.cap), merged(found))


def merged(parts: Sequence[int]) -> int:
    cells = 0
    for part in parts:
        cells |= part
    return cells


JUDGES: Mapping[str, Callable[[Order, Cake], Verdict]] = {
    "at_least": at_least,
    "at_most": at_most,
    "fruit_types": fruit_types,
    "all_on_border": all_on_border,
    "corners_one_icing": corners_one_icing,
    "icings_each": icings_each,
    "per_block_one_icing": per_block_one_icing,
    "per_line_one_icing": per_line_one_icing,
    "per_line_all_icings": per_line_all_icings,
    "per_square_of_largest_group": per_square_of_largest_group,
    "few_matching_pairs": few_matching_pairs,
}

# What each kind asks for beside its name.
FIELDS = {
    "most": ("points", "what"),
    "at_least": ("points", "what", "n"),
    "at_most": ("points", "what", "n"),
    "fruit_types": ("points", "each", "types"),
    "all_on_border": ("points", "what", "at_least"),
    "corners_one_icing": ("points",),
    "icings_each": ("points", "n"),
    "per_block_one_icing": ("each", "cap"),
    "per_line_one_icing": ("each", "cap"),
    "per_line_all_icings": ("each", "cap"),
    "per_square_of_largest_group": ("each",),
    "few_matching_pairs": ("start",),
}


def read_orders(table: Mapping[str, Any]) -> tuple[Order, ...]:
    return tuple(map(read_order, rows(table, "orders")))


def read_order(row: Mapping[str, Any]) -> Order:
    kind = word(row, "kind", tuple(FIELDS))
    fields: dict[str, Any] = {}
    for field in FIELDS[kind]:
        fields[field] = word(row, field, COUNTED) if field == "what" else whole(row, field)
    return Order(word(row, "id"), word(row, "name"), word(row, "rule"), kind, **fields)
