"""What lies on the table of Dutch Auction: cards in fans, lots with their prices, piles."""

from collections.abc import Mapping

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.dutch_auction.rules.codes import PLAIN, SUIT, SUITS
from cakeapp.games.dutch_auction.table import layout
from cakeapp.games.dutch_auction.table.words import printed
from cakeapp.stage.motion import glide
from cakeapp.stage.widgets.board import Board, Place
from cakeapp.stage.widgets.fan import Card, Fan

FLIP = 0.2  # seconds a card takes to turn over


class DutchCard(Card):
    """A card as it lies: its bid, its points, the suit it has and the one printed on it."""

    suit = StringProperty("")
    printed = StringProperty("")  # where the suit was changed
    mark = StringProperty("")
    points = StringProperty("")
    power = BooleanProperty(False)
    back = BooleanProperty(False)
    marked = BooleanProperty(False)
    used = BooleanProperty(False)
    faded = BooleanProperty(False)
    fate = StringProperty("")  # what would become of it
    gone = BooleanProperty(False)  # the fate is to be lost
    squeeze = NumericProperty(1)

    def face(self, card: int) -> None:
        facts = printed(card)
        self.back, self.suit, self.power = False, SUITS[SUIT[card]], facts.power
        self.printed = "" if card == PLAIN[card] else facts.suit
        self.mark, self.points = "" if facts.power else str(facts.bid), str(facts.vp)

    def turn_down(self) -> None:
        """Shows nothing but its back."""
        self.back, self.power = True, False
        self.suit = self.printed = self.mark = self.points = ""
        self.calm()

    def calm(self) -> None:
        """Nothing can be done with it, and nothing happens to it."""
        self.key = self.spoken = self.fate = self.refusal = ""
        self.draggable = self.glowing = self.lit = self.marked = self.used = self.faded = self.gone = False
        self.role = "text"

    def flip(self, speed: float) -> None:
        Animation.cancel_all(self, "squeeze")
        self.squeeze = 0.05
        glide(self, FLIP, speed, "out_quad", squeeze=1)


class DutchFan(Fan):
    """Cards side by side, taken from a store of its own."""

    board: Board

    def fill(self, count: int) -> list[DutchCard]:
        """So many cards, as they were as far as there were any."""
        if not hasattr(self, "_store"):
            self._store: list[DutchCard] = []
        while len(self._store) < count:
            self._store.append(DutchCard(board=self.board))
        for card in self._store[count:]:
            card.turn_down()
            self.remove_widget(card)
        for card in self._store[:count]:
            if card.parent is None:
                self.add_widget(card)
        return self._store[:count]

    def show(self, cards: Mapping[str, int], backs: int = 0) -> list[tuple[str, DutchCard]]:
        """These cards by their keys, face up, and after them some face down; the open ones with their keys."""
        widgets = self.fill(len(cards) + backs)
        opened = list(zip(cards, widgets))
        for card in widgets:
            Animation.cancel_all(card)
            card.opacity = card.squeeze = 1
        for (key, card), code in zip(opened, cards.values()):
            card.calm()
            card.face(code)
            card.key, card.role = key, "thing"
        for card in widgets[len(cards) :]:
            card.turn_down()
        self._lay()
        return opened

    def say(self, key: str, spoken: str) -> None:
        """What its cards, all face down, are to whoever does not see them."""
        self._store[0].key, self._store[0].spoken = key, spoken

    def cards(self) -> list[DutchCard]:
        return [card for card in reversed(self.children) if card.key]


class DutchLot(Place):
    """A card for sale under its price, or the gap that it left."""

    cost = NumericProperty(0)
    suit = StringProperty("")
    mark = StringProperty("")
    points = StringProperty("")
    power = BooleanProperty(False)
    chosen = BooleanProperty(False)
    there = BooleanProperty(False)  # an auction is on
    must = BooleanProperty(False)  # it has to be gone before the turn ends
    code: int | None = None

    def _card_high(self) -> float:
        return min(self.width * layout.CARD, self.height - dp(layout.TAG))

    card_high = AliasProperty(_card_high, bind=("size",))

    def show(self, card: int | None) -> None:
        self.empty()
        self.code, self.there = card, True
        if card is not None:
            facts = printed(card)
            self.suit, self.power, self.points = facts.suit, facts.power, str(facts.vp)
            self.mark = "" if facts.power else str(facts.bid)

    def empty(self) -> None:
        self.key = self.spoken = self.suit = self.mark = self.points = ""
        self.there = self.power = self.chosen = self.must = self.glowing = self.lit = False
        self.code = None
        Animation.cancel_all(self)
        self.opacity = 1

    def appear(self, speed: float) -> None:
        self.opacity = 0
        glide(self, FLIP, speed, opacity=1)


class DutchDisplay(FloatLayout):
    """The lots in a row, the cheapest on the left."""

    def fill(self, board: Board) -> list[DutchLot]:
        self.lots = [DutchLot(board=board, cost=cost, size_hint=(None, None)) for cost in range(1, layout.LOTS + 1)]
        for lot in self.lots:
            self.add_widget(lot)
        for name in ("size", "pos"):
            self.fbind(name, self.lay)
        return self.lots

    def lay(self, *_: object) -> None:
        high = self.height
        wide = min((high - dp(layout.TAG)) / layout.CARD + dp(layout.GAP), self.width / layout.LOTS)
        wide = max(wide, min(dp(layout.FINGER), self.width / layout.LOTS))
        step = min(self.width / layout.LOTS, wide * 1.25)
        left = self.center_x - step * layout.LOTS / 2 + (step - wide) / 2
        for at, lot in enumerate(self.lots):
            lot.size = wide, high
            lot.pos = left + at * step, self.y


class DutchPile(Place):
    """Cards in a heap, with what they are called and how many they are."""

    art = StringProperty("")
    label = StringProperty("")
    count = StringProperty("")

    def show(self, key: str, label: str, n: int, spoken: str) -> None:
        self.key, self.label, self.count, self.spoken = key, label, str(n) if key else "", spoken
        self.opacity, self.lit = 1 if key else 0, False

    def empty(self) -> None:
        self.show("", "", 0, "")
