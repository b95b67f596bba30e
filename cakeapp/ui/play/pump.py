"""Bots think between frames: a few milliseconds of each, so that nothing on screen ever waits."""

from collections.abc import Callable, Iterator
from time import perf_counter

from kivy.clock import Clock

from cakeapp.collector import gc_paused
from cakeapp.core.game import Move

SLICE = 0.006  # seconds of a frame


class Pump:
    """Runs one thought at a time. A new thought or `drop` forgets the one before; a stale answer never arrives."""

    def __init__(self) -> None:
        self._thought: Iterator[Move] | None = None
        self._tick = Clock.create_trigger(self._think, 0, interval=True)

    @property
    def busy(self) -> bool:
        return self._thought is not None

    def start(self, thought: Iterator[Move], done: Callable[[Move], None], at_least: float = 0.0) -> None:
        """Calls `done` with the move, not before that many seconds have passed."""
        self.drop()
        self._thought, self._done, self._until = undisturbed(thought), done, Clock.get_time() + at_least
        self._best: Move | None = None
        self._tick()

    def drop(self) -> None:
        self._thought = None
        self._tick.cancel()

    def _think(self, _: float) -> None:
        if self._thought is None:
            return
        stop = perf_counter() + SLICE
        while perf_counter() < stop:
            move = next(self._thought, None)
            if move is not None:
                self._best = move
            elif Clock.get_time() < self._until:
                return
            else:
                self.drop()
                assert self._best is not None
                self._done(self._best)
                return


def undisturbed(thought: Iterator[Move]) -> Iterator[Move]:
    """Python's collector rests from the first slice to the last one, or until the thought is forgotten."""
    with gc_paused():
        yield from thought
