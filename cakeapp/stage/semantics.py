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
        left, bottom = self.window.to_window(*self.window.pos)
        return bool(left <= x <= left + self.window.width and bottom <= y <= bottom + self.window.height)

    @property
    def centre(self) -> tuple[float, float]:
        x, y = self.widget.to_window(*self.widget.touch_centre())
        return x, y


def layers() -> list[Widget]:
    """What of the window can be touched and read, the lowest first: under an open dialog nothing else can."""
    below: list[Widget] = Window.children[::-1]
    return below[-1:] if isinstance(below[-1], ModalView) else below


def tree() -> list[Node]:
    """Everything that can be touched or read, in the order of reading."""
    nodes = [node for layer in layers() for node in walk(layer)]
    return sorted(nodes, key=lambda node: (-round((node.bounds[1] + node.bounds[3]) / dp(TARGET / 2)), node.bounds[0]))


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


def walk(widget: Widget, window: ScrollView | None = None) -> Iterator[Node]:
    if widget.opacity == 0:
        return
    if isinstance(widget, Spoken) and widget.key:
        yield node_of(widget, window)
    for child in reversed(widget.children):
        yield from walk(child, widget if isinstance(widget, ScrollView) else window)


def node_of(widget: Widget, window: ScrollView | None) -> Node:
    x, y = widget.to_window(widget.x, widget.y)
    right, top = widget.to_window(widget.right, widget.top)
    bounds = (min(x, right), min(y, top), abs(right - x), abs(top - y))
    enabled = not (widget.disabled or widget.refusal)
    return Node(widget.key, widget.spoken, widget.role, bounds, enabled, widget, window)


def find(key: str) -> Node | None:
    return next((node for node in tree() if node.key == key), None)
