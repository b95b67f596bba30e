"""The collector of circular garbage rests while bots think, and no longer."""

import gc
from collections.abc import Iterator

import pytest

from cakeapp.collector import gc_paused


def thought() -> Iterator[bool]:
    with gc_paused():
        yield gc.isenabled()
        yield gc.isenabled()


def test_it_rests_until_a_thought_is_over_or_dropped() -> None:
    assert list(thought()) == [False, False]
    assert gc.isenabled()
    assert not next(thought())
    assert gc.isenabled()


@pytest.mark.parametrize("first", [0, 1])
def test_thoughts_that_overlap_leave_it_on(first: int) -> None:
    thoughts = [thought(), thought()]
    assert [next(one) for one in thoughts] == [False, False]
    for one in (thoughts[first], thoughts[1 - first]):
        one.close()
    assert gc.isenabled()
