"""The hand that draws everything: one light from the upper left, one outline, one shadow."""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import skia

from .palette import CREAM, OUTLINE, shade, tint

LINE = 1.8
THIN = 1.2
SHADOW = "#3A1E10"
Point = tuple[float, float]


def argb(colour: str, alpha: float = 1.0) -> int:
    return skia.Color(int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16), round(alpha * 255))


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> skia.Path:
    ry = rx if ry is None else ry
    return skia.Path().addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))


def box(x: float, y: float, w: float, h: float, r: float = 0) -> skia.Path:
    return skia.Path().addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), r, r)


def line(*points: Point, closed: bool = False) -> skia.Path:
    return skia.Path().addPoly([skia.Point(*p) for p in points], closed)


def curve(points: Sequence[Point], closed: bool = False) -> skia.Path:
    """A smooth line through all the points."""
    n = len(points)
    path = skia.Path()
    path.moveTo(*points[0])

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
    if closed:
        path.close()
    return path


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """Clockwise from the top."""
    a = math.radians(degrees - 90)
    return x + r * math.cos(a), y + r * math.sin(a)


def petals(x: float, y: float, outer: float, inner: float, n: int, turn: float = 0) -> skia.Path:
    """A soft outline of n lobes: rosettes, doilies, biscuits."""
    step = 360 / n
    points = []
    for i in range(n):
        points.append(polar(x, y, outer, turn + i * step))
        points.append(polar(x, y, inner, turn + (i + 0.5) * step))
    return curve(points, closed=True)


def star(x: float, y: float, outer: float, inner: float, n: int = 5, turn: float = 0) -> skia.Path:
    half = 180 / n
    return line(*(polar(x, y, inner if i % 2 else outer, turn + i * half) for i in range(2 * n)), closed=True)


