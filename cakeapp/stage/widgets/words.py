"""Words on screen: as high as they have to be, or as large as fits their box. No word is cut off or broken."""

from functools import lru_cache

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import sp
from kivy.properties import NumericProperty
from kivy.uix.label import Label

from cakeapp.stage.semantics import Spoken

SMALLEST = 8  # sp
STEP = 0.93  # from one size that is tried to the next


@lru_cache(maxsize=4096)
def word_width(word: str, font: str, size: int) -> float:
    width: float = CoreLabel(font_name=font, font_size=size).get_extents(word)[0]
    return width


def size_for_words(text: str, font: str, wished: float, room: float) -> float:
    """As large as wished, or as the longest word allows without breaking it."""
    words = text.split()
    longest = max((word_width(word, font, round(wished)) for word in words), default=0)
    if longest <= room:
        return wished
    size = int(wished * room / longest)  # fonts come in whole sizes, so that what is meant is tried
    while size > sp(SMALLEST) and max(word_width(word, font, size) for word in words) > room:
        size -= 1
    return float(max(sp(SMALLEST), size))


class Words(Spoken, Label):
    """Text that flows in the width it is given, and is as high as it has to be."""

    wished = NumericProperty(16)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._fit = Clock.create_trigger(self._size_words, -1)
        for name in ("text", "width", "wished", "font_name"):
            self.fbind(name, self._fit)
        self._fit()

    def _size_words(self, _: float) -> None:
        if self.width > 1:
            self.font_size = size_for_words(self.text, self.font_name, self.wished, self.width - 1)


class FitWords(Spoken, Label):
    """Text in a box of fixed size: as large as wished, or as large as the box allows."""

    wished = NumericProperty(16)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._fit = Clock.create_trigger(self._shrink, -1)
        for name in ("size", "text", "wished", "font_name"):
            self.fbind(name, self._fit)
        self._fit()

    def _shrink(self, _: float) -> None:
        if not self.text or self.width <= 1 or self.height <= 1:
            return
        across, up = self.width - self.padding[0] - self.padding[2], self.height - self.padding[1] - self.padding[3]
        size = size_for_words(self.text, self.font_name, self.wished, across)
        self.text_size = self.width, None
        while True:
            self.font_size = size
            self.texture_update()
            if self.texture_size[1] <= self.height or size <= sp(SMALLEST) or up <= 0:
                break
            size = max(sp(SMALLEST), size * STEP)
        self.text_size = self.size
