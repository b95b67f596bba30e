"""Take the Cake: squares of icing that join with their like, and what lies on them."""

from collections.abc import Callable

from . import fruit
from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, polar
from .palette import ICINGS, OUTLINE, shade, tint

SIZE = 96


def piping(p: Pen, icing: str, base: str) -> None:
    """A bold pattern of its own for each icing; it runs on into an equal neighbour."""
    dark, pale = shade(base, 0.2), tint(base, 0.75)
    if icing == "vanilla":
        for i in range(-96, 193, 24):
            for path in (line((i, 0), (i + 96, 96)), line((i, 0), (i - 96, 96))):
                p.stroke(path, dark, 3.4, 0.55)
        for i in range(-96, 193, 24):
            for path in (line((i, -1.2), (i + 96, 94.8)), line((i, -1.2), (i - 96, 94.8))):
                p.stroke(path, "#FFFBEA", 2.6)
        for i in range(9):
            for j in range(9):
                if (i + j) % 2 == 0:
                    p.fill(ellipse(i * 12, j * 12 - 1, 2.6), "#FFFFFF")
    elif icing == "chocolate":
        for row in range(-1, 9):
            wave = [(i * 12, row * 12 + 6 + (3.4 if i % 2 else -3.4)) for i in range(-1, 10)]
            p.stroke(curve(wave), shade(base, 0.45), 3.6)
            p.stroke(curve([(x, y - 1.8) for x, y in wave]), tint(base, 0.3), 2)
    elif icing == "strawberry":
        for row in range(-1, 6):
            for column in range(-1, 6):
                x, y = (column + row % 2 * 0.5) * 24, row * 19.2
                p.solid(ellipse(x, y, 12.4, 12.4), base, 0, 1.6)
                p.stroke(ellipse(x, y, 12.4), dark, 1.6, 0.8)
                p.stroke(ellipse(x, y - 1, 8.6), pale, 1.8, 0.8)
    else:
        for row in range(4):
            for column in range(4):
                x, y = column * 32, row * 32
                p.fill(ellipse(x + 16, y + 16, 3), pale)
                p.fill(ellipse(x + 0.8, y + 1.6, 11.6), dark, 0.8)
                fruit.dollop(p, x, y, 11, turn=20, width=0, colour=tint(base, 0.72))


def icing_square(p: Pen, icing: str) -> None:
    base = ICINGS[icing]
    whole = box(0, 0, SIZE, SIZE)
    p.fill(whole, base)
    with p.inside(whole):
        piping(p, icing, base)
        p.stroke(box(0, 0, SIZE, SIZE), shade(base, 0.5), 1.6, 0.35)
        calm = ellipse(48, 48, 30)
        p.fill(calm, base, 0.4, blur=7)


def cookie(p: Pen, x: float, y: float, r: float) -> None:
    rim = curve([polar(x, y, r * (1 if i % 3 else 0.95), i * 27.7) for i in range(13)], True)
    p.solid(rim, "#DDA45A", LINE, r * 0.16)
    chips = (
        (-0.42, -0.3, 0.2),
        (0.3, -0.48, 0.17),
        (0.1, 0.05, 0.21),
        (-0.4, 0.42, 0.17),
        (0.5, 0.38, 0.19),
        (0.62, -0.1, 0.12),
    )
    for cx, cy, cr in chips:
        p.solid(ellipse(x + cx * r, y + cy * r, cr * r, cr * r * 0.9), "#5A301C", THIN * 0.6, 0)
        p.fill(ellipse(x + (cx - 0.05) * r, y + (cy - 0.06) * r, cr * r * 0.3), "#A9714A")
    for i in range(8):
        p.fill(ellipse(*polar(x, y, r * (0.3 + 0.08 * (i % 5)), i * 47 + 20), 0.9), "#B87A36", 0.8)


