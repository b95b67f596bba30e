"""Plays what happened, one beat after another; the view is the truth, and skipping ends on the same screen."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from math import isinf

from kivy.clock import Clock

RHYTHM = 1.0  # seconds after a touch that hurried, in which the next still does
STILL = 0.4  # seconds in which a touch is still meant for what was there before, and touches nothing of what comes

Beat = Iterator[float]  # tells one thing, and yields the seconds until it goes on; without end, until somebody touches


class Director:
    """`rest` shows the view, once all is told."""

    def __init__(self, rest: Callable[[], None]) -> None:
        self._rest = rest
        self._queue: deque[Beat] = deque()
        self._now: Beat | None = None
        self._next = Clock.create_trigger(self._play_next, 0)
        self.speed = 1.0  # of what is shown; at 0 nothing moves
        self.busy = False
        self.waits = False  # for a touch
        self._held = 0.0  # until when touches do nothing yet

    def play(self, beats: Iterable[Beat]) -> None:
        self._queue.extend(beats)
        if not self.busy:
            self.busy = True
            self._play_next()

    @property
    def last(self) -> bool:
        """Nothing more comes after what is told now."""
        return not self._queue

    def arrive(self) -> None:
        """All that is still to be shown has happened: whoever acts, acts on what is true now."""
        if self.busy:
            self.stop()
            self._rest()

    def hurry(self) -> bool:
        """On to what is told next; whether a touch now means that, and touches nothing of what comes."""
        if self.busy:
            self.hold(RHYTHM)
            self._next.cancel()
            for _ in self._now or ():
                pass
            self._play_next()
            return True
        return bool(Clock.get_time() < self._held)

    def hold(self, seconds: float = STILL) -> None:
        """For a moment a touch is still meant for what was there until now, and does nothing."""
        self._held = max(self._held, Clock.get_time() + seconds)

    def stop(self) -> None:
        """Nothing more is shown: the screen is left."""
        self._next.cancel()
        self._queue.clear()
        self._now = None
        self.busy = self.waits = False

    def _play_next(self, *_: object) -> None:
        self.waits = False
        while self._now or self._queue:
            self._now = self._now or self._queue.popleft()
            seconds = next(self._now, None)
            if seconds is None:
                self._now = None
            elif isinf(seconds):
                self.waits = True
                return
            elif seconds:
                self._next.timeout = seconds
                self._next()
                return
        self.busy = False
        self._rest()
