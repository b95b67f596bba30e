"""Points over time: a line a seat in its colour, with its emblem at the end."""

from collections.abc import Sequence
from math import cos, pi, sin

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.image import Image

from cakeapp.stage import art
from cakeapp.stage.semantics import Spoken
from cakeapp.stage.theme import theme
from cakeapp.stage.widgets.words import FitWords

MARKS = 8  # on a line, if they are wanted
EMBLEM = 26  # dp
FOOT = 24  # dp under the lines, and room for the highest number above them


class Chart(Spoken, FloatLayout):
    """`course` holds the points of all seats at each step, `emblems` whose line each is."""

    course = ListProperty([])
    emblems = ListProperty([])

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("course", "emblems", "size", "pos"):
            self.fbind(name, self._draw)
        theme.bind(night=self._draw, patterns=self._draw)  # not fbind: the theme stays, and would keep the chart

    def _draw(self, *_: object) -> None:
        self.canvas.before.clear()
        self.clear_widgets()
        if len(self.course) < 2 or len(self.emblems) != len(self.course[0]) or self.width < dp(120):
            return
        self._low = min(0.0, *map(min, self.course))
        self._high = max(1.0, *map(max, self.course))
        with self.canvas.before:
            Color(*theme.line)
            for level in (self._low, 0.0, self._high):
                Line(points=[self._x(0), self._y(level), self._x(len(self.course) - 1), self._y(level)], width=dp(0.6))
            for seat, emblem in enumerate(self.emblems):
                Color(*getattr(theme, f"seat_{emblem}"))
                Line(points=self._points(seat), width=dp(1.6), joint="round", cap="round")
                if theme.patterns:
                    self._mark(seat)
        self._label()

    def _x(self, step: int) -> float:
        room = self.width - dp(2 * EMBLEM + 12)
        return float(self.x + dp(EMBLEM + 6) + room * step / (len(self.course) - 1))

    def _y(self, points: float) -> float:
        room = self.height - dp(2 * FOOT)
        return float(self.y + dp(FOOT) + room * (points - self._low) / (self._high - self._low))

    def _points(self, seat: int) -> list[float]:
        return [at for step, points in enumerate(self.course) for at in (self._x(step), self._y(points[seat]))]

    def _mark(self, seat: int) -> None:
        """Small marks along a line, of as many corners as tell it from the others."""
        every = max(1, len(self.course) // MARKS)
        for step in range(seat % every, len(self.course), every):
            x, y = self._x(step), self._y(self.course[step][seat])
            turns = [2 * pi * corner / (seat + 3) for corner in range(seat + 3)]
            corners = [at for turn in turns for at in (x + dp(4) * sin(turn), y + dp(4) * cos(turn))]
            Line(points=corners, close=True, width=dp(1.2))

    def _label(self) -> None:
        """Emblems at the ends of their lines, pushed apart where these meet; the highest and the lowest number."""
        order = sorted(range(len(self.emblems)), key=lambda seat: float(self.course[-1][seat]))
        heights = [self._y(self.course[-1][seat]) for seat in order]
        for seat, y in zip(order, apart(heights, dp(EMBLEM - 6), self.top - dp(EMBLEM / 2))):
            emblem = Image(source=art.sprite("common", f"seat_{self.emblems[seat]}"), size_hint=(None, None))
            emblem.size = dp(EMBLEM), dp(EMBLEM)
            emblem.center = self.right - dp(EMBLEM / 2), y
            self.add_widget(emblem)
        for level in {self._low, self._high}:
            number = FitWords(text=f"{level:g}", wished=theme.small, size_hint=(None, None))
            number.size = dp(EMBLEM), dp(FOOT - 4)
            number.center = self.x + dp(EMBLEM / 2), self._y(level)
            self.add_widget(number)


def apart(heights: Sequence[float], least: float, most: float) -> list[float]:
    """Rising heights, moved up where they are closer than that, and down again where that took them too high."""
    found: list[float] = []
    for height in heights:
        found.append(max(height, found[-1] + least) if found else height)
    for below in range(1, len(found) + 1):
        found[-below] = min(found[-below], most - least * (below - 1))
    return found
