"""What a score sheet of a printed game must be: entered step by step, refused kindly, scored at any time."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cakeapp.core.game import Outcome


class Entry(NamedTuple):
    """One touch: `seat` has, or loses, something. Only its own game reads the arguments; all are words or numbers."""

    seat: int
    verb: str
    args: tuple[str | int, ...] = ()


class Sheet(Protocol):
    """The score sheet of one game, for a table of components that may be the owner's own."""

    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        """Empty. ComponentError where the table is wrong."""

    def refuse(self, entry: Entry) -> str:
        """Why this cannot be entered, in a sentence; empty when it can. Never raises, whatever is asked."""
        ...

    def enter(self, entry: Entry) -> None:
        """Changes the sheet by an entry that is not refused."""

    def missing(self) -> Sequence[str]:
        """What is still to be entered before the sheet is complete, a sentence each; nothing is blocked by it."""
        ...

    def outcome(self) -> Outcome:
        """The result as it stands now, with its reasons, in the game's own way: places with tie-breaks."""
        ...

    def tie_break(self) -> str:
        """What decides, or shares, the first place when points are equal now; empty where they are not."""
        ...


def fill(sheet: Sheet, entries: Sequence[Entry]) -> None:
    """Enters what was kept: a sheet that is left and found again, and undo."""
    for entry in entries:
        sheet.enter(entry)
