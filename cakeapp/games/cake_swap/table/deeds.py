"""What each player did last, and what was done to her: facts of the events alone, and how they are shown."""

from collections.abc import Iterator, Sequence

from cakeapp.core.game import Event
from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules.components import LAYERS, NUMBER, RIBBONS, SIDES
from cakeapp.games.cake_swap.table.looks import KEY, panel, rosette, tier
from cakeapp.scene.item import Item
from cakeapp.scene.lines import Line, Pic, Txt
from cakeapp.scene.sight import Sight

DEEDS = ("pass", "place", "ribbon", "clear")  # what can be seen of her table


def numbered(layer_id: str) -> int:
    """The layer of an id such as `L17 a`."""
    name, side = layer_id.split(" ")
    return 2 * NUMBER[name] + SIDES.index(side)


def robber(events: Sequence[Event], whose: int) -> tuple[int, int] | None:
    """Who swiped a layer from a player since she herself did anything, and that layer."""
    for event in reversed(events):
        if event.seat == whose:
            return None
        if event.kind == "swipe" and event.public["other"] == whose:
            return event.seat or 0, numbered(event.public["layer"])
    return None


def last_laid(events: Sequence[Event]) -> set[int]:
    """By card what each player placed last."""
    return set({one.seat: numbered(one.public["layer"]) // 2 for one in events if one.kind == "place"}.values())


def deeds(sight: Sight, seat: int) -> Iterator[Item]:
    """What was taken from her until she does something herself, or what she did last; both at one place."""
    event = next((one for one in reversed(sight.events) if one.seat == seat and one.kind in DEEDS), None)
    lost, place = robber(sight.events, seat), f"note:{seat}"
    if lost is not None and not (sight.told and sight.events[-1].kind == "swipe"):  # it is said once
        by, layer = lost
        says = Say(f"{KEY}.robbed", name=sight.people[by].name, size=LAYERS[layer].size)
        swipe, sentence = Pic(f"{KEY}/action_swipe", 1.5), (Txt(says, "bad"), tier(layer))
        look = panel("paper_raised", "bad", (swipe, *sentence))
        ways = (sentence,), (sentence[:1],), ((swipe, *layered(layer, "bad")),)
        yield Item(f"robbed:{seat}", "card", {**look, "ways": ways}, says, place=place)
    elif event is not None:
        line = what(event)
        yield Item(f"did:{seat}", "card", {**panel("linen", "", line), "ways": ((line[:2],),)}, place=place)


def layered(layer: int, ink: str = "ink") -> Line:
    return Txt(LAYERS[layer].size, ink), tier(layer)


def what(event: Event) -> Line:
    public = event.public
    if event.kind == "place":
        put = numbered(public["layer"])
        how = "swap" if public["out"] else "squeeze" if public["actions"] else "top"
        return (*layered(put), Txt(Say(f"{KEY}.did.{how}")))
    if event.kind == "ribbon":
        number = RIBBONS.index(tuple(public["ribbon"]))
        return (rosette(number, 1.4), Txt(f"+{public['points']}"))
    return (Txt(Say(f"{KEY}.did.{event.kind}")),)
