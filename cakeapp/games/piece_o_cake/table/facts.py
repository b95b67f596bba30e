"""What the table of Piece o' Cake tells apart from the view alone: who sits in which order, and this cake's story."""

from collections.abc import Sequence
from functools import lru_cache
from operator import add

from cakeapp.core.game import Event
from cakeapp.games.piece_o_cake.rules.components import KINDS, NOTHING, NUMBER, Counts
from cakeapp.games.piece_o_cake.rules.state import CAKES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import served
from cakeapp.games.piece_o_cake.table import ring

ACTS = ("cut", "take", "forfeit", "pass")


def choosers(view: View, cuts: tuple[int, ...] | None = None) -> list[int]:
    """Who chooses from the cake on the table, first to last; as it is cut, or would be."""
    turns = max(view.players, len(cuts or view.cuts or "1"))
    return [(view.server + turn) % view.players for turn in range(1, turns + 1)]


def to_come(view: View) -> Counts:
    """How many of each variety may be on the cakes to come; nobody knows which few are on none."""
    return view.unseen if view.cake < CAKES else NOTHING


def counts(names: Sequence[str]) -> Counts:
    return tuple([names.count(name) for name in NUMBER])


def of_cake(events: Sequence[Event]) -> list[Event]:
    """What everybody did since this cake came to the table."""
    begin = max((at for at, event in enumerate(events) if event.kind == "cake"), default=len(events))
    return [event for event in events[begin:] if event.kind in ACTS]


def still(view: View, events: Sequence[Event]) -> list[int]:
    """Who will do something with this cake, now first."""
    return [view.server, *choosers(view)][len(of_cake(events)) :] if view.actor is not None else []


def role(view: View, events: Sequence[Event], at: int) -> str:
    """What whoever is so many after whoever acts now will do with it."""
    if at == 0:
        return "cuts" if view.cuts is None else "now"
    return "next" if at == 1 else str(len(of_cake(events)) + at)


def came(events: Sequence[Event], players: int) -> list[Counts]:
    """By seat what each has collected from the cake on the table."""
    found = [NOTHING] * players
    for event in events:
        if event.kind == "take" and event.seat is not None:
            found[event.seat] = tuple(map(add, found[event.seat], counts(event.public["collected"])))
    return found


@lru_cache(16)
def forecast(view: View, cuts: tuple[int, ...]) -> tuple[dict[str, int], list[int]]:
    """Whose each piece would be, cut there, if each takes what is best for her; and by seat what that brings."""
    found = {letter: of_positions(view, part) for letter, part in ring.pieces(cuts).items()}
    return served(view, found, choosers(view, cuts))


def of_positions(view: View, positions: Sequence[int]) -> Counts:
    kinds = [view.ring[at] for at in positions]
    return tuple([kinds.count(kind) for kind in KINDS])
