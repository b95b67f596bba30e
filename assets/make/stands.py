"""Stands, and Cake Swap's cakes: a body for each size, and a frosting with its fruit that goes over it."""

from collections.abc import Callable

import skia

from . import fruit
from .brush import THIN, Pen, add, box, curve, ellipse, line, petals, polar
from .palette import CHERRY, CHINA, CREAM, FROSTINGS, shade, tint

WIDTHS = (60, 84, 108, 132, 156)
BODY, ABOVE = 40, 14
GEOMETRY = {"widths": WIDTHS, "body_height": BODY, "frosting_height": BODY + ABOVE, "pitch": 35}


def china_stand(p: Pen, w: float, h: float, colour: str = CHINA, accent: str = CHERRY) -> None:
    c = w / 2
    p.contact(c, h - 4.5, w * 0.27, 3)
    foot = skia.Path()
    foot.moveTo(c - w * 0.06, 16)
    foot.cubicTo(c - w * 0.05, h * 0.62, c - w * 0.1, h - 14, c - w * 0.24, h - 8)
    foot.quadTo(c, h - 1, c + w * 0.24, h - 8)
    foot.cubicTo(c + w * 0.1, h - 14, c + w * 0.05, h * 0.62, c + w * 0.06, 16)
    foot.close()
    p.solid(foot, colour, depth=3)
    p.stroke(curve([(c - w * 0.19, h - 8.5), (c, h - 5), (c + w * 0.19, h - 8.5)]), accent, THIN, 0.8)
    n = max(9, round(w / 13))
    skirt = [(4.0, 10.0)]
    for i in range(n):
        x = 4 + (w - 8) * i / n
        step = (w - 8) / n
        sag = 7 * (1 - ((x + step / 2 - c) / c) ** 2)
        skirt += [(x + step * 0.25, 14.5 + sag), (x + step * 0.5, 16.5 + sag), (x + step * 0.75, 14.5 + sag)]
        if i < n - 1:
            skirt.append((x + step, 12 + 7 * (1 - ((x + step - c) / c) ** 2)))
    skirt.append((w - 4.0, 10.0))
    edge = curve(skirt)
    edge.cubicTo(w - 10, 0, 10, 0, 4, 10)
    edge.close()
    p.solid(edge, colour, depth=2)
    for i in range(n):
        x = 4 + (w - 8) * (i + 0.5) / n
        p.fill(ellipse(x, 13 + 7 * (1 - ((x - c) / c) ** 2), 1.7), accent)
    top = ellipse(c, 9, c - 4.5, 6.5)
    p.ramp(top, ["#FFFFFF", colour, shade(colour, 0.1)], (0, 4), (w, 14))
    p.stroke(top, shade(colour, 0.35), THIN)
    p.stroke(curve([(w * 0.12, 7.5), (w * 0.25, 5.5), (w * 0.4, 4.8)]), "#FFFFFF", 2)


