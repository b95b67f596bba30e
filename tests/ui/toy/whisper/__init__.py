"""A game for tests only: everybody holds two secret words and keeps one of them."""

from cakeapp.core.game import GameInfo

GAME = GameInfo(
    key="whisper",
    title="Whisper",
    seats=range(2, 5),
    rules="cakeapp.games.whisper.rules:Whisper",
    bot="cakeapp.games.whisper.bot:Brain",
    screen="cakeapp.games.whisper.screen:WhisperBoard",
)
