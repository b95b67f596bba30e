"""A finger on the window. Kivy's own for tests needs pytest, which a phone has not."""

from kivy.base import EventLoop
from kivy.input.motionevent import MotionEvent


class Finger(MotionEvent):
    def __init__(self, x: float, y: float) -> None:
        super().__init__("finger", 99, self._place(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def touch_down(self) -> None:
        EventLoop.post_dispatch_input("begin", self)

    def touch_move(self, x: float, y: float) -> None:
        self.move(self._place(x, y))
        EventLoop.post_dispatch_input("update", self)

    def touch_up(self) -> None:
        EventLoop.post_dispatch_input("end", self)

    @staticmethod
    def _place(x: float, y: float) -> dict[str, float]:
        window = EventLoop.window
        return {"x": x / (window.width - 1), "y": y / (window.height - 1)}
