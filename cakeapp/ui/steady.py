"""A clock that cannot go back: whatever the system's does, what waits on it comes."""

from collections.abc import Callable
from typing import Any


class Steady:
    """Seconds of another clock, without its steps back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last, self._made_up = clock(), 0.0

    def __call__(self) -> float:
        now = self._clock()
        if now < self._last:
            self._made_up += self._last - now
        self._last = now
        return now + self._made_up


def install(clock: Any) -> None:
    """Kivy's own is steady on every system known, unless somebody sets time for all programs."""
    clock.time = Steady(clock.time)
