"""A finger on the window. Kivy's own for tests needs pytest, which a phone has not."""

from collections.abc import Callable

from kivy.base import EventLoop, ExceptionManager
from kivy.input.motionevent import MotionEvent


class Finger(MotionEvent):
    def __init__(self, x: float, y: float) -> None:
        super().__init__("finger", 99, self._place(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def touch_down(self) -> None:
        self._dispatch("begin")

    def touch_move(self, x: float, y: float) -> None:
        self.move(self._place(x, y))
        self._dispatch("update")

    def touch_up(self) -> None:
        self._dispatch("end")

    def _dispatch(self, kind: str) -> None:
        as_the_main_loop(lambda: EventLoop.post_dispatch_input(kind, self))

    @staticmethod
    def _place(x: float, y: float) -> dict[str, float]:
        window = EventLoop.window
        return {"x": x / (window.width - 1), "y": y / (window.height - 1)}


def as_the_main_loop(act: Callable[[], object]) -> None:
    """An error is given to whoever handles it, as Kivy's own loop does."""
    try:
        act()
    except Exception as error:
        if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
            raise
