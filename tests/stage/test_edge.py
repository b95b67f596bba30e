"""Outlines that nobody sees are not drawn at all: each would have the whole stencil cleared, frame after frame."""

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.graphics import Canvas, Color, Line

from cakeapp.core import registry
from cakeapp.services.session import Setup
from cakeapp.stage.edge import Edge
from tests.window.headless import Driver
from tests.window.robot import look, people, sit_down


def drawn(canvas: Any) -> Iterator[Any]:
    for instruction in canvas.children:
        yield instruction
        if hasattr(instruction, "children"):
            yield from drawn(instruction)


def test_an_edge_is_drawn_while_it_can_be_seen() -> None:
    canvas = Canvas()
    with canvas:
        edge = Edge()
        edge.rgba, edge.width, edge.points = (1, 1, 1, 0), 3, (0, 0, 9, 9)
    assert [type(one) for one in drawn(canvas)] == [Edge]
    edge.rgba = (0.2, 0.4, 0.6, 1)
    seen = list(drawn(edge))
    assert any(isinstance(one, Color) and tuple(one.rgba) == pytest.approx((0.2, 0.4, 0.6, 1)) for one in seen)
    assert [(one.width, one.points) for one in seen if isinstance(one, Line)] == [(3, [0, 0, 9, 9])]
    edge.rgba = (0.2, 0.4, 0.6, 0)
    assert not list(drawn(edge))


@pytest.mark.parametrize("key", registry.discover())
def test_no_clear_line_is_drawn_on_a_table(driver: Driver, key: str) -> None:
    sit_down(driver, Setup(key, people(registry.info(key).seats[0]), deal="EDGE"))
    look(driver)
    alpha, lines = 1.0, 0
    for one in drawn(driver.window.canvas):
        if isinstance(one, Color):
            alpha = one.a
        if isinstance(one, Line):
            lines += 1
            assert alpha > 0
    assert lines
