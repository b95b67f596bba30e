"""A thing that can be tapped, held to look closer, and dragged."""

from kivy.animation import Animation
from kivy.base import ExceptionManager
from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from cakeapp.services.files import NotKept
from cakeapp.ui.semantics import TARGET, Spoken, seen

HOLD = 0.5  # seconds until a touch is a look closer
SLIP = 10  # dp a finger may move and still be tapping
GLIDE = 0.2  # seconds back home


class Touchable(Spoken, Widget):
    """Dispatches on_tap, on_hold, and for what can be dragged on_lift, on_carry and on_drop with the touch."""

    draggable = BooleanProperty(False)
    carried = BooleanProperty(False)
    touch = ObjectProperty(None, allownone=True)

    __events__ = ("on_carry", "on_drop", "on_hold", "on_lift", "on_tap")

    def collide_point(self, x: float, y: float) -> bool:
        """The widget itself, and whatever is missing of a finger's width around its centre."""
        half_width, half_height = max(self.width, dp(TARGET)) / 2, max(self.height, dp(TARGET)) / 2
        return abs(x - self.center_x) <= half_width and abs(y - self.center_y) <= half_height

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.disabled or not seen(self):
            return False
        if super().on_touch_down(touch):
            return True
        if self.touch or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self.touch = touch
        self._home = self.pos[:]
        self._down = touch.pos
        self._hold = Clock.schedule_once(self._holds, HOLD)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        dx, dy = touch.x - self._down[0], touch.y - self._down[1]
        if not self.carried and self.draggable and not self.refusal and dx * dx + dy * dy > dp(SLIP) ** 2:
            self._hold.cancel()
            self.carried = True
            self.dispatch("on_lift")
        if self.carried:
            self.carry(dx, dy)
            self.dispatch("on_carry", touch)
        return True

    def carry(self, dx: float, dy: float) -> None:
        self.pos = self._home[0] + dx, self._home[1] + dy

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        self._hold.cancel()
        self.touch = None
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

    def _holds(self, _: float) -> None:
        """A frame later, because where frames are slow the finger may be up already, and nobody was told yet."""
        self._hold = Clock.schedule_once(self._held, 0)

    def _held(self, _: float) -> None:
        if self.touch:
            self.touch.ud["held"] = True
            self.dispatch("on_hold")

    def glide_home(self) -> None:
        """Back to where it was lifted from."""
        Animation(x=self._home[0], y=self._home[1], d=GLIDE, t="out_quad").start(self)

    def activate(self) -> None:
        self.dispatch("on_tap")

    def on_tap(self) -> None: ...

    def on_hold(self) -> None: ...

    def on_lift(self) -> None: ...

    def on_carry(self, touch: MotionEvent) -> None: ...

    def on_drop(self, touch: MotionEvent) -> None: ...
