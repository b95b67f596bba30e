"""Cake Swap: the three action cards, and what a used one looks like."""

from collections.abc import Callable

import skia

from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, petals, polar
from .palette import CHERRY, CREAM, FROSTINGS, OUTLINE, shade, tint
from .seats import mitt

CARD = box(2.5, 2, 66.5, 90, 9)
COLOURS = {"squeeze": "#5E9A7A", "swipe": "#D9782B", "swap": "#7A4FA8"}


def ground(p: Pen, colour: str) -> None:
    p.under(CARD, 2.2, 0.32)
    p.solid(CARD, colour, depth=0)
    p.stroke(box(6.5, 6, 58.5, 82, 6), tint(colour, 0.65), THIN, dash=(2.6, 3.4))
    window = box(10, 10, 51.5, 74, 7)
    p.ramp(window, ["#FFFEFA", "#FBF0DC"], (10, 10), (62, 84))
    p.stroke(window, shade(colour, 0.4), THIN)
    p.stroke(CARD)


def slab(p: Pen, x: float, y: float, w: float, sponge: str, kind: str) -> None:
    """A small layer with its frosting, x at its middle."""
    p.solid(box(x - w / 2, y, w, 13, 2.5), sponge, LINE, 1.4)
    n = max(3, round(w / 7))
    step = (w + 2) / n
    points = [(x - w / 2 - 1, y + 1.5)]
    for i in range(n):
        left = x - w / 2 - 1 + i * step
        points += [(left + step * 0.5, y + 7), (left + step, y + 4)]
    points[-1] = (x + w / 2 + 1, y + 1.5)
    cap = curve([*points, (x + w / 2 - 3, y - 1.5), (x - w / 2 + 3, y - 1.5)], True)
    p.solid(cap, FROSTINGS[kind], THIN * 1.2, 0.8)


def arrow(p: Pen, x: float, y: float, turn: float, length: float = 11, colour: str = CHERRY) -> None:
    with p.at(x, y, turn):
        shape = line((-2.4, length / 2), (-2.4, -length / 2 + 5), (-6.4, -length / 2 + 5), (0, -length / 2 - 3),
                     (6.4, -length / 2 + 5),
                     (2.4, -length / 2 + 5), (2.4, length / 2), closed=True)  # fmt: skip
        p.stroke(shape, OUTLINE, LINE * 2)
        p.fill(shape, colour)


def squeeze(p: Pen) -> None:
    ground(p, COLOURS["squeeze"])
    slab(p, 36, 66, 42, "#F2CB82", "strawberry")
    slab(p, 36, 42, 32, "#8A5534", "banana")
    slab(p, 36, 18, 22, "#F2CB82", "blueberry")
    for x in (15.8, 56.2):
        arrow(p, x, 37, 90 if x < 30 else -90, 7, COLOURS["squeeze"])
    for y in (36.5, 60.5):
        p.stroke(line((28, y), (44, y)), OUTLINE, LINE, dash=(0.1, 4))


def swipe(p: Pen) -> None:
    ground(p, COLOURS["swipe"])
    slab(p, 32, 66, 38, "#F2CB82", "kiwi")
    slab(p, 32, 51, 30, "#8A5534", "orange")
    for y, x in ((22, 13), (28, 15), (34, 14)):
        p.stroke(line((x, y), (x + 7, y)), OUTLINE, LINE, 0.8)
    slab(p, 34, 27, 24, "#F2CB82", "strawberry")
    with p.at(49, 30, -58, 0.84), p.at(-24, -24):
        mitt(p)


def swap(p: Pen) -> None:
    ground(p, COLOURS["swap"])
    slab(p, 36, 19, 32, "#F2CB82", "orange")
    slab(p, 36, 65, 32, "#8A5534", "blueberry")
    for turn, colour in ((0, COLOURS["swap"]), (180, CHERRY)):
        with p.at(36, 48.5, turn):
            bow = skia.Path().addArc(skia.Rect.MakeLTRB(-18, -9.5, 18, 9.5), 200, 118)
            head = line((8, -14.5), (19, -4.5), (5.5, -1.5), closed=True)
            p.stroke(bow, OUTLINE, 7.6)
            p.stroke(head, OUTLINE, LINE * 2)
            p.stroke(bow, colour, 4.2)
            p.fill(head, colour)


def used(p: Pen) -> None:
    """Turned over and eaten from: a bite is gone, a tick is iced on."""
    grey = "#BFB2A3"
    bites = [ellipse(66, 8, 9), ellipse(56, 3, 7), ellipse(70, 20, 7)]
    p.canvas.save()
    for bite in bites:
        p.canvas.clipPath(bite, skia.ClipOp.kDifference, True)
    p.under(CARD, 2, 0.25)
    p.solid(CARD, grey, depth=0)
    p.stroke(box(6.5, 6, 58.5, 82, 6), tint(grey, 0.6), THIN, dash=(2.6, 3.4))
    lace = petals(36, 49, 22, 19.5, 14)
    p.fill(lace, tint(grey, 0.8))
    for i in range(14):
        p.fill(ellipse(*polar(36, 49, 17.4, i * 360 / 14), 1), grey)
    p.stroke(CARD)
    p.canvas.restore()
    with p.inside(CARD):
        for bite in bites:
            with p.outside(bites[0]) if bite is not bites[0] else p.inside(CARD):
                p.stroke(bite)
    tick = line((26, 50), (33, 57), (47, 41))
    p.stroke(tick, OUTLINE, 8.4)
    p.stroke(tick, CREAM, 4.8)


PICTURES: dict[str, Callable[[Pen], None]] = {"squeeze": squeeze, "swipe": swipe, "swap": swap, "used": used}
for _name, _draw in PICTURES.items():
    add("cake_swap", f"action_{_name}", 72, 96, _draw)
