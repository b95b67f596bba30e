"""The own cake while it is being laid: what lies there, and a ghost of a square wherever one may go."""

from collections.abc import Mapping

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from cakeapp.games.take_the_cake.rules.grid import CELLS, FAR, REACH, cell, row_col
from cakeapp.games.take_the_cake.rules.state import LaidSquares
from cakeapp.games.take_the_cake.table.board.squares import RIM, Bit, TakeSquares
from cakeapp.games.take_the_cake.table.frame import Room, room_of
from cakeapp.games.take_the_cake.table.guide import place
from cakeapp.stage.semantics import TARGET, Spoken
from cakeapp.stage.widgets.board import Board, Thing

BUTTON = 52  # dp kept for the button that shows the row that has no room
LARGEST = 120  # dp of a square


class TakeGhost(Thing):
    """Where a square may go."""

    text = StringProperty("")  # what it would score there
    sure = BooleanProperty(False)  # in the frame however that slides
    lost = BooleanProperty(False)  # out of the frame if the square goes where it hovers


class TakeLaid(Spoken, TakeSquares):
    """The squares that lie there, for eyes and ears."""


class TakeGrid(FloatLayout):
    """The room of the frame as it may still slide. Where seven rows have no room, six are shown, the other by a tap."""

    cell = NumericProperty(0)
    pan = ListProperty([0, 0, 0, 0])  # the box of the room
    shown = BooleanProperty(False)
    short = BooleanProperty(False)  # a row has no room
    lower = BooleanProperty(False)  # the lowest row is shown, not the highest

    def fill(self, board: Board) -> None:
        self._room, self._laid, self._free = Room(-FAR, FAR, -FAR, FAR), (), {}
        self.ghosts = {at: TakeGhost(board=board, role="place", size_hint=(None, None), opacity=0) for at in CELLS}
        self.squares = TakeLaid(size_hint=(None, None))
        for ghost in self.ghosts.values():
            self.add_widget(ghost)
        self.add_widget(self.squares)
        for name in ("size", "pos", "lower"):
            self.fbind(name, self.lay)

    def show(self, laid: LaidSquares, free: Mapping[int, str], spoken: str) -> None:
        """`free` are the places where a square may go, with their spoken names."""
        self.squares.key, self.squares.spoken = "laid", spoken
        self._laid, self._free, self.shown = laid, free, True
        self._room = room_of(laid)
        for at, ghost in self.ghosts.items():
            ghost.text, ghost.lost = "", False
            ghost.key, ghost.spoken = (place(at), free[at]) if at in free else ("", "")
            ghost.sure = self._room.keeps(*row_col(at))
        self.lay()

    def clear(self) -> None:
        self._laid, self._free, self.shown, self.short = (), {}, False, False
        self.squares.show(())
        self.squares.key = self.squares.spoken = ""
        for ghost in self.ghosts.values():
            ghost.opacity, ghost.key, ghost.spoken, ghost.text = 0, "", "", ""

    def hover(self, at: int | None) -> None:
        """Shows how the frame would be locked by a square there."""
        for other, ghost in self.ghosts.items():
            ghost.lost = at is not None and other != at and other not in REACH[at]

    def is_hidden(self, at: int) -> bool:
        return self.short and row_col(at)[0] == (self._room.top if self.lower else self._room.bottom)

    def hides_places(self) -> bool:
        return any(map(self.is_hidden, self._free)) or (self.short and self.lower)

    def lay(self, *_: object) -> None:
        if not self.shown or self.width < dp(TARGET):
            return
        room, rows = self._room, self._room.rows
        self.cell = self._size(rows, self.width)
        self.short = self.cell < dp(TARGET)
        if self.short:
            rows -= 1
            self.cell = self._size(rows, self.width - dp(BUTTON))
        wide, high = room.columns * self.cell, rows * self.cell
        left = self.center_x - wide / 2 - (dp(BUTTON) / 2 if self.short else 0)
        top = self.center_y + high / 2
        self.pan = [left, top - high, wide, high]
        first = room.top + (1 if self.short and self.lower else 0)
        self._first, self._rows = first, rows
        for at, ghost in self.ghosts.items():
            row, col = row_col(at)
            seen = at in self._free and first <= row < first + rows
            ghost.opacity = 1 if seen else 0
            if at in self._free:
                ghost.key = place(at) if seen else ""
            ghost.size = self.cell, self.cell
            ghost.pos = left + (col - room.left) * self.cell, top - (row - first + 1) * self.cell
        self.squares.cell, self.squares.size, self.squares.pos = self.cell, (wide, high), (left, top - high)
        places = [(square, *row_col(at)) for square, at in self._laid]
        self.squares.show(Bit(row - first, col - room.left, square) for square, row, col in places if row >= first)

    def _size(self, rows: int, width: float) -> float:
        """Of a square; the rim of the pan is as wide as there is room for it."""
        columns = self._room.columns
        with_rim = min(width / (columns + 2 * RIM), self.height / (rows + 2 * RIM))
        size = with_rim if with_rim >= dp(TARGET) else min(dp(TARGET), width / columns, self.height / rows)
        return min(size, dp(LARGEST))

    def at_key(self, key: str) -> int:
        row, col = key.partition(":")[2].split(",")
        return cell(int(row), int(col))

    def at_point(self, x: float, y: float) -> int | None:
        """The free place at this point."""
        if not self.shown or not self.cell:
            return None
        col, up = (x - self.pan[0]) // self.cell, (y - self.pan[1]) // self.cell
        row = self._first + self._rows - 1 - int(up)
        in_pan = 0 <= up < self._rows and 0 <= col < self._room.columns
        at = cell(row, int(col) + self._room.left)
        return at if in_pan and at in self._free else None

    def say(self, key: str, text: str) -> None:
        self.ghosts[self.at_key(key)].text = text

    def hush(self) -> None:
        for ghost in self.ghosts.values():
            ghost.text = ""
