"""Plays what happened, one event after another; the view is the truth, and skipping ends on the same screen."""

from collections import deque
from collections.abc import Callable

from kivy.clock import Clock

from cakeapp.core.game import Event

HURRY = 0.4  # seconds in which whoever hurries on touches nothing of what comes


class Director:
    """`show` plays one event and tells how many seconds that takes; `rest` shows the view."""

    def __init__(self, show: Callable[[Event], float], rest: Callable[[], None]) -> None:
        self._show, self._rest = show, rest
        self._queue: deque[Event] = deque()
        self._next = Clock.create_trigger(self._play_next, 0)
        self.speed = 1.0  # of what is shown; at 0 nothing moves
        self.busy = False
        self._hurried = -HURRY  # when a touch last went on from what was told

    def play(self, events: list[Event]) -> None:
        self._queue.extend(events)
        if not self.busy:
            self.busy = True
            self._play_next()

    def show_again(self, event: Event, seconds: float) -> None:
        """It stays so long, at any speed."""
        self._show(event)
        self.busy = True
        self._next.timeout = seconds
        self._next()

    def arrive(self) -> None:
        """All that is still to be shown has happened: whoever acts, acts on what is true now."""
        if self.busy:
            self.stop()
            self._rest()

    def hurry(self) -> bool:
        """On to what comes next; whether a touch now means that, and touches nothing of what comes."""
        if self.busy:
            self._hurried = Clock.get_time()
            self.arrive()
            return True
        return bool(Clock.get_time() - self._hurried < HURRY)

    def stop(self) -> None:
        """Nothing more is shown: the screen is left."""
        self._next.cancel()
        self._queue.clear()
        self.busy = False

    def _play_next(self, *_: object) -> None:
        while self._queue:
            seconds = self._show(self._queue.popleft())
            if seconds:
                self._next.timeout = seconds
                self._next()
                return
        self.busy = False
        self._rest()
