"""What can go wrong, said so that a player understands it."""

from collections.abc import Sequence

SHOWN = 8  # legal moves named in a message; the rest is counted
LONGEST_TOLD = 120  # letters of what was tried
LONGEST_WHY = 600  # letters of a reason: what is wrong may be a whole file, and a person shall read what is told


class CakeError(Exception):
    """Anything Cake Tin refuses."""


class RulesError(CakeError):
    """The rules do not allow what was tried."""


class IllegalMove(RulesError):
    """It is this seat's turn, but not for this move."""

    def __init__(self, tried: str, why: str, legal: Sequence[str]) -> None:
        super().__init__(f"{shortened(tried, LONGEST_TOLD)}: {why} {legal_in_words(legal)}".rstrip())
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
        self.line, self.why = line, shortened(why, LONGEST_WHY)
        super().__init__(f"line {line}: {self.why}")


class ComponentError(CakeError):
    """A table of components that the game could not be played with."""


def shortened(text: str, most: int) -> str:
    """Its beginning and its end."""
    return text if len(text) <= most else f"{text[: most // 2]}...{text[-most // 2 :]}"


def legal_in_words(legal: Sequence[str]) -> str:
    if not legal:
        return ""
    named = ", ".join(legal[:SHOWN])
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    return f"Legal: {named}{more}."
