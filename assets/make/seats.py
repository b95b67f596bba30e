"""Seat emblems: eight kitchen things on biscuits of eight colours."""

from collections.abc import Callable

import skia

from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, petals, star
from .palette import CREAM, OUTLINE, SEATS, mix, shade, tint


def whisk(p: Pen) -> None:
    with p.at(24, 24, 40):
        wires = curve([(-1, 2), (-8, -6), (-7, -14), (0, -18), (7, -14), (8, -6), (1, 2)])
        for path in (wires, curve([(0, 2), (-3, -8), (0, -18)]), curve([(0, 2), (3, -8), (0, -18)])):
            p.stroke(path, OUTLINE, 3.8)
        for path in (wires, curve([(0, 2), (-3, -8), (0, -18)]), curve([(0, 2), (3, -8), (0, -18)])):
            p.stroke(path, CREAM, 1.7)
        p.solid(box(-3, 1, 6, 17, 3), CREAM, LINE, 1)


def pin(p: Pen) -> None:
    with p.at(24, 24, -45):
        for x in (-18.5, 11.5):
            p.solid(box(x, -2.6, 7, 5.2, 2.6), CREAM, LINE, 0.8)
        p.solid(box(-12.5, -5.6, 25, 11.2, 3.5), CREAM, LINE, 2)
        p.stroke(line((-7, -2), (4, -2)), "#FFFFFF", 1.6)


def cupcake(p: Pen) -> None:
    cup = line((13, 26), (35, 26), (31.5, 38), (16.5, 38), closed=True)
    p.solid(cup, CREAM, LINE, 1.6)
    for x0, x1 in ((19, 20), (24, 24), (29, 28)):
        p.stroke(line((x0, 28), (x1, 36.5)), OUTLINE, THIN, 0.65)
    p.solid(
        curve([(11, 25), (14, 18), (19, 14), (24, 9), (29, 14), (34, 18), (37, 25), (24, 28)], True), CREAM, LINE, 2
    )
    p.stroke(curve([(15, 20), (23, 22), (33, 17.5)]), OUTLINE, THIN, 0.6)
    p.stroke(curve([(20, 14.5), (25, 15.5), (28.5, 13)]), OUTLINE, THIN, 0.6)


def spatula(p: Pen) -> None:
    with p.at(24, 24, 40):
        p.solid(box(-2.2, 0, 4.4, 19, 2.2), CREAM, LINE, 0.8)
        blade = skia.Path()
        blade.moveTo(-7, -1)
        blade.lineTo(-8, -14)
        blade.cubicTo(-6, -19, 6, -19, 8, -14)
        blade.lineTo(7, -1)
        blade.close()
        p.solid(blade, CREAM, LINE, 1.6)
        for x in (-3.6, 0, 3.6):
            p.stroke(line((x, -13), (x, -5)), OUTLINE, 1.5)


def teapot(p: Pen) -> None:
    handle = skia.Path().addArc(skia.Rect.MakeLTRB(6.5, 19, 19, 33), 90, 180)
    spout = curve([(31, 30), (36, 26), (37, 20), (41, 18.5), (40, 25), (37, 32), (32, 35)], True)
    p.stroke(handle, OUTLINE, 5)
    p.stroke(handle, CREAM, 1.8)
    p.solid(spout, CREAM, LINE, 1)
    p.solid(ellipse(24, 28, 11.5, 9.5), CREAM, LINE, 2)
    p.solid(curve([(16.5, 20.5), (24, 15.5), (31.5, 20.5), (24, 22.5)], True), CREAM, LINE, 0.8)
    p.solid(ellipse(24, 14, 2.6), CREAM, LINE, 0)


def cutter(p: Pen) -> None:
    p.solid(star(24, 25, 16.5, 8.2), CREAM, LINE + 0.2, 1.6)
    p.stroke(star(24, 25, 10, 5), OUTLINE, THIN * 1.2)


def spoon(p: Pen) -> None:
    with p.at(24, 24, 40):
        p.solid(box(-2, -4, 4, 23, 2), CREAM, LINE, 0.8)
        p.solid(ellipse(0, -10.5, 7, 9), CREAM, LINE, 1.6)
        p.stroke(curve([(-3.5, -13), (-3.6, -9), (-1.5, -5.5)]), OUTLINE, THIN, 0.6)


def mitt(p: Pen) -> None:
    hand = curve(
        [(16.5, 33), (15, 24), (16.5, 14), (22, 9), (28, 10.5), (31, 17), (31.5, 20), (35.5, 17), (39, 19),
         (37.5, 25), (32, 30), (31.5, 34), (24, 35)], True,
    )  # fmt: skip
    p.solid(hand, CREAM, LINE, 2)
    p.solid(box(14.5, 31.5, 18.5, 7.5, 3), CREAM, LINE, 1)
    p.stroke(line((22, 18), (25.5, 24.5)), OUTLINE, THIN, 0.6)
    p.stroke(line((25.5, 18), (22, 24.5)), OUTLINE, THIN, 0.6)


EMBLEMS: list[Callable[[Pen], None]] = [whisk, pin, cupcake, spatula, teapot, cutter, spoon, mitt]


def seat(p: Pen, number: int) -> None:
    colour = SEATS[number]
    biscuit = petals(24, 23.2, 22.3, 20.4, 14)
    p.under(biscuit, 1.4, 0.3)
    p.solid(biscuit, colour, LINE, 2.4)
    p.stroke(ellipse(24, 23.2, 18.4), tint(colour, 0.55), THIN, 0.8, dash=(0.1, 3.85))
    with p.at(24, 23.2, scale=0.86), p.at(-24, -24):
        EMBLEMS[number](p)


def silhouette(p: Pen, number: int, x: float, y: float, scale: float, colour: str) -> None:
    """The emblem in one tone, for patterns on the backs of cards."""
    tone = skia.Paint(ColorFilter=skia.ColorFilters.Matrix(_flat(colour)))
    p.canvas.saveLayer(None, tone)
    with p.at(x, y, scale=scale), p.at(-24, -24):
        EMBLEMS[number](p)
    p.canvas.restore()


def _flat(colour: str) -> list[float]:
    """Cream becomes the colour, the outline a darker tone of it."""
    low, high = mix(colour, shade(colour, 0.6), 0.7), colour
    rows: list[float] = []
    for i in (1, 3, 5):
        dark, pale = int(low[i : i + 2], 16) / 255, int(high[i : i + 2], 16) / 255
        rows += [0, pale - dark, 0, 0, dark - 0.12 * (pale - dark)]
    return [*rows, 0, 0, 0, 1, 0]


for _number in range(8):
    add("common", f"seat_{_number}", 48, 48, lambda p, n=_number: seat(p, n))
