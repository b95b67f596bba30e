"""The podium: three cakes, and on each whoever took that place."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.image import Image

from cakeapp.stage import art

WIDE, HIGH = 300, 140  # dp of the picture
STEPS = {1: (0.5, 0.75), 2: (0.175, 0.51), 3: (0.825, 0.38)}  # where a place's step is, in parts of the picture
EMBLEM = 52  # dp


class Podium(FloatLayout):
    def show(self, places: Sequence[int], emblems: Sequence[int]) -> None:
        """`places` and `emblems` by seat; places beyond the third are not shown."""
        self.clear_widgets()
        self._stand = Image(source=art.sprite("common", "podium"), size_hint=(None, None), size=(dp(WIDE), dp(HIGH)))
        self.add_widget(self._stand)
        self._figures: list[tuple[Image, float, float]] = []
        for place, (x, y) in STEPS.items():
            seats = [seat for seat, taken in enumerate(places) if taken == place]
            size = dp(EMBLEM) if len(seats) < 3 else dp(EMBLEM) * 2 / len(seats)
            for at, seat in enumerate(seats):
                picture = art.sprite("common", f"seat_{emblems[seat]}")
                emblem = Image(source=picture, size_hint=(None, None), size=(size, size))
                self._figures.append((emblem, x * dp(WIDE) + (at - (len(seats) - 1) / 2) * size, y * dp(HIGH)))
                self.add_widget(emblem)
        self.bind(size=self._lay, pos=self._lay)
        self._lay()

    def _lay(self, *_: object) -> None:
        left = self.center_x - dp(WIDE) / 2
        self._stand.pos = left, self.y
        for emblem, x, y in self._figures:
            emblem.center_x, emblem.y = left + x, self.y + y
