"""Dutch Auction: four suits, their cards, the powers and the prices."""

from collections.abc import Callable

import skia

from . import fruit
from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, petals, polar, star
from .counter import gingham
from .palette import CHERRY, CREAM, DAY, OUTLINE, SUITS, shade, tint
from .seats import mitt, whisk

CARD = box(2.5, 2, 66, 98, 9)
MIDDLE = box(11, 11, 49, 80, 7)


def mint(p: Pen, x: float, y: float, r: float) -> None:
    for turn, length in ((-90, 1.5), (-150, 1.25), (-30, 1.25)):
        with p.at(x, y + r * 0.6, turn):
            blade = curve([(0, 0), (length * r * 0.3, -r * 0.42), (length * r * 0.72, -r * 0.34), (length * r, 0),
                           (length * r * 0.72, r * 0.34), (length * r * 0.3, r * 0.42)], True)  # fmt: skip
            p.solid(blade, SUITS["green"], LINE if r > 8 else THIN, r * 0.12)
            p.stroke(line((r * 0.2, 0), (length * r * 0.8, 0)), tint(SUITS["green"], 0.65), max(r * 0.09, 0.7))
            for s in (0.35, 0.6):
                for side in (-0.26, 0.26):
                    p.stroke(line((length * r * s, 0), (length * r * (s + 0.14), r * side)),
                             tint(SUITS["green"], 0.65), max(r * 0.06, 0.6))  # fmt: skip


def macaron(p: Pen, x: float, y: float, r: float) -> None:
    pink, width = SUITS["pink"], LINE if r > 8 else THIN
    low = skia.Path().addRoundRect(skia.Rect.MakeLTRB(x - r * 0.95, y + r * 0.22, x + r * 0.95, y + r * 0.82),
                                   r * 0.4, r * 0.4)  # fmt: skip
    p.solid(low, pink, width, r * 0.12)
    p.solid(box(x - r * 0.82, y + r * 0.02, r * 1.64, r * 0.3, r * 0.12), "#FFF3E2", width, r * 0.06)
    top = curve([(x - r * 0.98, y), (x - r * 0.84, y - r * 0.5), (x, y - r * 0.86), (x + r * 0.84, y - r * 0.5),
                 (x + r * 0.98, y),
                 (x + r * 0.6, y + r * 0.12), (x, y + r * 0.06), (x - r * 0.6, y + r * 0.12)], True)  # fmt: skip
    p.solid(top, pink, width, r * 0.16)
    for i in range(7):
        p.fill(ellipse(x + (i - 3) * r * 0.27, y + r * 0.01, r * 0.1), tint(pink, 0.5))
    p.gloss(x - r * 0.42, y - r * 0.42, r * 0.5, r * 0.2, -28, 0.8)


Draw = Callable[[Pen, float, float, float], None]
GLYPHS: dict[str, Draw] = {
    "green": mint,
    "red": lambda p, x, y, r: fruit.cherry(p, x - r * 0.2, y + r * 0.42, r * 0.72, width=LINE if r > 8 else THIN,
                                           leafy=True),
    "pink": macaron,
    "blue": lambda p, x, y, r: fruit.blueberry(p, x, y, r * 0.95, LINE if r > 8 else THIN),
}  # fmt: skip


def border(p: Pen, suit: str) -> None:
    base = SUITS[suit]
    pale = tint(base, 0.7)
    if suit == "green":
        for i in range(-110, 80, 8):
            p.stroke(line((i, 106), (i + 110, -4)), pale, 3)
    elif suit == "red":
        for row in range(17):
            for column in range(12):
                p.fill(ellipse(column * 6.6 + row % 2 * 3.3, row * 6.4 + 3, 1.7), pale)
    elif suit == "pink":
        for row in range(13):
            for column in range(9):
                p.stroke(ellipse((column + row % 2 * 0.5) * 9, row * 8.4 - 1, 4.4), pale, 1.9)
    else:
        for row in range(18):
            for column in range(10):
                x, y = column * 8 + row % 2 * 4, row * 6
                p.fill(line((x, y - 3.8), (x + 2.6, y), (x, y + 3.8), (x - 2.6, y), closed=True), pale)


