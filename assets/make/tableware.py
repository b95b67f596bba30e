"""Piece o' Cake: knife, fork, plate, mouth, and the board under the cake."""

import skia

from . import fruit
from .brush import THIN, Pen, add, box, curve, ellipse, line, petals, polar
from .palette import CHINA, CREAM, CREAM_SHADE, SPONGE, STEEL, WOOD, shade, tint


def knife(p: Pen) -> None:
    blade = skia.Path()
    blade.moveTo(14, 58)
    blade.lineTo(34, 58)
    blade.cubicTo(36, 96, 32, 128, 16, 146)
    blade.cubicTo(13, 130, 14, 90, 14, 58)
    blade.close()
    p.under(blade, 3)
    p.solid(blade, STEEL, depth=4)
    with p.inside(blade):
        p.stroke(curve([(19, 60), (19, 100), (18, 140)]), "#FFFFFF", 3, 0.8)
    p.solid(box(13, 50, 22, 11, 3), "#E2B84F", depth=2)
    handle = box(14, 5, 20, 47, 9)
    p.under(handle, 3)
    p.solid(handle, "#B8233A", depth=5)
    for y in (16, 29, 42):
        p.solid(ellipse(24, y, 2.4), CREAM, THIN, 0)
    p.stroke(line((18.5, 12), (18.5, 40)), "#FFFFFF", 2, 0.5)


def plate(p: Pen) -> None:
    rim = petals(100, 98, 95, 92, 24)
    p.under(rim, 4, 0.3)
    p.solid(rim, CHINA, depth=4)
    for i in range(24):
        p.fill(ellipse(*polar(100, 98, 84, i * 15), 3), "#B8233A" if i % 2 else "#8FB6C9")
    p.stroke(ellipse(100, 98, 75), "#B8233A", THIN, 0.55)
    well = ellipse(100, 98, 68)
    p.disc(well, ["#FFFEFA", "#F4EADB"], (92, 88), 76)
    p.stroke(well, "#D8C5AA", THIN)
    arc = skia.Path().addArc(skia.Rect.MakeXYWH(38, 37, 124, 124), 190, 70)
    p.stroke(arc, "#FFFFFF", 4, 0.95)


def mouth(p: Pen) -> None:
    lips = curve(
        [(8, 30), (26, 17), (40, 15), (48, 19), (56, 15), (70, 17), (88, 30), (74, 54), (48, 64), (22, 54)], True
    )
    p.under(lips, 2.5)
    p.solid(lips, "#D94A5C", depth=6)
    hole = curve([(15, 30), (34, 25), (48, 27), (62, 25), (81, 30), (68, 47), (48, 53), (28, 47)], True)
    p.fill(hole, "#5A1420")
    with p.inside(hole):
        p.fill(curve([(12, 18), (84, 18), (80, 33), (48, 37), (16, 33)], True), "#FFFDF6")
        p.stroke(line((48, 22), (48, 37)), "#E5D8C2", THIN)
        p.stroke(curve([(32, 22), (31, 30), (32, 36)]), "#E5D8C2", THIN)
        p.stroke(curve([(64, 22), (65, 30), (64, 36)]), "#E5D8C2", THIN)
        p.solid(curve([(28, 52), (38, 43), (48, 45), (58, 43), (68, 52), (48, 62)], True), "#F08A94", THIN, 2)
    p.stroke(hole)
    p.gloss(34, 58, 18, 4, 14, 0.6)
    p.gloss(24, 25, 12, 4, -28, 0.55)
    for x, y, r in ((84, 52, 2.6), (90, 44, 1.8), (77, 60, 2)):
        p.solid(ellipse(x, y, r), SPONGE, THIN * 0.7, 0)
    fruit.dollop(p, 80, 20, 6, colour=CREAM)


def fork(p: Pen) -> None:
    body = curve([(11, 8), (10, 40), (14, 56), (20, 62), (21, 100), (19, 138), (24, 146), (29, 138), (27, 100),
                  (28, 62),
                  (34, 56), (38, 40), (37, 8), (34, 8), (33, 38), (28, 38), (26.5, 8), (21.5, 8), (20, 38), (15, 38),
                  (14, 8)],
                 closed=True)  # fmt: skip
    p.under(body, 3)
    p.solid(body, STEEL, depth=1.6)
    p.stroke(line((23, 70), (22.4, 130)), "#FFFFFF", 2, 0.8)


def board(p: Pen) -> None:
    wood = ellipse(180, 178, 174)
    p.under(wood, 5, 0.3)
    p.solid(wood, WOOD, depth=6)
    with p.inside(wood):
        for i in range(-9, 10):
            x = 180 + i * 19
            p.stroke(curve([(x, 0), (x + 5, 120), (x - 4, 240), (x + 3, 360)]), shade(WOOD, 0.2), 1.4, 0.4)
    p.stroke(ellipse(180, 178, 170), tint(WOOD, 0.5), 1.6, 0.7)
    lace = petals(180, 178, 168, 161, 44)
    p.fill(lace, "#FFFDF6")
    p.stroke(lace, CREAM_SHADE, THIN)
    for i in range(44):
        p.fill(ellipse(*polar(180, 178, 157, i * 360 / 44 + 4.1), 1.9), WOOD, 0.75)
        p.fill(ellipse(*polar(180, 178, 163, i * 360 / 44), 1.2), WOOD, 0.6)
    p.stroke(ellipse(180, 178, 150), CREAM_SHADE, THIN, 0.9)
    for i in range(22):
        with p.at(*polar(180, 178, 134, i * 360 / 22), i * 360 / 22):
            p.fill(ellipse(0, 0, 3.2, 7), WOOD, 0.35)
            p.stroke(ellipse(0, 0, 10, 12), CREAM_SHADE, THIN, 0.9)
    for r in (116, 72, 30):
        p.stroke(petals(180, 178, r, r - 5, max(12, r // 4)), CREAM_SHADE, THIN, 0.9)


GROUP = "piece_o_cake"
add(GROUP, "knife", 48, 150, knife)
add(GROUP, "fork", 48, 150, fork)
add(GROUP, "plate", 200, 200, plate)
add(GROUP, "mouth", 96, 72, mouth)
add(GROUP, "cake_board", 360, 360, board)
