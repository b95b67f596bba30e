"""The lots: cakes on stands in rows, the bids before them, and the tin at the end."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from cakeapp.games.top_cake.rules.laid import HALF, CardAtLot
from cakeapp.games.top_cake.table import geometry
from cakeapp.games.top_cake.table.board.layers import TopCakeLayer
from cakeapp.stage import art
from cakeapp.stage.widgets.board import Board, Thing

SPECIAL = {"S": "snatch", "R": "reverse", HALF: "half"}
LARGEST = 52  # dp a bid is wide at most
CAKE_PART = 0.56  # of a lot's height, for the cake and its plate; the bids lie before its foot
EASY, CROWDED, FEW = 30, 46, 4  # how far up the stand bids may lie, in dp of its picture; more than FEW crowd it
UNDER_WORDS = 3  # where cake and bids are added: the verdict and the hand of a SNATCH are above them
IDEAL = (120, 150)  # of a lot
TIN = 84  # dp of height for a tin in a row of its own


def special(face: str) -> str:
    return art.sprite("top_cake", SPECIAL[face]) if face in SPECIAL else ""


class TopCakeBid(Widget):
    """A bidding card that lies at a lot: open with its face, or a back with the sign of its seat."""

    back = StringProperty("")
    emblem = StringProperty("")
    face = StringProperty("")
    symbol = StringProperty("")  # the picture of a face that is no number
    closed = BooleanProperty(False)
    stuck = BooleanProperty(False)
    half = BooleanProperty(False)
    twin = BooleanProperty(False)  # another player's card of the same face sends it home
    turn = NumericProperty(1)  # how far it is turned over

    laid = CardAtLot(-1, "")

    def show(self, laid: CardAtLot, emblem: int) -> None:
        Animation.cancel_all(self)
        self.laid, self.opacity, self.half = laid, 1, laid.face == HALF
        self.twin, self.turn = False, 1
        self.closed, self.stuck = laid.closed, laid.stuck
        self.face = "" if laid.face in SPECIAL else laid.face
        self.symbol = special(laid.face)
        self.back = art.sprite("top_cake", f"bid_back_{emblem}")
        self.emblem = art.sprite("common", f"seat_{emblem}")

    def hide(self) -> None:
        Animation.cancel_all(self)
        self.laid, self.opacity = CardAtLot(-1, ""), 0
        self.back = self.emblem = self.face = self.symbol = ""


class TopCakeTotal(Widget):
    """What a seat's bid comes to, growing while a lot is judged."""

    emblem = StringProperty("")
    halves = NumericProperty(0)
    best = BooleanProperty(False)


