"""Top Cake: the six layers. Each has its own sponge, edge of icing and ornaments, and a plaque for its number."""

import random
from typing import NamedTuple

import skia

from . import fruit
from .brush import THIN, Pen, add, curve, ellipse, line, petals, polar
from .palette import CREAM, LEAF, OUTLINE, shade, tint

WIDTH, HEIGHT = 150, 52
LEFT, RIGHT, TOP, LOW, SAG = 5.5, 144.5, 9, 43, 6.5
PITCH = 33
PLAQUE = (75, 31)
GEOMETRY = {
    "size": [WIDTH, HEIGHT],
    "pitch": PITCH,
    "number_from_bottom_left": [PLAQUE[0], HEIGHT - PLAQUE[1]],
    "number_radius": 11,
}


class Look(NamedTuple):
    sponge: str
    icing: str
    edge: list[float]
    sharp: bool
    filling: str


LOOKS = {
    "vanilla": Look("#F3CF8A", "#FFF4D6", [9, 9, 9, 9, 9, 9, 9, 9, 9], False, "#FFF9EA"),
    "chocolate": Look("#8A5534", "#5A301C", [12, 21, 9, 16, 10, 24, 12, 20, 9], False, "#C98F5E"),
    "strawberry": Look("#F7C2B0", "#F07C98", [13, 17, 13, 17, 13], False, "#FFE3E6"),
    "lemon": Look("#FBE58A", "#FFD23C", [15, 15, 15, 15, 15, 15, 15], True, "#FFF6C2"),
    "carrot": Look("#E39A4E", "#FFF3DE", [8, 12, 17, 12, 8, 12, 17, 12, 8], False, "#FFF3DE"),
    "cherry": Look("#A83244", "#FBDDE0", [14, 9, 20, 9, 14, 9, 20, 9, 14], False, "#FBEDEA"),
}


def sag(x: float) -> float:
    """How far the round front hangs lower than its sides."""
    return SAG * (1 - ((x - 75) / 70) ** 2)


def front() -> skia.Path:
    path = skia.Path()
    path.moveTo(LEFT, TOP)
    path.lineTo(LEFT, LOW - 4)
    path.cubicTo(LEFT, LOW + SAG + 1.5, RIGHT, LOW + SAG + 1.5, RIGHT, LOW - 4)
    path.lineTo(RIGHT, TOP)
    path.cubicTo(RIGHT, -1, LEFT, -1, LEFT, TOP)
    path.close()
    return path


def icing(look: Look) -> skia.Path:
    n = len(look.edge)
    w = (RIGHT - LEFT + 3) / n
    points = [(LEFT - 1.5, TOP)]
    for i, length in enumerate(look.edge):
        x = LEFT - 1.5 + i * w
        low = TOP + sag(x + w / 2) + length
        if look.sharp:
            points.append((x + w * 0.5, low))
        else:
            points += [(x + w * 0.2, low - length * 0.2), (x + w * 0.5, low), (x + w * 0.8, low - length * 0.2)]
        if i < n - 1:
            points.append((x + w, TOP + sag(x + w) + 4.5))
    points.append((RIGHT + 1.5, TOP))
    edge = line(*points) if look.sharp else curve(points)
    edge.cubicTo(RIGHT, -2, LEFT, -2, LEFT - 1.5, TOP)
    edge.close()
    return edge


def blossom(p: Pen, x: float, y: float, r: float, colour: str = "#FFFFFF", turn: float = 0) -> None:
    """A sugar flower of five round petals."""
    spots = [polar(x, y, r * 0.58, turn + i * 72) for i in range(5)]
    for spot in spots:
        p.fill(ellipse(*spot, r * 0.44 + THIN * 0.75), OUTLINE)
    for sx, sy in spots:
        p.disc(ellipse(sx, sy, r * 0.44), [tint(colour, 0.6), colour], (sx - r * 0.12, sy - r * 0.15), r * 0.5)
    p.fill(ellipse(x, y, r * 0.3), colour)
    p.solid(ellipse(x, y, r * 0.32), "#F2B632", THIN * 0.8, r * 0.08)


def carrot(p: Pen, x: float, y: float, r: float, turn: float = 0) -> None:
    with p.at(x, y, turn):
        for bend in (-24, 0, 24):
            with p.at(0, -r * 0.7, bend):
                p.solid(ellipse(0, -r * 0.42, r * 0.2, r * 0.5), LEAF, THIN * 0.8, 0)
        root = curve([(0, -r * 0.75), (r * 0.52, -r * 0.55), (r * 0.4, r * 0.2), (0, r * 1.1), (-r * 0.4, r * 0.2),
                      (-r * 0.52, -r * 0.55)], True)  # fmt: skip
        p.solid(root, "#F27F22", THIN, r * 0.18)
        for y0, side in ((-0.3, -1), (0.05, 1), (0.4, -1)):
            p.stroke(line((side * r * 0.42, y0 * r), (side * r * 0.08, y0 * r)), shade("#F27F22", 0.4), THIN * 0.7)


