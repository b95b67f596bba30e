"""Keeps what is shown clear of the system's bars and of cameras: newer systems let apps lie under them."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from cakeapp.services.covered import Covered
from cakeapp.stage.edges import edges

SETTLED = 0.5  # seconds after a turn of the device until the system knows its new sides


class SafeArea(BoxLayout):
    """The whole window; what is in it stays within what nothing covers."""

    def __init__(self, inside: Widget, covered: Callable[[], Covered]) -> None:
        super().__init__()
        self._covered = covered
        self._again = Clock.create_trigger(self._ask, SETTLED)
        self.add_widget(inside)
        Window.bind(size=self.measure)
        self.measure()

    def measure(self, *_: object) -> None:
        self._ask()
        self._again()

    def _ask(self, *_: object) -> None:
        edges.left, edges.top, edges.right, edges.bottom = self._covered()

    def close(self) -> None:
        Window.unbind(size=self.measure)
        self._again.cancel()
