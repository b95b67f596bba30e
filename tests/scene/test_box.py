"""Boxes share out what there is, and turn with whoever sits at an edge."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from cakeapp.scene.box import Box
from cakeapp.scene.facing import FAR, LEFT, NEAR, RIGHT, Side, turned
from cakeapp.scene.plan import Form, Spot

lengths = st.floats(10, 2000)
boxes = st.builds(Box, st.floats(0, 500), st.floats(0, 500), lengths, lengths)
shares = st.lists(st.floats(0.1, 1.0), min_size=1, max_size=8)


@given(boxes, shares, st.floats(0, 1))
def test_rows_and_columns_fill_their_box(box: Box, parts: list[float], gap: float) -> None:
    rows, columns = box.rows(*parts, gap=gap), box.columns(*parts, gap=gap)
    assert rows[0].y == box.y
    assert columns[0].x == box.x
    assert abs(rows[-1].bottom - box.bottom) < 1e-6
    assert abs(columns[-1].right - box.right) < 1e-6
    for one, other in pairwise(rows):
        assert abs(one.bottom + gap - other.y) < 1e-6
    for one, other in pairwise(columns):
        assert abs(one.right + gap - other.x) < 1e-6


def test_what_is_above_one_is_in_dp_and_the_others_share_the_rest() -> None:
    tops = [row.height for row in Box(0, 0, 10, 100).rows(30, 0.5, 0.5, gap=5)]
    assert tops == [30, 30, 30]


@given(boxes, st.sampled_from([NEAR, RIGHT, FAR, LEFT]), st.floats(0, 0.9), st.floats(0, 0.9))
def test_what_lies_in_somebodys_part_lies_in_it_on_the_table(box: Box, facing: int, x: float, y: float) -> None:
    side = Side(box, facing)
    own = side.own
    inner = Box(own.width * x, own.height * y, own.width * 0.1, own.height * 0.1)
    found = side.on_table(inner)
    assert box.x - 1e-6 <= found.x
    assert box.y - 1e-6 <= found.y
    assert found.right <= box.right + 1e-6
    assert found.bottom <= box.bottom + 1e-6
    upright = facing in (NEAR, FAR)
    assert abs(found.width - (inner.width if upright else inner.height)) < 1e-6


def test_the_near_side_of_each_is_at_her_edge() -> None:
    """What she sees at the bottom lies at the edge where she sits."""
    box = Box(0, 0, 100, 50)
    at_edge = {facing: Side(box, facing).on_table(bottom(Side(box, facing).own)) for facing in (NEAR, RIGHT, FAR, LEFT)}
    assert at_edge[NEAR].bottom == 50
    assert at_edge[FAR].y == 0
    assert at_edge[RIGHT].right == 100
    assert at_edge[LEFT].x == 0


def bottom(own: Box) -> Box:
    return Box(0, own.height - 1, own.width, 1)


def test_a_plan_for_a_broad_table_serves_an_upright_one() -> None:
    form = Form("round", 100, 200)
    found = turned({"near": Spot(Box(0, 90, 200, 10))}, form)["near"]
    assert found.facing == RIGHT
    assert found.box == Box(90, 0, 10, 200)
