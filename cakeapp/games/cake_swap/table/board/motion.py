"""What happens at the table of Cake Swap, shown: cards and layers fly, ribbons are handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.uix.image import Image
from kivy.uix.widget import Widget

from cakeapp.core.game import Event
from cakeapp.games.cake_swap.rules.components import NUMBER, Ribbon
from cakeapp.games.cake_swap.table.board.cake import CakeSwapPlatter, CakeSwapSeat
from cakeapp.games.cake_swap.table.board.cards import CakeSwapCard, CakeSwapLayer
from cakeapp.games.cake_swap.table.words import numbered
from cakeapp.stage import art
from cakeapp.stage.theatre import Theatre

if TYPE_CHECKING:
    from cakeapp.games.cake_swap.table.board.board import CakeSwapBoard

SOUNDS = {
    "starts": "shuffle",
    "draw": "turn",
    "draft": "pick",
    "trade": "pick",
    "swipe": "snatch",
    "pass": "drop_back",
    "place": "place",
    "clear": "collect",
    "ribbon": "ribbon",
}
FLIGHT = 0.3  # seconds at normal speed
Point = tuple[float, float]


class CakeSwapTheatre(Theatre):
    _board: CakeSwapBoard

    def _draw(self, event: Event) -> float:
        return self._send_card(event, self._board.pile.center, self._hand(event.seat))

    def _draft(self, event: Event) -> float:
        return self._send_card(event, self._lying(event), self._hand(event.seat))

    _trade = _draft

    def _pass(self, event: Event) -> float:
        self._board.hand.hide()
        return self._send_card(event, self._hand(event.seat), self._board.pass_spot.center)

    def _swipe(self, event: Event) -> float:
        platter = self._platter(event.public["other"])
        start = self._hand(event.public["other"])
        if platter is not None and platter.top is not None:
            start = platter.top.center
            platter.top.opacity = 0
        return self._send_layer(numbered(event.public["layer"]), start, self._hand(event.seat))

    def _place(self, event: Event) -> float:
        platter = self._platter(event.seat)
        if out := event.public["out"]:
            start = platter.layers[event.public["at"] - 1].center if platter else self._hand(event.seat)
            self._send_layer(numbered(out), start, self._board.pass_spot.center)
        if platter is None or event.seat == self._board.seat.number:
            return FLIGHT if out else 0.05
        x = platter.middle
        y = platter.foot + (34 + 35 * (event.public["at"] - 1) + 27) * platter.scale
        self._send_layer(numbered(event.public["layer"]), (x, y + dp(70)), (x, y))
        return FLIGHT

    def _clear(self, event: Event) -> float:
        platter = self._platter(event.seat)
        if platter is None:
            return FLIGHT
        for layer in platter.layers[: len(platter.cake)]:
            Animation(y=layer.y + dp(60), opacity=0, d=FLIGHT / self._speed, t="in_quad").start(layer)
        return FLIGHT

    def _ribbon(self, event: Event) -> float:
        board, ribbon = self._board, Ribbon(*event.public["ribbon"])
        shown = next((one for stand in board.stands for one in stand.ribbons if one.ribbon == ribbon), None)
        flight = Image(source=art.sprite("cake_swap", f"ribbon_{ribbon.kind}_{ribbon.colour}"), size_hint=(None, None))
        flight.size = dp(72), dp(96)
        self._send(flight, shown.center if shown else board.center, self._hand(event.seat))
        return 0.4

    # Where things are -------------------------------------------------------------------------------------------

    @property
    def _speed(self) -> float:
        return max(0.1, float(self._board.host.director.speed))

    def _cell(self, seat: int | None) -> CakeSwapSeat | None:
        return next((one for one in self._board.seats if one.opacity and one.number == seat), None)

    def _platter(self, seat: int | None) -> CakeSwapPlatter | None:
        if seat == self._board.shown:
            return self._board.cake.platter
        cell = self._cell(seat)
        return cell.platter if cell else None

    def _hand(self, seat: int | None) -> Point:
        """Where what a seat takes goes to: beside the large cake, to a small one, or to its chip."""
        board = self._board
        if seat == board.shown:
            return board.hand.center
        if (cell := self._cell(seat)) is not None:
            return cell.center
        return board.x + board.width * ((seat or 0) + 0.5) / len(board.emblems), board.top

    def _lying(self, event: Event) -> Point:
        key = f"card:{event.public['card']}"
        card = next((one for one in self._board.cards if one.key == key), None)
        if card is None:
            return self._board.pile.center
        card.opacity = 0
        return card.center

    def _send_card(self, event: Event, start: Point, end: Point) -> float:
        card = CakeSwapCard(disabled=True)
        card.size = self._board.pile.size
        card.show(NUMBER[event.public["card"]], 0)
        self._send(card, start, end)
        return FLIGHT

    def _send_layer(self, number: int, start: Point, end: Point) -> float:
        layer = CakeSwapLayer()
        layer.show(number)
        layer.place(0, 0, dp(0.6))
        self._send(layer, start, end)
        return FLIGHT

    def _send(self, flight: Widget, start: Point, end: Point) -> None:
        flight.center = start
        self._board.add_widget(flight)
        self._flying.append(flight)
        Animation(center_x=end[0], center_y=end[1], d=FLIGHT / self._speed, t="out_quad").start(flight)
