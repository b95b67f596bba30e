"""Play without touching: arrows or Tab walk what can be touched, Enter or Space taps it."""

from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp

from cakeapp.ui import semantics
from cakeapp.ui.navigation import Navigation
from cakeapp.ui.theme import theme

NEXT, PREVIOUS, ENTER = (9, 274, 275), (273, 276), (13, 32, 271)
SHIFT = "shift"


class Keyboard:
    """The focus ring is drawn on the window, over everything; a touch takes it away."""

    def __init__(self, nav: Navigation) -> None:
        self._nav = nav
        self.focus = ""
        self._ring = InstructionGroup()
        Window.canvas.after.add(self._ring)
        Window.bind(on_key_down=self._on_key_down, on_touch_down=self._leave)

    def close(self) -> None:
        self._leave()
        Window.unbind(on_key_down=self._on_key_down, on_touch_down=self._leave)

    def _on_key_down(self, _window: object, key: int, _code: int, _text: str, modifiers: list[str]) -> bool:
        if key in ENTER and self.focus:
            node = semantics.find(self.focus)
            if node is not None and node.interactive:
                node.widget.activate()
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
        if not node.in_sight:
            node.window.scroll_to(node.widget, animate=False)
        self._leave()
        self.focus = node.key
        x, y, width, height = semantics.find(node.key).bounds
        self._ring.add(Color(*theme.glow))
        self._ring.add(Line(rounded_rectangle=(x, y, width, height, dp(8)), width=dp(2)))
        self._nav.screen.read_out(node.name)

    def _leave(self, *_: object) -> None:
        self.focus = ""
        self._ring.clear()
