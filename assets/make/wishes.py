"""Cake Swap: a layer by itself, small enough to stand among words, and the sign for going on top without a card."""

from .brush import LINE, Pen, add, box, line
from .palette import FROSTINGS, OUTLINE
from .stands import ABOVE, BODY, WIDTHS, body, frosting

SMALL = 2  # the size that a layer among words is drawn in


def layer(p: Pen, cake: str, topping: str, size: int) -> None:
    with p.at(0, ABOVE):
        body(p, cake, size)
    if topping:
        frosting(p, topping, size)


def on_top(p: Pen) -> None:
    p.solid(box(4, 4, 40, 40, 9), "#4E9A3F", LINE)
    arrow = line((13, 29), (24, 17), (35, 29))
    p.stroke(arrow, OUTLINE, 9)
    p.stroke(arrow, "#FFFFFF", 5)


for _cake in ("chocolate", "vanilla"):
    for _topping in ("", *FROSTINGS):
        add("cake_swap", f"layer_{_cake}_{_topping or 'plain'}", WIDTHS[SMALL - 1], BODY + ABOVE,
            lambda p, c=_cake, t=_topping: layer(p, c, t, SMALL))  # fmt: skip
add("cake_swap", "on_top", 48, 48, on_top)
