"""The counter everything lies on: repeatable tiles, panels, buttons, glows."""

from collections.abc import Callable
from pathlib import Path

import skia

from .brush import LINE, THIN, Pen, add, argb, box, curve, ellipse, line
from .palette import CHERRY, CREAM, DAY, NIGHT, OUTLINE, SEATS, mix, shade, tint

TILE = 128
BORDERS = {
    "paper": 20, "paper_night": 20, "button": 22, "button_down": 22, "glow": 26, "drop": 26,
    "ribbon_banner": 70, "frame": 24,
}  # fmt: skip


def gingham(p: Pen, theme: dict[str, str]) -> None:
    day = theme is DAY
    p.fill(box(0, 0, TILE, TILE), theme["paper"])
    stripe, alpha = (CHERRY, 0.13) if day else ("#E4707C", 0.11)
    for i in range(4):
        p.fill(box(i * 32, 0, 16, TILE), stripe, alpha)
        p.fill(box(0, i * 32, TILE, 16), stripe, alpha)
    for i in range(0, TILE, 4):
        p.fill(box(i, 0, 1, TILE), "#FFFFFF", 0.16 if day else 0.025)
        p.fill(box(0, i, TILE, 1), "#FFFFFF", 0.16 if day else 0.025)


TILES: dict[str, Callable[[Pen, dict[str, str]], None]] = {"gingham": gingham}


def write_tiles(assets: Path) -> None:
    """Tiles have sides of a power of two, as repeating textures must."""
    for density in (1, 2):
        folder = assets / "tiles" / f"{density}x"
        folder.mkdir(parents=True, exist_ok=True)
        for name, draw in TILES.items():
            for suffix, theme in (("", DAY), ("_night", NIGHT)):
                surface = skia.Surface(TILE * density, TILE * density)
                surface.getCanvas().scale(density, density)
                draw(Pen(surface.getCanvas()), theme)
                surface.makeImageSnapshot().save(str(folder / f"tile_{name}{suffix}.png"), skia.kPNG)


def panel(p: Pen, theme: dict[str, str]) -> None:
    sheet = box(5, 3, 38, 38, 10)
    p.fill(box(5, 5.5, 38, 38, 10), "#2A140A" if theme is DAY else "#000000", 0.3, blur=2)
    base = theme["paper_raised"]
    p.ramp(sheet, [mix(base, "#FFFFFF", 0.5 if theme is DAY else 0.05), base], (24, 3), (24, 41))
    p.stroke(box(5.6, 3.6, 36.8, 36.8, 9.5), theme["line"], THIN)


def button(p: Pen, down: bool) -> None:
    """White, to be tinted: dark tones are drawn as transparent black."""
    drop = 2 if down else 0
    if not down:
        p.fill(box(4, 8, 56, 46, 18), "#000000", 0.3, blur=2)
        p.fill(box(3, 7, 58, 45, 18), "#9A9A9A")
    body = box(3, 3 + drop, 58, 45, 18)
    p.ramp(body, ["#FFFFFF", "#EFEFEF"] if not down else ["#DCDCDC", "#E6E6E6"], (0, 3), (0, 48))
    rope = box(6, 6 + drop, 52, 39, 15)
    p.stroke(rope, "#000000", 4.8, 0.24)
    p.stroke(rope, "#FFFFFF", 2.8)
    p.stroke(rope, "#000000", 0.9, 0.2)
    p.stroke(body, "#000000", LINE, 0.55)


def glow(p: Pen) -> None:
    for width, alpha, blur in ((10, 0.45, 2.6), (6, 0.6, 1.4)):
        soft = skia.Paint(
            AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width, Color=argb("#FFFFFF", alpha),
            MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur),
        )  # fmt: skip
        p.canvas.drawPath(box(11, 11, 42, 42, 13), soft)
    p.stroke(box(11, 11, 42, 42, 13), "#FFFFFF", 2.6)


def drop(p: Pen) -> None:
    p.fill(box(8, 8, 48, 48, 14), "#FFFFFF", 0.22)
    p.fill(box(10, 10, 44, 44, 12), "#FFFFFF", 0.2, blur=4)
    for turn in range(0, 360, 90):
        with p.at(32, 32, turn):
            corner = skia.Path()
            corner.moveTo(-22.5, -9.5)
            corner.lineTo(-22.5, -12)
            corner.arcTo(skia.Rect.MakeLTRB(-22.5, -22.5, 1, 1), 180, 90, False)
            corner.lineTo(-9.5, -22.5)
            p.stroke(corner, "#FFFFFF", 3)


