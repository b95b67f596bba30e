"""Explore by touch: a finger speaks what is under it and does nothing; a double tap anywhere does what was spoken last.

A double tap that is held takes a thing up, or looks closer. Two fingers scroll.
"""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from cakeapp.stage import semantics
from cakeapp.stage.carried import Carried
from cakeapp.stage.piece import Piece
from cakeapp.ui.focus import Focus

REST = 0.2  # seconds a finger lies still until it explores
TWICE = 0.3  # seconds from one tap to the next, which make two of it
HOLD = 0.5  # seconds until the second is a long one
STILL = 2.0  # seconds after which a finger may be gone: the end of a touch may never come
SLIP = 10  # dp a finger may move and still be tapping


class Explore:
    def __init__(self, focus: Focus, wanted: Callable[[], bool], say: Callable[[str], None]) -> None:
        """`say` reads a sentence out, by its key."""
        self._focus, self._wanted, self._say = focus, wanted, say
        self._fingers: list[MotionEvent] = []
        self._stirred = 0.0  # when one of them did last
        self._down = (0.0, 0.0)
        self._exploring = self._second = self._held = False
        self._carried: Carried | None = None
        self._scrolled: ScrollView | None = None
        self._rests = Clock.create_trigger(lambda _: self._begin(), REST)
        self._tapped = Clock.create_trigger(lambda _: self._hear(*self._down), TWICE)
        self._holds = Clock.create_trigger(lambda _: self._hold(), HOLD)
        Window.bind(on_touch_down=self._on_down, on_touch_move=self._on_move, on_touch_up=self._on_up)

    def close(self) -> None:
        for waiting in (self._rests, self._tapped, self._holds):
            waiting.cancel()
        Window.unbind(on_touch_down=self._on_down, on_touch_move=self._on_move, on_touch_up=self._on_up)

    # Fingers --------------------------------------------------------------------------------------------------------

    def _on_down(self, _: object, touch: MotionEvent) -> bool:
        if not self._wanted() or touch.is_mouse_scrolling:
            return False
        if Clock.get_time() - self._stirred > STILL:
            self._fingers.clear()
        self._stirred = Clock.get_time()
        self._fingers.append(touch)
        if len(self._fingers) > 1:
            self._scroll_with_two()
            return True
        self._second = bool(self._tapped.is_triggered)
        self._tapped.cancel()
        self._exploring = self._held = False
        self._scrolled = None
        if self._second:
            self._holds()
        else:
            self._down = touch.pos
            self._rests()
        return True

    def _on_move(self, _: object, touch: MotionEvent) -> bool:
        if touch not in self._fingers:
            return False
        self._stirred = Clock.get_time()
        if len(self._fingers) > 1:
            self._scroll(touch)
        elif self._held or self._exploring:
            self._hear(*touch.pos)
        elif not self._second and far(touch, self._down):
            self._begin()
        return True

    def _on_up(self, _: object, touch: MotionEvent) -> bool:
        if touch not in self._fingers:
            return False
        self._fingers.remove(touch)
        self._rests.cancel()
        self._holds.cancel()
        if self._fingers or self._scrolled is not None:
            return True
        if self._second and not self._held:
            self._act()
        elif self._held and self._carried is not None:
            self._put_if_there()
        elif not self._exploring and not self._held:
            self._tapped()
        return True

    # What they mean -------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._rests.cancel()
        self._exploring = True
        self._hear(*self._fingers[0].pos)

    def _hear(self, x: float, y: float) -> None:
        """What is carried says itself what would become of it."""
        carried = self._carry()
        if carried is not None and carried.over(x, y):
            return
        node = semantics.under(x, y)
        now = self._focus.node
        if node is not None and (now is None or node.widget is not now.widget):
            self._focus.set(node)

    def _carry(self) -> Carried | None:
        """What is still carried; the table may be another by now."""
        if self._carried is not None and not self._carried.can_go:
            self._carried = None
        return self._carried

    def _act(self) -> None:
        carried = self._carry()
        if carried is None:
            self._focus.act()
        else:
            self._put(carried)

    def _hold(self) -> None:
        """Something is taken up, where it may go somewhere; of anything else more is told."""
        node, self._held = self._focus.node, True
        if node is None:
            return
        if isinstance(node.widget, Piece) and node.widget.draggable:
            self._carried = Carried(node.widget)
            if self._carry() is not None:
                self._say("explore.carried")
                return
        node.widget.look_closer()

    def _put_if_there(self) -> None:
        """Let go elsewhere it is still carried: the next finger may find a place."""
        carried = self._carry()
        if carried is not None and carried.aimed:
            self._put(carried)

    def _put(self, carried: Carried) -> None:
        self._carried = None
        if not carried.put():
            self._say("explore.back")

    # Two fingers ----------------------------------------------------------------------------------------------------

    def _scroll_with_two(self) -> None:
        self._rests.cancel()
        self._holds.cancel()
        node = semantics.under(*self._fingers[0].pos)
        self._scrolled = node.window if node is not None else None

    def _scroll(self, touch: MotionEvent) -> None:
        """One of them leads."""
        view = self._scrolled
        if view is None or touch is not self._fingers[0]:
            return
        (_, before), (_, now) = view.parent.to_widget(*touch.ppos), view.parent.to_widget(*touch.pos)
        _, by = view.convert_distance_to_scroll(0, now - before)
        view.scroll_y = min(1.0, max(0.0, view.scroll_y - by))


def far(touch: MotionEvent, start: tuple[float, float]) -> bool:
    dx, dy = touch.x - start[0], touch.y - start[1]
    return bool(dx * dx + dy * dy > dp(SLIP) ** 2)
