"""Fruit, cream and chocolate, each drawn about a point (x, y) with a radius r."""

import random

import skia

from .brush import THIN, Pen, curve, ellipse, line, petals, polar, star
from .palette import CHERRY, CREAM, CREAM_SHADE, LEAF, OUTLINE, shade, tint


def leaf(p: Pen, x: float, y: float, length: float, turn: float, width: float = THIN) -> None:
    with p.at(x, y, turn):
        blade = skia.Path()
        blade.moveTo(0, 0)
        blade.quadTo(length * 0.4, -length * 0.45, length, 0)
        blade.quadTo(length * 0.4, length * 0.38, 0, 0)
        p.solid(blade, LEAF, width)
        p.stroke(line((length * 0.15, 0), (length * 0.75, 0)), shade(LEAF, 0.35), width * 0.7)


def cherry(p: Pen, x: float, y: float, r: float, stem: bool = True, width: float = THIN, leafy: bool = False) -> None:
    with p.at(x, y):
        if stem:
            stalk = curve([(0, -r * 0.7), (r * 0.18, -r * 1.4), (r * 0.75, -r * 2.0)])
            p.stroke(stalk, OUTLINE, width * 1.9)
            p.stroke(stalk, "#7C9A3E", width * 0.75)
            if leafy:
                leaf(p, r * 0.7, -r * 1.95, r * 1.3, 165, width)
        body = curve(
            [(0, -r * 0.74), (r * 0.5, -r * 0.92), (r, -r * 0.2), (r * 0.78, r * 0.66), (0, r),
             (-r * 0.78, r * 0.66), (-r, -r * 0.2), (-r * 0.5, -r * 0.92)], closed=True,
        )  # fmt: skip
        p.solid(body, CHERRY, width, r * 0.3)
        if stem:
            p.stroke(curve([(-r * 0.28, -r * 0.62), (0, -r * 0.5), (r * 0.28, -r * 0.62)]), shade(CHERRY, 0.5), width)
        p.gloss(-r * 0.42, -r * 0.28, r * 0.34, r * 0.6, 25, 0.85)


def strawberry(p: Pen, x: float, y: float, r: float, turn: float = 0, width: float = THIN, green: bool = True) -> None:
    red = "#E23B4B"
    with p.at(x, y, turn):
        body = curve(
            [(0, -r * 0.78), (r * 0.62, -r * 0.8), (r * 0.95, -r * 0.25), (r * 0.58, r * 0.55), (0, r * 1.05),
             (-r * 0.58, r * 0.55), (-r * 0.95, -r * 0.25), (-r * 0.62, -r * 0.8)], closed=True,
        )  # fmt: skip
        p.solid(body, red, width, r * 0.24)
        seeds = [(-0.45, -0.15), (0.05, -0.2), (0.5, -0.1), (-0.22, 0.2), (0.28, 0.25), (0.02, 0.6)]
        for sx, sy in seeds:
            p.fill(ellipse(sx * r, sy * r, max(r * 0.075, 0.5), max(r * 0.12, 0.75)), "#FFE08A")
        p.gloss(-r * 0.55, -r * 0.4, r * 0.2, r * 0.36, 20, 0.7)
        if green:
            p.solid(star(0, -r * 0.75, r * 0.66, r * 0.26, 5, 36), LEAF, width, 0)


def citrus(p: Pen, x: float, y: float, r: float, colour: str = "#F7941E", turn: float = 0, width: float = THIN) -> None:
    """A slice of orange or lemon."""
    with p.at(x, y, turn):
        p.solid(ellipse(0, 0, r), colour, width, r * 0.1)
        p.fill(ellipse(0, 0, r * 0.8), tint(colour, 0.82))
        for i in range(8):
            wedge = skia.Path()
            wedge.moveTo(*polar(0, 0, r * 0.14, i * 45 + 22.5))
            wedge.lineTo(*polar(0, 0, r * 0.7, i * 45 + 5))
            wedge.quadTo(*polar(0, 0, r * 0.79, i * 45 + 22.5), *polar(0, 0, r * 0.7, i * 45 + 40))
            wedge.close()
            p.fill(wedge, colour if i % 2 else tint(colour, 0.15))
            p.stroke(wedge, colour, r * 0.06)
        arc = skia.Path().addArc(skia.Rect.MakeLTRB(-r * 0.62, -r * 0.62, r * 0.62, r * 0.62), 195, 60)
        p.stroke(arc, "#FFFFFF", max(r * 0.12, 0.8), 0.55)


