"""Dutch Auction: the two-pan kitchen scales, in parts that swing."""

import skia

from .brush import LINE, THIN, Pen, add, curve, ellipse, line
from .palette import CHERRY, CREAM, shade

BRASS = "#E2B04A"
GEOMETRY = {
    "base_size": [140, 130],
    "pivot_from_bottom_left": [70, 112],
    "beam_size": [220, 40],
    "beam_pivot_from_bottom_left": [110, 16],
    "hooks_from_bottom_left": [[14, 16], [206, 16]],
    "pan_size": [110, 92],
    "pan_hook_from_bottom_left": [55, 88],
    "pan_floor_from_bottom": 16,
}


def base(p: Pen) -> None:
    p.contact(70, 122, 60, 4)
    foot = skia.Path()
    foot.moveTo(14, 118)
    foot.cubicTo(16, 98, 44, 98, 58, 92)
    foot.lineTo(82, 92)
    foot.cubicTo(96, 98, 124, 98, 126, 118)
    foot.quadTo(70, 127, 14, 118)
    foot.close()
    p.solid(foot, CHERRY, depth=4)
    p.stroke(curve([(24, 112), (46, 103), (62, 99)]), "#FFFFFF", 2.4, 0.5)
    p.solid(curve([(62, 96), (64, 60), (66, 22), (74, 22), (76, 60), (78, 96)], True), BRASS, depth=3)
    dial = ellipse(70, 68, 20)
    p.solid(dial, CREAM, depth=2)
    for i in range(-3, 4):
        with p.at(70, 68, i * 24):
            p.stroke(line((0, -16.5), (0, -13)), shade(BRASS, 0.4), THIN if i else LINE)
    p.solid(ellipse(70, 18, 8), BRASS, depth=2)


def beam(p: Pen) -> None:
    arm = curve([(8, 24), (50, 15), (96, 14), (110, 8), (124, 14), (170, 15), (212, 24), (206, 30), (166, 25),
                 (110, 33), (54, 25),
                 (14, 30)], True)  # fmt: skip
    p.under(arm, 2)
    p.solid(arm, BRASS, depth=3)
    p.stroke(curve([(30, 20.5), (60, 17.5), (94, 17.5)]), "#FFF3CF", 2)
    p.solid(ellipse(110, 24, 7), CHERRY, LINE, 2)
    for x in (14, 206):
        p.solid(ellipse(x, 24, 4.6), CREAM, LINE, 1)


def pan(p: Pen) -> None:
    for x in (10, 55, 100):
        p.stroke(line((55, 5), (x, 70)), shade(BRASS, 0.35), THIN * 1.3)
    p.solid(ellipse(55, 5.5, 4), BRASS, LINE, 1)
    bowl = skia.Path()
    bowl.moveTo(4, 68)
    bowl.cubicTo(16, 94, 94, 94, 106, 68)
    bowl.close()
    p.under(bowl, 2)
    p.solid(bowl, BRASS, depth=4)
    p.solid(ellipse(55, 69, 51, 6.5), "#F2CE7F", LINE, 1)
    p.stroke(curve([(18, 78), (30, 84), (44, 86.5)]), "#FFF3CF", 2.4, 0.9)


add("dutch_auction", "scales_base", 140, 130, base)
add("dutch_auction", "scales_beam", 220, 40, beam)
add("dutch_auction", "scales_pan", 110, 92, pan)
