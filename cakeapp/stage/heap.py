"""What lies on what: the order in which widgets are painted."""

from collections.abc import Sequence

from kivy.uix.widget import Widget


def heap(parent: Widget, widgets: Sequence[Widget]) -> bool:
    """Lays a later one on the earlier ones, what is new between those that lie right; whether anything was done."""
    wanted = set(widgets)
    lying = [one for one in reversed(parent.children) if one in wanted]
    if lying == widgets:
        return False
    there = set(lying)
    if lying == [one for one in widgets if one in there]:
        for at, one in enumerate(widgets):
            if one not in there:
                parent.add_widget(one, index=len(parent.children) - at)
        return True
    parent.clear_widgets()
    for one in widgets:
        parent.add_widget(one)
    return True
