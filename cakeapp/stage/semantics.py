"""What is on screen now, in words: speech, keyboard play and tests all stand on it."""

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

    def activate(self) -> None:
        """What a tap does: for keyboards and switches."""

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

    @property
    def interactive(self) -> bool:
        return self.role in INTERACTIVE

    @property
    def in_sight(self) -> bool:
        """Not scrolled away, not even by half."""
        if self.window is None:
            return True
        x, y = self.centre
        left, bottom = to_window(self.window, *self.window.pos)
        return bool(left <= x <= left + self.window.width and bottom <= y <= bottom + self.window.height)

    @property
    def centre(self) -> tuple[float, float]:
        return to_window(self.widget, *self.widget.touch_centre())


def layers() -> list[Widget]:
    """What of the window can be touched and read, the lowest first: under an open dialog nothing else can."""
    below: list[Widget] = Window.children[::-1]
    return below[-1:] if isinstance(below[-1], ModalView) else below


def tree() -> list[Node]:
    """Everything that can be touched or read, in the order of reading."""
    return sorted((node for layer in layers() for node in walk(layer)), key=reading)


def find(key: str) -> Node | None:
    """The first with this key that is read."""
    named = (node_of(*found) for layer in layers() for found in spoken(layer) if found[0].key == key)
    return min(named, key=reading, default=None)


def reading(node: Node) -> tuple[int, float]:
    """Rows from the top, each from the left."""
    return -round((node.bounds[1] + node.bounds[3]) / dp(TARGET / 2)), node.bounds[0]


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
    left: list[tuple[Widget, ScrollView | None]] = [(widget, None)]
    while left:
        widget, window = left.pop()
        if not widget.opacity:
            continue
        if isinstance(widget, Spoken) and widget.key:
            yield widget, window
        if isinstance(widget, ScrollView):
            window = widget
        left += [(child, window) for child in widget.children]


def node_of(widget: Widget, window: ScrollView | None) -> Node:
    (x, y), (right, top) = to_window(widget, widget.x, widget.y), to_window(widget, widget.right, widget.top)
    bounds = (min(x, right), min(y, top), abs(right - x), abs(top - y))
    enabled = not (widget.disabled or widget.refusal)
    return Node(widget.key, widget.spoken, widget.role, bounds, enabled, widget, window)


def to_window(widget: Widget, x: float, y: float) -> tuple[float, float]:
    """As Kivy's own, but it asks only those on the way up that have coordinates of their own, which are few."""
    while isinstance(widget := widget.parent, Widget):
        if type(widget).to_parent is not Widget.to_parent:
            x, y = widget.to_parent(x, y)
    return x, y
