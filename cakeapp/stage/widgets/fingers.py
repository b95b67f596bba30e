"""Who starts: everybody puts a finger down, or taps a place, and one of them is chosen."""

from random import SystemRandom

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from cakeapp.stage.semantics import Spoken

WAIT = 1.5  # seconds that all fingers lie still before one is chosen
TAP = 0.4  # seconds: a shorter touch leaves its mark
MARK = 96  # dp
COLOURS = 8


class Mark(Widget):
    """Where somebody's finger is, or was."""

    emblem = NumericProperty(0)
    chosen = BooleanProperty(False)
    out = BooleanProperty(False)


class FingerField(Spoken, Widget):
    """Tells `on_chosen` once one of the fingers starts."""

    __events__ = ("on_chosen",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._held: dict[int, tuple[Mark, float]] = {}  # by touch, with the time it came
        self._choosing = Clock.create_trigger(lambda _: self.choose(), WAIT)

    @property
    def marks(self) -> list[Mark]:
        return list(self.children)

    @property
    def decided(self) -> bool:
        return any(mark.chosen for mark in self.marks)

    def choose(self) -> None:
        """One of all marks; at least two are needed."""
        marks = self.marks
        if len(marks) < 2 or self.decided:
            return
        first = SystemRandom().choice(marks)
        for mark in marks:
            mark.chosen, mark.out = mark is first, mark is not first
        self.dispatch("on_chosen")

    def clear(self) -> None:
        self._choosing.cancel()
        self._held.clear()
        self.clear_widgets()

    def let_go(self) -> None:
        """The marks of fingers that are still down go with them."""
        for mark, _ in self._held.values():
            if not self.decided:
                self.remove_widget(mark)
        self._held.clear()
        self._choosing.cancel()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if self.decided:
            self.clear()
        if len(self.marks) < COLOURS:
            taken = {mark.emblem for mark in self.marks}
            emblem = next(one for one in range(COLOURS) if one not in taken)
            mark = Mark(emblem=emblem, size=(dp(MARK), dp(MARK)), center=touch.pos)
            self.add_widget(mark)
            self._held[touch.uid] = mark, Clock.get_time()
            touch.grab(self)
            self._again()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self or touch.uid not in self._held:
            return False
        self._held[touch.uid][0].center = touch.pos
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        mark, since = self._held.pop(touch.uid, (None, 0.0))
        if mark is not None and not self.decided and Clock.get_time() - since > TAP:
            self.remove_widget(mark)
        self._again()
        return True

    def _again(self) -> None:
        """The wait begins anew with every finger that comes or goes; marks without fingers wait for a button."""
        self._choosing.cancel()
        if len(self._held) > 1 and not self.decided:
            self._choosing()

    def on_chosen(self) -> None: ...
