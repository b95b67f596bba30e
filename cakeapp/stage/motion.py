"""How things move on a table: at the speed that the settings say, at once where they say none."""

from typing import Any

from kivy.animation import Animation
from kivy.uix.widget import Widget


def glide(widget: Widget, seconds: float, speed: float, t: str = "linear", **to: Any) -> None:
    """Changes properties within so many seconds at normal speed."""
    if speed:
        Animation(d=seconds / speed, t=t, **to).start(widget)
        return
    for name, value in to.items():
        setattr(widget, name, value)
