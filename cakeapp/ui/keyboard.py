"""Play without touching: Tab or arrows walk what answers a touch, Enter taps it; a page knows its own letters."""

from kivy.core.window import Window

from cakeapp.stage import semantics
from cakeapp.ui.focus import Focus
from cakeapp.ui.navigation import Navigation

NEXT, PREVIOUS, ENTER = (9, 274, 275), (273, 276), (13, 32, 271)
SHIFT = "shift"


class Keyboard:
    def __init__(self, nav: Navigation, focus: Focus) -> None:
        self._nav, self._focus = nav, focus
        leave = focus.leave  # a touch or another screen
        Window.bind(on_key_down=self._on_key_down, on_touch_down=leave, children=leave, size=leave)

    def close(self) -> None:
        leave = self._focus.leave
        leave()
        Window.unbind(on_key_down=self._on_key_down, on_touch_down=leave, children=leave, size=leave)

    def _on_key_down(self, _window: object, key: int, _code: int, text: str | None, modifiers: list[str]) -> bool:
        if key in ENTER and SHIFT in modifiers and self._focus.node is not None:
            self._focus.node.widget.look_closer()
            return True
        if key in ENTER and self._focus.act():
            return True
        if key in NEXT + PREVIOUS:
            back = key in PREVIOUS or (key == NEXT[0] and SHIFT in modifiers)
            self._walk(-1 if back else 1)
            return True
        return text is not None and self._nav.screen.letter(text.lower())

    def _walk(self, step: int) -> None:
        nodes = [node for node in semantics.tree() if node.widget.answers()]
        if not nodes:
            return
        keys = [node.key for node in nodes]
        at = keys.index(self._focus.key) + step if self._focus.key in keys else 0
        node = nodes[at % len(nodes)]
        if node.window is not None and not node.in_sight:
            node.window.scroll_to(node.widget, animate=False)
        self._focus.set(semantics.find(node.key) or node)
