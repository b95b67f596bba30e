"""Colours and sizes by name, for day and night; a change is seen at once by every rule that uses them."""

import json
from pathlib import Path

from kivy.event import EventDispatcher
from kivy.metrics import sp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty
from kivy.utils import get_color_from_hex

TEXT = {"small": 13, "body": 16, "title": 20, "display": 28}  # sp at 100 %


class Theme(EventDispatcher):
    """`theme.ink` and all other colours of `palette.json`; `theme.body` and all other sizes of TEXT."""

    night = BooleanProperty(False)
    text_scale = NumericProperty(1.0)
    patterns = BooleanProperty(True)
    left_hand = BooleanProperty(False)

    def load(self, palette: Path) -> None:
        """Once, before any rule that uses the theme."""
        self._palette = json.loads(palette.read_text(encoding="utf-8"))
        self.apply_property(**{name: ColorProperty("#000000") for name in self._palette["day"]})
        self.apply_property(**{name: NumericProperty(0) for name in TEXT})
        self.bind(night=self._paint, text_scale=self._measure)
        self._paint()
        self._measure()

    def _paint(self, *_: object) -> None:
        for name, colour in self._palette["night" if self.night else "day"].items():
            setattr(self, name, get_color_from_hex(colour))

    def _measure(self, *_: object) -> None:
        for name, size in TEXT.items():
            setattr(self, name, sp(size) * self.text_scale)


theme = Theme()
