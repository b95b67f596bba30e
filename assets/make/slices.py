"""Piece o' Cake: wedges and their fruit."""

import math
from collections.abc import Callable

import skia

from . import fruit
from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, polar
from .palette import CREAM, OUTLINE, SLICES, SPONGE, shade, tint

RADIUS = 160
HALF = 180 / 11
WIDTH, HEIGHT = 98, 168
APEX = (WIDTH / 2, 164)
NUMBER = (WIDTH / 2, 164 - 58)
NUMBER_RADIUS = 14
CREAM_COUNT = {"plu": 1, "apr": 1, "che": 1, "bla": 2, "kiw": 2, "goo": 2, "str": 2, "cho": 3}
Fruit = Callable[..., None]

GEOMETRY = {
    "size": [WIDTH, HEIGHT],
    "apex_from_bottom_left": [APEX[0], HEIGHT - APEX[1]],
    "radius": RADIUS,
    "degrees": 2 * HALF,
    "number_from_bottom_left": [NUMBER[0], HEIGHT - NUMBER[1]],
    "number_radius": NUMBER_RADIUS,
    "board_size": [360, 360],
    "board_centre_from_bottom_left": [180, 182],
}


def wedge(radius: float, inset: float = 0) -> skia.Path:
    """A wedge about the apex; inset moves the two straight sides inwards."""
    path = skia.Path()
    x, y = APEX
    y -= inset / math.sin(math.radians(HALF))
    side = math.degrees(math.asin(min(inset / radius, 1)))
    path.moveTo(x, y)
    path.lineTo(*polar(*APEX, radius, -HALF + side))
    ring = skia.Rect.MakeLTRB(APEX[0] - radius, APEX[1] - radius, APEX[0] + radius, APEX[1] + radius)
    path.arcTo(ring, -90 - HALF + side, 2 * (HALF - side), False)
    path.close()
    return path


# fruit, distance from the apex, degrees, radius, turn
SCATTER: dict[str, list[tuple[Fruit, float, float, float, float]]] = {
    "plu": [(fruit.plum, 93, -6.8, 14, -14), (fruit.plum, 106, 6.2, 14.5, 16)],
    "apr": [(fruit.apricot, 91, -5.6, 14, 0), (fruit.apricot, 113, 5.6, 15.5, 0)],
    "che": [(fruit.cherry, 88, -4.8, 12, -20), (fruit.cherry, 92, 8, 11, 20), (fruit.cherry, 113, 2, 13, 0)],
    "bla": [(fruit.blackberry, 87, 0, 13.5, 0), (fruit.blackberry, 110, -7.4, 14, -14),
            (fruit.blackberry, 110, 7.4, 14, 14)],
    "kiw": [(fruit.kiwi, 116, -7.2, 15, 0), (fruit.kiwi, 112, 7.4, 15, 0), (fruit.kiwi, 90, 0, 15.5, 0)],
    "goo": [(fruit.gooseberry, 109, -9.6, 11, 10), (fruit.gooseberry, 114, 1, 12, -8),
            (fruit.gooseberry, 105, 10.4, 10.5, -20), (fruit.gooseberry, 88, -6, 11.5, 12),
            (fruit.gooseberry, 87, 7.4, 10.5, -14)],
    "str": [(fruit.strawberry, 110, -7.6, 15, -16), (fruit.strawberry, 110, 7.6, 15, 16),
            (fruit.strawberry, 87, 0, 14.5, 0)],
    "cho": [(fruit.chocolate, 107, -7, 13.5, -20), (fruit.chocolate, 101, 7.6, 13.5, 14),
            (fruit.chocolate, 85, -1.8, 12, 40)],
}  # fmt: skip


def scatter(p: Pen, ident: str) -> None:
    for draw, distance, degrees, r, turn in SCATTER[ident]:
        x, y = polar(*APEX, distance, degrees)
        p.fill(ellipse(x + 0.8, y + r * 0.28, r * 0.95), shade(SLICES[ident], 0.75), 0.3, blur=2)
        if draw is fruit.cherry or draw is fruit.kiwi:
            draw(p, x, y, r)
        else:
            draw(p, x, y, r, turn)
    if ident == "cho":
        fruit.curls(p, *polar(*APEX, 119, 3), 9, seed=4)
    elif ident in ("plu", "apr"):
        fruit.leaf(p, *polar(*APEX, 117, -8.5), 14, -25)


def body(p: Pen, ident: str) -> None:
    """Crust, glaze and its pattern, the rim; nothing lies on it yet."""
    glaze = SLICES[ident]
    whole, top = wedge(RADIUS), wedge(RADIUS - 9, 2.6)
    crust = "#9A5C34" if ident == "cho" else SPONGE
    p.ramp(whole, [tint(crust, 0.25), crust, shade(crust, 0.12)], (0, 0), (0, HEIGHT))
    p.crumb(whole, crust, 90, seed=len(ident) + ord(ident[0]))
    p.ramp(top, [tint(glaze, 0.3), glaze, shade(glaze, 0.05)], (20, 0), (60, HEIGHT))
    with p.inside(top):
        pattern(p, ident, glaze)
        for turn, side in ((-HALF, 1), (HALF, -1)):
            x, y = polar(*APEX, 150, turn + side * 2.2)
            p.stroke(line((x, y), polar(*APEX, 30, turn + side * 6)), "#FFFFFF", 1.4, 0.45)
    p.stroke(top, shade(glaze, 0.28), THIN * 0.8)
    rim = CREAM if ident != "cho" else "#A9714A"
    for i in range(9):
        a = -HALF + 2 * HALF * (i + 0.5) / 9
        x, y = polar(*APEX, RADIUS - 6, a)
        p.solid(ellipse(x, y, 5.3), rim, THIN * 0.8, 1)
    p.stroke(whole)