def kiwi(p: Pen, x: float, y: float, r: float, width: float = THIN, turn: float = 0) -> None:
    with p.at(x, y, turn):
        p.solid(ellipse(0, 0, r), "#8A6A3A", width, 0)
        p.disc(ellipse(0, 0, r * 0.88), ["#E9F3A8", "#A9CF45", "#7FB22E"], (0, 0), r * 0.9)
        for i in range(12):
            p.stroke(line(polar(0, 0, r * 0.36, i * 30), polar(0, 0, r * 0.8, i * 30)), "#D7EC8E", r * 0.05, 0.9)
        p.fill(petals(0, 0, r * 0.34, r * 0.26, 6), "#FBF8D8")
        for i in range(10):
            with p.at(*polar(0, 0, r * 0.5, i * 36), i * 36):
                p.fill(ellipse(0, 0, max(r * 0.07, 0.55), max(r * 0.13, 0.9)), "#2A2118")
        p.gloss(-r * 0.45, -r * 0.5, r * 0.4, r * 0.18, -45, 0.55)


def banana(p: Pen, x: float, y: float, r: float, width: float = THIN) -> None:
    with p.at(x, y):
        p.solid(ellipse(0, 0, r), "#F6D873", width, r * 0.1)
        p.fill(ellipse(0, 0, r * 0.8), "#FFF4C9")
        p.fill(petals(0, 0, r * 0.46, r * 0.28, 3), "#F3DB92")
        for turn in (0, 120, 240):
            p.fill(ellipse(*polar(0, 0, r * 0.24, turn), max(r * 0.08, 0.6)), "#7A5630")
        p.gloss(-r * 0.4, -r * 0.48, r * 0.45, r * 0.18, -40, 0.8)


def blueberry(p: Pen, x: float, y: float, r: float, width: float = THIN) -> None:
    blue = "#4C5FB0"
    with p.at(x, y):
        p.solid(ellipse(0, 0, r), blue, width, r * 0.28)
        p.solid(star(r * 0.12, -r * 0.12, r * 0.52, r * 0.28, 5, 10), "#2B3470", width * 0.6, 0)
        p.fill(ellipse(r * 0.12, -r * 0.12, r * 0.16), "#7F8CD2")
        p.gloss(-r * 0.5, -r * 0.42, r * 0.28, r * 0.5, 35, 0.7)


def plum(p: Pen, x: float, y: float, r: float, turn: float = 0, width: float = THIN) -> None:
    purple = "#6A3B8C"
    with p.at(x, y, turn):
        body = ellipse(0, 0, r * 0.84, r * 1.02)
        p.solid(body, purple, width, r * 0.24)
        with p.inside(body):
            p.fill(ellipse(-r * 0.3, -r * 0.1, r * 0.36, r * 0.62), "#A987C9", 0.6, blur=r * 0.16)
        crease = curve([(r * 0.05, -r * 0.98), (r * 0.42, -r * 0.3), (r * 0.4, r * 0.35), (r * 0.08, r * 0.95)])
        p.stroke(crease, shade(purple, 0.55), width)
        stalk = line((r * 0.05, -r * 0.98), (r * 0.16, -r * 1.3))
        p.stroke(stalk, OUTLINE, width * 1.6)
        p.gloss(-r * 0.36, -r * 0.42, r * 0.24, r * 0.46, 20, 0.8)


