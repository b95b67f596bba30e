"""Top Cake: what crowns a stack, and the tin it falls back into."""

import skia

from .brush import LINE, THIN, Pen, add, curve, ellipse, line, petals, polar, star
from .fruit import kiss, leaf
from .palette import CHERRY, CREAM, OUTLINE, shade, tint


def foot(p: Pen) -> None:
    """Every topper stands in a little cream."""
    p.contact(36, 78, 26, 3)
    base = curve([(12, 74), (16, 68), (24, 69), (30, 66), (36, 68.5), (42, 66), (48, 69), (56, 68), (60, 74),
                  (52, 80), (36, 81),
                  (20, 80)], True)  # fmt: skip
    p.solid(base, CREAM, depth=2)
    p.gloss(24, 72, 9, 2.6, 0, 0.9)


def rose(p: Pen) -> None:
    foot(p)
    for x, turn in ((20, 155), (52, 25)):
        leaf(p, 36 + (x - 36) * 0.4, 62, 22, turn, LINE * 0.9)
    pink = "#E8657F"
    for reach, r, n, turn, light in ((17, 13.5, 6, 0, -0.06), (9, 11.5, 5, 20, 0.12)):
        for i in range(n):
            x, y = polar(36, 37, reach, turn + i * 360 / n)
            petal = ellipse(x, y, r)
            p.solid(petal, tint(pink, light) if light > 0 else shade(pink, -light), THIN * 1.2, 2.6)
    p.solid(ellipse(36, 37, 9.5), tint(pink, 0.26), THIN * 1.2, 2)
    spiral = curve([polar(36, 37, 7.4 - t * 0.75, t * 66) for t in range(9)])
    p.stroke(spiral, shade(pink, 0.5), THIN * 1.2)
    p.gloss(21, 21, 9, 4.5, -40, 0.6)


def sparkler(p: Pen) -> None:
    p.fill(ellipse(36, 26, 25), "#FFDF7A", 0.4, blur=5)
    stick = line((36, 28), (36, 72))
    p.stroke(stick, OUTLINE, 5)
    p.stroke(stick, "#B9A79A", 1.8)
    foot(p)
    for i in range(12):
        near, far = 13, 24 if i % 2 else 19.5
        p.stroke(line(polar(36, 26, near, i * 30), polar(36, 26, far, i * 30)), OUTLINE, 4)
        p.stroke(line(polar(36, 26, near, i * 30), polar(36, 26, far, i * 30)), "#FFB52E", 2)
    p.solid(star(36, 26, 17, 8.5, 8), "#FFD94A", LINE, 1.5)
    p.fill(star(36, 26, 9, 4.5, 8), "#FFFDF0")
    for x, y in ((9, 9), (63, 12), (61, 44), (12, 45)):
        p.solid(star(x, y, 5, 2, 4), "#FFF2B8", THIN, 0)


