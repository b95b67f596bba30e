"""A frame at once, outside of the main loop's beat."""

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder


def draw_now() -> None:
    """All that was changed is laid out and seen when this returns."""
    Builder.sync()
    Clock.tick_draw()
    Builder.sync()
    Window.dispatch("on_draw")
    Window.dispatch("on_flip")
