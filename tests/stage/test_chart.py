"""The chart of points over time."""

import gc
import weakref
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from cakeapp.stage.widgets.chart import Chart, apart

STEP, TOP = 20.0, 200.0


def test_a_chart_that_is_left_is_forgotten() -> None:
    """Though it follows the theme, which stays."""
    left = weakref.ref(Chart())
    gc.collect()
    assert left() is None


@given(st.lists(st.floats(0, TOP), min_size=1, max_size=6).map(sorted))
def test_emblems_stand_apart_in_order_and_under_the_top(heights: list[float]) -> None:
    found = apart(heights, STEP, TOP)
    assert found[-1] <= TOP
    assert all(upper - lower >= STEP - 1e-6 for lower, upper in pairwise(found))
