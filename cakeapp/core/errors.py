"""What can go wrong, said so that a player understands it."""

from collections.abc import Sequence

SHOWN = 8  # legal moves named in a message; the rest is counted


class CakeError(Exception):
    """Anything Cake Tin refuses."""


class RulesError(CakeError):
    """The rules do not allow what was tried."""


class IllegalMove(RulesError):
    """It is this seat's turn, but not for this move."""

    def __init__(self, tried: str, why: str, legal: Sequence[str]) -> None:
        super().__init__(f"{tried}: {why} {legal_in_words(legal)}".rstrip())
        self.tried, self.why, self.legal = tried, why, tuple(legal)


class NotYourTurn(RulesError):
    """Somebody else is to move."""


class GameOver(RulesError):
    """Nobody is to move any more."""


class NotationError(CakeError):
    """A text that is no move, no record or no option."""


class RecordError(NotationError):
    """A record that cannot be read; `line` is where reading stopped."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class ComponentError(CakeError):
    """A table of components that the game could not be played with."""


def legal_in_words(legal: Sequence[str]) -> str:
    if not legal:
        return ""
    named = ", ".join(legal[:SHOWN])
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    return f"Legal: {named}{more}."