def banner(p: Pen) -> None:
    red = CHERRY
    for mirror in (False, True):
        with p.at(160, 0, mirror=mirror):
            tail = line((-154, 20), (-104, 20), (-104, 62), (-154, 62), (-141, 41), closed=True)
            p.under(tail, 2)
            p.solid(tail, shade(red, 0.14), depth=2)
            p.solid(line((-126, 54), (-104, 54), (-104, 64), closed=True), shade(red, 0.5), LINE, 0)
    body = box(34, 8, 252, 47, 5)
    p.under(body, 3)
    p.ramp(body, [tint(red, 0.18), red, shade(red, 0.1)], (0, 8), (0, 55))
    p.stroke(body)
    for y in (14.5, 48.5):
        p.stroke(line((42, y), (278, y)), tint(red, 0.72), THIN, 0.9)
    p.stroke(line((42, 11), (278, 11)), "#FFFFFF", 1.4, 0.25)


def podium(p: Pen) -> None:
    """Three steps of cake, the middle one highest."""
    p.contact(150, 134, 142, 5)
    steps = ((8, 74, "#F6C4C9"), (196, 92, "#F3E3B3"), (102, 40, "#FFF6E2"))
    for x, top, icing in steps:
        body = box(x, top, 96, 134 - top, 6)
        p.solid(body, "#EDBE74", depth=5)
        p.crumb(body, "#EDBE74", int((134 - top) * 0.9), seed=x)
        for y in range(top + 30, 128, 22):
            p.fill(box(x + 1, y, 94, 5), CHERRY if y % 4 else "#C54A5A", 0.85)
        p.stroke(body)
        icing_edge = [(x - 2, top + 4)]
        lobes = (15, 9, 18, 11, 20, 9, 14)
        w = 100 / len(lobes)
        for i, low in enumerate(lobes):
            icing_edge += [(x - 2 + (i + 0.12) * w, top + low * 0.8), (x - 2 + (i + 0.5) * w, top + low),
                           (x - 2 + (i + 0.88) * w, top + low * 0.8)]  # fmt: skip
            icing_edge.append((x - 2 + (i + 1) * w, top + 7))
        cap = curve([*icing_edge, (x + 96, top - 5), (x + 48, top - 6), (x, top - 5)], True)
        p.solid(cap, icing, depth=2.5)
        p.gloss(x + 16, top - 0.5, 20, 4, 0, 0.9)


def confetti(p: Pen, kind: int) -> None:
    colour = (CHERRY, "#FFD94A", "#7FB22E", "#F08FB1", "#4C7FC8", "#F08A24")[kind]
    if kind in (0, 3, 4):
        with p.at(8, 8, (35, 0, -30, 100, -60)[kind]):
            p.solid(box(-6.2, -2.4, 12.4, 4.8, 2.4), colour, THIN, 1)
            p.stroke(line((-3.5, -0.7), (0.5, -0.7)), "#FFFFFF", 1, 0.7)
    elif kind == 1:
        from_centre = [(8 + x, 8 + y) for x, y in ((0, -6.5), (2, -2), (6.5, 0), (2, 2), (0, 6.5), (-2, 2),
                                                   (-6.5, 0), (-2, -2))]  # fmt: skip
        p.solid(line(*from_centre, closed=True), colour, THIN, 0.8)
    else:
        p.solid(ellipse(8, 8, 5 if kind == 2 else 4), colour, THIN, 1.2)
        p.gloss(6.4, 6.2, 2.4, 1.6)


def flag(p: Pen) -> None:
    """The first player's flag: a cocktail stick in a cherry."""
    p.contact(13, 45, 9, 2)
    p.stroke(line((13, 4), (13, 36)), OUTLINE, 4.4)
    p.stroke(line((13, 4), (13, 36)), "#EBCB94", 1.8)
    cloth = curve([(14, 5), (22, 8), (30, 5), (37, 6), (32, 13), (37, 21), (29, 21), (22, 24), (14, 21)], False)
    cloth.close()
    p.solid(cloth, SEATS[3], depth=2)
    stars = [(24 + x, 14 + y) for x, y in ((0, -5), (1.5, -1.6), (5, -1.2), (2.4, 1.2), (3.2, 4.8), (0, 2.8),
                                           (-3.2, 4.8),
                                           (-2.4, 1.2), (-5, -1.2), (-1.5, -1.6))]  # fmt: skip
    p.fill(line(*stars, closed=True), CREAM)
    p.solid(ellipse(13, 36.5, 8), CHERRY, LINE, 2.6)
    p.gloss(10, 33.5, 2.8, 4.4, 30, 0.85)


add("common", "paper", 48, 48, lambda p: panel(p, DAY), halo=False)
add("common", "paper_night", 48, 48, lambda p: panel(p, NIGHT), halo=False)
add("common", "button", 64, 56, lambda p: button(p, False), halo=False)
add("common", "button_down", 64, 56, lambda p: button(p, True), halo=False)
add("common", "glow", 64, 64, glow, halo=False)
add("common", "drop", 64, 64, drop, halo=False)
add("common", "ribbon_banner", 320, 72, banner)
add("common", "podium", 300, 140, podium)
add("common", "flag_first", 40, 48, flag)
for _kind in range(6):
    add("common", f"confetti_{_kind}", 16, 16, lambda p, k=_kind: confetti(p, k), halo=False)