# so far beside the middle, so far from the tip: in what is left where a wedge is narrow
CREAM_PLACES = {1: ((0, 46),), 2: ((-6.5, 47), (6.5, 47)), 3: ((-6.5, 50), (6.5, 50), (0, 38))}
MEDAL = 124, 17  # from the tip; its radius


def wedge_of(p: Pen, ident: str) -> None:
    """As it lies on the table, read from the rim: cream, one large fruit, the medal of the number."""
    with p.at(WIDTH, HEIGHT, 180):
        body(p, ident)
    x, y = WIDTH / 2, HEIGHT - APEX[1]
    with p.at(x - 27, y + 84 - 27, scale=1.35):
        icon(ident)(p)
    for i, (aside, down) in enumerate(CREAM_PLACES[CREAM_COUNT[ident]]):
        fruit.dollop(p, x + aside, y + down, 7.4, turn=i * 20)
    medal = ellipse(x, y + MEDAL[0], MEDAL[1])
    p.under(medal, 1.4, 0.25)
    p.solid(medal, "#FFFBF0", THIN, 0)


def slice_of(p: Pen, ident: str, numbered: bool = True) -> None:
    glaze = SLICES[ident]
    body(p, ident)
    scatter(p, ident)
    count = CREAM_COUNT[ident]
    for i in range(count):
        x, y = polar(*APEX, 137, (i - (count - 1) / 2) * 10.2)
        fruit.dollop(p, x, y, 12 if count < 3 else 11.4, turn=i * 20)
    if numbered:
        plate = ellipse(*NUMBER, NUMBER_RADIUS)
        p.under(plate, 1.4, 0.25)
        p.fill(plate, "#FFFBF0")
        p.stroke(plate, shade(glaze, 0.4), THIN)
    else:
        fruit.dollop(p, *NUMBER, 9, width=THIN)


def pattern(p: Pen, ident: str, glaze: str) -> None:
    """A quiet pattern in the glaze, another one for each variety."""
    dark, pale = shade(glaze, 0.16), tint(glaze, 0.5)
    if ident in ("plu", "kiw"):
        for r in range(24, 150, 14):
            ring = ellipse(*APEX, r)
            p.stroke(ring, dark if ident == "plu" else pale, 2 if ident == "plu" else 3.5, 0.5)
    elif ident in ("apr", "goo"):
        for k in range(-14, 16, 4):
            bend = 0 if ident == "apr" else 7
            far = [polar(*APEX, d, k + (bend if i % 2 else 0)) for i, d in enumerate(range(15, 155, 20))]
            p.stroke(curve(far), dark, 1.4, 0.4)
    elif ident in ("che", "str"):
        for row, d in enumerate(range(20, 150, 11)):
            for k in range(-3, 4):
                x, y = polar(*APEX, d, 0)
                x += (k + row % 2 * 0.5) * 12
                p.fill(ellipse(x, y, 1.8) if ident == "che" else box(x - 1, y - 2.4, 2, 4.8, 1), dark, 0.5)
    else:
        for i in range(-6, 18):
            drizzle = curve([(-6, i * 12 - 8), (30, i * 12 + 8), (60, i * 12 - 4), (106, i * 12 + 12)])
            p.stroke(drizzle, "#E9C79E" if ident == "cho" else dark, 1.6, 0.55)


def icon(ident: str) -> Callable[[Pen], None]:
    def draw(p: Pen) -> None:
        p.contact(20, 36, 11, 2)
        if ident == "plu":
            fruit.plum(p, 20, 22, 14, 8, LINE)
            fruit.leaf(p, 21, 6.5, 13, 10, LINE * 0.8)
        elif ident == "apr":
            fruit.apricot(p, 20, 21, 15, 0, LINE)
            fruit.leaf(p, 19, 7, 14, -12, LINE * 0.8)
        elif ident == "che":
            stalk = curve([(13, 22), (17, 11), (25, 4), (28, 12), (29, 20)])
            p.stroke(stalk, OUTLINE, 3.6)
            p.stroke(stalk, "#7C9A3E", 1.3)
            fruit.cherry(p, 12.5, 27, 9, False, LINE)
            fruit.cherry(p, 28.5, 25, 8.6, False, LINE)
            fruit.leaf(p, 25, 5, 11, 12, LINE * 0.8)
        elif ident == "bla":
            fruit.blackberry(p, 20, 20, 16.5, 0, LINE * 0.8)
        elif ident == "kiw":
            fruit.kiwi(p, 20, 20.5, 16, LINE)
        elif ident == "goo":
            fruit.gooseberry(p, 20, 18, 14, 0, LINE)
        elif ident == "str":
            fruit.strawberry(p, 20, 20, 16, 0, LINE)
        else:
            fruit.chocolate(p, 20, 20, 16.5, -10, LINE)

    return draw


GROUP = "piece_o_cake"
for _ident in CREAM_COUNT:
    add(GROUP, f"slice_{_ident}", WIDTH, HEIGHT, lambda p, i=_ident: slice_of(p, i), halo=False)
    add(GROUP, f"wedge_{_ident}", WIDTH, HEIGHT, lambda p, i=_ident: wedge_of(p, i), halo=False)
    add(GROUP, f"fruit_{_ident}", 40, 40, icon(_ident))
add(GROUP, "cream", 24, 24, lambda p: fruit.dollop(p, 12, 11.5, 10.2, width=LINE * 0.85))
