"""What must hold of every screen at rest, whatever it shows."""

from collections.abc import Iterator
from itertools import combinations
from math import cos, pi, sin

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from cakeapp.stage import semantics
from cakeapp.stage.semantics import Node
from tests.window.headless import Driver

AROUND = [(cos(step * pi / 4), sin(step * pi / 4)) for step in range(8)]
FINGER = 47  # dp across; one less than a target, for what rounding takes


def touches(node: Node, x: float, y: float) -> bool:
    """Whether a finger at this point of the window touches the node."""
    return in_window(node, x, y) and bool(node.widget.collide_point(*to_widget(node.widget, x, y)))


def to_widget(widget: Widget, x: float, y: float) -> tuple[float, float]:
    """As Kivy's own, but it asks only those on the way down that have coordinates of their own, which are few."""
    own = []
    while isinstance(widget, Widget):
        if type(widget).to_local is not Widget.to_local:
            own.append(widget)
        widget = widget.parent
    for one in reversed(own):
        x, y = one.to_local(x, y)
    return x, y


def in_window(node: Node, x: float, y: float) -> bool:
    """Whether the point is where the node can be seen, if it scrolls."""
    return node.window is None or node.window.collide_point(*to_widget(node.window.parent, x, y))


def check_scene(driver: Driver, where: str) -> None:
    """What was just shown, once it is at rest."""
    driver.frames(6)
    try:
        check_screen()
    except AssertionError as error:
        raise AssertionError(f"{where}: {error}") from error


def check_screen() -> None:
    nodes = semantics.tree()
    active = [node for node in nodes if node.interactive and node.in_sight]
    keys = [node.key for node in nodes]
    assert len(keys) == len(set(keys)), f"a key stands twice in {sorted(keys)}"
    for node in nodes:
        assert node.name.strip(), f"{node.key} has no spoken name"
    for node in active:
        check_target(node)
    for one, other in combinations(active, 2):
        check_apart(one, other)
    check_words()


def check_target(node: Node) -> None:
    x, y = node.centre
    assert 0 <= x <= Window.width, f"{node.key} is off the screen"
    assert 0 <= y <= Window.height, f"{node.key} is off the screen"
    reach = dp(FINGER) / 2
    for across, up in AROUND:
        point = x + across * reach, y + up * reach
        # what is scrolled away in part need not be there
        assert touches(node, *point) or not in_window(node, *point), f"{node.key} is under 48 dp"


def check_apart(one: Node, other: Node) -> None:
    left, bottom = max(one.bounds[0], other.bounds[0]), max(one.bounds[1], other.bounds[1])
    right = min(one.bounds[0] + one.bounds[2], other.bounds[0] + other.bounds[2])
    top = min(one.bounds[1] + one.bounds[3], other.bounds[1] + other.bounds[3])
    if right - left < 1 or top - bottom < 1:
        return
    for across in range(1, 8):
        for up in range(1, 8):
            point = left + (right - left) * across / 8, bottom + (top - bottom) * up / 8
            both = touches(one, *point) and touches(other, *point)
            assert not both, f"{one.key} {one.bounds} and {other.key} {other.bounds} overlap"


def check_words() -> None:
    for widget in visible():
        if isinstance(widget, Label) and widget.text:
            room = widget.width + 1, widget.height + 1
            fits = widget.texture_size[0] <= room[0] and widget.texture_size[1] <= room[1]
            assert fits, f"{widget.text!r} needs {widget.texture_size} and has {widget.size}"
            assert drawn(widget) == "".join(widget.text.split()), f"of {widget.text!r} only {drawn(widget)!r} is drawn"
        elif isinstance(widget, TextInput):
            assert widget.focus or not widget.get_max_scroll_x(), f"{widget.text!r} is cut off"
        elif isinstance(widget, ScrollView):
            assert widget.viewport_size[0] < widget.width + 1, f"{widget} scrolls sideways"


def drawn(label: Label) -> str:
    """Kivy leaves out the lines that a box has no room for."""
    lines = label._label._cached_lines
    return "".join("".join(word.text.split()) for line in lines for word in line.words)


def visible() -> Iterator[Widget]:
    """Whatever the window holds, but for what is invisible itself or part of something invisible."""
    left = list(Window.children)
    while left:
        widget = left.pop()
        if widget.opacity:
            yield widget
            left += widget.children
