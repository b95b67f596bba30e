"""What a score sheet of a printed game must be: entered step by step, refused kindly, scored at any time."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple, Protocol

from cakeapp.core.errors import ComponentError
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

    def damaged(self, entry: Entry) -> str:
        """Why a kept sheet cannot hold this; less strict than `refuse` where an earlier version took more."""
        return self.refuse(entry)

    def enter(self, entry: Entry) -> None:
        """Changes the sheet by an entry that is not damaged."""

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


def misread(entry: Entry, players: int, verbs: Mapping[str, tuple[type, ...]]) -> str:
    """Why an entry is none of this sheet, in a sentence: `verbs` tells what kind each argument is."""
    if type(entry.seat) is not int or entry.seat not in range(players):
        return f"This sheet has players 1 to {players} only."
    if not isinstance(entry.verb, str) or entry.verb not in verbs:
        return "This is nothing that the sheet of this game knows."
    if not isinstance(entry.args, tuple) or tuple(map(type, entry.args)) != verbs[entry.verb]:
        return "This entry is not complete, or it is damaged."
    return ""


def player(seat: int) -> str:
    """A seat in a sentence: names are not known here."""
    return f"player {seat + 1}"


def level(scores: Sequence[int]) -> list[int]:
    """The seats that share the most points; none where one seat is ahead."""
    ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return ahead if len(ahead) > 1 else []


def shared(seats: Sequence[int]) -> str:
    """Says that these seats share the first place; empty where there are none."""
    names = [str(seat + 1) for seat in seats]
    return f"Players {', '.join(names[:-1])} and {names[-1]} share the first place." if seats else ""


class Field(NamedTuple):
    """What may be another number, or another word, in the owner's printed copy."""

    path: tuple[str | int, ...]  # where it stands in the table
    name: str
    allowed: range | tuple[str | int, ...]  # a number within a range, or one of a few
    entry: str = ""  # the card it is printed on with other fields; empty where it stands for itself
    usual: str | int | None = None  # where the table has none
    in_use: bool = True  # not where another field makes it meaningless

    @property
    def full_name(self) -> str:
        return f"{self.entry}: {self.name}" if self.entry else self.name


def edited(table: Mapping[str, Any], path: Sequence[str | int], value: int | str) -> dict[str, Any]:
    """The table with another value in one place; the one handed in stays as it is."""
    changed = dict(table)
    place: Any = changed
    try:
        for step in path[:-1]:
            place[step] = copy(place[step])
            place = place[step]
        place[path[-1]] = value
    except (LookupError, TypeError) as error:
        raise ComponentError(f"the table has no {' '.join(map(str, path))}") from error
    return changed
