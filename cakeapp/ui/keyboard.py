"""Play without touching: arrows or Tab walk what can be touched, Enter or Space taps it."""

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp

from cakeapp.stage import semantics
from cakeapp.stage.semantics import Node
from cakeapp.stage.theme import theme
from cakeapp.ui.navigation import Navigation

NEXT, PREVIOUS, ENTER = (9, 274, 275), (273, 276), (13, 32, 271)
SHIFT = "shift"


class Keyboard:
    """The focus ring is drawn on the window, over everything; it leaves with what it is around, or by a touch."""

    def __init__(self, nav: Navigation) -> None:
        self._nav = nav
        self._node: Node | None = None  # what the ring is around
        self._ring = InstructionGroup()
        self._watch = Clock.create_trigger(self._look, 0, interval=True)
        Window.canvas.after.add(self._ring)
        Window.bind(on_key_down=self._on_key_down, on_touch_down=self._leave, children=self._leave, size=self._leave)

    @property
    def focus(self) -> str:
        return self._node.key if self._node else ""

    def close(self) -> None:
        self._leave()
        Window.unbind(on_key_down=self._on_key_down, on_touch_down=self._leave, children=self._leave, size=self._leave)

    def _on_key_down(self, _window: object, key: int, _code: int, _text: str, modifiers: list[str]) -> bool:
        self._look()
        if key in ENTER and self._node:
            self._node.widget.activate()
            return True
        if key in NEXT + PREVIOUS:
            back = key in PREVIOUS or (key == NEXT[0] and SHIFT in modifiers)
            self._walk(-1 if back else 1)
            return True
        return False

    def _walk(self, step: int) -> None:
        nodes = [node for node in semantics.tree() if node.interactive]
        if not nodes:
            return
        keys = [node.key for node in nodes]
        at = keys.index(self.focus) + step if self.focus in keys else 0
        node = nodes[at % len(nodes)]
        if node.window is not None and not node.in_sight:
            node.window.scroll_to(node.widget, animate=False)
        self._leave()
        self._node = seen = semantics.find(node.key) or node
        x, y, width, height = seen.bounds
        self._ring.add(Color(*theme.glow))
        self._ring.add(Line(rounded_rectangle=(x, y, width, height, dp(8)), width=dp(2)))
        self._watch()
        self._nav.screen.read_out(node.name)

    def _look(self, *_: object) -> None:
        """Where the screen shows something else by now, the ring would point at it."""
        node = self._node
        if node is None:
            return
        now = semantics.node_of(node.widget, node.window)
        same = (now.key, now.bounds) == (node.key, node.bounds)
        if not (same and now.interactive and semantics.on_screen(node.widget)):
            self._leave()

    def _leave(self, *_: object) -> None:
        self._node = None
        self._watch.cancel()
        self._ring.clear()
