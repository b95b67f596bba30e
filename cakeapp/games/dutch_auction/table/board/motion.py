"""What is seen and heard when something happens at the auction."""

from kivy.uix.widget import Widget

from cakeapp.core.game import Event
from cakeapp.games.dutch_auction.rules.codes import NUMBER
from cakeapp.games.dutch_auction.table.board.acting import DutchActing
from cakeapp.games.dutch_auction.table.board.cards import DutchCard, DutchFan

SOUNDS = {
    "deal": "shuffle",
    "shuffle": "shuffle",
    "aside": "place",
    "bid": "reveal",
    "tied": "tick",
    "add": "flip",
    "won": "judge",
    "buy": "coin",
    "cash": "collect",
    "suit": "flip",
    "take": "pick",
    "steal": "snatch",
    "done": "place",
    "unsold": "drop_back",
    "restock": "turn",
    "votes": "tick",
    "end": "ribbon",
}
SECONDS = {
    "bid": 0.3,
    "tied": 0.4,
    "add": 0.3,
    "won": 0.4,
    "buy": 0.35,
    "cash": 0.35,
    "suit": 0.3,
    "take": 0.35,
    "steal": 0.35,
    "done": 0.25,
    "unsold": 0.35,
    "restock": 0.3,
}


class DutchMotion(DutchActing):
    me: int

    def sound(self, event: Event) -> str:
        return SOUNDS.get(event.kind, "")

    def animate(self, event: Event) -> float:
        if self.view is None or event.kind not in SECONDS:
            return 0.0
        getattr(self, f"_see_{event.kind}")(event)
        return SECONDS[event.kind]

    def _fan(self, seat: int | None) -> DutchFan:
        return self.ids.near if seat == self.me else self.ids.far

    def _heap(self, seat: int | None) -> Widget:
        """Where what a seat gets goes to."""
        return self.ids.discards if seat == self.me else self.ids.far_corner

    def _fly(self, name: str, start: Widget, end: Widget) -> None:
        self.ids.flights.send(NUMBER[name], start, end, self.speed)
        start.opacity = 0 if isinstance(start, DutchCard) else 1

    def _lying(self, seat: int | None, name: str) -> Widget:
        """A card of a seat's bid that has not left it yet."""
        fan = self._fan(seat)
        found = (card for card in fan.cards() if card.opacity and card.key.partition(":")[2].partition("#")[0] == name)
        return next(found, fan)

    def _see_bid(self, event: Event) -> None:
        cards = [NUMBER[name] for name in event.public["cards"]]
        fan = self._fan(event.seat)
        for _, widget in fan.show({f"shown:{at}": card for at, card in enumerate(cards)}):
            widget.key = ""
            widget.flip(self.speed)
        self._weigh(event.seat, event.public["total"])

    def _weigh(self, seat: int | None, total: int) -> None:
        if seat == self.me:
            self.ids.scales.left_sum = str(total)
        else:
            self.ids.scales.right_sum = str(total)

    def _see_tied(self, event: Event) -> None:
        self.ids.scales.weigh(0, speed=self.speed)

    def _see_add(self, event: Event) -> None:
        self._fly(
            event.public["card"], self.ids.deck if event.seat == self.me else self.ids.far_corner, self._fan(event.seat)
        )
        self._weigh(event.seat, event.public["total"])

    def _see_won(self, event: Event) -> None:
        for seat, total in enumerate(event.public["totals"]):
            self._weigh(seat, total)
        self.ids.scales.weigh(-1 if event.seat == self.me else 1, speed=self.speed)

    def _see_buy(self, event: Event) -> None:
        facts, heap = event.public, self._heap(event.seat)
        lot = self.lots[facts["cost"] - 1]
        self._fly(facts["card"], lot, heap)
        lot.show(None)
        for name in facts["kept"]:
            self._fly(name, self._lying(event.seat, name), heap)
        for name in facts["lost"]:
            self._fly(name, self._lying(event.seat, name), self.ids.auction)

    def _see_cash(self, event: Event) -> None:
        end = self.ids.cashed if event.seat == self.me else self.ids.far_corner
        self._fly(event.public["card"], self._lying(event.seat, event.public["card"]), end)

    def _see_suit(self, event: Event) -> None:
        card = self._lying(event.seat, event.public["card"])
        if isinstance(card, DutchCard):
            card.face(NUMBER[event.public["becomes"]])
            card.flip(self.speed)

    def _see_take(self, event: Event) -> None:
        facts = event.public
        if facts["place"] == "display":
            start: Widget = self.lots[facts["cost"] - 1]
        else:
            start = self.ids.auction if facts["place"] == "auction" else self._heap(event.seat)
        self._fly(facts["card"], start, self._fan(event.seat))
        if facts["place"] == "display":
            self.lots[facts["cost"] - 1].show(None)

    def _see_steal(self, event: Event) -> None:
        name = event.public["card"]
        self._fly(name, self._lying(1 - (event.seat or 0), name), self._fan(event.seat))

    def _see_done(self, event: Event) -> None:
        heap = self._heap(event.seat)
        for name in event.public["cards"]:
            self._fly(name, self._lying(event.seat, name), heap)

    def _see_unsold(self, event: Event) -> None:
        self._fly(event.public["card"], self.lots[0], self.ids.auction)
        self.lots[0].show(None)

    def _see_restock(self, event: Event) -> None:
        """The row closes up, and new cards come to its end."""
        assert self.view is not None
        left = [lot.code for lot in self.lots if lot.code is not None]
        row = [*left, *(NUMBER[name] for name in event.public["cards"])][: len(self.lots)]
        for lot, card in zip(self.lots, [*row, *[None] * len(self.lots)]):
            fresh = lot.cost > len(left) and card is not None
            lot.show(card)
            if fresh:
                lot.appear(self.speed)
