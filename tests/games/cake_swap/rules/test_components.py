from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.games.cake_swap.rules.components import LAYERS, RIBBONS, SHIPPED, read_components

TABLE: Any = registry.components("cake_swap")


def test_the_shipped_table_is_complete() -> None:
    assert len(SHIPPED.cards) == 60
    assert len(RIBBONS) == 18
    assert Counter(layer.cake for layer in LAYERS) == {"chocolate": 60, "vanilla": 60}


@pytest.mark.parametrize(
    ("where", "value", "named"),
    [
        (("layers", 16, "b", "size"), 6, "L17 b: size"),
        (("layers", 16, "b", "size"), 0, "L17 b: size"),
        (("layers", 16, "a", "cake"), "carrot", "L17 a: cake"),
        (("layers", 16, "a", "frosting"), "mint", "L17 a: frosting"),
        (("layers", 16, "b"), None, "L17: b is missing"),
        (("layers", 16, "id"), "L01", "the id L01 stands there twice"),
        (("ribbons", "premium", "red"), "9", "premium: red"),
        (("ribbons", "premium"), None, "premium is missing"),
        (("points_to_win", "5"), 0, "points_to_win: 5"),
        (("points_to_win",), [], "points_to_win is missing"),
    ],
)
def test_a_wrong_entry_is_named(where: tuple[Any, ...], value: object, named: str) -> None:
    table = deepcopy(TABLE)
    part = table
    for step in where[:-1]:
        part = part[step]
    part[where[-1]] = value
    with pytest.raises(ComponentError, match=named):
        read_components(table)