def apricot(p: Pen, x: float, y: float, r: float, turn: float = 0, width: float = THIN) -> None:
    """A half with its stone."""
    with p.at(x, y, turn):
        skin = curve(
            [(0, -r * 0.9), (r * 0.6, -r * 0.82), (r * 0.98, 0), (r * 0.62, r * 0.8), (0, r * 0.96),
             (-r * 0.62, r * 0.8), (-r * 0.98, 0), (-r * 0.6, -r * 0.82)], closed=True,
        )  # fmt: skip
        p.solid(skin, "#F08326", width, r * 0.1)
        p.disc(ellipse(0, r * 0.02, r * 0.78, r * 0.76), ["#FFDD84", "#FDB449"], (0, 0), r * 0.85)
        p.fill(ellipse(0, r * 0.04, r * 0.46, r * 0.52), "#E88B2C")
        p.solid(ellipse(0, r * 0.08, r * 0.34, r * 0.42), "#9A5B30", width * 0.8, r * 0.1)
        p.stroke(curve([(-r * 0.05, -r * 0.2), (r * 0.06, r * 0.08), (-r * 0.02, r * 0.36)]), "#C98A55", width * 0.7)
        p.gloss(-r * 0.5, -r * 0.48, r * 0.44, r * 0.18, -45, 0.75)


def blackberry(p: Pen, x: float, y: float, r: float, turn: float = 0, width: float = THIN) -> None:
    dark = "#43285E"
    with p.at(x, y, turn):
        rows = [(-0.5, (-0.42, 0, 0.42)), (-0.12, (-0.62, -0.21, 0.21, 0.62)), (0.28, (-0.44, 0, 0.44)),
                (0.64, (-0.2, 0.2))]  # fmt: skip
        beads = [(bx * r, by * r) for by, row in rows for bx in row]
        d = r * 0.3
        for bx, by in beads:
            p.fill(ellipse(bx, by, d + width * 0.9), OUTLINE)
        for bx, by in beads:
            p.disc(ellipse(bx, by, d), ["#8A63AE", dark], (bx - d * 0.35, by - d * 0.4), d * 1.2)
            p.fill(ellipse(bx - d * 0.35, by - d * 0.4, max(d * 0.24, 0.5)), "#FFFFFF", 0.85)
        p.solid(star(0, -r * 0.74, r * 0.56, r * 0.22, 5, 36), LEAF, width, 0)


def gooseberry(p: Pen, x: float, y: float, r: float, turn: float = 0, width: float = THIN) -> None:
    green = "#B9CC4C"
    with p.at(x, y, turn):
        tail = line((-r * 0.16, r * 0.9), (-r * 0.26, r * 1.34), (0, r * 1.16), (r * 0.26, r * 1.34),
                    (r * 0.16, r * 0.9))  # fmt: skip
        p.solid(tail, "#8A6236", width, 0)
        body = ellipse(0, 0, r * 0.98, r)
        p.solid(body, green, width, r * 0.16)
        for bend in (-0.72, -0.36, 0, 0.36, 0.72):
            vein = curve([(0, -r * 0.94), (bend * r * 0.9, -r * 0.35), (bend * r * 0.9, r * 0.35), (0, r * 0.94)])
            p.stroke(vein, "#EEF6B8", max(r * 0.07, 0.7))
        p.gloss(-r * 0.42, -r * 0.42, r * 0.3, r * 0.44, 30, 0.85)


def chocolate(
    p: Pen, x: float, y: float, r: float, turn: float = 0, width: float = THIN, colour: str = "#6A3A22"
) -> None:
    """A square of a bar."""
    with p.at(x, y, turn):
        s = r * 0.86
        p.solid(skia.Path().addRoundRect(skia.Rect.MakeLTRB(-s, -s, s, s), r * 0.2, r * 0.2), colour, width, r * 0.16)
        inner = skia.Path().addRoundRect(skia.Rect.MakeLTRB(-s * 0.62, -s * 0.62, s * 0.62, s * 0.62), r * 0.12,
                                         r * 0.12)  # fmt: skip
        p.solid(inner, tint(colour, 0.16), 0, r * 0.14)
        p.stroke(inner, shade(colour, 0.4), width * 0.7)
        p.stroke(line((-s * 0.36, -s * 0.3), (s * 0.1, -s * 0.3)), "#FFFFFF", max(r * 0.11, 0.8), 0.6)


