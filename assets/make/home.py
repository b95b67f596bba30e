"""The pictures of the home screen: a bakery counter in warm light, one game on each."""

import math
from collections.abc import Callable
from pathlib import Path

import skia

from . import atlas, bids, cards, fruit, layers, pans, ribbons, scales, slices, squares, stands, toppers, trims
from .brush import Pen, Sprite, argb, box, curve, ellipse, line, petals, render, star
from .palette import CHERRY, CREAM, OUTLINE, shade, tint

W, H = 360, 220
COUNTER = 158


def backdrop(p: Pen, wall: str, cloth: str, flags: bool = True) -> None:
    p.ramp(box(0, 0, W, H), [tint(wall, 0.45), wall, shade(wall, 0.1)], (0, 0), (W, H))
    for i in range(0, W, 30):
        p.fill(box(i, 0, 15, COUNTER), "#FFFFFF", 0.1)
    glow = skia.GradientShader.MakeRadial(skia.Point(70, -10), 260, [argb("#FFF6D0", 0.75), argb("#FFF6D0", 0)])
    p.canvas.drawPath(box(0, 0, W, H), skia.Paint(Shader=glow))
    if flags:
        bunting(p)
    p.fill(box(0, COUNTER - 5, W, 8), "#3A1E10", 0.2, blur=4)
    p.ramp(box(0, COUNTER, W, H - COUNTER), ["#FFFAF0", "#F6E7CF"], (0, COUNTER), (0, H))
    with p.inside(box(0, COUNTER, W, H - COUNTER)):
        for i in range(-12, 24):
            slope = (i - 5.5) * 12
            stripe = line((i * 32 - slope, COUNTER), (i * 32 + 16 - slope, COUNTER), (i * 32 + 16, H), (i * 32, H),
                          closed=True)  # fmt: skip
            p.fill(stripe, cloth, 0.34)
        for y, h in ((COUNTER + 6, 8), (COUNTER + 23, 11), (COUNTER + 46, 14)):
            p.fill(box(0, y, W, h), cloth, 0.34)
    p.stroke(line((0, COUNTER), (W, COUNTER)), OUTLINE, 1.8)


def bunting(p: Pen) -> None:
    def height(x: float) -> float:
        return 13 + 5 * math.sin(x / 44)

    p.stroke(curve([(x, height(x)) for x in range(-20, 400, 20)]), OUTLINE, 1.2, 0.8)
    colours = (CHERRY, "#F7D774", "#7FB8B0", "#F4B5C2")
    for i, x in enumerate(range(8, 360, 30)):
        flag = line((x - 9, height(x - 9)), (x + 9, height(x + 9)), (x, height(x) + 18), closed=True)
        p.solid(flag, colours[i % 4], 1.2, 1.5)