def body(p: Pen, cake: str, size: int) -> None:
    w = WIDTHS[size - 1]
    sponge = "#8A5534" if cake == "chocolate" else "#F2CB82"
    block = box(3, 2, w - 6, BODY - 4, 5)
    p.ramp(block, [tint(sponge, 0.22), sponge, shade(sponge, 0.14)], (0, 0), (w, BODY))
    p.crumb(block, sponge, w // 2, seed=size * 7 + len(cake))
    with p.inside(block):
        if cake == "vanilla":
            p.fill(box(0, 24, w, 4.6), "#D9485A")
            p.fill(box(0, 28.6, w, 1.3), CREAM)
        else:
            wave = [(x, 26.5 + (1.6 if i % 2 else -1.6)) for i, x in enumerate(range(-4, w + 12, 8))]
            p.stroke(curve(wave), "#5A2F1B", 6.4)
            p.stroke(curve(wave), CREAM, 4)
        p.fill(box(w - 10, 0, 10, BODY), shade(sponge, 0.5), 0.25)
        p.fill(box(0, BODY - 7, w, 6), shade(sponge, 0.6), 0.18)
    p.stroke(block)


def edge_of(kind: str, w: float) -> skia.Path:
    """Each frosting ends in its own way."""
    top, x0, x1 = ABOVE, 1.5, w - 1.5
    counts = {"strawberry": 15, "orange": 12, "banana": 26, "kiwi": 17, "blueberry": 9, "wild": 20}
    n = max(3, round(w / counts[kind]))
    step = (x1 - x0) / n
    points: list[tuple[float, float]] = [(x0, top + 5)]
    straight = kind in ("orange", "kiwi")
    for i in range(n):
        x = x0 + i * step
        if kind == "orange":
            points += [(x + step * 0.5, top + 19)]
        elif kind == "kiwi":
            points += [(x + step * 0.1, top + 17), (x + step * 0.62, top + 17), (x + step * 0.66, top + 10)]
        elif kind == "blueberry":
            points += [(x + step * 0.2, top + 12), (x + step * 0.5, top + 14), (x + step * 0.8, top + 12)]
        else:
            low = {"strawberry": (14, 18), "banana": (17, 10), "wild": (22, 12)}[kind][i % 2]
            points += [(x + step * 0.18, top + low - 3), (x + step * 0.5, top + low), (x + step * 0.82, top + low - 3)]
        if i < n - 1:
            points.append((x + step, top + 8.5))
    points.append((x1, top + 5))
    edge = line(*points) if straight else curve(points)
    edge.cubicTo(x1 + 1, top - 3, x1 - 8, top - 2, x1 - 12, top - 2)
    edge.lineTo(x0 + 12, top - 2)
    edge.cubicTo(x0 + 8, top - 2, x0 - 1, top - 3, x0, top + 5)
    edge.close()
    return edge


FRUITS: dict[str, Callable[..., None]] = {
    "strawberry": fruit.strawberry,
    "orange": fruit.citrus,
    "banana": fruit.banana,
    "kiwi": fruit.kiwi,
    "blueberry": fruit.blueberry,
}
SPRINKLES = (CHERRY, "#F59A32", "#E3C22B", "#7FB22E", "#4C5FB0")


def frosting(p: Pen, kind: str, size: int) -> None:
    w = WIDTHS[size - 1]
    colour = FROSTINGS[kind]
    cover = edge_of(kind, w)
    with p.inside(box(3, ABOVE, w - 6, BODY - 3, 5)):
        p.under(cover, 2.4, 0.4)
    p.solid(cover, colour, depth=2)
    with p.inside(cover):
        texture(p, kind, w)
    p.stroke(cover)
    p.stroke(line((10, ABOVE + 1.6), (min(w * 0.4, 40), ABOVE + 1.6)), "#FFFFFF", 2, 0.8)
    for i in range(size):
        x = w * (i + 0.5) / size
        one = list(FRUITS)[(i * 2 + size) % 5] if kind == "wild" else kind
        r = 9.6 if one != "blueberry" else 8.4
        fruit.dollop(p, x, ABOVE + 2.5, r + 0.8, width=THIN, colour=CREAM if kind != "wild" else "#FFFFFF")
        if one == "strawberry":
            fruit.strawberry(p, x, ABOVE - 2.5, r * 0.9)
        elif one == "blueberry":
            fruit.blueberry(p, x - 4, ABOVE, 6)
            fruit.blueberry(p, x + 4.4, ABOVE - 0.4, 6)
            fruit.blueberry(p, x, ABOVE - 6, 6)
        else:
            FRUITS[one](p, x, ABOVE - 2.6, r)


def texture(p: Pen, kind: str, w: float) -> None:
    dark, pale = shade(FROSTINGS[kind], 0.25), tint(FROSTINGS[kind], 0.6)
    for i in range(int(w / 6)):
        x, y = 4 + i * 6, ABOVE + 4 + (i * 5 % 7)
        if kind == "strawberry":
            p.fill(ellipse(x, y, 0.9, 1.5), "#FFE9B8")
        elif kind == "orange":
            p.fill(ellipse(x, y, 1), dark, 0.6)
        elif kind == "kiwi":
            p.fill(ellipse(x, y, 0.8, 1.4), "#3A3A1A")
        elif kind == "wild":
            with p.at(x, y, i * 67):
                p.stroke(line((-1.4, 0), (1.4, 0)), SPRINKLES[i % 5], 1.9)
    if kind == "banana":
        for y in (5, 9, 13):
            waves = [(x, ABOVE + y + (1.2 if i % 2 else -1.2)) for i, x in enumerate(range(-4, int(w) + 12, 9))]
            p.stroke(curve(waves), dark, 1.1, 0.5)
    elif kind == "blueberry":
        for i in range(int(w / 9) + 1):
            p.stroke(line((i * 9 + 1.5, ABOVE), (i * 9 + 1.5, ABOVE + 9)), dark, 1.2, 0.6)
            p.stroke(line((i * 9 + 4, ABOVE), (i * 9 + 4, ABOVE + 12)), pale, 1.2, 0.6)


def judging(p: Pen) -> None:
    """A step draped in cloth, with a calm front."""
    p.contact(60, 64, 54, 4)
    front = box(8, 22, 104, 42, 4)
    p.solid(front, "#D9A865", depth=4)
    for x in (34, 60, 86):
        p.stroke(line((x, 24), (x, 62)), shade("#D9A865", 0.3), THIN, 0.6)
    cloth = [(4.0, 14.0)]
    for i in range(8):
        x = 4 + i * 14
        cloth += [(x + 2, 29), (x + 7, 33), (x + 12, 29)]
        if i < 7:
            cloth.append((x + 14, 27))
    cloth.append((116.0, 14.0))
    drape = curve(cloth)
    drape.cubicTo(114, 6, 6, 6, 4, 14)
    drape.close()
    with p.inside(front):
        p.under(drape, 3, 0.4)
    p.solid(drape, CHERRY, depth=2)
    for i in range(8):
        p.fill(ellipse(11 + i * 14, 27.5, 1.8), CREAM)
    top = ellipse(60, 13, 56, 7)
    p.solid(top, "#FFF6E2", depth=1)
    p.stroke(ellipse(60, 12.6, 44, 4.4), shade("#FFF6E2", 0.2), THIN, 0.6)


def layer_back(p: Pen) -> None:
    """The back of a layer card: a cake tin's lid with a doily."""
    card = box(4, 3, 148, 58, 10)
    p.under(card, 2.4, 0.3)
    p.solid(card, "#5F9EA0", depth=3)
    p.stroke(box(9, 8, 138, 48, 7), tint("#5F9EA0", 0.7), THIN * 1.2, dash=(3, 3.6))
    for x in (34, 78, 122):
        p.fill(petals(x, 32, 18, 15.5, 12), CREAM, 0.92)
        p.stroke(ellipse(x, 32, 11), "#5F9EA0", THIN)
        for i in range(12):
            p.fill(ellipse(*polar(x, 32, 13.4, i * 30), 0.9), "#5F9EA0")
    for x in (34, 122):
        fruit.cherry(p, x, 34, 6.2, False)
    fruit.dollop(p, 78, 32, 8.5)


add("top_cake", "stand", 180, 60, lambda p: china_stand(p, 180, 60))
add("cake_swap", "platter", 190, 44, lambda p: china_stand(p, 190, 44, "#EAF1F2", "#3F8FA8"))
add("cake_swap", "judging_stand", 120, 70, judging)
add("cake_swap", "layer_back", 156, 66, layer_back)
for _size in range(1, 6):
    for _cake in ("chocolate", "vanilla"):
        add(
            "cake_swap",
            f"body_{_cake}_{_size}",
            WIDTHS[_size - 1],
            BODY,
            lambda p, c=_cake, s=_size: body(p, c, s),
            halo=False,
        )
    for _kind in FROSTINGS:
        add("cake_swap", f"frosting_{_kind}_{_size}", WIDTHS[_size - 1], BODY + ABOVE,
            lambda p, k=_kind, s=_size: frosting(p, k, s), halo=False)  # fmt: skip
