"""Take the Cake: the pan, cut colours, cutter and order slips."""

import skia

from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, petals, star
from .palette import CHERRY, CUTS, OUTLINE, STEEL, shade, tint


def heart(x: float, y: float, r: float) -> skia.Path:
    return curve([(x, y + r), (x - r * 0.95, y - r * 0.1), (x - r * 0.5, y - r * 0.85), (x, y - r * 0.4),
                  (x + r * 0.5, y - r * 0.85),
                  (x + r * 0.95, y - r * 0.1)], True)  # fmt: skip


def glyph(p: Pen, cut: str, x: float, y: float, r: float) -> None:
    if cut == "R":
        shape = heart(x, y, r)
    elif cut == "B":
        shape = curve([(x, y - r), (x + r * 0.75, y + r * 0.25), (x, y + r * 0.95), (x - r * 0.75, y + r * 0.25)], True)
    elif cut == "P":
        shape = star(x, y, r * 1.08, r * 0.5)
    else:
        shape = line((x, y - r), (x + r * 0.95, y + r * 0.8), (x - r * 0.95, y + r * 0.8), closed=True)
    p.fill(shape, "#FFFFFF")
    p.stroke(shape, shade(CUTS[cut], 0.55), THIN * 1.2)


def cut_overlay(p: Pen, cut: str) -> None:
    colour = CUTS[cut]
    whole, window = box(0, 0, 96, 96), box(12, 12, 72, 72, 22)
    p.fill(whole, colour, 0.16)
    with p.inside(whole), p.outside(window):
        p.fill(whole, tint(colour, 0.35), 0.62)
        for i in range(-96, 97, 12):
            if cut in "RP":
                p.stroke(line((i, 96), (i + 96, 0)), colour, 3.2, 0.95)
            if cut == "P":
                p.stroke(line((i, 0), (i + 96, 96)), colour, 3.2, 0.95)
        for i in range(8):
            for j in range(8):
                if cut == "B":
                    p.fill(ellipse(i * 12 + 6, j * 12 + 6, 3.6), colour)
        if cut == "G":
            for row in range(8):
                p.stroke(curve([(x * 8, row * 12 + 6 + (2.6 if x % 2 else -2.6)) for x in range(-1, 14)]), colour, 3.2)
    p.stroke(window, colour, 2)
    badge = ellipse(16.5, 16.5, 14)
    p.under(badge, 1.4, 0.35)
    p.solid(badge, colour, LINE, 2)
    glyph(p, cut, 16.5, 16.5, 7.6)


def cutter(p: Pen) -> None:
    """A pastry wheel."""
    with p.at(48, 48, 45):
        p.under(ellipse(0, 22, 24), 3)
        p.under(box(-7, -52, 14, 46, 6), 3)
        p.solid(box(-5, -12, 10, 30, 3), "#E2B84F", LINE, 2)
        p.solid(petals(0, 22, 25.5, 23, 18), STEEL, LINE, 4)
        p.stroke(ellipse(0, 22, 15), shade(STEEL, 0.3), THIN)
        p.solid(ellipse(0, 22, 5), "#E2B84F", LINE, 1)
        handle = box(-7.5, -54, 15, 46, 7)
        p.solid(handle, CHERRY, LINE, 4)
        p.stroke(line((-3, -47), (-3, -20)), "#FFFFFF", 2, 0.5)
        p.stroke(curve([(-16, 14), (-11, 6), (-4, 3)]), "#FFFFFF", 2.6, 0.9)


def order_card(p: Pen) -> None:
    slip = line(
        (8, 12),
        (112, 9),
        (114, 68),
        *((114 - i * 8.75, 68 + (5 if i % 2 else 0)) for i in range(1, 12)),
        (9, 70),
        closed=True,
    )
    p.under(slip, 2.6, 0.3)
    p.ramp(slip, ["#FFFFFF", "#FFFBEF", "#F3E6CB"], (0, 0), (120, 80))
    p.stroke(slip)
    p.stroke(line((16, 24), (104, 22)), CHERRY, THIN, 0.6)
    p.stroke(line((16, 60), (106, 59)), "#B9A68A", THIN, 0.6, dash=(3, 3))
    p.fill(ellipse(60, 16, 6, 2.2), OUTLINE, 0.25, blur=1)
    spike = line((58.4, 15), (60, 1.5), (61.6, 15), closed=True)
    p.solid(spike, STEEL, THIN, 0)


def frame(p: Pen) -> None:
    """A pan of sixteen: four squares of 96 inside a rim of 18."""
    rim = box(3, 2, 414, 414, 20)
    p.under(rim, 4, 0.35)
    p.solid(rim, STEEL, depth=3)
    p.stroke(box(7, 6, 406, 406, 16), "#FFFFFF", 2.2, 0.85)
    inner = box(16, 16, 388, 388, 5)
    p.ramp(inner, ["#7E8C93", "#A3B0B6"], (18, 18), (402, 402))
    with p.inside(inner):
        p.fill(box(16, 16, 388, 7), "#2A2A30", 0.35, blur=2)
        p.fill(box(16, 16, 7, 388), "#2A2A30", 0.25, blur=2)
        for i in range(1, 4):
            for path in (line((18 + i * 96, 20), (18 + i * 96, 400)), line((20, 18 + i * 96), (400, 18 + i * 96))):
                p.stroke(path, "#FFFFFF", 1.4, 0.3, dash=(5, 7))
    p.stroke(inner)


def ghost(p: Pen) -> None:
    """White, to be tinted."""
    p.fill(box(5, 5, 86, 86, 12), "#FFFFFF", 0.22)
    p.stroke(box(6, 6, 84, 84, 12), "#FFFFFF", 3, dash=(9.6, 8.2))
    p.stroke(line((48, 38), (48, 58)), "#FFFFFF", 4, 0.85)
    p.stroke(line((38, 48), (58, 48)), "#FFFFFF", 4, 0.85)


for _cut in CUTS:
    add("take_the_cake", f"cut_{_cut}", 96, 96, lambda p, c=_cut: cut_overlay(p, c), halo=False)
add("take_the_cake", "cutter", 96, 96, cutter)
add("take_the_cake", "order_card", 120, 80, order_card)
add("take_the_cake", "frame", 420, 420, frame)
add("take_the_cake", "ghost_square", 96, 96, ghost, halo=False)
