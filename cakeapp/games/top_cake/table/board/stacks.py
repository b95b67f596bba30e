"""Stacks of cake: a shelf for each seat, on it every stack with what its layers bear."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from cakeapp.games.top_cake.rules import worth as outlook
from cakeapp.games.top_cake.rules.scoring import Stack
from cakeapp.games.top_cake.table import geometry
from cakeapp.games.top_cake.table.board.layers import TopCakeLayer, is_topper
from cakeapp.games.top_cake.table.words import Texts
from cakeapp.stage.widgets.board import Board, Thing

ROOMY = 84  # dp a layer is wide for "2 of 3" on it; a narrower one says 2/3
MARGIN = 0.97
UNDER_WORDS = 2  # where layers are added: the stack's own words are above them


class TopCakeStack(Thing):
    """A stack on its stand, or the empty stand where a new one may begin."""

    scale = NumericProperty(1)
    tallest = NumericProperty(0)  # of its rack, whose stacks stand in line
    foot = NumericProperty(0)
    empty = BooleanProperty(False)
    gain = StringProperty("")  # what the layer picked up would score here
    warns = BooleanProperty(False)  # something would collapse
    begins = StringProperty("")  # words of an empty stand

    def __init__(self, **kwargs: object) -> None:
        super().__init__(role="text", **kwargs)
        self.layers: list[TopCakeLayer] = []
        self.stack: Stack = ()
        self.ghost = TopCakeLayer(opacity=0)
        self.add_widget(self.ghost, UNDER_WORDS)
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay, scale=self._lay, tallest=self._lay)

    def show(self, stack: Stack) -> None:
        self.stack, self.opacity, self.empty = stack, 1, not stack
        self.gain, self.warns = "", False
        self.ghost.hide()
        while len(self.layers) < len(stack):
            self.layers.append(TopCakeLayer())
            self.add_widget(self.layers[-1], UNDER_WORDS + 1)
        counts = outlook.above(stack)
        for at, layer in enumerate(self.layers):
            Animation.cancel_all(layer)
            if at < len(stack):
                n, most = counts[at]
                layer.show(stack[at], "", counting=True, full=n == most)
            else:
                layer.hide()
        self._lay()

    def hide(self) -> None:
        self.show(())
        self.key = self.spoken = self.begins = ""
        self.opacity = 0

    def lay(self, *_: object) -> None:
        if not self.opacity:
            return
        self.foot = max(self.y + dp(2), self.center_y - self.tallest * self.scale / 2)
        shown = [layer for layer in (*self.layers, self.ghost) if layer.number >= 0]
        for layer, (_, bottom, *_rest) in zip(shown, geometry.pile([one.topper for one in shown])):
            layer.place(self.center_x, self.foot + bottom * self.scale, self.scale)

    def count(self, t: Texts, stack: Stack | None = None) -> None:
        """Writes on each layer how many of its max are above it, as long as there is room."""
        says = "thing.above" if geometry.LAYER[0] * self.scale >= dp(ROOMY) else "thing.above_short"
        for layer, (n, most) in zip(self.layers, outlook.above(self.stack if stack is None else stack)):
            layer.text = t(says, count=n, max=most)

    def put(self, number: int, t: Texts) -> None:
        """Shows a layer on top that is about to be there."""
        self.ghost.show(number, "", counting=True)
        self.empty = False
        self.count(t, (*self.stack, number))
        self.lay()

    def falling(self, fallen: Sequence[int]) -> list[TopCakeLayer]:
        return [layer for layer in (*self.layers, self.ghost) if layer.number in fallen and layer.number >= 0]


class TopCakeCrumbs(Widget):
    """What is left of layers that collapse."""

    step = NumericProperty(0)  # the picture shown


class TopCakeRack(FloatLayout):
    """Lays stacks in as many rows as let them be largest, all in one scale."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.stacks: list[TopCakeStack] = []
        self.texts: Texts | None = None
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def need(self, count: int, board: Board) -> list[TopCakeStack]:
        while len(self.stacks) < count:
            self.stacks.append(TopCakeStack(board=board))
            self.add_widget(self.stacks[-1])
        for stack in self.stacks[count:]:
            stack.hide()
        self._lay()
        return self.stacks[:count]

    def lay(self, *_: object) -> None:
        there = [stack for stack in self.stacks if stack.opacity]
        if not there or self.width < dp(geometry.FINGER) or self.texts is None:
            return
        ideal = geometry.STAND[0], max(geometry.tall([is_topper(one) for one in stack.stack]) for stack in there)
        shape = geometry.grid(len(there), self.width, self.height, ideal, dp(geometry.FINGER + 2))
        across, up = self.width / shape.cols, self.height / shape.rows
        scale = min(across * MARGIN / ideal[0], (up - dp(6)) / ideal[1], dp(1.1))
        for stack, (x, y, width, height) in zip(there, geometry.cells(len(there), shape, (*self.pos, *self.size))):
            stack.size = width - dp(2), height - dp(2)
            stack.pos = x + dp(1), y + dp(1)
            stack.scale, stack.tallest = scale, ideal[1]
            stack.count(self.texts)


class TopCakeShelf(BoxLayout):
    """A seat's name, points and cards, and all its stacks."""

    seat = NumericProperty(-1)
    emblem = StringProperty("")
    title = StringProperty("")
    cards = StringProperty("")
    spoken_title = StringProperty("")
    none = StringProperty("")  # said where there is no stack
    starts = BooleanProperty(False)  # holds the first player card
    board = ObjectProperty(None, allownone=True)

    def stack(self, number: int) -> TopCakeStack | None:
        """By its number from 1; the one after the last is the empty stand, if there is one."""
        there = [stack for stack in self.ids.rack.stacks if stack.opacity]
        return there[number - 1] if 0 < number <= len(there) else None

    def hide(self) -> None:
        self.seat, self.emblem, self.title, self.cards, self.spoken_title, self.starts = -1, "", "", "", "", False
        self.none = ""
        for stack in self.ids.rack.stacks:
            stack.hide()
