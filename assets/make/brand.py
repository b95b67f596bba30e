"""The app's own face: icon, presplash, store picture."""

from pathlib import Path

import skia

from . import atlas, fruit, home, layers, ribbons, slices, squares, stands, toppers
from .brush import LINE, THIN, Pen, Sprite, box, curve, ellipse, line, petals, polar, render
from .counter import gingham
from .palette import CHERRY, CREAM, DAY, OUTLINE, tint

TIN = "#3F8FA8"
PINK = "#F291A8"


def emblem(p: Pen) -> None:
    """A cake that rises out of its tin, on a field of 108 by 108; all within the middle 70."""
    p.contact(54, 86, 31, 3.2, 0.35)
    cake = box(28, 38, 52, 30, 5)
    p.solid(cake, "#F2C67A", LINE, 3)
    p.crumb(cake, "#F2C67A", 36, seed=5)
    with p.inside(cake):
        p.fill(box(28, 56, 52, 3.4), "#D9485A")
    lobes = (9, 14, 8, 16, 10, 13, 8)
    w = 56 / len(lobes)
    edge = [(26.0, 40.0)]
    for i, low in enumerate(lobes):
        x = 26 + i * w
        edge += [(x + w * 0.16, 40 + low * 0.8), (x + w * 0.5, 40 + low), (x + w * 0.84, 40 + low * 0.8)]
        if i < len(lobes) - 1:
            edge.append((x + w, 45))
    icing = curve([*edge, (82, 40), (76, 33), (54, 30.5), (32, 33)], True)
    with p.inside(cake):
        p.under(icing, 2, 0.35)
    p.solid(icing, PINK, LINE, 2)
    p.gloss(39, 36.5, 12, 3, -6, 0.85)
    for x, y in ((35, 43), (46, 41), (66, 41), (73, 44), (58, 44)):
        with p.at(x, y, x * 29):
            p.stroke(line((-1.4, 0), (1.4, 0)), "#FFF6D8", 1.5)
    for x in (38, 70):
        fruit.kiss(p, x, 36.5, 7, width=LINE)
    fruit.kiss(p, 54, 36, 9, width=LINE)
    fruit.cherry(p, 54, 23.6, 7.8, True, LINE)
    tin = skia.Path()
    tin.moveTo(23, 62)
    tin.lineTo(25.5, 80)
    tin.cubicTo(27, 89.5, 81, 89.5, 82.5, 80)
    tin.lineTo(85, 62)
    tin.cubicTo(80, 69, 28, 69, 23, 62)
    tin.close()
    p.solid(tin, TIN, LINE, 3)
    with p.inside(tin):
        p.stroke(curve([(22, 72), (54, 79), (86, 72)]), CREAM, 8)
        for i in range(7):
            x = 30 + i * 8
            p.fill(ellipse(x, 72.6 + 6 * (1 - ((x - 54) / 32) ** 2), 2.3), CHERRY)
        p.stroke(line((29.5, 68), (31.5, 82)), "#FFFFFF", 2.4, 0.4)
    p.stroke(tin)
    rim = curve([(22, 61.5), (36, 66.6), (54, 68), (72, 66.6), (86, 61.5)])
    p.stroke(rim, OUTLINE, 5.4)
    p.stroke(rim, tint(TIN, 0.55), 2.2)


def ground(p: Pen) -> None:
    """Cherry gingham, 108 by 108."""
    with p.at(0, 0, scale=27 / 32):
        gingham(p, DAY | {"paper": "#FDF0E2"})
    whole = box(0, 0, 108, 108)
    p.fill(whole, CHERRY, 0.08)
    p.fill(ellipse(54, 54, 37), "#FFFDF6", 0.55, blur=7)
    lace = petals(54, 56, 42, 38.6, 24)
    p.under(lace, 1.4, 0.25)
    p.fill(lace, "#FFFCF4")
    p.stroke(lace, "#E2C6A4", THIN)
    for i in range(24):
        p.fill(ellipse(*polar(54, 56, 36.6, i * 15 + 7.5), 1.2), CHERRY, 0.6)


def foreground(p: Pen) -> None:
    """The emblem within the circle that no launcher cuts."""
    with p.at(54, 54, scale=0.8), p.at(-54, -50):
        emblem(p)


