"""What can go wrong, said so that a player understands it."""

from collections.abc import Callable, Sequence
from typing import Any

from cakeapp.core.say import Said, Say, inside, listed, sentences

SHOWN = 8  # legal moves named in a message; the rest is counted
LONGEST_TOLD = 120  # letters of what was tried
LONGEST_WHY = 150  # of each thing that a reason names: it may be a whole file, and a person shall read what is told


class CakeError(Exception):
    """Anything Cake Tin refuses; `said` tells why. What takes long to find out is found out when somebody asks."""

    def __init__(self, told: Said | Callable[[], Said]) -> None:
        super().__init__(told)
        self._told = told

    @property
    def said(self) -> Said:
        return self._told if isinstance(self._told, Said) else self._told()

    @property
    def short(self) -> Said:
        """With nothing in it that is endless."""
        bounded: Said = short(self.said)
        return bounded

    def __str__(self) -> str:
        return str(self.said)


class RulesError(CakeError):
    """The rules do not allow what was tried."""


class IllegalMove(RulesError):
    """It is this seat's turn, but not for this move; `why` is for the player, `said` names legal ones, too."""

    def __init__(self, tried: str, why: Said, legal: Callable[[], Sequence[str]]) -> None:
        super().__init__(lambda: illegal_in_words(tried, why, legal()))
        self.why = why


class NotYourTurn(RulesError):
    """Somebody else is to move."""


class GameOver(RulesError):
    """Nobody is to move any more."""


class NotationError(CakeError):
    """A text that is no move, no record or no option."""


class RecordError(NotationError):
    """A record that cannot be read; `line` is where reading stopped."""

    def __init__(self, line: int, why: Said) -> None:
        self.line, self.why = line, short(why)
        super().__init__(Say("core.line", line=line, why=self.why))


class NotKept(CakeError):
    """What was to be kept is not on disk; nothing has changed."""


class ComponentError(CakeError):
    """A table of components that the game could not be played with."""


def short(said: Any) -> Any:
    """The same, with nothing in it that is endless."""
    return shortened(said, LONGEST_WHY) if isinstance(said, str) else inside(said, short)


def shortened(text: str, most: int) -> str:
    """Its beginning and its end."""
    return text if len(text) <= most else f"{text[: most // 2]}...{text[-most // 2 :]}"


def illegal_in_words(tried: str, why: Said, legal: Sequence[str]) -> Said:
    told = Say("core.illegal", tried=shortened(tried, LONGEST_TOLD), why=why)
    return sentences(told, legal_in_words(legal)) if legal else told


def legal_in_words(legal: Sequence[str]) -> Say:
    named = listed(legal[:SHOWN], "comma")
    if len(legal) > SHOWN:
        return Say("core.legal_and_more", moves=named, count=len(legal) - SHOWN)
    return Say("core.legal", moves=named)
