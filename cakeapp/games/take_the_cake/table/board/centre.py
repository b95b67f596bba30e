"""The cake in the centre: whole under a cut card, or in pieces drawn apart; and the two cut cards."""

from collections.abc import Iterable
from math import atan2, degrees

from kivy.animation import Animation
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.take_the_cake.rules.components import COLOURS, CUTS, PICKS, turned
from cakeapp.games.take_the_cake.rules.grid import SIDE
from cakeapp.games.take_the_cake.table.board.squares import PAN, Bit, TakeSquares
from cakeapp.stage.motion import glide
from cakeapp.stage.widgets.board import Board, Thing

APART = 0.18  # how far pieces are drawn apart, by how far from the middle they are
EXACT = 6  # digits, of what is next to each other by several sums
QUARTER = 90
TWIST = 40  # degrees that fingers turn until the card does

Cells = tuple[tuple[int, int], ...]  # rows and columns


def cells_of(cut: tuple[int, ...], colour: int) -> Cells:
    everything = tuple((row, col) for row in range(SIDE) for col in range(SIDE))
    return PICKS[cut][colour](everything)  # type: ignore[arg-type, return-value]


class TakePiece(Thing):
    """A piece of the cake: touched on its squares only. The widget is as large as the whole cake."""

    cell = NumericProperty(0)
    bits = ObjectProperty(())

    def show(self, squares: Iterable[int], cells: Cells, colour: str) -> None:
        middle_row = sum(row for row, _ in cells) / SIDE - 1.5
        middle_col = sum(col for _, col in cells) / SIDE - 1.5
        self.bits = tuple(
            Bit(row + APART * middle_row, col + APART * middle_col, square, colour)
            for square, (row, col) in zip(squares, cells, strict=True)
        )

    def _corners(self) -> list[tuple[float, float]]:
        return [(self.x + bit.col * self.cell, self.top - (bit.row + 1) * self.cell) for bit in self.bits]

    def collide_point(self, x: float, y: float) -> bool:
        """To the last pixel, and on a seam between two pieces in one of them only."""
        return any(
            0 <= round((x - left) / self.cell, EXACT) < 1 and 0 <= round((y - bottom) / self.cell, EXACT) < 1
            for left, bottom in self._corners()
        )

    def touch_centre(self) -> tuple[float, float]:
        """The middle of the square that is nearest to the middle of the piece."""
        half = self.cell / 2
        middles = [(left + half, bottom + half) for left, bottom in self._corners()]
        if not middles:
            return self.center
        x, y = (sum(each) / len(middles) for each in zip(*middles, strict=True))
        return min(middles, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)


