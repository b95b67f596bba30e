"""Words on screen: they take the height they need, or the size that fits their box. Nothing is ever cut off."""

from kivy.clock import Clock
from kivy.metrics import sp
from kivy.properties import NumericProperty
from kivy.uix.label import Label

from cakeapp.ui.semantics import Spoken

SMALLEST = 9  # sp


class Words(Spoken, Label):
    """Text that flows in the width it is given, and is as high as it has to be."""


class FitWords(Spoken, Label):
    """Text in a box of fixed size: as large as wished, or as large as the box allows."""

    wished = NumericProperty(16)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._fit = Clock.create_trigger(self._shrink, -1)
        self.fbind("size", self._fit)
        self.fbind("text", self._fit)
        self.fbind("wished", self._fit)
        self._fit()

    def _shrink(self, _: float) -> None:
        if not self.text or self.width <= 1 or self.height <= 1:
            return
        size = self.wished
        while True:
            self.font_size = size
            self.text_size = self.width, None
            self.texture_update()
            longest = max(self.text.split(), key=len, default="")
            fits = self.texture_size[1] <= self.height and self._width_of(longest, size) <= self.width
            if fits or size <= sp(SMALLEST):
                break
            size = max(sp(SMALLEST), size * 0.92)
        self.text_size = self.size

    def _width_of(self, word: str, size: float) -> float:
        label = self._label
        return label.get_extents(word)[0] if label.options["font_size"] == size else size * len(word) * 0.6
