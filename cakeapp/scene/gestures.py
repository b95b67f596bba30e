"""How a person makes a move: what hints show, what keyboards replay and what the touch robot does."""

from typing import NamedTuple


class Tap(NamedTuple):
    key: str


class Drag(NamedTuple):
    key: str
    to: str


class Hold(NamedTuple):
    key: str


Gesture = Tap | Drag | Hold
