"""What lies before whoever plays: the fan of bidding cards, the turn's two places, and layers won."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.top_cake.rules.components import FACES
from cakeapp.games.top_cake.table import geometry
from cakeapp.games.top_cake.table.board.layers import TopCakeWon
from cakeapp.games.top_cake.table.board.lots import special
from cakeapp.stage import art
from cakeapp.stage.motion import glide
from cakeapp.stage.semantics import Spoken
from cakeapp.stage.widgets.board import Board
from cakeapp.stage.widgets.fan import Card

FLICK = 0.16  # seconds a card takes to turn over
TRAY, WIDEST = (150, 62), 220  # of a layer in the tray, in dp


class TopCakeCard(Card):
    """A bidding card of the own hand, with the side up that would be up at a lot."""

    face = StringProperty("")
    symbol = StringProperty("")
    back = StringProperty("")
    down = BooleanProperty(False)
    squeeze = NumericProperty(1)
    free = NumericProperty(0)  # how much of its width the next card leaves free

    def show(self, card: int, down: bool, emblem: int, spoken: str, ready: bool) -> None:
        face = FACES[card]
        known = self.key == f"card:{face}"
        flicked = known and down != self.down
        self.key, self.role, self.opacity, self.spoken = f"card:{face}", "thing", 1, spoken
        self.symbol, self.face = special(face), "" if special(face) else face
        self.back = art.sprite("top_cake", f"bid_back_{emblem}")
        self.down, self.draggable, self.glowing = down, ready, ready
        if flicked or not known:
            Animation.cancel_all(self, "squeeze")
            self.squeeze = 0.05 if flicked else 1
        if flicked:
            glide(self, FLICK, self.board.speed, "out_quad", squeeze=1)

    def hide(self) -> None:
        Animation.cancel_all(self)
        self.key = self.spoken = self.face = self.symbol = self.back = ""
        self.opacity, self.draggable, self.glowing, self.down, self.squeeze = 0, False, False, False, 1


class TopCakeSlot(Spoken, FloatLayout):
    """One of the turn's two cards: what lies already, or how the next is to lie."""

    label = StringProperty("")
    face = StringProperty("")
    symbol = StringProperty("")
    back = StringProperty("")
    due = BooleanProperty(False)
    laid = BooleanProperty(False)
    wide = NumericProperty(0)  # of the card

    def show(self, key: str, label: str, spoken: str, due: bool) -> None:
        self.key, self.label, self.spoken, self.due = key, label, spoken, due
        self.face, self.symbol, self.back, self.laid, self.opacity = "", "", "", False, 1

    def fill(self, face: str, back: str) -> None:
        """Face up, or with a back."""
        self.laid, self.back, self.symbol = True, back, special(face)
        self.face = "" if self.symbol else face

    def hide(self) -> None:
        self.show("", "", "", False)
        self.opacity = 0


class TopCakeTray(FloatLayout):
    """The layers still to be stacked, side by side."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def show(self, numbers: Sequence[int], board: Board) -> list[TopCakeWon]:
        self.clear_widgets()
        found = [TopCakeWon(board=board, size_hint=(None, None)) for _ in numbers]
        for won in found:
            self.add_widget(won)
        self._lay()
        return found

    def lay(self, *_: object) -> None:
        there = self.children[::-1]
        if not there or self.width < dp(geometry.FINGER):
            return
        shape = geometry.grid(len(there), self.width, self.height, TRAY, dp(geometry.FINGER))
        for won, (x, y, width, height) in zip(there, geometry.cells(len(there), shape, (*self.pos, *self.size))):
            won.size = min(width, dp(WIDEST)) - dp(4), min(height, dp(100)) - dp(2)
            won.center = x + width / 2, y + height / 2
            won.lay()
