"""What each player did last, and what was done to her."""

from collections.abc import Iterator

from cakeapp.core.game import Event
from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules.components import LAYERS, RIBBONS
from cakeapp.games.cake_swap.table import facts
from cakeapp.games.cake_swap.table.looks import rosette, tier
from cakeapp.scene.item import Item
from cakeapp.scene.lines import Line, Pic, Space, Txt, emblem
from cakeapp.scene.sight import Sight

KEY = "cake_swap"


def deeds(sight: Sight, seat: int) -> Iterator[Item]:
    """What she did last, and until she does something herself what was taken from her."""
    event, who = facts.last_deed(sight.events, seat), emblem(sight.people[seat].emblem, 1.3)
    line = (Txt("\u2013"),) if event is None else what(event)
    ways = ((who, *line[:2]),), (line[:2],)
    shown = {"lines": ((who, Space(0.2), *line),), "ways": ways, "fill": "linen", "square": True}
    yield Item(f"did:{seat}", "card", shown)
    lost = facts.robbed(sight.events, seat)
    if lost is not None:
        by, layer = lost
        name, size = sight.people[by].name, LAYERS[layer].size
        says, short = Say(f"{KEY}.robbed", name=name, size=size), Say(f"{KEY}.robbed_short", size=size)
        red = Txt(says, "bad")
        named = (Txt(name, "bad", name=True),), (Txt(short, "bad"),)
        lines: tuple[Line, ...] = ((Pic(f"{KEY}/action_swipe", 1.5), red, tier(layer)),)
        shown = {
            "lines": lines,
            "ways": (((red, tier(layer)),), ((red,),), named),
            "fill": "paper_raised",
            "edge": "bad",
        }
        yield Item(f"robbed:{seat}", "card", {**shown, "square": True}, says)


def what(event: Event) -> Line:
    public = event.public
    if event.kind == "place":
        put = facts.numbered(public["layer"])
        how = "swap" if public["out"] else "squeeze" if public["actions"] else "top"
        return (Txt(LAYERS[put].size), tier(put), Txt(Say(f"{KEY}.did.{how}")))
    if event.kind == "ribbon":
        number = RIBBONS.index(tuple(public["ribbon"]))
        return (rosette(number, 1.4), Txt(f"+{public['points']}"))
    return (Txt(Say(f"{KEY}.did.{event.kind}")),)
