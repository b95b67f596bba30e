"""How things move on a table: at the speed that the settings say, at once where they say none."""

from typing import Any

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.uix.widget import Widget

from cakeapp.stage.piece import FINGER, Piece

LARGE = 130  # dp, that what is won is at least seen at


def glide(widget: Widget, seconds: float, speed: float, t: str = "linear", **to: Any) -> None:
    """Changes properties within so many seconds at normal speed."""
    if speed:
        Animation(d=seconds / speed, t=t, **to).start(widget)
        return
    for name, value in to.items():
        setattr(widget, name, value)


class Flights:
    """Pictures of things on their way across the stage, at its speed; gone as soon as it shows something else."""

    def __init__(self, stage: Any) -> None:
        self._stage = stage
        self._flying: list[Piece] = []
        self._gone: set[str] = set()  # the keys of what has flown from where it lies in what is shown

    def fly(
        self, thing: Piece, to: Piece, seconds: float, after: float = 0.0, size: float = 0.4, leaves: bool = True
    ) -> None:
        """To the middle of another thing, all its parts with it, so much smaller there.

        It `leaves` the place where it lay; or only what is on it does, and its place stays to be seen."""
        key, centre = thing.item.key, thing.center
        for one in [thing, *self._stage.parts(key)]:
            if leaves:
                one.opacity = 0
                self._gone.add(one.item.key)
            if self._stage.speed:
                x, y = (there + (own - mid) * size for there, own, mid in zip(to.center, one.center, centre))
                self._send(one, (x, y), seconds, after, size)

    def _send(self, one: Piece, to: tuple[float, float], seconds: float, after: float, size: float) -> None:
        picture, speed = one.picture(), self._stage.speed
        self._flying.append(picture)
        self._stage.add_widget(picture)
        width, height = one.width * size, one.height * size
        x, y = to[0] - width / 2, to[1] - height / 2
        flight = Animation(d=after / speed) + Animation(
            d=seconds / speed, t="in_out_quad", x=x, y=y, size=(width, height)
        )
        flight.bind(on_complete=lambda *_: self._land(picture))
        flight.start(picture)

    def honour(self, thing: Piece, over: Piece, to: Piece, seconds: float) -> None:
        """What is won: it grows and shines over another thing, for all to see, and goes to where it belongs."""
        thing.opacity = 0
        self._gone.add(thing.item.key)
        if not self._stage.speed:
            return
        picture, leg = thing.picture(), seconds / 3 / self._stage.speed
        picture.lit, picture.facing = True, over.facing
        self._flying.append(picture)
        self._stage.add_widget(picture)
        high = max(dp(LARGE), min(over.width, over.height) * 0.9)
        flight = Animation(d=leg, t="out_back", **self._so_high(over, high)) + Animation(d=leg)
        flight += Animation(d=leg, t="in_quad", **self._so_high(to, max(dp(FINGER), min(to.width, to.height))))
        flight.bind(on_complete=lambda *_: self._land(picture))
        flight.start(picture)

    def _so_high(self, at: Piece, high: float) -> dict[str, Any]:
        """Around the middle of another thing, or from its top down; what is written on it grows with it."""
        stage, width = self._stage, high * 0.8
        x = max(stage.x, min(at.center_x - width / 2, stage.right - width))
        y = max(stage.y, min(at.center_y - high / 2, at.top - high))
        return {"x": x, "y": y, "size": (width, high), "words": high * 0.23, "number": high * 0.36}

    def _land(self, picture: Piece) -> None:
        if picture in self._flying:
            self._flying.remove(picture)
            self._stage.remove_widget(picture)

    def left(self, key: str) -> bool:
        """Whether a thing has flown from where it lies."""
        return key in self._gone

    def forget(self) -> None:
        """Things lie otherwise now."""
        self._gone.clear()

    def end(self) -> None:
        for picture in self._flying:
            Animation.cancel_all(picture)
            self._stage.remove_widget(picture)
        self._flying = []