def place(p: Pen, draw: Callable[[Pen], None], x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    with p.at(x, y, turn, scale):
        draw(p)


def top_cake(p: Pen) -> None:
    backdrop(p, "#F6C7B6", CHERRY)
    place(p, lambda q: stands.china_stand(q, 180, 60), 119, 162, 0.78)
    y = 131.0
    for flavour, lean in (("vanilla", 0), ("chocolate", -3), ("strawberry", 4), ("cherry", -1)):
        place(p, lambda q, f=flavour: layers.layer(q, f, numbered=False), 131 + lean, y, 0.78)
        y -= layers.PITCH * 0.78
    place(p, toppers.gold_star, 163, y - 24, 0.72)
    place(p, lambda q: layers.layer(q, "carrot", numbered=False), 262, 158, 0.62, 12)
    place(p, lambda q: layers.layer(q, "lemon", numbered=False), 250, 112, 0.62, -22)
    place(p, lambda q: layers.crumb_frame(q, 1), 262, 108, 0.72)
    place(p, lambda q: bids.back(q, 1), 6, 122, 0.86, -16)
    place(p, lambda q: bids.back(q, 2), 74, 106, 0.86, 14)
    place(p, snatch_card, 38, 106, 0.86, -2)


def snatch_card(p: Pen) -> None:
    bids.front(p)
    place(p, bids.snatch, 9, 20, 0.96)


def suit_card(p: Pen, suit: str) -> None:
    cards.card(p, suit)
    cards.GLYPHS[suit](p, 35.5, 50, 15)


def piece_o_cake(p: Pen) -> None:
    backdrop(p, "#CFE0C8", "#5E9A7A")
    place(p, slices.plate, 236, 92, 0.6)
    place(p, slices.fork, 344, 96, 0.7, 14)
    order = ("str", "kiw", "cho", "apr", "che", "goo", "plu", "bla", "str", "kiw")
    with p.at(122, 122, 0, 0.6):
        place(p, slices.board, -180, -178)
        for i, ident in enumerate(order):
            with p.at(0, 0, (i + 3.5) * 360 / 11):
                place(p, lambda q, n=ident: slices.slice_of(q, n, numbered=False), -slices.APEX[0], -slices.APEX[1])
    with p.at(262, 200, 28, 0.6):
        p.under(slices.wedge(slices.RADIUS), 5, 0.0)
        place(p, lambda q: slices.slice_of(q, "cho", numbered=False), -slices.APEX[0], -slices.APEX[1])
    place(p, slices.knife, 212, 30, 0.72, 24)


def dutch_auction(p: Pen) -> None:
    backdrop(p, "#C9D9E8", "#3C6FA8")
    with p.at(180, 66):
        place(p, scales.base, -70, -18, 1.02)
        for x, sink, fan in ((-104, 16, ("red", "green", "pink")), (104, -14, ("blue", "pink"))):
            with p.at(x * 0.99, sink):
                for k, suit in enumerate(fan):
                    with p.at((k - (len(fan) - 1) / 2) * 25, 68, (k - (len(fan) - 1) / 2) * 15):
                        place(p, lambda q, s=suit: suit_card(q, s), -24, -62, 0.68)
                place(p, scales.pan, -55, -3, 1)
        with p.at(0, 0, -8.5, 1.02):
            place(p, scales.beam, -110, -24)
    for x, y, r in ((26, 196, 9), (44, 201, 9), (34, 185, 9), (150, 206, 8)):
        cards.coin(p, x, y, r)
    place(p, cards.deck, 292, 140, 0.7, 8)
    place(p, lambda q: suit_card(q, "blue"), 236, 146, 0.66, -9)


def take_the_cake(p: Pen) -> None:
    backdrop(p, "#DCCFEA", "#7A5FB0")
    icings = "vvcs lvcc ssll lvcs".replace(" ", "")
    names = {"v": "vanilla", "c": "chocolate", "s": "strawberry", "l": "lavender"}
    tops = ("cookie", "flower", "", "orange", "cherry", "blueberry", "strawberry", "", "flower", "candle", "orange",
            "cherry", "",
            "strawberry", "cookie", "candle")  # fmt: skip
    with p.at(28, 44, -4, 0.41):
        place(p, pans.frame, 0, 0)
        for i, icing in enumerate(icings):
            if i != 7:
                x, y = 18 + i % 4 * 96, 18 + i // 4 * 96
                place(p, lambda q, n=names[icing]: squares.icing_square(q, n), x, y)
                if tops[i]:
                    place(p, lambda q, n=tops[i]: squares.topping(q, n), x + 16, y + 16)
    with p.at(222, 52, 9, 0.66):
        lifted = box(0, 0, 96, 96, 3)
        p.under(lifted, 12, 0.35)
        p.solid(box(0, 4, 96, 104, 6), "#EDBE74", 1.8, 5)
        place(p, lambda q: squares.icing_square(q, "chocolate"), 0, 0)
        p.stroke(box(0, 0, 96, 96, 3))
        place(p, lambda q: squares.double(q, "strawberry"), 8, 6)
    place(p, trims.hand, 268, 84, 0.66, -12)
    place(p, pans.cutter, 284, 132, 0.86)
    place(p, pans.order_card, 200, 150, 0.74, -5)
    with p.at(247, 184, -5, 0.6):
        fruit.citrus(p, -42, -10, 12)
        fruit.cherry(p, -8, -6, 9)
        fruit.strawberry(p, 24, -10, 11)


def cake_swap(p: Pen) -> None:
    backdrop(p, "#F7DDA4", "#D98A2B")

    def cake(x: float, y: float, parts: list[tuple[str, str, int]], scale: float) -> None:
        with p.at(x, y, 0, scale):
            place(p, lambda q: stands.china_stand(q, 190, 44, "#EAF1F2", "#3F8FA8"), -95, 0)
            for i, (base, kind, size) in reversed(list(enumerate(parts))):
                left, top = -stands.WIDTHS[size - 1] / 2, 8 - stands.BODY - i * 35
                place(p, lambda q, b=base, s=size: stands.body(q, b, s), left, top)
                place(p, lambda q, k=kind, s=size: stands.frosting(q, k, s), left, top - stands.ABOVE)

    cake(92, 172, [("vanilla", "strawberry", 5), ("chocolate", "kiwi", 4), ("vanilla", "wild", 3),
                   ("chocolate", "banana", 1)], 0.86)  # fmt: skip
    cake(274, 178, [("chocolate", "blueberry", 5), ("vanilla", "orange", 3)], 0.78)
    with p.at(214, 62, -9, 0.8):
        place(p, lambda q: stands.body(q, "chocolate", 2), 0, 0)
        place(p, lambda q: stands.frosting(q, "orange", 2), 0, -stands.ABOVE)
    for x0, y0, x1, y1, x2, y2 in ((196, 92, 176, 108, 152, 112), (268, 98, 282, 108, 284, 122)):
        p.stroke(curve([(x0, y0), (x1, y1), (x2, y2)]), CREAM, 5, dash=(0.1, 9))
        p.stroke(curve([(x0, y0), (x1, y1), (x2, y2)]), "#A8642A", 3, dash=(0.1, 9))
    place(p, lambda q: ribbons.ribbon(q, "showcase", "blue"), 304, 46, 0.68, 8)
    place(p, lambda q: ribbons.ribbon(q, "honorable", "red"), 158, 138, 0.6, -8)


def cookie_plate(p: Pen) -> None:
    backdrop(p, "#F3D9B8", "#B8722E")
    with p.at(180, 148, 0, 1.7):
        p.contact(0, 6, 74, 12)
        with p.at(-80, -26):
            p.canvas.scale(1, 0.36)
            trims.doily(p)
    above = ((96, 118, "#FBE08A", "star"), (180, 86, "#F7A3B7", "cherry"), (264, 118, "#6C7CC4", "moon"))
    for x, y, icing, top in (*above, (138, 168, "#7A4A2E", "lace"), (222, 168, "#FFF1CF", "star")):
        with p.at(x, y):
            cookie(p, icing, top)


def cookie(p: Pen, icing: str, top: str) -> None:
    p.contact(2, 5, 39, 37)
    p.solid(ellipse(0, 0, 38), "#FFC773", depth=5)
    p.solid(petals(0, 0, 31, 28.5, 12), icing, 1.2, 3)
    if top == "star":
        p.solid(star(0, 0, 17, 7.5), CREAM, 1.4, 2)
    elif top == "moon":
        with p.outside(ellipse(8, -5, 14)):
            p.solid(ellipse(0, 0, 17), CREAM, 1.4, 2)
    elif top == "lace":
        place(p, trims.doily, -20, -20, 0.25)
    else:
        fruit.cherry(p, 0, 5, 11)


SCENES = {
    "top_cake": top_cake,
    "piece_o_cake": piece_o_cake,
    "dutch_auction": dutch_auction,
    "take_the_cake": take_the_cake,
    "cake_swap": cake_swap,
}
SAMPLE = {"cookie_plate": cookie_plate}  # of the game that new ones are laid out from


def scene(p: Pen, draw: Callable[[Pen], None]) -> None:
    card = box(1, 1, W - 2, H - 2, 22)
    with p.inside(card):
        draw(p)
    p.stroke(card)


def write(assets: Path) -> None:
    write_scenes(assets, SCENES)
    write_scenes(assets.parent / "tests" / "sample" / "assets", SAMPLE)


def write_scenes(assets: Path, scenes: dict[str, Callable[[Pen], None]]) -> None:
    for density in atlas.DENSITIES:
        folder = assets / "home" / f"{density}x"
        folder.mkdir(parents=True, exist_ok=True)
        for key, draw in scenes.items():
            image = render(Sprite(W, H, lambda p, d=draw: scene(p, d), False), density)
            atlas.shrink(atlas.pillow(image)).save(folder / f"home_{key}.png", optimize=True)