class Pen:
    """A canvas with the habits of this hand."""

    def __init__(self, canvas: skia.Canvas) -> None:
        self.canvas = canvas
        self.angle = 0.0

    @contextmanager
    def at(self, x: float, y: float, turn: float = 0, scale: float = 1, mirror: bool = False) -> Iterator[None]:
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn)
        self.canvas.scale(-scale if mirror else scale, scale)
        self.angle += turn
        yield
        self.angle -= turn
        self.canvas.restore()

    @contextmanager
    def inside(self, path: skia.Path) -> Iterator[None]:
        self.canvas.save()
        self.canvas.clipPath(path, True)
        yield
        self.canvas.restore()

    @contextmanager
    def outside(self, path: skia.Path) -> Iterator[None]:
        self.canvas.save()
        self.canvas.clipPath(path, skia.ClipOp.kDifference, True)
        yield
        self.canvas.restore()

    @contextmanager
    def faded(self, alpha: float) -> Iterator[None]:
        self.canvas.saveLayer(None, skia.Paint(Alphaf=alpha))
        yield
        self.canvas.restore()

    def fill(self, path: skia.Path, colour: str, alpha: float = 1, blur: float = 0) -> None:
        paint = skia.Paint(AntiAlias=True, Color=argb(colour, alpha))
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self.canvas.drawPath(path, paint)

    def ramp(self, path: skia.Path, colours: Sequence[str], start: Point, end: Point) -> None:
        """A gradient from one point to the other."""
        points = [skia.Point(*start), skia.Point(*end)]
        shader = skia.GradientShader.MakeLinear(points, [argb(c) for c in colours])
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader, Dither=True))

    def disc(self, path: skia.Path, colours: Sequence[str], centre: Point, radius: float) -> None:
        """A gradient outwards from the centre."""
        shader = skia.GradientShader.MakeRadial(skia.Point(*centre), radius, [argb(c) for c in colours])
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader, Dither=True))

    def stroke(
        self, path: skia.Path, colour: str = OUTLINE, width: float = LINE, alpha: float = 1, dash: Sequence[float] = ()
    ) -> None:
        paint = skia.Paint(
            AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width, Color=argb(colour, alpha),
            StrokeCap=skia.Paint.kRound_Cap, StrokeJoin=skia.Paint.kRound_Join,
        )  # fmt: skip
        if dash:
            paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0.0))
        self.canvas.drawPath(path, paint)

    def solid(self, path: skia.Path, colour: str, width: float = LINE, depth: float | None = None) -> None:
        """A rounded thing: light at the upper left, a darker edge at the lower right, an outline."""
        b = path.computeTightBounds()
        turn = math.radians(-self.angle)
        lx, ly = math.cos(turn) * -0.6 - math.sin(turn) * -0.8, math.sin(turn) * -0.6 + math.cos(turn) * -0.8
        reach = max(b.width(), b.height()) * 0.6
        cx, cy = b.centerX(), b.centerY()
        self.ramp(
            path, [tint(colour, 0.22), colour, shade(colour, 0.06)],
            (cx + lx * reach, cy + ly * reach), (cx - lx * reach, cy - ly * reach),
        )  # fmt: skip
        depth = min(b.width(), b.height()) * 0.11 if depth is None else depth
        if depth:
            lit = skia.Path(path)
            lit.offset(lx * depth, ly * depth)
            with self.inside(path), self.outside(lit):
                self.fill(path, shade(colour, 0.3), 0.55)
        if width:
            self.stroke(path, width=width)

    def gloss(self, x: float, y: float, w: float, h: float, turn: float = -35, alpha: float = 0.75) -> None:
        with self.at(x, y, turn):
            self.fill(ellipse(0, 0, w / 2, h / 2), "#FFFFFF", alpha)

    def contact(self, x: float, y: float, rx: float, ry: float, alpha: float = 0.28) -> None:
        """The soft shadow where something stands."""
        self.fill(ellipse(x, y, rx, ry), SHADOW, alpha, blur=min(max(ry * 0.45, 0.6), 3))

    def under(self, path: skia.Path, drop: float = 2, alpha: float = 0.28) -> None:
        """The soft shadow of something that lies flat."""
        low = skia.Path(path)
        low.offset(drop * 0.4, drop)
        self.fill(low, SHADOW, alpha, blur=max(drop * 0.55, 0.4))

    def crumb(self, path: skia.Path, colour: str, n: int, seed: int, size: float = 1) -> None:
        """The pores and crumbs of a sponge."""
        rng = random.Random(seed)
        b = path.computeTightBounds()
        with self.inside(path):
            for i in range(n):
                x, y = rng.uniform(b.left(), b.right()), rng.uniform(b.top(), b.bottom())
                r = rng.uniform(0.5, 1.2) * size
                if i % 3:
                    self.fill(ellipse(x, y, r * 1.2, r * 0.8), shade(colour, 0.28), 0.6)
                else:
                    self.fill(ellipse(x, y, r, r * 0.8), tint(colour, 0.6), 0.8)


class Sprite(NamedTuple):
    width: int
    height: int
    draw: Callable[[Pen], None]
    halo: bool


SPRITES: dict[str, dict[str, Sprite]] = {}


def add(group: str, name: str, width: int, height: int, draw: Callable[[Pen], None], halo: bool = True) -> None:
    """Puts one picture on the list of its atlas. A halo keeps its outline visible on the dark theme."""
    SPRITES.setdefault(group, {})[name] = Sprite(width, height, draw, halo)


def render(sprite: Sprite, density: int) -> skia.Image:
    surface = skia.Surface(sprite.width * density, sprite.height * density)
    canvas = surface.getCanvas()
    canvas.scale(density, density)
    if sprite.halo:
        recorder = skia.PictureRecorder()
        sprite.draw(Pen(recorder.beginRecording(skia.Rect.MakeWH(sprite.width, sprite.height))))
        picture = recorder.finishRecordingAsPicture()
        glow = skia.ImageFilters.Dilate(1.1, 1.1, skia.ImageFilters.Blur(0.35, 0.35))
        tone = skia.ColorFilters.Blend(argb(CREAM), skia.BlendMode.kSrcIn)
        edge = skia.ColorFilters.Matrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1.6, -0.75])
        paint = skia.Paint(ImageFilter=glow, ColorFilter=skia.ColorFilters.Compose(tone, edge), Alphaf=0.7)
        canvas.saveLayer(None, paint)
        canvas.drawPicture(picture)
        canvas.restore()
        canvas.drawPicture(picture)
    else:
        sprite.draw(Pen(canvas))
    return surface.makeImageSnapshot()
