"""Cake squares as they are drawn: icing, topping, the colour of a cut over it, a ring around what scored."""

from collections.abc import Iterable
from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line, PopMatrix, PushMatrix, Rectangle, RoundedRectangle, Translate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from cakeapp.games.take_the_cake.rules.components import SQUARES
from cakeapp.games.take_the_cake.rules.grid import SIDE
from cakeapp.stage import art
from cakeapp.stage.theme import theme

NOTHING = -1
SQUARE = 96  # dp of an icing's picture
SINGLE, DOUBLE = 64 / SQUARE, 80 / SQUARE
RING = 0.72, 0.14, 0.23, 1  # on art, so the same by day and by night
PAN, RIM = 420 / SQUARE, 18 / SQUARE  # in squares


class Bit(NamedTuple):
    """What is drawn on a cell, its row counted from the top."""

    row: float
    col: float
    square: int = NOTHING
    colour: str = ""
    lit: bool = False


def picture(name: str) -> str:
    return art.sprite("take_the_cake", name)


class TakeSquares(Widget):
    """Squares from the upper left corner of the widget on. It is moved without being drawn again."""

    cell = NumericProperty(0)
    bits = ObjectProperty(())
    pan = BooleanProperty(False)  # of four by four, under the squares
    veil = NumericProperty(1)  # how strong the colours of a cut are
    halo = NumericProperty(0)  # dp of light around the squares

    def __init__(self, **kwargs: object) -> None:
        self._drawn, self._at = InstructionGroup(), Translate()
        super().__init__(**kwargs)
        for step in (PushMatrix(), self._at, self._drawn, PopMatrix()):
            self.canvas.add(step)
        self._draw = Clock.create_trigger(self._draw_all, -1)
        self.fbind("pos", self._move)
        for name in ("cell", "bits", "pan", "veil", "halo", "height"):
            self.fbind(name, self._draw)
        self._move()

    def show(self, bits: Iterable[Bit]) -> None:
        self.bits = tuple(bits)

    def _move(self, *_: object) -> None:
        self._at.xy = self.pos

    def _draw_all(self, _: float) -> None:
        self._drawn.clear()
        cell = self.cell
        self._drawn.add(Color(1, 1, 1, 1))
        if self.pan:
            pan, rim = PAN * cell, RIM * cell
            under = self.height - SIDE * cell - rim
            self._drawn.add(Rectangle(source=picture("frame"), pos=(-rim, under), size=(pan, pan)))
        self._draw_halo()
        for bit in self.bits:
            x, y = bit.col * cell, self.height - (bit.row + 1) * cell
            if bit.square != NOTHING:
                self._draw_square(bit.square, x, y)
            if bit.colour:
                self._drawn.add(Color(1, 1, 1, self.veil))
                self._add(f"cut_{bit.colour}", x, y, cell)
                self._drawn.add(Color(1, 1, 1, 1))
        for bit in self.bits:
            if bit.lit:
                self._ring(bit.col * cell, self.height - (bit.row + 1) * cell)

    def _draw_halo(self) -> None:
        if not self.halo:
            return
        out = dp(self.halo)
        self._drawn.add(Color(*theme.glow))
        for bit in self.bits:
            at = bit.col * self.cell - out, self.height - (bit.row + 1) * self.cell - out
            side = self.cell + 2 * out
            self._drawn.add(RoundedRectangle(pos=at, size=(side, side), radius=[out + dp(1)]))
        self._drawn.add(Color(1, 1, 1, 1))

    def _draw_square(self, number: int, x: float, y: float) -> None:
        square, cell = SQUARES[number], self.cell
        self._add(f"icing_{square.icing}", x, y, cell)
        if square.topping:
            size = cell * (DOUBLE if square.count > 1 else SINGLE)
            name = f"top{'2' if square.count > 1 else ''}_{square.topping}"
            self._add(name, x + (cell - size) / 2, y + (cell - size) / 2, size)

    def _add(self, name: str, x: float, y: float, size: float) -> None:
        self._drawn.add(Rectangle(source=picture(name), pos=(x, y), size=(size, size)))

    def _ring(self, x: float, y: float) -> None:
        inset = max(dp(2), self.cell * 0.07)
        side = self.cell - 2 * inset
        for colour, width in ((Color(1, 1, 1, 1), inset), (Color(*RING), inset * 0.55)):
            self._drawn.add(colour)
            self._drawn.add(Line(rounded_rectangle=(x + inset, y + inset, side, side, side * 0.2), width=width))
        self._drawn.add(Color(1, 1, 1, 1))
