"""A number between two buttons: one less, one more."""

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class Stepper(BoxLayout):
    """Tells `on_step` by how much the number is to change."""

    name = StringProperty("")  # for the keys of its buttons
    number = NumericProperty(0)
    room = NumericProperty(0)  # pixels for the number
    color = ColorProperty("#000000")
    less = StringProperty("")  # the spoken names of its buttons
    more = StringProperty("")

    __events__ = ("on_step",)

    def on_step(self, by: int) -> None: ...
