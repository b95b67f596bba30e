"""Cake Swap: rosettes. The class shows in outline and emblem, the colour in cloth and number of tails."""

from collections.abc import Callable

import skia

from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, petals, polar, star
from .palette import CHERRY, CREAM, FROSTINGS, OUTLINE, shade, tint
from .pans import heart

CLOTH = {"white": ("#F6EFE2", "#C9A24A"), "red": ("#C8283F", "#FFE3B0"), "blue": ("#2F66B5", "#FFE3B0")}
TAILS = {"white": (0,), "red": (-22, 22), "blue": (-30, 0, 30)}
X, Y, R = 36, 36, 33


def square(r: float) -> skia.Path:
    points = []
    for i in range(4):
        for off, reach in ((-30, 0.99), (-12, 0.86), (0, 0.95), (12, 0.86), (30, 0.99), (45, 1.12)):
            points.append(polar(X, Y, r * reach * 0.95, i * 90 + off))
    return curve(points, True)


def leafy(r: float) -> skia.Path:
    points = []
    for i in range(6):
        points += [polar(X, Y, r, i * 60), polar(X, Y, r * 0.94, i * 60 + 18), polar(X, Y, r * 0.76, i * 60 + 30),
                   polar(X, Y, r * 0.94, i * 60 + 42)]  # fmt: skip
    return curve(points, True)


def shield(r: float) -> skia.Path:
    points = [(0, -0.86), (0.4, -0.98), (0.82, -0.8), (0.98, -0.42), (0.9, 0.1), (0.66, 0.55), (0.34, 0.82),
              (0, 1.03), (-0.34, 0.82),
              (-0.66, 0.55), (-0.9, 0.1), (-0.98, -0.42), (-0.82, -0.8), (-0.4, -0.98)]  # fmt: skip
    return curve([(X + x * r, Y + y * r) for x, y in points], True)


OUTLINES: dict[str, Callable[[float], skia.Path]] = {
    "honorable": lambda r: petals(X, Y, r, r * 0.9, 14),
    "premium": lambda r: petals(X, Y, r, r * 0.74, 5),
    "prestigious": square,
    "gold_standard": leafy,
    "signature": shield,
    "showcase": lambda r: star(X, Y, r * 1.02, r * 0.8, 12),
}


def emblem(p: Pen, kind: str) -> None:
    if kind == "honorable":
        p.solid(heart(X, Y + 0.5, 12.5), "#F07C93", LINE, 2)
    elif kind == "premium":
        for i, name in enumerate(("strawberry", "orange", "banana", "kiwi", "blueberry")):
            p.solid(ellipse(*polar(X, Y, 8.4, i * 72), 5.4), FROSTINGS[name], THIN * 1.1, 1)
        p.solid(ellipse(X, Y, 3.8), "#FFFFFF", THIN, 0)
    elif kind == "prestigious":
        for i, w in enumerate((24, 17, 10)):
            y = Y + 4 - i * 7.4
            p.solid(box(X - w / 2, y, w, 8, 1), "#E3A95B", LINE, 1)
            p.stroke(line((X - w / 2 + 2, y + 1.8), (X + w / 2 - 2, y + 1.8)), "#FFF6E2", 2.2)
        p.solid(ellipse(X, Y - 13.4, 3), CHERRY, THIN, 0)
    elif kind == "gold_standard":
        drop = curve([(X, Y - 14), (X + 10.5, Y + 3.5), (X, Y + 13), (X - 10.5, Y + 3.5)], True)
        p.solid(drop, "#F6B91E", LINE, 2.6)
        p.gloss(X - 4, Y + 2, 3.4, 6.5, 20)
    elif kind == "signature":
        hat = curve([(X - 8, Y + 4), (X - 13, Y - 3), (X - 8, Y - 9.5), (X - 3, Y - 8.5), (X + 1, Y - 13.5),
                     (X + 6, Y - 9.5),
                     (X + 12, Y - 7), (X + 12, Y), (X + 8, Y + 4)], True)  # fmt: skip
        p.solid(hat, "#FFFFFF", LINE, 1.6)
        p.solid(box(X - 9, Y + 3, 18, 9, 2), "#FFFFFF", LINE, 1)
        for i, name in enumerate(("strawberry", "banana", "kiwi")):
            p.solid(ellipse(X - 5.2 + i * 5.2, Y + 7.6, 2), FROSTINGS[name], THIN * 0.6, 0)
    else:
        crown = line(
            (X - 14, Y + 9),
            (X - 15, Y - 8),
            (X - 7, Y - 1),
            (X, Y - 13),
            (X + 7, Y - 1),
            (X + 15, Y - 8),
            (X + 14, Y + 9),
            closed=True,
        )
        p.stroke(crown, OUTLINE, LINE * 2)
        p.ramp(crown, ["#FFE07A", "#F2A91E"], (X, Y - 12), (X, Y + 9))
        for x, y in ((-15, -9), (0, -13.5), (15, -9)):
            p.solid(ellipse(X + x, Y + y, 2.6), CHERRY, THIN, 0)
        p.stroke(line((X - 11, Y + 5), (X + 11, Y + 5)), OUTLINE, THIN)


def ribbon(p: Pen, kind: str, colour: str) -> None:
    cloth, trim = CLOTH[colour]
    for turn in TAILS[colour]:
        with p.at(X, Y, turn * 0.9):
            tail = line((-8.5, 18), (8.5, 18), (9.5, 56), (0, 49), (-9.5, 56), closed=True)
            p.under(tail, 1.6, 0.25)
            p.solid(tail, shade(cloth, 0.08), depth=2)
            for x in (-5, 5):
                p.stroke(line((x, 22), (x * 1.1, 50)), trim, THIN, 0.9)
    outline = OUTLINES[kind](R)
    p.under(outline, 2, 0.3)
    p.solid(outline, cloth, depth=3)
    with p.inside(outline):
        for i in range(24):
            p.stroke(line(polar(X, Y, 18, i * 15), polar(X, Y, R * 1.2, i * 15)), shade(cloth, 0.3), THIN, 0.5)
    p.stroke(outline)
    p.stroke(OUTLINES[kind](R * 0.87), trim, THIN * 1.2)
    centre = ellipse(X, Y, 21.5)
    p.solid(centre, CREAM, LINE, 2)
    p.stroke(ellipse(X, Y, 18.7), tint(trim, 0.2) if colour == "white" else cloth, THIN, 0.8)
    emblem(p, kind)


for _kind in OUTLINES:
    for _colour in CLOTH:
        add("cake_swap", f"ribbon_{_kind}_{_colour}", 72, 96, lambda p, k=_kind, c=_colour: ribbon(p, k, c))
