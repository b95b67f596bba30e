"""The judges' stands with their ribbons, the ribbons won, and the race."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.image import Image
from kivy.uix.widget import Widget

from cakeapp.games.cake_swap.rules.components import COLOURS, Ribbon
from cakeapp.games.cake_swap.table import layout
from cakeapp.games.cake_swap.table.board.cards import CakeSwapThing
from cakeapp.stage import art
from cakeapp.stage.semantics import Spoken

RISE = 0.14  # seconds a ribbon takes to rise
SHAPE = 0.75  # a ribbon's width by its height


class CakeSwapRibbon(Widget):
    """A ribbon with its points, or the emblem of whoever won it."""

    picture = StringProperty("")
    text = StringProperty("")
    owner = StringProperty("")
    rise = NumericProperty(0)
    lit = BooleanProperty(False)
    free = BooleanProperty(True)
    wide = NumericProperty(0)
    high = NumericProperty(0)
    larger = NumericProperty(1)  # of the points, with the size of text

    ribbon: Ribbon | None = None

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), opacity=0, **kwargs)

    def show(self, ribbon: Ribbon, text: str, owner: str = "") -> None:
        self.ribbon, self.text, self.owner, self.free = ribbon, text, owner, not owner
        self.picture = art.sprite("cake_swap", f"ribbon_{ribbon.kind}_{ribbon.colour}")
        self.opacity, self.lit = 1, False

    def hide(self) -> None:
        Animation.cancel_all(self)
        self.ribbon = None
        self.picture = self.text = self.owner = ""
        self.opacity, self.lit, self.rise = 0, False, 0

    def put(self, box: layout.Box) -> None:
        self.pos, self.size = box[:2], box[2:]

    def lift(self, up: bool) -> None:
        self.lit = up
        Animation.cancel_all(self)
        Animation(rise=1 if up else 0, d=RISE, t="out_back").start(self)


class CakeSwapStand(CakeSwapThing):
    """A class of cakes: its name, its rule, and its ribbons white, red and blue."""

    name = StringProperty("")
    rule = StringProperty("")
    none = BooleanProperty(False)  # where a cake is cleared for nothing

    def __init__(self, **kwargs: object) -> None:
        super().__init__(role="place", **kwargs)
        self.ribbons = [CakeSwapRibbon() for _ in COLOURS]
        for ribbon in self.ribbons:
            self.add_widget(ribbon)
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def hide(self) -> None:
        super().hide()
        self.name = self.rule = ""
        for ribbon in self.ribbons:
            ribbon.hide()

    def lay(self, *_: object) -> None:
        across = (self.width - dp(4)) / len(self.ribbons)
        high = min(self.height * 0.52, across * 1.75)
        for at, ribbon in enumerate(self.ribbons):
            ribbon.put((self.x + dp(2) + at * across, self.y + dp(4), across, high))

    def ribbon(self, colour: str) -> CakeSwapRibbon:
        return self.ribbons[list(COLOURS.values()).index(colour)]


class CakeSwapWon(Spoken, Widget):
    """The ribbons that the large cake's owner won, one below the other."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), opacity=0, **kwargs)
        self.ribbons: list[CakeSwapRibbon] = []
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def show(self, won: Sequence[tuple[Ribbon, int]]) -> None:
        self.opacity = 1 if won else 0
        while len(self.ribbons) < len(won):
            self.ribbons.append(CakeSwapRibbon())
            self.add_widget(self.ribbons[-1])
        for shown, (ribbon, points) in zip(self.ribbons, won):
            shown.show(ribbon, str(points))
        for shown in self.ribbons[len(won) :]:
            shown.hide()
        self._lay()

    def hide(self) -> None:
        self.show(())
        self.key = self.spoken = ""

    def put(self, box: layout.Box) -> None:
        self.pos, self.size = box[:2], box[2:]

    def lay(self, *_: object) -> None:
        there = [ribbon for ribbon in self.ribbons if ribbon.opacity]
        high = min(self.width * 1.7, self.height / max(1, len(there)))
        for at, ribbon in enumerate(there):
            ribbon.put((self.x, self.top - (at + 1) * high, self.width, high))


class CakeSwapTrack(Spoken, Widget):
    """The race to the points to win."""

    goal = NumericProperty(1)
    text = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.runners: list[Image] = []
        self._points: Sequence[int] = ()
        self._lay = Clock.create_trigger(self.lay, -1)
        self.bind(size=self._lay, pos=self._lay)

    def show(self, points: Sequence[int], emblems: Sequence[int], goal: int) -> None:
        self._points, self.goal, self.text, self.opacity = points, goal, str(goal), 1
        while len(self.runners) < len(points):
            self.runners.append(Image(size_hint=(None, None)))
            self.add_widget(self.runners[-1])
        while len(self.runners) > len(points):
            self.remove_widget(self.runners.pop())
        for runner, emblem in zip(self.runners, emblems):
            runner.source = art.sprite("common", f"seat_{emblem}")
        self._lay()

    def hide(self) -> None:
        self.key = self.spoken = self.text = ""
        self.opacity = 0
        for runner in self.runners:
            runner.source = ""

    def put(self, box: layout.Box) -> None:
        self.pos, self.size = box[:2], box[2:]

    def lay(self, *_: object) -> None:
        high = self.height - dp(2)
        there = -high
        order = sorted(range(len(self._points)), key=lambda seat: self._points[seat])
        for seat in order:
            wished = self.x + dp(4) + (self.width - self.height * 3.2) * min(1.0, self._points[seat] / self.goal)
            there = max(wished, there + high * 0.55)
            self.runners[seat].size = high, high
            self.runners[seat].pos = there, self.y + dp(1)
