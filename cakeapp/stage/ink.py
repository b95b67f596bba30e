"""Words and pictures drawn straight onto a widget's canvas: many of them cost little, and they turn with it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kivy.core.image import Image as CoreImage
from kivy.core.text import Label as CoreLabel
from kivy.factory import Factory
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics import Line as Stroke
from kivy.metrics import dp

from cakeapp.scene.fit import across, best_fitted, part_across, tall
from cakeapp.scene.lines import Line, Pic, Space, Txt, another_upside_down, one
from cakeapp.stage import art
from cakeapp.stage.theme import theme

__all__ = ["Written", "colour", "large_enough", "one", "picture"]  # what KV asks for


@lru_cache(maxsize=4096)
def written(text: str, size: int, heading: bool = True) -> Any:
    """A picture of a line of words, in white."""
    label = CoreLabel(text=text, font_size=size, font_name="heading" if heading else "text", color=(1, 1, 1, 1))
    label.refresh()
    return label.texture


@lru_cache(maxsize=1024)
def picture(source: str) -> Any:
    return CoreImage(source).texture


def large_enough(name: str, width: float) -> Any:
    """A picture of an atlas, of the smallest set that is not blurred where it is drawn so wide."""
    for density in art.sets():
        texture = picture(art.named(name, density))
        if texture.width >= width * 0.9:
            break
    return texture


def colour(name: str, _night: bool, strength: float = 1.0) -> list[float]:
    """Of the palette, as it is by day or by night, which KV names to see it change; nothing is seen of none."""
    return [*getattr(theme, name)[:3], strength] if name else [0, 0, 0, 0]


class Word(NamedTuple):
    """Words as they are drawn, around their middle."""

    text: str
    x: float
    y: float
    width: float
    height: float
    colour: str


class Written(InstructionGroup):
    """Lines of pictures and words in a box, as large as wished or as the box allows.

    KV sets `what` as one tuple, so that it is drawn once: the look with its `lines` (and other `ways` to write them,
    and how to `align` them), the box, the sizes of words and numbers; and the night, for its colours.
    """

    def __init__(self) -> None:
        super().__init__()
        self._was: object = None
        self.words: list[Word] = []  # as they stand there

    @property
    def what(self) -> object:
        return self._was

    @what.setter
    def what(self, what: tuple[Any, ...]) -> None:
        if what == self._was:
            return
        self._was = what
        self.words = []
        self.clear()
        look, x, y, width, height, words, number, *_ = what
        lines, ways = look.get("lines", ()), look.get("ways", ())
        if lines and width > 2 and height > 2 and words > 0:
            self._draw(lines, x, y, width, height, words, number or words, look.get("align", ""), ways)

    def _draw(
        self,
        lines: Sequence[Line],
        x: float,
        y: float,
        width: float,
        height: float,
        words: float,
        number: float,
        align: str,
        ways: Sequence[Sequence[Line]],
    ) -> None:
        lines, scale = best_fitted((lines, *ways), (width, height), words, number, measure)
        words, number = words * scale, number * scale
        high = [tall(line, words, number) for line in lines]
        top = y + (height + sum(high)) / 2
        for line, tallest in zip(lines, high):
            self._draw_line(line, x, top - tallest / 2, width, words, number, align)
            top -= tallest

    def _draw_line(
        self, line: Line, x: float, middle: float, width: float, words: float, number: float, align: str
    ) -> None:
        taken = across(line, words, number, measure)
        springs = sum(1 for part in line if isinstance(part, Space) and not part.width)
        spring = max(0.0, width - taken) / springs if springs else 0.0
        at = x if springs or align == "left" else x + (width - taken) * (1.0 if align == "right" else 0.5)
        for part in line:
            wide = part_across(part, words, number, measure)
            if isinstance(part, Space):
                at += wide or spring
                continue
            if isinstance(part, Txt) and not str(part.said):
                continue
            self._put(part, at + wide / 2, middle, words, number)
            at += wide

    def _put(self, part: Pic | Txt, x: float, y: float, words: float, number: float) -> None:
        if isinstance(part, Pic):
            texture = picture(art.named(part.sprite))
            side = part.size * words
            scale = min(side * 1.05 / texture.width, side / texture.height)
            self._show(texture, x, y, texture.width * scale, texture.height * scale, (1, 1, 1, 1))
            return
        texture = written(str(part.said), whole(number if part.big else words))
        width, height = texture.size
        self.words.append(Word(str(part.said), x, y, width, height, part.colour))
        self._show(texture, x, y, width, height, colour(part.colour, theme.night))
        if part.turned and another_upside_down(str(part.said)):
            below, half = y - height * 0.4, width * 0.42
            self.add(Stroke(points=(x - half, below, x + half, below), width=max(dp(1), height * 0.025)))
        if part.struck:
            self.add(Stroke(points=(x - texture.width / 2, y, x + texture.width / 2, y), width=dp(1)))

    def _show(self, texture: Any, x: float, y: float, width: float, height: float, tint: Sequence[float]) -> None:
        self.add(Color(*tint))
        self.add(Rectangle(texture=texture, pos=(x - width / 2, y - height / 2), size=(width, height)))


def whole(size: float) -> int:
    """Fonts come in whole sizes."""
    return max(6, round(size))


def measure(text: str, size: float) -> float:
    return float(written(text, whole(size)).width)


Factory.register("Written", cls=Written)