def flower(p: Pen, x: float, y: float, r: float) -> None:
    fruit.leaf(p, x + r * 0.3, y + r * 0.5, r * 0.75, 35, LINE * 0.8)
    fruit.leaf(p, x - r * 0.3, y + r * 0.5, r * 0.75, 145, LINE * 0.8)
    spots = [polar(x, y - r * 0.05, r * 0.56, i * 60) for i in range(6)]
    for sx, sy in spots:
        p.fill(ellipse(sx, sy, r * 0.36 + LINE * 0.75), OUTLINE)
    for sx, sy in spots:
        p.disc(ellipse(sx, sy, r * 0.36), ["#FFFFFF", "#FFF3F6", "#F7C9D6"], (sx - r * 0.1, sy - r * 0.12), r * 0.48)
    p.fill(ellipse(x, y, r * 0.3), "#F7D3DC")
    p.solid(ellipse(x, y - r * 0.05, r * 0.32), "#F7B92B", THIN, r * 0.1)


def candle(p: Pen, x: float, y: float, r: float) -> None:
    p.contact(x, y + r * 0.92, r * 0.6, r * 0.16)
    fruit.dollop(p, x, y + r * 0.78, r * 0.42, width=THIN)
    stick = box(x - r * 0.32, y - r * 0.34, r * 0.64, r * 1.14, r * 0.1)
    p.solid(stick, "#7FC3DC", 0, r * 0.08)
    with p.inside(stick):
        for i in range(-1, 5):
            yy = y - r * 0.4 + i * r * 0.34
            p.stroke(line((x - r * 0.4, yy + r * 0.24), (x + r * 0.4, yy)), "#FFFFFF", r * 0.13)
    p.stroke(stick)
    p.stroke(line((x, y - r * 0.34), (x, y - r * 0.5)), OUTLINE, LINE)
    p.fill(ellipse(x, y - r * 0.72, r * 0.42), "#FFDE6B", 0.45, blur=r * 0.12)
    flame = curve(
        [(x, y - r * 1.08), (x + r * 0.26, y - r * 0.68), (x, y - r * 0.42), (x - r * 0.26, y - r * 0.68)], True
    )
    p.solid(flame, "#FFB52E", THIN, 0)
    p.fill(ellipse(x, y - r * 0.6, r * 0.08, r * 0.14), "#FFF6C9")


def berry(p: Pen, x: float, y: float, r: float) -> None:
    for dx, dy in ((-0.5, 0.28), (0.5, 0.24), (0, -0.45)):
        fruit.blueberry(p, x + dx * r, y + dy * r, r * 0.54, LINE)


Draw = Callable[[Pen, float, float, float], None]
TOPPINGS: dict[str, Draw] = {
    "cookie": cookie,
    "flower": flower,
    "candle": candle,
    "orange": lambda p, x, y, r: fruit.citrus(p, x, y, r, width=LINE),
    "cherry": lambda p, x, y, r: fruit.cherry(p, x - r * 0.15, y + r * 0.38, r * 0.68, width=LINE, leafy=True),
    "blueberry": berry,
    "strawberry": lambda p, x, y, r: fruit.strawberry(p, x, y, r * 0.98, width=LINE),
}


def topping(p: Pen, name: str) -> None:
    if name != "candle":
        p.fill(ellipse(33.5, 37, 23), "#3A1E10", 0.3, blur=3)
    TOPPINGS[name](p, 32, 32, 25 if name != "candle" else 28)


def double(p: Pen, name: str) -> None:
    for x, y in ((26, 27), (53, 52)):
        if name != "candle":
            p.fill(ellipse(x + 1, y + 4, 20), "#3A1E10", 0.3, blur=3)
        TOPPINGS[name](p, x, y, 23 if name != "candle" else 25)


for _icing in ICINGS:
    add("take_the_cake", f"icing_{_icing}", SIZE, SIZE, lambda p, i=_icing: icing_square(p, i), halo=False)
for _name in TOPPINGS:
    add("take_the_cake", f"top_{_name}", 64, 64, lambda p, n=_name: topping(p, n), halo=False)
    add("take_the_cake", f"top2_{_name}", 80, 80, lambda p, n=_name: double(p, n), halo=False)
