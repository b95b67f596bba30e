"""The cakes of all: each in its pan with whose it is, what it scores by line, and its order."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout

from cakeapp.games.take_the_cake.rules.state import LaidSquares
from cakeapp.games.take_the_cake.rules.worth import SOURCES
from cakeapp.games.take_the_cake.table.board.squares import PAN, Bit, picture
from cakeapp.games.take_the_cake.table.frame import in_frame
from cakeapp.stage.semantics import Spoken
from cakeapp.stage.widgets.board import Board, Thing

HEAD = 20  # dp of the line above a cake
LINE = 22  # dp of a row of points, and of the order
ROOMY = 150  # dp from which a cake shows its points by line


class TakeScore(BoxLayout):
    """What a cake scores by one kind of topping."""

    source = StringProperty("")
    text = StringProperty("")
    gain = NumericProperty(0)  # by what hovers over the cake
    upright = BooleanProperty(False)


class TakeScores(Spoken, GridLayout):
    """What a cake scores by each line, as if it were finished."""

    upright = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._scores = {source: TakeScore(source=source, upright=self.upright) for source in SOURCES}
        for score in self._scores.values():
            self.add_widget(score)

    def show(self, points: Mapping[str, int], gains: Mapping[str, int]) -> None:
        for source, score in self._scores.items():
            score.gain = gains.get(source, 0)
            now = points.get(source, 0)
            score.text = f"{score.gain:+}" if score.gain else str(now) if now else "-"

    def clear(self) -> None:
        self.key = self.spoken = ""
        for score in self._scores.values():
            score.text, score.gain = "", 0


class Told(NamedTuple):
    """What a cake on the table tells."""

    key: str
    spoken: str
    laid: LaidSquares
    emblem: int
    head: str
    points: Mapping[str, int]
    colour: str = ""  # of the pieces that its seat gets
    order: str = ""
    lit: Collection[int] = ()  # squares that scored the line that is looked at
    lit_order: bool = False
    may_have_order: bool = False  # so that there is room for it


class TakeCake(Thing):
    """A cake in its pan."""

    text_scale = NumericProperty(1)
    emblem = NumericProperty(-1)
    head = StringProperty("")
    colour = StringProperty("")
    order = StringProperty("")
    lit_order = BooleanProperty(False)
    roomy = BooleanProperty(False)
    head_height = NumericProperty(0)
    cell = NumericProperty(0)
    beside = BooleanProperty(False)  # points and order lie beside the cake, not under it
    side_by = NumericProperty(0)  # how far in they begin
    scores_height = NumericProperty(0)
    order_height = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        self._reserves = False
        super().__init__(**kwargs)
        for name in ("size", "order", "text_scale"):
            self.fbind(name, self._measure)

    def show(self, told: Told) -> None:
        self.opacity, self.key, self.spoken = 1, told.key, told.spoken
        self.emblem, self.head, self.colour = told.emblem, told.head, told.colour
        self.order, self.lit_order, self._reserves = told.order, told.lit_order, told.may_have_order
        places = in_frame(told.laid)
        self.ids.squares.show(Bit(row, col, square, lit=square in told.lit) for square, row, col in places)
        self.ids.scores.show(told.points, {})
        self._measure()

    def hide(self) -> None:
        self.opacity, self.key, self.spoken, self.emblem = 0, "", "", -1
        self.head = self.colour = self.order = ""
        self.glowing = self.lit_order = False
        self.ids.squares.show(())
        self.ids.scores.clear()

    def _measure(self, *_: object) -> None:
        """Points and order lie under the cake, or beside it where that is larger so."""
        wide = self.width >= dp(ROOMY)
        scale = min(1.6, self.text_scale) if wide else 1
        self.head_height = dp(HEAD) * scale
        line = dp(LINE) * scale * (1.4 if self.width >= 2 * dp(ROOMY) else 1)
        self.order_height = 2 * dp(LINE) * scale if self.order or self._reserves else 0
        scores = 2 * line
        left = self.height - self.head_height
        under = left - self.order_height
        self.roomy = wide and under - scores >= min(self.width, under) * 0.55
        pan = min(self.width, under - (scores if self.roomy else 0))
        aside = min(left, self.width - dp(ROOMY))
        self.beside = wide and aside > pan * 1.2
        self.side_by = aside if self.beside else 0
        if self.beside:
            self.roomy, pan = True, aside
            scores = min(scores, left / 2)
            self.order_height = min(self.order_height, left / 2)
        self.scores_height = scores if self.roomy else 0
        self.cell = max(0, pan) / PAN

    def fit(self, width: float, height: float) -> None:
        """No larger than this, and no larger than what it tells needs."""
        self.size = width, height
        self._measure()
        if self.beside:
            self.width = min(width, self.side_by + 2 * dp(ROOMY))
        else:
            under = self.scores_height + self.order_height
            self.height = min(height, self.head_height + self.cell * PAN + under + dp(3))


class TakeCakes(FloatLayout):
    """Cakes side by side, as large as they can be."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.cakes: list[TakeCake] = []
        self._count = 0
        self._lay = Clock.create_trigger(self._lay_cakes, -1)
        for name in ("size", "pos"):
            self.fbind(name, self._lay)

    def show(self, board: Board, told: list[Told]) -> None:
        while len(self.cakes) < len(told):
            cake = TakeCake(board=board, size_hint=(None, None))
            self.cakes.append(cake)
            self.add_widget(cake)
        self._count = len(told)
        for cake, one in zip(self.cakes, told):
            cake.show(one)
        for cake in self.cakes[len(told) :]:
            cake.hide()
        self._lay_cakes()

    def settle(self) -> None:
        """Before something flies there."""
        self._lay_cakes()

    def clear(self) -> None:
        self._count = 0
        for cake in self.cakes:
            cake.hide()

    def _lay_cakes(self, *_: object) -> None:
        if not self._count or self.width < dp(48):
            return
        even = [each for each in range(1, self._count + 1) if self._count % each == 0]
        columns = max(even, key=lambda each: (self._fits(each), each))
        rows = -(-self._count // columns)
        wide, high = self.width / columns, self.height / rows
        for at, cake in enumerate(self.cakes[: self._count]):
            row, col = divmod(at, columns)
            cake.fit(wide - dp(6), high - dp(4))
            cake.x = self.x + col * wide + (wide - cake.width) / 2
            cake.y = self.top - row * high - (cake.height if rows > 1 else (high + cake.height) / 2)

    def _fits(self, columns: int) -> float:
        """How large the cakes are with so many side by side."""
        rows = -(-self._count // columns)
        return min(self.width / columns, self.height / rows - dp(HEAD + (2 * LINE if rows > 1 else 0)))


class TakeOrder(Thing):
    """An order card of one's own."""

    name = StringProperty("")
    rule = StringProperty("")
    worth = StringProperty("")  # with the cake as it is
    chosen = BooleanProperty(False)

    def show(self, key: str, name: str, rule: str, worth: str, chosen: bool) -> None:
        self.key, self.name, self.rule, self.worth, self.chosen = key, name, rule, worth, chosen
        self.spoken, self.opacity = f"{name}: {rule}. {worth}", 1

    def hide(self) -> None:
        self.opacity, self.chosen, self.glowing = 0, False, False
        self.key = self.spoken = self.name = self.rule = self.worth = ""


class TakeHand(Thing):
    """A square of the own piece that is still to be laid."""

    square = NumericProperty(-1)

    def show(self, square: int, key: str, spoken: str) -> None:
        self.square, self.key, self.spoken, self.opacity = square, key, spoken, 1
        self.ids.picture.show([Bit(0, 0, square)])

    def hide(self) -> None:
        self.square, self.key, self.spoken, self.opacity = -1, "", "", 0
        self.glowing = False
        self.ids.picture.show(())


def topping(source: str) -> str:
    """The picture of what scores."""
    return picture(f"top_{source}") if source else ""
