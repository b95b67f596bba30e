"""What the table of Cake Swap tells apart from the view alone: what each player did last, and to whom."""

from collections.abc import Sequence

from cakeapp.core.game import Event
from cakeapp.games.cake_swap.rules.components import NUMBER, SIDES

DEEDS = ("pass", "place", "ribbon", "clear")


def numbered(layer_id: str) -> int:
    """The layer of an id such as `L17 a`."""
    name, side = layer_id.split(" ")
    return 2 * NUMBER[name] + SIDES.index(side)


def last_deed(events: Sequence[Event], seat: int) -> Event | None:
    """What somebody did last that can be seen of her table."""
    for event in reversed(events):
        if event.seat == seat and event.kind in DEEDS:
            return event
    return None


def robbed(events: Sequence[Event], whose: int) -> tuple[int, int] | None:
    """Who swiped a layer from a player since she herself did anything, and that layer."""
    for event in reversed(events):
        if event.seat == whose:
            return None
        if event.kind == "swipe" and event.public["other"] == whose:
            return event.seat or 0, numbered(event.public["layer"])
    return None


def last_laid(events: Sequence[Event]) -> set[int]:
    """By card what each player placed last."""
    found = {}
    for event in events:
        if event.kind == "place":
            found[event.seat] = numbered(event.public["layer"]) // 2
    return set(found.values())