def couple(p: Pen) -> None:
    foot(p)
    suit = curve([(16, 72), (15, 50), (20, 41), (27, 40), (34, 43), (36, 55), (35, 72), (26, 75)], True)
    p.solid(suit, "#3F5F8F", depth=3)
    p.fill(line((22.5, 42), (30, 42), (26.5, 51), closed=True), "#FFFFFF")
    p.solid(
        line((22.5, 43), (26.5, 45.5), (30.5, 43), (30.5, 48), (26.5, 45.5), (22.5, 48), closed=True),
        CHERRY,
        THIN * 0.8,
        0,
    )
    dress = curve([(36, 73), (39, 56), (40, 46), (45, 41), (51, 42), (55, 50), (59, 62), (62, 73), (50, 76)], True)
    p.solid(dress, "#FFFDF6", depth=3)
    for y in (59, 67):
        p.stroke(curve([(39.5, y), (46, y + 3), (53, y), (59, y + 2)]), "#E9B9C2", THIN)
    veil = curve([(38, 22), (48, 14), (60, 22), (63, 44), (57, 52), (53, 38), (48, 30), (42, 30)], True)
    p.solid(veil, "#F4F0EA", THIN, 1.5)
    for x, skin, hair in ((25.5, "#E9B48A", "#3B2418"), (47.5, "#A86B45", "#2B1A14")):
        p.solid(ellipse(x, 30, 10), skin, depth=1.8)
        with p.inside(ellipse(x, 30, 9.6)):
            if x < 30:
                p.fill(curve([(14, 30), (17, 25), (27, 25), (37, 28), (38, 16), (13, 16)], True), hair)
            else:
                p.fill(curve([(36, 32), (41, 26), (48, 23), (58, 30), (60, 18), (36, 17)], True), hair)
        for side in (-3.4, 3.4):
            p.fill(ellipse(x + side, 31, 1.3, 1.6), OUTLINE)
        p.stroke(curve([(x - 3, 34.4), (x, 36), (x + 3, 34.4)]), OUTLINE, THIN)
    p.solid(petals(41.5, 17.5, 4.6, 2.6, 5), "#F291A8", THIN * 0.8, 0)
    heart = curve([(36.5, 12), (31, 6), (33.5, 2.5), (36.5, 5), (39.5, 2.5), (42, 6)], True)
    p.solid(heart, CHERRY, THIN, 1)


def gold_star(p: Pen) -> None:
    stick = line((36, 44), (36, 72))
    p.stroke(stick, OUTLINE, 5.6)
    p.stroke(stick, "#F6D9DE", 2.2)
    foot(p)
    shape = star(36, 32, 27.5, 13.5)
    p.stroke(shape, OUTLINE, LINE * 3)
    p.stroke(shape, "#F6B91E", LINE * 1.4)
    p.ramp(shape, ["#FFEFA0", "#FFC928", "#F0A512"], (18, 6), (54, 54))
    for i in range(5):
        facet = line((36, 32), polar(36, 32, 27, i * 72), polar(36, 32, 13.5, i * 72 + 36), closed=True)
        p.fill(facet, "#C97F0A", 0.3)
    p.gloss(27, 22, 10, 4, -40, 0.85)


def tin(p: Pen) -> None:
    p.contact(60, 84, 52, 4)
    inside = ellipse(60, 34, 48, 11)
    lid = curve([(14, 24), (18, 10), (60, 2), (104, 8), (108, 20), (98, 27), (60, 17), (24, 29)], True)
    p.solid(lid, "#4C8FA8", depth=3)
    p.stroke(curve([(20, 19), (60, 9), (102, 17)]), tint("#4C8FA8", 0.6), THIN * 1.2)
    body = skia.Path()
    body.moveTo(12, 34)
    body.lineTo(15, 74)
    body.cubicTo(18, 89, 102, 89, 105, 74)
    body.lineTo(108, 34)
    body.close()
    p.solid(body, "#4C8FA8", depth=5)
    with p.inside(body):
        p.stroke(curve([(10, 50), (60, 62), (110, 50)]), CREAM, 13)
        for i in range(8):
            x = 18 + i * 12
            p.fill(ellipse(x, 50.5 + 10 * (1 - ((x - 60) / 50) ** 2), 3.4), CHERRY)
        p.stroke(line((22, 40), (25, 78)), "#FFFFFF", 3.5, 0.35)
    p.stroke(body)
    p.fill(inside, "#3A2A24")
    for x, y, colour in (
        (36, 33, "#F0C277"),
        (56, 36, "#8A5534"),
        (78, 33, "#F291A8"),
        (92, 35, "#F0C277"),
        (26, 36, "#FFF1CF"),
    ):
        p.solid(ellipse(x, y, 8, 4.5), colour, THIN, 1)
    p.stroke(inside, OUTLINE, 4.2)
    p.stroke(inside, "#A9D2DF", 1.4)
    kiss(p, 66, 35, 4.5)


for _name, _draw in (("rose", rose), ("sparkler", sparkler), ("couple", couple), ("star", gold_star)):
    add("top_cake", f"topper_{_name}", 72, 84, _draw)
add("top_cake", "tin", 120, 90, tin)