def card(p: Pen, suit: str) -> None:
    base = SUITS[suit]
    p.under(CARD, 2.2, 0.32)
    p.fill(CARD, base)
    with p.inside(CARD):
        border(p, suit)
        p.ramp(MIDDLE, ["#FFFEFA", "#FBF0DC"], (11, 11), (60, 91))
    p.stroke(MIDDLE, shade(base, 0.35), THIN)
    p.stroke(CARD)
    for x, y, turn in ((13.5, 89, 0), (57.5, 13.5, 0)):
        with p.at(x, y, turn):
            p.fill(ellipse(0, 0, 8.8), CREAM)
            p.stroke(ellipse(0, 0, 8.8), shade(base, 0.35), THIN)
            GLYPHS[suit](p, 0, -0.3, 6.2)


def back(p: Pen, y: float = 0) -> None:
    with p.at(0, y):
        p.under(CARD, 2.2, 0.32)
        with p.inside(CARD):
            p.canvas.save()
            p.canvas.scale(0.55, 0.55)
            for dy in (0, 128):
                with p.at(0, dy):
                    gingham(p, DAY | {"paper": "#FBE9E4"})
            p.canvas.restore()
        p.stroke(box(6.5, 6, 58, 90, 6), CHERRY, THIN, 0.8)
        p.stroke(CARD)
        lace = petals(35.5, 51, 24, 21.5, 16)
        p.fill(lace, "#FFFDF6")
        p.stroke(lace, "#D9B9A0", THIN)
        for i in range(16):
            p.fill(ellipse(*polar(35.5, 51, 18.8, i * 22.5), 1), CHERRY)
        fruit.cherry(p, 33.5, 55.5, 8.2, width=LINE, leafy=True)


def deck(p: Pen) -> None:
    for y in (7, 3.4):
        with p.at(0, y):
            p.under(CARD, 2, 0.3)
            p.solid(CARD, "#F3E3D3", depth=0)
    with p.at(0, 0):
        back(p, -1)


def power(p: Pen) -> None:
    burst = star(24, 23.5, 22, 15.5, 10)
    p.under(burst, 1.6)
    p.solid(burst, "#FFC83A", depth=2.4)
    p.fill(ellipse(24, 23.5, 13.5), "#FFEFB0", 0.9)
    with p.at(24, 23.5, scale=0.82), p.at(-24, -24):
        whisk(p)


def wheel_disc(p: Pen, colour: str) -> None:
    disc = ellipse(28, 27, 25.5)
    p.under(disc, 1.6)
    p.solid(disc, colour, depth=3)
    p.stroke(ellipse(28, 27, 21.8), tint(colour, 0.6), THIN, 0.9, dash=(0.1, 3.9))


def small_card(p: Pen, x: float, y: float, turn: float, colour: str) -> None:
    with p.at(x, y, turn):
        p.solid(box(-7, -9.5, 14, 19, 2.5), CREAM, LINE, 0)
        p.fill(box(-4, -6.5, 8, 13, 1.5), colour)


def coin(p: Pen, x: float, y: float, r: float) -> None:
    p.solid(ellipse(x, y, r), "#F6BC32", LINE, r * 0.18)
    p.stroke(ellipse(x, y, r * 0.66), shade("#F6BC32", 0.3), THIN, 0.8)
    p.fill(star(x, y, r * 0.44, r * 0.2), "#FFF3C4")


def power_cash(p: Pen) -> None:
    wheel_disc(p, "#E9D9A8")
    small_card(p, 20, 27, -14, SUITS["red"])
    for y in (38, 34, 30):
        p.solid(ellipse(36, y, 9, 4), "#F6BC32", LINE, 1)
    coin(p, 35, 18, 8)


def power_suit(p: Pen) -> None:
    wheel_disc(p, "#CFE3EA")
    for x, y, name in ((28, 15.5, "red"), (40, 27, "blue"), (28, 38.5, "green"), (16, 27, "pink")):
        drop = curve([(x, y - 7.5), (x + 5.4, y + 1.5), (x, y + 6.5), (x - 5.4, y + 1.5)], True)
        p.solid(drop, SUITS[name], LINE, 1.6)
        p.gloss(x - 2, y + 0.5, 1.8, 3, 20)
    arc = skia.Path().addArc(skia.Rect.MakeLTRB(22.5, 21.5, 33.5, 32.5), -60, 270)
    p.stroke(arc, OUTLINE, 2.2)


