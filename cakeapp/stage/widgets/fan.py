"""Cards side by side, overlapping when there is little room, in two rows when there is less."""

from math import ceil

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.stage.semantics import TARGET
from cakeapp.stage.widgets.board import Thing

GAP = 4  # dp between cards that do not overlap
RISE = 0.22  # how far up a lower row lets the row above begin, in cards


class Card(Thing):
    """A card of a fan. Only the part that the next card and its glow leave free is touched."""

    strip = NumericProperty(0)

    def collide_point(self, x: float, y: float) -> bool:
        glow = dp(GAP) / 2
        left, right = self.x - glow, self.x + self.strip - glow
        return bool(left <= x < right and self.y - glow <= y < self.top + glow)

    def touch_centre(self) -> tuple[float, float]:
        return self.x + (self.strip - dp(GAP)) / 2, self.center_y


class Fan(FloatLayout):
    """Lays the cards added to it, the first on the left and undermost."""

    aspect = NumericProperty(1.4)  # height of a card by its width
    largest = NumericProperty(110)  # dp a card is high at most

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._lay = Clock.create_trigger(self._lay_cards, -1)
        for name in ("size", "pos", "children", "aspect", "largest"):
            self.fbind(name, self._lay)

    def _lay_cards(self, *_: object) -> None:
        cards = self.children[::-1]
        if not cards or self.width < dp(TARGET) or self.height < dp(TARGET):
            return
        rows = max(1, ceil(len(cards) * dp(TARGET) / self.width))
        high = min(dp(self.largest), self.height / rows)
        wide = min(high / self.aspect, self.width)
        in_row = ceil(len(cards) / rows)
        for number, card in enumerate(cards):
            row, at = divmod(number, in_row)
            count = min(in_row, len(cards) - row * in_row)
            step = wide + dp(GAP) if count == 1 else min(wide + dp(GAP), (self.width - wide) / (count - 1))
            step = max(step, dp(TARGET))
            left = self.center_x - (step * (count - 1) + wide) / 2
            card.size = wide, high
            card.strip = step if at < count - 1 else max(wide, dp(TARGET)) + dp(GAP)
            card.pos = left + at * step, self.center_y + rows * high / 2 - (row + 1) * high
