"""Events as scenes on a table: each kind has its own, and what flew across the board is gone at its end."""

from typing import Any

from kivy.animation import Animation
from kivy.uix.widget import Widget

from cakeapp.core.game import Event


class Theatre:
    """Plays one event on the widgets as they are shown, by the method named for its kind; then the view is shown."""

    def __init__(self, board: Any) -> None:
        self._board = board
        self._flying: list[Widget] = []

    def play(self, event: Event) -> float:
        act = getattr(self, f"_{event.kind}", None)
        return act(event) if act is not None and self._board.view is not None else 0.0

    def end(self) -> None:
        for one in self._flying:
            Animation.cancel_all(one)
            self._board.remove_widget(one)
        self._flying = []
