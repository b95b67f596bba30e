"""Values that nobody would write, for whatever reads what comes from outside."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as some

texts = some.text(some.characters(), max_size=8)  # halves of surrogate pairs among them
plain = some.none() | some.booleans() | some.integers() | some.floats() | texts
JSON: some.SearchStrategy[Any] = some.recursive(
    plain,
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)

# Good ones, to be spoiled
SEATS = [{"name": "Ada", "kind": "person", "emblem": 0}, {"name": "Bo", "kind": "master:bold", "emblem": 7}]
SETUPS = {"top_cake": {"seats": SEATS, "sitting": "table", "options": {"recall": "on"}, "repeats": True}}


@some.composite
def spoiled(draw: some.DrawFn, good: Any) -> Any:
    """Something good with one place in it, at any depth, that holds anything, or is gone."""
    if not isinstance(good, Mapping | list) or not good or draw(some.integers(0, 3)) == 0:
        return draw(JSON)
    spoilt: Any = dict(good) if isinstance(good, Mapping) else list(good)
    at = draw(some.sampled_from(sorted(good))) if isinstance(good, Mapping) else draw(some.integers(0, len(good) - 1))
    if draw(some.integers(0, 4)) == 0:
        del spoilt[at]
    else:
        spoilt[at] = draw(spoiled(good[at]))
    return spoilt