def curls(p: Pen, x: float, y: float, r: float, seed: int = 1, width: float = THIN) -> None:
    """Rolled chocolate shavings."""
    rng = random.Random(seed)
    for _ in range(3):
        with p.at(x + rng.uniform(-0.4, 0.4) * r, y + rng.uniform(-0.5, 0.5) * r, rng.uniform(-70, 70)):
            roll = skia.Path().addRoundRect(skia.Rect.MakeLTRB(-r * 0.7, -r * 0.2, r * 0.7, r * 0.2), r * 0.2, r * 0.2)
            p.solid(roll, "#8A5230", width * 0.8, r * 0.1)
            p.stroke(line((-r * 0.45, -r * 0.06), (r * 0.3, -r * 0.06)), "#D9A87C", r * 0.09)


def dollop(p: Pen, x: float, y: float, r: float, turn: float = 0, width: float = THIN, colour: str = CREAM) -> None:
    """A rosette of whipped cream from above."""
    with p.at(x, y, turn):
        lobes = petals(0, 0, r, r * 0.84, 8)
        p.under(lobes, r * 0.16, 0.22)
        p.solid(lobes, colour, width, r * 0.14)
        dark = CREAM_SHADE if colour == CREAM else shade(colour, 0.18)
        for i in range(8):
            a = i * 45 + 22.5
            groove = curve([polar(0, 0, r * 0.82, a), polar(0, 0, r * 0.52, a + 26), polar(0, 0, r * 0.26, a + 70)])
            p.stroke(groove, dark, max(r * 0.1, 0.8))
        p.fill(ellipse(0, 0, r * 0.26), tint(colour, 0.6))
        p.stroke(curve([(-r * 0.2, r * 0.12), (r * 0.12, r * 0.16), (r * 0.1, -r * 0.12)]), dark, max(r * 0.1, 0.7))
        p.gloss(-r * 0.42, -r * 0.46, r * 0.34, r * 0.2, -40 - p.angle, 0.95)


def kiss(p: Pen, x: float, base: float, r: float, colour: str = CREAM, width: float = THIN) -> None:
    """A piped peak of cream seen from the side, standing on base."""
    dark = CREAM_SHADE if colour == CREAM else shade(colour, 0.2)
    with p.at(x, base):
        body = curve(
            [(-r, -r * 0.3), (-r * 0.92, -r * 0.72), (-r * 0.66, -r * 0.9), (-r * 0.6, -r * 1.24),
             (-r * 0.3, -r * 1.42),
             (-r * 0.12, -r * 1.86), (r * 0.18, -r * 2.0), (r * 0.24, -r * 1.5), (r * 0.56, -r * 1.3),
             (r * 0.66, -r * 0.92),
             (r * 0.94, -r * 0.7), (r, -r * 0.28), (r * 0.6, 0), (-r * 0.6, 0)], closed=True,
        )  # fmt: skip
        p.solid(body, colour, width, r * 0.2)
        p.stroke(curve([(-r * 0.62, -r * 0.86), (0, -r * 0.72), (r * 0.6, -r * 0.98)]), dark, max(r * 0.12, 0.8))
        p.stroke(curve([(-r * 0.3, -r * 1.36), (0.05 * r, -r * 1.26), (r * 0.3, -r * 1.44)]), dark, max(r * 0.11, 0.7))
        p.gloss(-r * 0.5, -r * 0.5, r * 0.4, r * 0.2, -30, 0.95)