class TopCakeLot(Thing):
    """A cake on its stand, and the bids laid there."""

    scale = NumericProperty(0.5)
    waits = BooleanProperty(False)  # since an earlier round
    verdict = StringProperty("")
    foot = NumericProperty(0)  # where its stand stands
    grip = NumericProperty(0)  # how near the hand of a SNATCH is: 1 has it
    emblem = StringProperty("")  # of the seat whose SNATCH it is

    def __init__(self, **kwargs: object) -> None:
        super().__init__(role="place", **kwargs)
        self.cake = TopCakeLayer()
        self.add_widget(self.cake, UNDER_WORDS)
        self.bids: list[TopCakeBid] = []
        self.totals: list[TopCakeTotal] = []
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def show(self, number: int, bears: str, laid: Sequence[CardAtLot], emblems: Sequence[int], waits: bool) -> None:
        Animation.cancel_all(self.cake)
        self.opacity, self.waits, self.verdict, self.grip = 1, waits, "", 0
        self.cake.show(number, bears)
        self.hide_totals()
        while len(self.bids) < len(laid):
            self.bids.append(TopCakeBid())
            self.add_widget(self.bids[-1], UNDER_WORDS)
        for at, bid in enumerate(self.bids):
            if at < len(laid):
                bid.show(laid[at], emblems[laid[at].seat])
            else:
                bid.hide()
        self._lay()

    def hide(self) -> None:
        Animation.cancel_all(self.cake)
        self.key = self.spoken = self.verdict = ""
        self.opacity, self.grip = 0, 0
        self.cake.hide()
        self.hide_totals()
        for bid in self.bids:
            bid.hide()

    def hide_totals(self) -> None:
        for total in self.totals:
            Animation.cancel_all(total)
            self.remove_widget(total)
        self.totals = []

    def lay_totals(self) -> None:
        """In a row across the cake."""
        wide = min(dp(46), self.width / max(1, len(self.totals)))
        for at, total in enumerate(self.totals):
            total.size = wide, dp(24)
            total.x = self.center_x + (at - len(self.totals) / 2) * wide
            total.top = self.top - dp(2)

    def lay(self, *_: object) -> None:
        if not self.opacity or self.cake.number < 0:
            return
        high = geometry.tall([self.cake.topper])
        self.scale = min(self.width * 0.96 / geometry.STAND[0], self.height * CAKE_PART / high)
        self.foot = self.top - dp(3) - high * self.scale
        above = geometry.STAND[1] - geometry.PLATE
        self.cake.place(self.center_x, self.foot + above * self.scale, self.scale)
        there = [bid for bid in self.bids if bid.opacity]
        if not there:
            return
        before = CROWDED if len(there) > FEW else EASY
        room = self.width - dp(8), self.foot + before * self.scale - self.y - dp(4)
        cols, wide = geometry.cards(len(there), *room, dp(LARGEST))
        high_card = wide * geometry.CARD
        rows = -(-len(there) // cols)
        top = self.y + dp(4) + (room[1] + rows * high_card) / 2
        for at, bid in enumerate(there):
            row, col = divmod(at, cols)
            in_row = min(cols, len(there) - row * cols)
            bid.size = wide - dp(2), high_card - dp(2)
            bid.pos = self.center_x + (col - in_row / 2) * wide + dp(1), top - (row + 1) * high_card + dp(1)


class TopCakeTin(Thing):
    """The tin at the end of the row: the round, and what is still to come."""

    says_round = StringProperty("")


class TopCakeLots(FloatLayout):
    """Lays its lots in as many rows as make them largest."""

    board = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.lots: list[TopCakeLot] = []
        self.tin = TopCakeTin(role="button", opacity=0)
        self.add_widget(self.tin)
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def need(self, count: int, board: Board) -> list[TopCakeLot]:
        """So many lots to be filled; the others are hidden."""
        while len(self.lots) < count:
            self.lots.append(TopCakeLot(board=board))
            self.add_widget(self.lots[-1])
        for lot in self.lots[count:]:
            lot.hide()
        self._lay()
        return self.lots[:count]

    def clear(self) -> None:
        for lot in self.lots:
            lot.hide()
        self.tin.opacity, self.tin.key, self.tin.spoken, self.tin.says_round = 0, "", "", ""

    def lay(self, *_: object) -> None:
        there = [lot for lot in self.lots if lot.opacity]
        if not self.tin.opacity or self.width < dp(geometry.FINGER):
            return
        for thing, (x, y, width, height) in zip([*there, self.tin], self.boxes(len(there))):
            thing.size = width - dp(4), height - dp(4)
            thing.pos = x + dp(2), y + dp(2)

    def boxes(self, lots: int) -> list[geometry.Box]:
        """Where the lots go, and last the tin; a row that it has for itself is low, and wide enough for its words."""
        x, y, width, height = *self.pos, *self.size
        shape = geometry.grid(lots + 1, width, height, IDEAL, dp(geometry.FINGER))
        low = dp(TIN)
        if lots and lots % shape.cols == 0 and low * shape.rows < height:
            above = geometry.Grid(shape.cols, shape.rows - 1)
            return [*geometry.cells(lots, above, (x, y + low, width, height - low)), (x, y, width, low)]
        return geometry.cells(lots + 1, shape, (x, y, width, height))

    def at(self, number: int) -> TopCakeLot | None:
        return next((lot for lot in self.lots if lot.opacity and lot.cake.number == number), None)