def power_take(p: Pen) -> None:
    wheel_disc(p, "#CFE6C2")
    p.solid(curve([(12, 31), (18, 44), (38, 44), (44, 31)], True), "#C98F52", LINE, 3)
    small_card(p, 28, 23, 8, SUITS["green"])
    p.solid(curve([(11, 32), (28, 36), (45, 32), (40, 43), (28, 46), (16, 43)], True), "#D9A24E", LINE, 2)
    arrow = line((28, 6), (28, 13), closed=False)
    p.stroke(arrow, OUTLINE, 5)
    p.solid(line((21.5, 13), (34.5, 13), (28, 20), closed=True), "#FFFFFF", LINE, 0)
    p.stroke(line((28, 7), (28, 13)), "#FFFFFF", 2)


def power_steal(p: Pen) -> None:
    wheel_disc(p, "#E9C4D2")
    small_card(p, 20, 20, -16, SUITS["blue"])
    with p.at(32, 32, 60, 0.92), p.at(-24, -24):
        mitt(p)


def laurel(p: Pen) -> None:
    p.fill(ellipse(18, 17, 12.5), CREAM)
    for mirror in (False, True):
        with p.at(18, 18, mirror=mirror):
            stem = skia.Path().addArc(skia.Rect.MakeLTRB(-13, -13, 13, 13), 95, 150)
            p.stroke(stem, OUTLINE, 2)
            for i, a in enumerate((200, 228, 256, 284, 310)):
                x, y = polar(0, 0, 13, a)
                with p.at(x, y, a + 62):
                    p.solid(ellipse(0, 0, 2.7, 5.2 - i * 0.2), "#E3A81E", THIN, 1)
    p.solid(line((14, 31), (18, 28), (22, 31), (20.5, 33.8), (15.5, 33.8), closed=True), CHERRY, THIN, 0)


def tag(p: Pen, pips: int) -> None:
    shape = line((16, 1.8), (28.5, 9), (28.5, 30), (3.5, 30), (3.5, 9), closed=True)
    with p.at(0, -0.4):
        p.under(shape, 1.4)
        p.stroke(shape, OUTLINE, LINE * 2)
        p.ramp(shape, ["#FFF6D8", "#F3CF7E"], (4, 2), (28, 30))
        p.fill(ellipse(16, 7.2, 2.3), OUTLINE)
        layouts = {
            1: [(0, 0)], 2: [(-4, 0), (4, 0)], 3: [(-4, 3), (4, 3), (0, -3.6)],
            4: [(-4, -3.6), (4, -3.6), (-4, 4), (4, 4)],
            5: [(-5, -4), (5, -4), (-5, 4.5), (5, 4.5), (0, 0.2)],
            6: [(-4, -5), (4, -5), (-4, 0.4), (4, 0.4), (-4, 5.8), (4, 5.8)],
        }  # fmt: skip
        for dx, dy in layouts.get(pips, []):
            p.solid(ellipse(16 + dx, 19.5 + dy, 2.3), "#B8233A", THIN * 0.6, 0)


GROUP = "dutch_auction"
for _suit in SUITS:
    add(GROUP, f"suit_{_suit}", 40, 40, lambda p, s=_suit: GLYPHS[s](p, 20, 20, 16.5))
    add(GROUP, f"card_{_suit}", 72, 104, lambda p, s=_suit: card(p, s))
add(GROUP, "card_back", 72, 104, back)
add(GROUP, "deck", 72, 110, deck)
add(GROUP, "power", 48, 48, power)
for _name, _draw in (("cash", power_cash), ("suit", power_suit), ("take", power_take), ("steal", power_steal)):
    add(GROUP, f"power_{_name}", 56, 56, _draw)
add(GROUP, "laurel", 36, 36, laurel)
add(GROUP, "price_tag", 32, 32, lambda p: tag(p, 0))
for _pips in range(1, 7):
    add(GROUP, f"cost_{_pips}", 32, 32, lambda p, n=_pips: tag(p, n))
