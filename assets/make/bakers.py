"""Cake Swap: six bakers."""

from typing import NamedTuple

import skia

from .brush import LINE, THIN, Pen, add, box, curve, ellipse, line, petals
from .palette import CREAM, OUTLINE, shade, tint


class Face(NamedTuple):
    skin: str
    hair: str
    cloth: str
    ground: str
    style: str


FACES = [
    Face("#F2C6A0", "#B5552A", "#C8283F", "#CFE3D8", "bun"),
    Face("#8A5A3A", "#2A1B15", "#F2B632", "#F6D3C4", "curls"),
    Face("#E6B184", "#2B2320", "#3C6FA8", "#F5E2B4", "toque"),
    Face("#F6D5B8", "#DAD3C8", "#5E9A7A", "#D5DDF0", "beard"),
    Face("#C58A5A", "#4A2A1E", "#7A4FA8", "#FBE3E6", "scarf"),
    Face("#5F3B27", "#1E1512", "#3FA8A0", "#EAD9F0", "glasses"),
]


def hair_behind(p: Pen, face: Face) -> None:
    if face.style == "bun":
        p.solid(ellipse(48, 14, 11, 10), face.hair, LINE, 2.5)
        p.solid(ellipse(48, 38, 26, 27), face.hair, LINE, 3)
    elif face.style == "curls":
        p.solid(petals(48, 38, 34, 29, 13), face.hair, LINE, 3)
    elif face.style == "scarf":
        p.solid(curve([(22, 40), (26, 20), (48, 11), (70, 20), (74, 40), (72, 62), (24, 62)], True), face.hair, LINE, 3)
    elif face.style == "glasses":
        p.solid(curve([(24, 42), (25, 20), (48, 11), (71, 20), (72, 42), (60, 50), (36, 50)], True), face.hair, LINE, 3)
    else:
        p.solid(ellipse(48, 36, 24, 22), face.hair, LINE, 3)


def hair_before(p: Pen, face: Face) -> None:
    if face.style == "bun":
        p.solid(curve([(25.5, 40), (27, 25), (40, 17), (56, 17), (69, 25), (70.5, 40), (64, 30), (50, 25), (36, 31)],
                      True), face.hair, THIN, 1.5)  # fmt: skip
    elif face.style == "curls":
        for x, y in ((33, 23), (43, 19), (54, 19), (64, 24)):
            p.solid(ellipse(x, y, 7), face.hair, 0, 0)
        band = curve([(25, 33), (36, 25), (48, 23), (60, 25), (71, 33), (70, 27), (60, 19), (48, 17), (36, 19),
                      (26, 27)], True)  # fmt: skip
        p.solid(band, face.cloth, LINE, 1.5)
    elif face.style == "toque":
        p.solid(curve([(26, 36), (29, 28), (48, 25), (67, 28), (70, 36), (62, 31), (48, 29), (34, 31)], True),
                face.hair, THIN, 1)  # fmt: skip
        hat = curve([(28, 24), (18, 17), (22, 6), (35, 6.5), (44, 2.5), (55, 2.5), (64, 6), (75, 7), (78, 17),
                     (68, 24)], True)  # fmt: skip
        p.solid(hat, "#FFFDF8", LINE, 3)
        p.solid(box(27.5, 19.5, 41, 10.5, 3), "#FFFDF8", LINE, 1.5)
    elif face.style == "beard":
        p.solid(curve([(24.5, 40), (27, 30), (33, 38), (33, 47), (48, 50), (63, 47), (63, 38), (69, 30), (71.5, 40),
                       (70, 56), (60, 69), (48, 73),
                       (36, 69), (26, 56)], True), face.hair, LINE, 2)  # fmt: skip
        p.solid(curve([(27, 28), (30, 14), (48, 10), (66, 14), (69, 28), (48, 23)], True), face.cloth, LINE, 2.5)
        p.stroke(curve([(28, 26), (48, 20.5), (68, 26)]), tint(face.cloth, 0.6), THIN)
    elif face.style == "scarf":
        p.solid(curve([(23, 36), (27, 18), (48, 9), (69, 18), (73, 36), (62, 27), (48, 24), (34, 27)], True),
                face.cloth, LINE, 2.5)  # fmt: skip
        for x, y in ((33, 21), (43, 15), (54, 16), (63, 23), (48, 20.5)):
            p.fill(ellipse(x, y, 1.9), "#FFFFFF", 0.9)
        p.solid(curve([(70, 30), (80, 25), (82, 31), (76, 35), (81, 40), (76, 43), (70, 37)], True), face.cloth,
                LINE, 1.5)  # fmt: skip
    else:
        p.solid(curve([(25, 38), (26, 22), (40, 13), (60, 14), (71, 24), (71, 38), (66, 28), (56, 25), (44, 28),
                       (32, 27)], True), face.hair, THIN, 1.5)  # fmt: skip


