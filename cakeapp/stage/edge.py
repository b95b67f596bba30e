"""Outlines of things, drawn only while they can be seen: a clear line costs Kivy more than one of full colour."""

from collections.abc import Sequence
from typing import Any

from kivy.factory import Factory
from kivy.graphics import Color, Line
from kivy.graphics.instructions import CanvasBase

__all__ = ["Edge"]  # what KV asks for


def of_line(name: str) -> Any:
    return property(None, lambda edge, value: setattr(edge.line, name, value))


class Edge(CanvasBase):
    """A line of any shape in its own colour. For one that shines through Kivy clears the stencil, seen or not."""

    width, cap, joint = of_line("width"), of_line("cap"), of_line("joint")
    points, circle, ellipse = of_line("points"), of_line("circle"), of_line("ellipse")
    rounded_rectangle = of_line("rounded_rectangle")

    def __init__(self) -> None:
        super().__init__()
        with self:  # not straight onto what KV is drawing
            self._colour, self.line = Color(), Line()
        self.clear()

    @property
    def rgba(self) -> Sequence[float]:
        return tuple(self._colour.rgba)

    @rgba.setter
    def rgba(self, rgba: Sequence[float]) -> None:
        self._colour.rgba = rgba
        if rgba[3] and not self.length():
            self.add(self._colour)
            self.add(self.line)
        elif not rgba[3]:
            self.clear()


Factory.register("Edge", cls=Edge)
