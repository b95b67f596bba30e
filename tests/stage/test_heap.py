"""What lies on what stays so, whatever comes and goes: as if all had been laid anew."""

from hypothesis import given
from hypothesis import strategies as st
from kivy.uix.widget import Widget

from cakeapp.stage.heap import heap

ORDERS = st.lists(st.permutations(range(8)).flatmap(lambda order: st.integers(0, 8).map(lambda most: order[:most])))


@given(ORDERS)
def test_widgets_lie_in_the_order_that_is_asked_for(orders: list[list[int]]) -> None:
    parent, widgets = Widget(), [Widget() for _ in range(8)]
    before: list[int] = []
    for order in orders:
        for gone in set(before) - set(order):
            parent.remove_widget(widgets[gone])
        changed = heap(parent, [widgets[number] for number in order])
        assert [widgets.index(one) for one in reversed(parent.children)] == order
        assert [one.canvas for one in reversed(parent.children)] == [
            one for one in parent.canvas.children if one in [widget.canvas for widget in widgets]
        ]
        assert changed == ([number for number in before if number in order] != order)
        before = order
