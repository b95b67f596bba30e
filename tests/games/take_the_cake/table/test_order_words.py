from itertools import product

import pytest

from cakeapp.core.words import Words
from cakeapp.games.take_the_cake.rules.cake import COUNTED
from cakeapp.games.take_the_cake.rules.components import ORDERS
from cakeapp.games.take_the_cake.rules.orders import FIELDS, Order
from cakeapp.games.take_the_cake.table.order_words import made, titled

STRINGS = Words()


def t(key: str, **values: object) -> str:
    return STRINGS(f"take_the_cake.{key}", **values)


@pytest.mark.parametrize("kind", FIELDS)
def test_orders_that_ask_for_different_things_say_so(kind: str) -> None:
    fields = FIELDS[kind]
    values = product(*(COUNTED if field == "what" else range(4) for field in fields))
    orders = [Order("mine", "Mine", "", kind, **dict(zip(fields, each))) for each in values]
    assert len({made(order, t) for order in orders}) == len(orders)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"kind": "most", "points": 1, "what": "cookie"}, "1 point for strictly more cookies than every other cake"),
        ({"kind": "at_least", "points": 9, "what": "candle", "n": 5}, "9 points for at least 5 candles"),
        ({"kind": "at_most", "points": 9, "what": "cherry", "n": 1}, "9 points for at most 1 cherry"),
        ({"kind": "fruit_types", "points": 7, "each": 5, "types": 1}, "7 points for at least 5 fruits of one type"),
        (
            {"kind": "fruit_types", "points": 8, "each": 1, "types": 4},
            "8 points for at least 1 fruit of each of 4 types",
        ),
        ({"kind": "icings_each", "points": 8, "n": 1}, "8 points for at least 1 square of each of the four icings"),
        (
            {"kind": "per_line_all_icings", "each": 1, "cap": 9},
            "1 point for each row or column that shows all four icings, at most 9 points",
        ),
    ],
)
def test_a_rule_is_made_of_kind_what_and_numbers(asked: dict[str, object], said: str) -> None:
    assert made(Order("mine", "Mine", "", **asked), t) == said  # type: ignore[arg-type]


def test_an_order_as_shipped_is_told_as_printed_and_another_as_it_is() -> None:
    jar = next(order for order in ORDERS if order.id == "cookie-jar")
    assert titled(jar, t) == "Cookie jar: 9 points for at least six cookies"
    other = Order(jar.id, jar.name, jar.rule, "at_least", "candle", points=9, n=5)
    assert titled(other, t) == "Cookie jar: 9 points for at least 5 candles"