def ornaments(p: Pen, flavour: str, places: tuple[int, ...]) -> None:
    for x in places:
        y = 30 + sag(x) * 0.6
        outer = x < 30 or x > 120
        if flavour == "vanilla":
            blossom(p, x, y + 1, 8.2)
        elif flavour == "chocolate":
            fruit.chocolate(p, x, y + 1, 8.8, 12 if outer else -10, colour="#B87343")
        elif flavour == "strawberry":
            fruit.strawberry(p, x, y, 8.8, -8 if x < 75 else 8)
        elif flavour == "lemon":
            fruit.citrus(p, x, y + 1, 8.6, "#F7C51E")
        elif flavour == "carrot":
            carrot(p, x, y + 3, 8.4, 10 if x < 75 else -10)
        else:
            fruit.cherry(p, x - 4.4, y + 4, 5.2, False)
            fruit.cherry(p, x + 4.6, y + 2.6, 5.2, False)
            for side in (-4.4, 4.6):
                p.stroke(curve([(x + side, y), (x + side * 0.6, y - 5), (x + 1.5, y - 8.5)]), OUTLINE, THIN)


def layer(p: Pen, flavour: str, numbered: bool = True) -> None:
    look = LOOKS[flavour]
    body = front()
    p.ramp(body, [tint(look.sponge, 0.25), look.sponge, shade(look.sponge, 0.16)], (10, 0), (146, 40))
    with p.inside(body):
        p.crumb(body, look.sponge, 70, seed=sum(map(ord, flavour)))
        band = curve([(0, 40), (75, 40 + SAG), (150, 40)])
        p.stroke(band, shade(look.sponge, 0.35), 6)
        p.stroke(band, look.filling, 4)
        p.fill(curve([(150, 0), (138, 12), (139, 50), (150, 52)], True), shade(look.sponge, 0.5), 0.3)
    p.stroke(body)
    cover = icing(look)
    with p.inside(body):
        p.under(cover, 2.2, 0.35)
    p.solid(cover, look.icing, depth=2)
    with p.inside(cover):
        lid = ellipse(75, 8.6, 66, 5.2)
        p.fill(lid, tint(look.icing, 0.45) if flavour != "chocolate" else tint(look.icing, 0.16), 0.9)
        if flavour == "vanilla":
            for i in range(9):
                x = LEFT - 1.5 + (i + 0.5) * 142 / 9
                p.fill(ellipse(x, TOP + sag(x) + 4, 1.6), "#E6BE6E")
        elif flavour == "strawberry":
            for i in range(14):
                x = 12 + i * 9.7
                p.fill(ellipse(x, TOP + sag(x) + (4 if i % 2 else 7.5), 1, 1.6), "#FFE9C8")
        elif flavour == "chocolate":
            p.stroke(curve([(14, 14), (40, 18), (75, 20.5)]), "#FFFFFF", 1.8, 0.35)
    p.gloss(32, 7.6, 24, 3, 2, 0.75)
    if numbered:
        ornaments(p, flavour, (22, 47, 103, 128))
        plaque(p)
    else:
        ornaments(p, flavour, (20, 47, 75, 103, 130))


def plaque(p: Pen) -> None:
    shape = petals(*PLAQUE, 13.6, 12, 12)
    p.under(shape, 1.4, 0.35)
    p.solid(shape, CREAM, THIN, 1.2)


def crumb_frame(p: Pen, frame: int) -> None:
    """Crumbs fly apart and fall."""
    spread, fall, left = ((0.3, 0, 18), (0.58, 3, 18), (0.84, 12, 16), (0.98, 26, 11))[frame]
    colours = ("#F0C277", "#FFF4D6", "#8A5534", "#F07C98")
    rng = random.Random(8)
    for i in range(left):
        x, y = polar(60, 42, 50 * spread * (0.45 + 0.55 * ((i * 37) % 18) / 17), i * 137.5)
        size = (3 + (i * 5) % 4) * (1 - frame * 0.13)
        y = min(y * 0.82 + fall + 4, 74)
        bit = curve([polar(x, y, size * rng.uniform(0.72, 1.1), k * 60 + i * 23) for k in range(6)], True)
        p.solid(bit, colours[i % 4], THIN * 0.9, size * 0.25)
    if frame < 2:
        for turn in range(10, 360, 40):
            near, far = 20 + frame * 10, 25 + frame * 11
            ray = line(polar(60, 39, near, turn), polar(60, 39, far, turn))
            p.stroke(ray, "#4A2A1E", 3.6, 0.85)
            p.stroke(ray, "#FFC94A", 1.8)


for _flavour in LOOKS:
    add("top_cake", f"layer_{_flavour}", WIDTH, HEIGHT, lambda p, f=_flavour: layer(p, f), halo=False)
for _frame in range(4):
    add("top_cake", f"crumbs_{_frame}", 120, 80, lambda p, f=_frame: crumb_frame(p, f))
