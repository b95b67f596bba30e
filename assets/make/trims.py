"""The small things every screen may use: the cherry, the doily, the pointing hand."""

import skia

from . import fruit
from .brush import LINE, THIN, Pen, add, box, curve, ellipse, petals, polar
from .palette import CREAM, CREAM_SHADE, OUTLINE, SEATS


def cherry(p: Pen) -> None:
    p.contact(22, 44, 12, 2)
    fruit.cherry(p, 21, 31, 12.8, width=LINE)
    fruit.leaf(p, 29, 7.5, 14, 12, LINE * 0.8)


def doily(p: Pen) -> None:
    lace = petals(80, 80, 78, 72, 24)
    p.under(lace, 2, 0.2)
    p.fill(lace, "#FFFDF6")
    p.stroke(lace, CREAM_SHADE, THIN)
    holes = skia.Path()
    for i in range(24):
        holes.addCircle(*polar(80, 80, 70, i * 15), 2.3)
        holes.addCircle(*polar(80, 80, 63, i * 15 + 7.5), 1.7)
    for i in range(12):
        holes.addCircle(*polar(80, 80, 52, i * 30), 3.2)
        for side in (-7, 7):
            holes.addCircle(*polar(80, 80, 56, i * 30 + side), 1.4)
    p.fill(holes, "#C9AE86", 0.75)
    for r in (67, 46):
        p.stroke(petals(80, 80, r, r - 4, 24 if r > 50 else 12), CREAM_SHADE, THIN)
    p.stroke(ellipse(80, 80, 40), CREAM_SHADE, THIN)


def hand(p: Pen) -> None:
    glove = skia.Path()
    glove.moveTo(20, 78)
    glove.cubicTo(16, 66, 6, 60, 6, 50)
    glove.cubicTo(6, 44, 14, 44, 18, 50)
    glove.lineTo(22, 56)
    glove.lineTo(22, 14)
    glove.cubicTo(22, 4, 35, 4, 35, 14)
    glove.lineTo(35, 38)
    glove.cubicTo(37, 32, 47, 33, 47, 40)
    glove.cubicTo(50, 36, 58, 37, 58, 44)
    glove.cubicTo(61, 40, 67, 42, 67, 49)
    glove.cubicTo(67, 62, 62, 68, 60, 78)
    glove.close()
    cuff = box(17, 74, 46, 16, 6)
    p.under(glove, 3)
    p.under(cuff, 3)
    p.solid(glove, CREAM, depth=4)
    for x, y in ((35, 38), (47, 42), (58, 46)):
        p.stroke(curve([(x, y), (x, y + 6), (x - 0.5, y + 12)]), OUTLINE, THIN * 1.2)
    p.stroke(curve([(26.5, 12), (26, 20), (26, 30)]), "#FFFFFF", 2.4)
    p.solid(cuff, SEATS[0], depth=3)
    for x in (26, 40, 54):
        p.fill(ellipse(x, 81.5, 2.2), CREAM)


add("common", "cherry", 48, 48, cherry)
add("common", "doily", 160, 160, doily, halo=False)
add("common", "hand_ghost", 72, 96, hand)
