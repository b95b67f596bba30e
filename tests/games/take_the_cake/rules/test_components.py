"""The tables as shipped, and tables of owners with something wrong in them."""

from collections import Counter
from typing import Any

import pytest

from cakeapp.core.errors import ComponentError
from cakeapp.games.take_the_cake.rules.components import CUTS, ORDERS, SQUARES, read_cuts, read_squares
from cakeapp.games.take_the_cake.rules.orders import FIELDS, JUDGES, read_orders

SQUARE = {"id": "van01", "icing": "vanilla", "topping": "cookie", "count": 1}
CUT = {"id": "cut01", "grid": ["RBBB", "RBPG", "RPPG", "RPGG"]}
ORDER = {"id": "mine", "name": "Mine", "rule": "as agreed"}
EVERY_FIELD = {"what": "cookie", **dict.fromkeys(("points", "n", "at_least", "each", "types", "cap", "start"), 3)}


def test_the_shipped_tables_are_those_of_the_rule_book() -> None:
    assert (len(SQUARES), len(CUTS), len(ORDERS)) == (64, 27, 23)
    assert set(Counter(square.icing for square in SQUARES).values()) == {16}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"icing": "pink"}, "icing"),
        ({"topping": "egg"}, "topping"),
        ({"count": 3}, "1 or 2"),
        ({"count": 0}, "count"),
        ({"topping": None}, "0 without a topping"),
    ],
)
def test_a_wrong_square_is_named(change: dict[str, Any], named: str) -> None:
    with pytest.raises(ComponentError, match=f"van01.*{named}"):
        read_squares({"cakes": [SQUARE | change]})


@pytest.mark.parametrize(
    "grid",
    [None, ["RBBB"], ["RBBB", "RBPG", "RPPG", "RPG"], ["RBBB", "RBPG", "RPPG", 4], ["RBRB", "RBPG", "BPPG", "RPGG"]],
)
def test_a_wrong_cut_card_is_named(grid: object) -> None:
    with pytest.raises(ComponentError, match=r"cut01.*grid"):
        read_cuts({"cuts": [CUT | {"grid": grid}]})


def test_every_kind_of_order_has_a_judge() -> None:
    assert set(FIELDS) == {"most", *JUDGES}


@pytest.mark.parametrize("kind", FIELDS)
def test_an_order_is_read_from_its_kind_and_numbers(kind: str) -> None:
    (order,) = read_orders({"orders": [ORDER | EVERY_FIELD | {"kind": kind}]})
    assert all(getattr(order, field) == EVERY_FIELD[field] for field in FIELDS[kind])


@pytest.mark.parametrize(("kind", "field"), [(kind, field) for kind, fields in FIELDS.items() for field in fields])
def test_a_missing_number_is_named(kind: str, field: str) -> None:
    row = ORDER | EVERY_FIELD | {"kind": kind}
    del row[field]
    with pytest.raises(ComponentError, match=f"mine: {field}"):
        read_orders({"orders": [row]})


@pytest.mark.parametrize("change", [{"kind": "whatever"}, {"what": "icing:pink"}])
def test_what_an_order_cannot_ask_for_is_named(change: dict[str, str]) -> None:
    with pytest.raises(ComponentError, match=f"mine: {next(iter(change))}"):
        read_orders({"orders": [ORDER | EVERY_FIELD | {"kind": "most"} | change]})
