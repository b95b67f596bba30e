"""What a score sheet of a printed game must be: entered step by step, refused kindly, scored at any time."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple, Protocol

from cakeapp.core.errors import ComponentError
from cakeapp.core.game import Outcome
from cakeapp.core.say import Player, Said, Say, listed, sentences


class Entry(NamedTuple):
    """One touch: `seat` has, or loses, something. Only its own game reads the arguments; all are words or numbers."""

    seat: int
    verb: str
    args: tuple[str | int, ...] = ()


class Sheet(Protocol):
    """The score sheet of one game, for a table of components that may be the owner's own."""

    def __init__(self, players: int, options: Mapping[str, str], table: Mapping[str, Any]) -> None:
        """Empty. ComponentError where the table is wrong."""

    def refuse(self, entry: Entry) -> Said | None:
        """Why this cannot be entered; None when it can. Never raises, whatever is asked."""
        ...

    def damaged(self, entry: Entry) -> Said | None:
        """Why a kept sheet cannot hold this; less strict than `refuse` where an earlier version took more."""
        return self.refuse(entry)

    def enter(self, entry: Entry) -> None:
        """Changes the sheet by an entry that is not damaged."""

    def missing(self) -> Sequence[Said]:
        """What is still to be entered before the sheet is complete; nothing is blocked by it."""
        ...

    def outcome(self) -> Outcome:
        """The result as it stands now, with its reasons, in the game's own way: places with tie-breaks."""
        ...

    def tie_break(self) -> Said | None:
        """What decides, or shares, the first place when points are equal now; None where they are not."""
        ...


def fill(sheet: Sheet, entries: Sequence[Entry]) -> None:
    """Enters what was kept: a sheet that is left and found again, and undo."""
    for entry in entries:
        sheet.enter(entry)


def misread(entry: Entry, players: int, verbs: Mapping[str, tuple[type, ...]]) -> Say | None:
    """Why an entry is none of this sheet: `verbs` tells what kind each argument is."""
    if type(entry.seat) is not int or entry.seat not in range(players):
        return Say("core.sheet.seat", players=players)
    if not isinstance(entry.verb, str) or entry.verb not in verbs:
        return Say("core.sheet.verb")
    if not isinstance(entry.args, tuple) or tuple(map(type, entry.args)) != verbs[entry.verb]:
        return Say("core.sheet.damaged")
    return None


def level(scores: Sequence[int]) -> list[int]:
    """The seats that share the most points; none where one seat is ahead."""
    ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return ahead if len(ahead) > 1 else []


def shared(seats: Sequence[int]) -> Say | None:
    """Says that these seats share the first place; None where there are none."""
    return sharing(seats) if seats else None


def sharing(seats: Sequence[int]) -> Say:
    return Say("core.sheet.shared", players=listed([Player(seat) for seat in seats]))


def tie_broken(outcome: Outcome, equal: Say, decides: Callable[[int], Say]) -> Said | None:
    """What `decides` for the one seat that is first of those with most points; `equal` says that it decides nothing."""
    first = [seat for seat in level(outcome.scores) if outcome.places[seat] == 1]
    if not first:
        return None
    return decides(first[0]) if len(first) == 1 else sentences(equal, sharing(first))


class Field(NamedTuple):
    """What may be another number, or another word, in the owner's printed copy."""

    path: tuple[str | int, ...]  # where it stands in the table
    name: Said
    allowed: range | tuple[str | int, ...]  # a number within a range, or one of a few
    entry: Said | None = None  # the card it is printed on with other fields; None where it stands for itself
    usual: str | int | None = None  # where the table has none
    in_use: bool = True  # not where another field makes it meaningless

    @property
    def full_name(self) -> Said:
        return Say("core.sheet.field", entry=self.entry, name=self.name) if self.entry else self.name


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
        raise ComponentError(Say("core.table.no_place", place=" ".join(map(str, path)))) from error
    return changed
