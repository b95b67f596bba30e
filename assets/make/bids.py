"""Top Cake: bidding cards and the pictures on them."""

import skia

from . import fruit
from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, petals
from .palette import CREAM, SEATS, WOOD, shade, tint
from .seats import EMBLEMS, silhouette

CARD = box(2.5, 2, 59, 84, 8)


def front(p: Pen) -> None:
    p.under(CARD, 2, 0.32)
    p.ramp(CARD, ["#FFFEF8", "#FAF0DC", "#F1E2C6"], (4, 2), (60, 86))
    with p.inside(CARD):
        for i in range(0, 90, 3):
            p.stroke(line((0, i), (64, i)), "#B99A6A", 0.5, 0.16)
            p.stroke(line((i, 0), (i, 90)), "#B99A6A", 0.5, 0.16)
    p.stroke(CARD)
    rope = box(7.5, 7, 49, 74, 5)
    p.stroke(rope, "#D9BE93", 4)
    p.stroke(rope, "#FFFDF4", 2.6, dash=(1.6, 3))
    p.stroke(rope, "#FFFDF4", 2.4)
    p.stroke(rope, "#D9BE93", 1, 0.9, dash=(0.1, 3.4))


def back(p: Pen, seat: int) -> None:
    colour = SEATS[seat]
    p.under(CARD, 2, 0.32)
    p.solid(CARD, colour, depth=0)
    with p.inside(CARD):
        for row in range(5):
            for column in range(4):
                x, y = 8 + column * 18 - row % 2 * 9, 8 + row * 19
                silhouette(p, seat, x, y, 0.34, tint(colour, 0.38))
    p.stroke(box(6.5, 6, 51, 76, 5), tint(colour, 0.7), THIN)
    p.stroke(CARD)
    plate = petals(32, 44, 19.5, 17.8, 14)
    p.fill(plate, CREAM)
    p.stroke(plate, shade(colour, 0.35), THIN)
    inner = ellipse(32, 44, 15.5)
    p.fill(inner, colour)
    with p.at(32, 44, scale=0.76), p.at(-24, -24):
        EMBLEMS[seat](p)


def snatch(p: Pen) -> None:
    """An oven mitt that darts in and takes the cherry."""
    for y, x in ((12, 3), (20, 1.5), (28, 4)):
        p.stroke(line((x, y), (x + 7, y)), "#4A2A1E", LINE)
    with p.at(25, 21, 97, 1.02), p.at(-24, -24):
        hand = curve(
            [(16.5, 33), (15, 24), (16.5, 14), (22, 9), (28, 10.5), (31, 17), (31.5, 20), (35.5, 17), (39, 19),
             (37.5, 25), (32, 30),
             (31.5, 34), (24, 35)], True,
        )  # fmt: skip
        p.solid(hand, "#F08A24", LINE, 3)
        p.solid(box(14.5, 31.5, 18.5, 7.5, 3), CREAM, LINE, 1)
    fruit.cherry(p, 38, 38, 6.6, width=LINE)


def reverse(p: Pen) -> None:
    """Two arrows that turn upon one another."""
    for turn, colour in ((0, "#2C62B4"), (180, "#C8283F")):
        with p.at(24, 24, turn):
            arc = skia.Path().addArc(skia.Rect.MakeLTRB(-15, -15, 15, 15), 190, 118)
            p.stroke(arc, "#4A2A1E", 9.6)
            head = line((6.5, -20.5), (19.5, -9.5), (4.6, -4.5), closed=True)
            p.stroke(head, "#4A2A1E", LINE * 2.2)
            p.stroke(arc, colour, 6)
            p.fill(head, colour)
            glint = skia.Path().addArc(skia.Rect.MakeLTRB(-16, -16, 16, 16), 205, 50)
            p.stroke(glint, "#FFFFFF", 1.5, 0.55)


def half(p: Pen) -> None:
    """The half-point token: one half of a cherry on a wooden coin, the other half an empty line."""
    coin = ellipse(32, 31, 28.5)
    p.under(coin, 2.4, 0.35)
    p.solid(coin, WOOD, depth=4)
    p.stroke(ellipse(32, 31, 24), tint(WOOD, 0.5), THIN * 1.2)
    whole = ellipse(31, 36, 14)
    p.fill(whole, tint(WOOD, 0.45), 0.8)
    p.stroke(whole, "#4A2A1E", THIN, dash=(3, 3))
    p.canvas.save()
    p.canvas.clipRect(skia.Rect.MakeLTRB(0, 0, 31, 64))
    fruit.cherry(p, 31, 36, 14, False, LINE)
    p.canvas.restore()
    p.stroke(line((31, 23), (31, 50)))
    stalk = curve([(31, 24), (33, 16), (41, 8)])
    p.stroke(stalk, "#4A2A1E", 3.8)
    p.stroke(stalk, "#7C9A3E", 1.4)
    fruit.leaf(p, 39, 10, 13, 25)


add("top_cake", "bid_card", 64, 90, front)
for _seat in range(8):
    add("top_cake", f"bid_back_{_seat}", 64, 90, lambda p, s=_seat: back(p, s))
add("top_cake", "snatch", 48, 48, snatch)
add("top_cake", "reverse", 48, 48, reverse)
add("top_cake", "half", 64, 64, half)