def baker(p: Pen, number: int) -> None:
    face = FACES[number]
    ground = ellipse(48, 47, 45)
    p.under(ground, 1.6, 0.3)
    p.solid(ground, face.ground, LINE, 3)
    with p.inside(ellipse(48, 47, 44.1)):
        body = curve([(12, 100), (16, 82), (34, 73), (48, 76), (62, 73), (80, 82), (84, 100)], True)
        p.solid(body, CREAM, LINE, 3)
        p.solid(line((37, 74), (48, 86), (59, 74), (62, 80), (49, 94), (34, 80), closed=True), face.cloth, LINE, 1)
        hair_behind(p, face)
        p.solid(box(40, 60, 16, 18, 7), shade(face.skin, 0.12), LINE, 0)
        for x in (25, 71):
            p.solid(ellipse(x, 45, 4.6, 5.6), face.skin, LINE, 1)
        head = curve([(25.5, 40), (30, 24), (48, 18), (66, 24), (70.5, 40), (66, 58), (48, 67.5), (30, 58)], True)
        p.solid(head, face.skin, LINE, 3.4)
        hair_before(p, face)
        features(p, face)
    p.stroke(ground)


def features(p: Pen, face: Face) -> None:
    dark = OUTLINE if face.skin != "#5F3B27" else "#1E1512"
    for x in (39, 57):
        p.fill(ellipse(x, 42, 2.5, 3.1), dark)
        p.fill(ellipse(x - 0.8, 40.9, 0.9), "#FFFFFF")
        brow = "#9A8F82" if face.style == "beard" else face.hair
        p.stroke(curve([(x - 4.4, 36.2), (x, 34.4), (x + 4.4, 36.2)]), shade(brow, 0.25), LINE)
    for x in (33, 63):
        p.fill(ellipse(x, 49.5, 4.2, 3), "#E8576A", 0.36)
    p.stroke(curve([(47, 44), (45.6, 48.5), (48.6, 49.4)]), shade(face.skin, 0.5), LINE)
    if face.style in ("curls", "scarf", "bun"):
        smile = skia.Path()
        smile.moveTo(40.5, 53.5)
        smile.quadTo(48, 56, 55.5, 53.5)
        smile.quadTo(48, 65, 40.5, 53.5)
        smile.close()
        p.fill(smile, "#FFFFFF")
        p.stroke(smile, dark, THIN * 1.2)
    else:
        p.stroke(curve([(41, 54.5), (48, 58.4), (55, 54.5)]), dark, LINE)
    if face.style == "beard":
        p.solid(curve([(36, 53.5), (41, 49.5), (48, 51.5), (55, 49.5), (60, 53.5), (54, 54.5), (48, 53.2),
                       (42, 54.5)], True), face.hair, THIN, 0)  # fmt: skip
    elif face.style == "glasses":
        for x in (39, 57):
            p.stroke(ellipse(x, 42, 7), "#F2B632", LINE)
        p.stroke(line((46, 41), (50, 41)), "#F2B632", LINE)
    elif face.style == "bun":
        for x, y in ((31, 45.5), (34, 47), (62, 47), (65, 45.5)):
            p.fill(ellipse(x, y, 0.8), "#B5552A", 0.7)
    elif face.style == "toque":
        p.stroke(curve([(41.5, 51), (45, 50), (48, 51.4), (51, 50), (54.5, 51)]), face.hair, 2.6)


for _number in range(6):
    add("cake_swap", f"baker_{_number}", 96, 96, lambda p, n=_number: baker(p, n))
