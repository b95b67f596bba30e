"""What happens at the table of Top Cake, shown: cards turn, twins fly home, totals grow, SNATCH snatches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.metrics import dp

from cakeapp.core.game import Event
from cakeapp.games.top_cake.rules.components import NUMBER
from cakeapp.games.top_cake.rules.laid import HALF, CardAtLot
from cakeapp.games.top_cake.rules.worth import halves
from cakeapp.games.top_cake.table.board.lots import TopCakeBid, TopCakeLot, TopCakeTotal
from cakeapp.games.top_cake.table.board.stacks import TopCakeCrumbs, TopCakeStack
from cakeapp.stage import art
from cakeapp.stage.theatre import Theatre

if TYPE_CHECKING:
    from cakeapp.games.top_cake.table.board.board import TopCakeBoard

FLIGHT = 0.32  # seconds at normal speed
READ = 0.38  # for a verdict to be read


class TopCakeTheatre(Theatre):
    _board: TopCakeBoard

    # Bids -------------------------------------------------------------------------------------------------------

    def _bid(self, event: Event) -> float:
        lot = self._lot(event)
        if event.seat == self._board.seat.number or lot is None:
            return 0.0
        down = event.public["facing"] == "down"
        self._fly_in(lot, CardAtLot(event.seat, "" if down else event.public["card"], closed=down))
        return FLIGHT + 0.05

    def _half(self, event: Event) -> float:
        lot = self._lot(event)
        if self._board.mine:
            self._board.clear_for_judging()
            return 0.15
        if lot is None:
            return 0.0
        self._fly_in(lot, CardAtLot(event.seat, HALF))
        return FLIGHT + 0.05

    def _fly_in(self, lot: TopCakeLot, laid: CardAtLot) -> None:
        """From its seat at the top to the lot; it lies there until the view is shown."""
        board = self._board
        bid = TopCakeBid(size_hint=(None, None), size=(dp(34), dp(48)))
        bid.show(laid, board.emblems[laid.seat])
        bid.center = self._seat_at(laid.seat)
        board.add_widget(bid)
        self._flying.append(bid)
        x, y = board.to_widget(*lot.to_window(lot.center_x, lot.foot))
        Animation(center_x=x, center_y=max(y, lot.y + dp(24)), d=FLIGHT / self._speed, t="out_quad").start(bid)

    def _skip(self, _: Event) -> float:
        return READ

    # Judging ----------------------------------------------------------------------------------------------------

    def _turn_up(self, event: Event) -> float:
        lot = self._lot(event)
        if lot is None:
            return READ
        hidden = [bid for bid in lot.bids if bid.opacity and bid.closed]
        for seat, face in event.public["cards"]:
            bid = next(one for one in hidden if one.laid.seat == seat)
            hidden.remove(bid)
            bid.show(CardAtLot(seat, face), self._board.emblems[seat])
            bid.turn = 0.05
            Animation(turn=1, d=0.2 / self._speed, t="out_quad").start(bid)
        return READ

    def _cancel(self, event: Event) -> float:
        for bid in self._bids(event):
            bid.twin = True
            self._send_home(bid, delay=0.12)
        return READ

    def _judge(self, event: Event) -> float:
        lot = self._lot(event)
        if lot is None:
            return READ
        lot.hide_totals()
        bids = event.public["half_points"]
        for seat, count in enumerate(bids):
            if count:
                best = seat == event.seat
                total = TopCakeTotal(emblem=art.sprite("common", f"seat_{self._board.emblems[seat]}"), best=best)
                lot.totals.append(total)
                lot.add_widget(total)
                Animation(halves=count, d=0.25 / self._speed).start(total)
        lot.lay_totals()
        why = event.public["why"]
        lot.verdict = self._board.t(f"verdict.{why}", name=self._name(event.seat), bid=halves(max(bids, default=0)))
        if why == "snatch":
            lot.emblem = art.sprite("common", f"seat_{self._board.emblems[event.seat]}")
            Animation(grip=1, d=0.3 / self._speed, t="in_back").start(lot)
        return READ

    def _win(self, event: Event) -> float:
        lot = self._lot(event)
        if lot is not None:
            x, y = self._home(event.seat)
            x, y = lot.parent.to_widget(*self._board.to_window(x, y))
            away = Animation(x=x - lot.cake.width / 2, y=y, opacity=0, d=FLIGHT / self._speed, t="in_quad")
            away.start(lot.cake)
            lot.grip = 0
            lot.hide_totals()
        return FLIGHT

    def _carry(self, event: Event) -> float:
        lot = self._lot(event)
        if lot is not None:
            lot.waits = True
        return READ

    def _leave(self, event: Event) -> float:
        lot = self._lot(event)
        if lot is not None:
            tin = self._board.ids.lots.tin
            Animation(x=tin.center_x - lot.cake.width / 2, y=tin.center_y, opacity=0, d=FLIGHT / self._speed).start(
                lot.cake
            )
            lot.hide_totals()
        return FLIGHT

    def _spend(self, event: Event) -> float:
        for bid in self._bids(event):
            Animation(opacity=0, d=0.2 / self._speed).start(bid)
        return 0.1

    def _take_back(self, event: Event) -> float:
        for bid in self._bids(event):
            self._send_home(bid)
        if (lot := self._lot(event)) is not None:
            for bid in lot.bids:
                if bid.half:
                    self._send_home(bid)
        return FLIGHT * 0.7

    # Stacking ---------------------------------------------------------------------------------------------------

    def _stack(self, event: Event) -> float:
        number = NUMBER[event.public["card"]]
        for won in self._board.ids.tray.children:
            if won.layer.number == number:
                won.opacity = 0
        if (stack := self._stack_of(event)) is None:
            return 0.0 if event.seat == self._board.seat.number else READ
        stack.put(number, self._board.t)
        if event.seat == self._board.seat.number:
            return 0.08
        home = stack.ghost.y
        stack.ghost.y = home + dp(90)
        Animation(y=home, d=FLIGHT / self._speed, t="out_bounce").start(stack.ghost)
        return READ

    def _collapse(self, event: Event) -> float:
        if (stack := self._stack_of(event)) is None:
            return READ
        fallen = [NUMBER[one] for one in event.public["cards"]]
        for at, layer in enumerate(stack.falling(fallen)):
            layer.falls = True
            side = dp(26) if at % 2 else -dp(26)
            Animation(x=layer.x + side, y=layer.y - dp(30), opacity=0, d=FLIGHT / self._speed, t="in_quad").start(layer)
        crumbs = TopCakeCrumbs(size_hint=(None, None), size=(dp(120), dp(80)))
        x, y = self._board.to_widget(*stack.to_window(*stack.center))
        crumbs.center = x, y
        self._board.add_widget(crumbs)
        self._flying.append(crumbs)
        Animation(step=3.9, d=0.36 / self._speed).start(crumbs)
        return 0.4

    # Where things are -------------------------------------------------------------------------------------------

    @property
    def _speed(self) -> float:
        return max(0.1, float(self._board.host.director.speed))

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self._board.name_of(seat)

    def _lot(self, event: Event) -> TopCakeLot | None:
        found: TopCakeLot | None = self._board.ids.lots.at(NUMBER[event.public["lot"]])
        return found

    def _bids(self, event: Event) -> list[TopCakeBid]:
        lot = self._lot(event)
        wanted = set(event.public["cards"])
        there = lot.bids if lot else []
        return [bid for bid in there if bid.opacity and not bid.twin and (bid.laid.seat, bid.laid.face) in wanted]

    def _stack_of(self, event: Event) -> TopCakeStack | None:
        shelf = self._board.shelf(event.seat)
        return shelf.stack(event.public["stack"]) if shelf else None

    def _seat_at(self, seat: int) -> tuple[float, float]:
        """Under the seat's chip."""
        board = self._board
        return board.x + board.width * (seat + 0.5) / len(board.emblems), board.top

    def _home(self, seat: int) -> tuple[float, float]:
        """Where a seat's things fly to: the own ones to the hand, others to their shelf or chip."""
        board = self._board
        if seat == board.seat.number:
            return board.center_x, board.y
        if (shelf := board.shelf(seat)) is not None:
            return board.to_widget(*shelf.to_window(*shelf.center))
        return self._seat_at(seat)

    def _send_home(self, bid: TopCakeBid, delay: float = 0.0) -> None:
        x, y = self._home(bid.laid.seat)
        x, y = bid.parent.parent.to_widget(*self._board.to_window(x, y))
        fly = Animation(x=x, y=y, opacity=0, d=FLIGHT / self._speed, t="in_quad")
        (Animation(d=delay / self._speed) + fly if delay else fly).start(bid)
