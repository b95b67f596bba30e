"""What is on screen now, in words: speech, keyboard play and tests all stand on it."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

TARGET = 48  # dp: no touch target is smaller
INTERACTIVE = ("button", "thing", "place", "switch", "choice", "field")


class Area(NamedTuple):
    """A part of what is shown that is read as a whole; of two the one of lower rank first."""

    rank: int = 0
    name: str = ""


WHOLE = Area()


class Spoken(EventDispatcher):
    """Mixed into whatever a person can touch or read."""

    key = StringProperty("")  # a name that stays the same, for hints and tests; without one it is not listed
    role = StringProperty("text")
    spoken = StringProperty("")
    refusal = StringProperty("")  # why it cannot be used now; empty when it can

    def touch_centre(self) -> tuple[float, float]:
        """Where a finger would go, in the widget's parent's coordinates."""
        x, y = self.center
        return x, y

    def corners(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top in the widget's parent's coordinates."""
        return self.x, self.y, self.right, self.top

    def activate(self) -> None:
        """What a tap does: for keyboards, switches and fingers that explore."""

    def look_closer(self) -> None:
        """What a long touch does."""

    def answers(self) -> bool:
        """Whether a tap does anything with it."""
        return self.role in INTERACTIVE

    def area(self) -> Area:
        """What it is read with."""
        return WHOLE

    def found(self, x: float, y: float) -> Widget | None:
        """What of it a finger there is on, in the parent's coordinates."""
        return self if self.key and self.collide_point(x, y) else None

    def in_words(self) -> str:
        """What it is, and why it cannot be used now."""
        return ". ".join(dict.fromkeys(part.rstrip(".") for part in (self.spoken, self.refusal) if part))

    def let_go(self) -> None:
        """Whatever finger holds it counts no more."""


class Node(NamedTuple):
    key: str
    name: str
    role: str
    bounds: tuple[float, float, float, float]  # x, y, width, height in the window
    enabled: bool
    widget: Widget
    window: ScrollView | None = None  # what it scrolls in
    turn: int = 0  # quarters, counter-clockwise, by which it is turned

    @property
    def interactive(self) -> bool:
        return self.role in INTERACTIVE

    @property
    def in_sight(self) -> bool:
        """Not scrolled away, not even by half."""
        if self.window is None:
            return True
        x, y = self.centre
        view = self.window
        (left, bottom), (right, top) = to_window(view, *view.pos), to_window(view, view.right, view.top)
        return min(left, right) <= x <= max(left, right) and min(bottom, top) <= y <= max(bottom, top)

    @property
    def centre(self) -> tuple[float, float]:
        return to_window(self.widget, *self.widget.touch_centre())


def layers() -> list[Widget]:
    """What of the window can be touched and read, the lowest first: under an open dialog nothing else can."""
    below: list[Widget] = Window.children[::-1]
    return below[-1:] if isinstance(below[-1], ModalView) else below


def tree() -> list[Node]:
    """Everything that can be touched or read, in the order of reading."""
    areas = defaultdict[Area, list[Node]](list)
    for layer in layers():
        for node in walk(layer):
            areas[node.widget.area()].append(node)
    return [node for _, nodes in sorted(areas.items()) for node in in_rows(nodes)]


def in_rows(nodes: list[Node]) -> list[Node]:
    """Where all faces one edge it is read from there."""
    turns = {node.turn for node in nodes}
    turn = turns.pop() if len(turns) == 1 else 0
    return sorted(nodes, key=lambda node: reading(node, turn))


def under(x: float, y: float) -> Node | None:
    """The uppermost there of all that can be touched or read."""
    found = None
    for layer in layers():
        for widget, window in shown(layer):
            if window is None or window.collide_point(*window.parent.to_widget(x, y)):
                one = widget.found(*widget.parent.to_widget(x, y))
                found = found if one is None else node_of(one, window)
    return found


def find(key: str) -> Node | None:
    """The first with this key that is read."""
    named = (node_of(*found) for layer in layers() for found in spoken(layer) if found[0].key == key)
    return min(named, key=reading, default=None)


def reading(node: Node, turn: int = 0) -> tuple[int, float]:
    """Rows from the top, each from the left, as whoever it is turned to sees them."""
    x, y, width, height = node.bounds
    top, left = ((y + height, x), (-x, y), (-y, -x - width), (x + width, -y - height))[turn]
    return -round(top / dp(TARGET / 2)), left


def seen(widget: Widget) -> bool:
    """Whether neither it nor what it is part of is invisible."""
    while isinstance(widget, Widget):
        if not widget.opacity:
            return False
        widget = widget.parent
    return True


def on_screen(widget: Widget) -> bool:
    """Whether it can be seen, as part of what the window shows."""
    return seen(widget) and widget.get_root_window() is not None


def walk(widget: Widget) -> Iterator[Node]:
    return (node_of(*found) for found in spoken(widget))


def spoken(widget: Widget) -> Iterator[tuple[Widget, ScrollView | None]]:
    """What is listed of a widget and all that it holds, and what each scrolls in."""
    return (one for one in shown(widget) if one[0].key)


def shown(widget: Widget) -> Iterator[tuple[Widget, ScrollView | None]]:
    """The lowest first."""
    left: list[tuple[Widget, ScrollView | None]] = [(widget, None)]
    while left:
        widget, window = left.pop()
        if not widget.opacity:
            continue
        if isinstance(widget, Spoken):
            yield widget, window
        if isinstance(widget, ScrollView):
            window = widget
        left += [(child, window) for child in widget.children]


def node_of(widget: Widget, window: ScrollView | None) -> Node:
    left, below, aside, above = widget.corners()
    (x, y), (right, top) = to_window(widget, left, below), to_window(widget, aside, above)
    bounds = (min(x, right), min(y, top), abs(right - x), abs(top - y))
    enabled = not (widget.disabled or widget.refusal)
    turn = ((0, 3), (1, 2))[right < x][top < y]
    return Node(widget.key, widget.spoken, widget.role, bounds, enabled, widget, window, turn)


def to_window(widget: Widget, x: float, y: float) -> tuple[float, float]:
    """As Kivy's own, but it asks only those on the way up that have coordinates of their own, which are few."""
    while isinstance(widget := widget.parent, Widget):
        if type(widget).to_parent is not Widget.to_parent:
            x, y = widget.to_parent(x, y)
    return x, y
