"""A thing that can be tapped, held to look closer, and dragged."""

from typing import Any

from kivy.animation import Animation
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.graphics import PopMatrix, PushMatrix, Translate
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from cakeapp.core.errors import NotKept
from cakeapp.stage.semantics import TARGET, Spoken, on_screen, seen

HOLD = 0.5  # seconds until a touch is a look closer
SLIP = 10  # dp a finger may move and still be tapping
EDGE = 1  # dp that outlines reach over the edge
GLIDE = 0.2  # seconds back home


class Touchable(Spoken, Widget):
    """Dispatches on_tap, on_hold, and for what can be dragged on_lift, on_carry and on_drop with the touch."""

    draggable = BooleanProperty(False)
    carried = BooleanProperty(False)
    away = ListProperty([0, 0])  # how far from where it lies it is drawn
    touch = ObjectProperty(None, allownone=True)  # the one finger that holds it

    __events__: tuple[str, ...] = ("on_carry", "on_drop", "on_hold", "on_lift", "on_tap")

    def __init__(self, **kwargs: object) -> None:
        self._shift: Translate | None = None
        super().__init__(**kwargs)

    def collide_point(self, x: float, y: float) -> bool:
        """The widget itself with its outline, and whatever is missing of a finger's width around its centre."""
        half_width, half_height = (max(side + 2 * dp(EDGE), dp(TARGET)) / 2 for side in self.size)
        return bool(abs(x - self.center_x) <= half_width and abs(y - self.center_y) <= half_height)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A later finger takes over, as the end of an earlier one may never come; but not what is carried."""
        if self.disabled or not seen(self):
            return False
        if super().on_touch_down(touch):
            return True
        if not self.collide_point(*touch.pos):
            return False
        if self.carried:
            return True
        self.let_go()
        touch.grab(self)
        self.touch, self._down, self._was = touch, touch.pos, self.key
        self._hold = Clock.schedule_once(self._holds, HOLD)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if not self._still_there():
            self.let_go()
            return True
        dx, dy = touch.x - self._down[0], touch.y - self._down[1]
        if not self.carried and self.draggable and not self.refusal and dx * dx + dy * dy > dp(SLIP) ** 2:
            self._hold.cancel()
            self.carried = True
            self.dispatch("on_lift")
        if self.carried:
            self.away = dx, dy
            self.dispatch("on_carry", touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        if not self._still_there():
            self.let_go()
            return True
        self._release()
        if self.carried:
            self.carried = False
            self._happens("on_drop", touch)
        elif not touch.ud.get("held"):
            self._happens("on_tap")
        return True

    def _happens(self, event: str, *arguments: MotionEvent) -> None:
        """What cannot be kept is said here: an error amid a touch would leave whatever scrolls waiting for its end."""
        try:
            self.dispatch(event, *arguments)
        except NotKept as error:
            if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
                raise

    def let_go(self) -> None:
        """No finger holds it any more, nothing acts, and what was carried is where it was."""
        if self.touch:
            self._release()
        self.carried = False
        Animation.cancel_all(self, "away")
        self.away = 0, 0

    def glide_home(self) -> None:
        """Back to where it was lifted from."""
        Animation(away=(0, 0), d=GLIDE, t="out_quad").start(self)

    def on_away(self, _: object, away: tuple[float, float]) -> None:
        """Only its picture moves, so that whatever lays the screen out anew may do so meanwhile."""
        if self._shift is None:
            self._shift = Translate()
            self.canvas.before.insert(0, PushMatrix())
            self.canvas.before.insert(1, self._shift)
            self.canvas.after.add(PopMatrix())
        self._shift.xy = away

    def on_parent(self, _: object, parent: Widget | None) -> None:
        if parent is None:
            self.let_go()

    def _release(self) -> None:
        self.touch.ungrab(self)
        self.touch = None
        self._hold.cancel()

    def _still_there(self) -> bool:
        """What the finger was put on may have made way for something else since."""
        return self.key == self._was and not self.disabled and on_screen(self)

    def _holds(self, _: float) -> None:
        """A frame later, because where frames are slow the finger may be up already, and nobody was told yet."""
        self._hold = Clock.schedule_once(self._held, 0)

    def _held(self, _: float) -> None:
        if not self._still_there():
            self.let_go()
        elif self.touch:
            self.touch.ud["held"] = True
            self.dispatch("on_hold")

    def answers(self) -> bool:
        return not self.disabled

    def activate(self) -> None:
        self.dispatch("on_tap")

    def look_closer(self) -> None:
        self.dispatch("on_hold")

    def on_tap(self) -> None: ...

    def on_hold(self) -> None: ...

    def on_lift(self) -> None: ...

    def on_carry(self, touch: MotionEvent) -> None: ...

    def on_drop(self, touch: MotionEvent) -> None: ...


def let_go(root: Any, *_: object) -> None:
    """Lifts every finger from a widget, or from the whole window, without acting: the end of a touch may never come."""
    if isinstance(root, Spoken):
        root.let_go()
    elif isinstance(root, ScrollView):
        stop_scrolling(root)
    for child in root.children[:]:
        let_go(child)


def stop_scrolling(view: ScrollView) -> None:
    """Kivy has no way to say so: a view whose touch never ends is not scrolled by any other."""
    if view._touch:
        view._touch.ungrab(view)
        view._touch = None
        for effect in (view.effect_x, view.effect_y):
            effect.cancel()
