"""A game for tests only: everybody holds two secret words and keeps one of them."""

from cakeapp.core.game import GameInfo

GAME = GameInfo(
    key="whisper",
    title="Whisper",
    seats=range(2, 5),
)
