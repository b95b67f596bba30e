"""Cards on their way from one part of the table to another."""

from kivy.animation import Animation
from kivy.input import MotionEvent
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from cakeapp.games.dutch_auction.table.board.cards import DutchCard
from cakeapp.games.dutch_auction.table.layout import CARD

FLIGHT = 0.32  # seconds


class DutchFlights(FloatLayout):
    """Above the table; nothing on it can be touched."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        return False

    def send(self, card: int, start: Widget, end: Widget, speed: float) -> None:
        if not speed:
            return
        flyer = DutchCard()
        flyer.face(card)
        wide = min(start.width, start.height / CARD)
        flyer.size, flyer.center = (wide, wide * CARD), start.center
        self.add_widget(flyer)
        wide = min(start.width, end.width) * 0.8
        size = wide, wide * CARD
        flight = Animation(
            x=end.center_x - size[0] / 2,
            y=end.center_y - size[1] / 2,
            size=size,
            opacity=0.4,
            d=FLIGHT / speed,
            t="in_out_quad",
        )
        flight.bind(on_complete=lambda *_: self.remove_widget(flyer))
        flight.start(flyer)

    def land(self) -> None:
        """What is still on its way has arrived."""
        for flyer in self.children[:]:
            Animation.cancel_all(flyer)
            self.remove_widget(flyer)