def icon(p: Pen) -> None:
    shape = box(0, 0, 108, 108, 24)
    with p.inside(shape):
        ground(p)
        with p.at(54, 54.5, scale=1.1), p.at(-54, -50.5):
            emblem(p)
    p.stroke(box(0.9, 0.9, 106.2, 106.2, 23.2))


def presplash(p: Pen) -> None:
    p.fill(box(0, 0, 256, 256), DAY["paper"])
    lace = petals(128, 130, 62, 57, 28)
    p.under(lace, 2, 0.2)
    p.fill(lace, "#FFFDF6")
    p.stroke(lace, "#E2CDAA", THIN)
    for i in range(28):
        p.fill(ellipse(*polar(128, 130, 54, i * 360 / 28), 1.6), CHERRY, 0.55)
    with p.at(128, 129, scale=1.35), p.at(-54, -55):
        emblem(p)


def feature(p: Pen) -> None:
    """A counter with something of all five games, 512 by 250."""
    with p.at(0, -46, scale=512 / 360):
        home.backdrop(p, "#F6D3B6", CHERRY, flags=False)
    with p.at(0, -4, scale=512 / 360):
        home.bunting(p)
    with p.at(256, 147, scale=1.66), p.at(-54, -55):
        emblem(p)
    home.place(p, lambda q: stands.china_stand(q, 180, 60), 12, 178, 0.74)
    y = 149.0
    for flavour in ("chocolate", "lemon", "strawberry"):
        home.place(p, lambda q, f=flavour: layers.layer(q, f, numbered=False), 23, y, 0.74)
        y -= layers.PITCH * 0.74
    home.place(p, toppers.rose, 53, y - 27, 0.7)
    with p.at(430, 182, scale=0.8):
        home.place(p, lambda q: stands.china_stand(q, 190, 44, "#EAF1F2", "#3F8FA8"), -95, 0)
        for i, (base, kind, size) in reversed(list(enumerate([("vanilla", "blueberry", 5),
                                                              ("chocolate", "orange", 4),
                                                              ("vanilla", "kiwi", 2)]))):  # fmt: skip
            left, top = -stands.WIDTHS[size - 1] / 2, 8 - stands.BODY - i * 35
            home.place(p, lambda q, b=base, s=size: stands.body(q, b, s), left, top)
            home.place(p, lambda q, k=kind, s=size: stands.frosting(q, k, s), left, top - stands.ABOVE)
    with p.at(172, 240, -52, 0.56):
        home.place(p, lambda q: slices.slice_of(q, "str", numbered=False), -slices.APEX[0], -slices.APEX[1])
    for x, name, top in ((318, "vanilla", "orange"), (350, "lavender", "cookie")):
        with p.at(x, 196 + (x - 318) * 0.2, -8, 0.36):
            p.under(box(0, 0, 96, 100, 4), 6, 0.35)
            p.solid(box(0, 4, 96, 104, 6), "#EDBE74", LINE * 2, 5)
            home.place(p, lambda q, n=name: squares.icing_square(q, n), 0, 0)
            p.stroke(box(0, 0, 96, 96, 3), width=LINE * 2)
            home.place(p, lambda q, n=top: squares.topping(q, n), 16, 16)
    home.place(p, lambda q: home.suit_card(q, "red"), 130, 74, 0.62, -12)
    home.place(p, lambda q: home.suit_card(q, "green"), 160, 66, 0.62, 6)
    home.place(p, lambda q: ribbons.ribbon(q, "showcase", "blue"), 340, 62, 0.72, 6)


PICTURES = {
    "icon": (108, 512, icon),
    "icon_fg": (108, 432, foreground),
    "icon_bg": (108, 432, ground),
    "presplash": (256, 1024, presplash),
    "feature": (512, 1024, feature),
}


def write(assets: Path) -> None:
    folder = assets / "brand"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (field, pixels, draw) in PICTURES.items():
        height = 500 if name == "feature" else pixels
        surface = skia.Surface(pixels, height)
        surface.getCanvas().scale(pixels / field, pixels / field)
        draw(Pen(surface.getCanvas()))
        image = atlas.pillow(surface.makeImageSnapshot())
        if name in ("presplash", "feature", "icon_bg"):
            image = image.convert("RGB").convert("RGBA")
        atlas.shrink(image).save(folder / f"{name}.png", optimize=True)
    small = render(Sprite(108, 108, icon, False), 4)
    atlas.pillow(small).resize((48, 48), reducing_gap=3.0).save(folder / "icon_48.png", optimize=True)
