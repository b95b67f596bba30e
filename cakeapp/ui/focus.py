"""What keys and exploring fingers are at: a ring is drawn around it, over everything, and leaves with it."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp

from cakeapp.stage import semantics
from cakeapp.stage.semantics import Node
from cakeapp.stage.theme import theme


class Focus:
    def __init__(self, read_out: Callable[[str], None]) -> None:
        self._read_out = read_out
        self._node: Node | None = None
        self._ring = InstructionGroup()
        self._watch = Clock.create_trigger(self._look, 0, interval=True)
        Window.canvas.after.add(self._ring)

    @property
    def node(self) -> Node | None:
        self._look()
        return self._node

    @property
    def key(self) -> str:
        return self._node.key if self._node else ""

    @property
    def drawn(self) -> bool:
        return bool(self._ring.children)

    def set(self, node: Node) -> None:
        """It is read out, too."""
        self.leave()
        self._node = node
        x, y, width, height = node.bounds
        self._ring.add(Color(*theme.glow))
        self._ring.add(Line(rounded_rectangle=(x, y, width, height, dp(8)), width=dp(2)))
        self._watch()
        self._read_out(node.widget.in_words())

    def act(self) -> bool:
        """What a tap there does; what is called otherwise after it is read out anew."""
        node = self.node
        if node is None or not node.widget.answers():
            return False
        before = node.widget.spoken
        node.widget.activate()
        Clock.schedule_once(lambda _: self._read_anew(before), 0)
        return True

    def _read_anew(self, before: str) -> None:
        if self.node is not None and self.node.widget.spoken != before:
            self._read_out(self.node.widget.spoken)

    def _look(self, *_: object) -> None:
        """Where the screen shows something else by now, the ring would point at it."""
        node = self._node
        if node is None:
            return
        now = semantics.node_of(node.widget, node.window)
        if (now.key, now.bounds) != (node.key, node.bounds) or not semantics.on_screen(node.widget):
            self.leave()

    def leave(self, *_: object) -> None:
        self._node = None
        self._watch.cancel()
        self._ring.clear()
