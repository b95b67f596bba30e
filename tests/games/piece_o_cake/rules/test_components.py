from typing import Any

import pytest

from cakeapp.core.errors import ComponentError
from cakeapp.games.piece_o_cake.rules.components import ALL_SLICES, VARIETIES, read_varieties

PLUM: dict[str, Any] = {"id": "plu", "name": "plum", "count": 3, "cream": 1}


def test_the_shipped_table_is_the_rule_book_s() -> None:
    assert [(variety.name, variety.count, variety.cream) for variety in VARIETIES] == [
        ("plum", 3, 1),
        ("apricot", 4, 1),
        ("cherry", 5, 1),
        ("blackberry", 7, 2),
        ("kiwi", 8, 2),
        ("gooseberry", 9, 2),
        ("strawberry", 10, 2),
        ("chocolate", 11, 3),
    ]
    assert len(ALL_SLICES) == 57


@pytest.mark.parametrize(
    ("field", "value"), [("count", 0), ("count", "3"), ("cream", -1), ("cream", None), ("name", "")]
)
def test_a_wrong_entry_is_named(field: str, value: object) -> None:
    with pytest.raises(ComponentError, match=f"plu: {field}"):
        read_varieties({"varieties": [PLUM | {field: value}]})