class TakeCutCard(Thing):
    """A cut card as it is turned now; the one that lies over the cake stands out."""

    card = NumericProperty(-1)
    chosen = BooleanProperty(False)
    angle = NumericProperty(0)  # while it still turns

    def show(self, card: int, quarters: int, chosen: bool) -> None:
        if self.card == card and self.quarters != quarters:
            self.angle = QUARTER
            glide(self, 0.15, self.board.speed, "out_quad", angle=0)
        self.card, self.quarters, self.chosen, self.opacity = card, quarters, chosen, 1
        grid = "".join(turned(CUTS[card].grid, quarters))
        self.ids.grid.show(Bit(at // SIDE, at % SIDE, colour=letter) for at, letter in enumerate(grid))

    def hide(self) -> None:
        Animation.cancel_all(self)
        self.card, self.quarters, self.chosen, self.opacity, self.key, self.spoken = -1, 0, False, 0, "", ""
        self.angle = 0
        self.ids.grid.show(())


class TakeWhole(Thing):
    """The uncut cake. Two fingers on it turn the card that lies over it."""

    cell = NumericProperty(0)
    twistable = BooleanProperty(False)
    other = ObjectProperty(None, allownone=True)  # the second finger

    __events__ = ("on_twist",)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.twistable and self.touch and not self.other and self.collide_point(*touch.pos):
            touch.grab(self)
            self.other, self._from = touch, self._between(touch)
            self.touch.ud["held"] = True  # so that letting go is no tap
            self._hold.cancel()
            return True
        return super().on_touch_down(touch)

    def let_go(self) -> None:
        if self.other:
            self.other.ungrab(self)
            self.other = None
        super().let_go()

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if self.other and self.touch and touch.grab_current is self:
            turned = (self._between(self.other) - self._from + 180) % 360 - 180
            if abs(turned) > TWIST:
                self._from += QUARTER if turned > 0 else -QUARTER
                self.dispatch("on_twist", -1 if turned > 0 else 1)
            return True
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch is self.other and touch.grab_current is self:
            touch.ungrab(self)
            self.other = None
            return True
        return super().on_touch_up(touch)

    def _between(self, other: MotionEvent) -> float:
        return degrees(atan2(other.y - self.touch.y, other.x - self.touch.x))

    def on_twist(self, quarters: int) -> None:
        self.board.twist(quarters)


class TakeCentre(FloatLayout):
    """The cake in the middle of the table, whole or in pieces."""

    apart = BooleanProperty(False)
    pan_shown = BooleanProperty(False)
    cell = NumericProperty(0)
    colours = StringProperty("")  # of the card that lies over it

    def fill(self, board: Board) -> None:
        self.whole = TakeWhole(board=board, role="place")
        self.over = TakeSquares()
        self.pieces = [TakePiece(board=board) for _ in COLOURS]
        for widget in (self.whole, self.over, *self.pieces):
            widget.size_hint = None, None
            self.add_widget(widget)
        for name in ("size", "pos", "apart"):
            self.fbind(name, self.lay)

    def show_whole(self, squares: tuple[int, ...]) -> None:
        self.apart, self.pan_shown = False, bool(squares)
        self.whole.opacity = 1 if squares else 0
        self.whole.ids.squares.show(Bit(at // SIDE, at % SIDE, square) for at, square in enumerate(squares))
        for piece in self.pieces:
            self._hide(piece)
        self.lay()

    def show_colours(self, colours: str) -> None:
        """The colours of a card fall over the cake."""
        fresh = colours and colours != self.colours
        self.colours = colours
        self.over.show(Bit(at // SIDE, at % SIDE, colour=letter) for at, letter in enumerate(colours))
        Animation.cancel_all(self.over)
        self.over.opacity = 1
        self.lay()
        if fresh:
            self.over.opacity, self.over.y = 0.2, self.whole.y + self.cell / 2
            glide(self.over, 0.2, self.whole.board.speed, "out_quad", opacity=1, y=self.whole.y)

    def show_pieces(self, squares: tuple[int, ...], cut: tuple[int, ...], left: tuple[int, ...]) -> None:
        self.show_colours("")
        self.apart, self.pan_shown = True, True
        self.whole.opacity, self.whole.key = 0, ""
        for colour, piece in enumerate(self.pieces):
            if colour in left:
                Animation.cancel_all(piece)
                piece.opacity = 1
                piece.show(PICKS[cut][colour](squares), cells_of(cut, colour), COLOURS[colour])
            else:
                self._hide(piece)
        self.lay()

    def clear(self) -> None:
        self.show_whole(())
        self.whole.key = self.whole.spoken = ""
        self.show_colours("")

    def _hide(self, piece: TakePiece) -> None:
        Animation.cancel_all(piece)
        piece.opacity, piece.key, piece.spoken, piece.bits = 0, "", "", ()

    def lay(self, *_: object) -> None:
        room = PAN + (2 * APART * 1.5 if self.apart else 0)
        self.cell = min(self.width, self.height) / room
        side = SIDE * self.cell
        for widget in (self.whole, self.over, *self.pieces):
            widget.cell = self.cell
            widget.size = side, side
            widget.pos = self.center_x - side / 2, self.center_y - side / 2
