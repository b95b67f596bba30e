"""Cake Swap in words: lines of the log, names of layers, cards and ribbons. `t` looks texts of this game up."""

from collections.abc import Callable, Iterable, Sequence

from cakeapp.core.game import Event, Move
from cakeapp.core.say import Said, listed
from cakeapp.games.cake_swap.rules.components import LAYERS, NUMBER, SHIPPED, SIDES, Ribbon
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, layer_out

Texts = Callable[..., str]
FLIES = ("opening_draw", "draw", "draft", "trade", "pass")  # told by the card alone


def layer(number: int, t: Texts) -> str:
    """size 3, chocolate with kiwi"""
    facts = LAYERS[number]
    return t("layer", size=facts.size, cake=t(f"cake.{facts.cake}"), frosting=t(f"frosting.{facts.frosting}"))


def card(number: int, t: Texts) -> str:
    """Both sides."""
    return t("card", a=layer(2 * number, t), b=layer(2 * number + 1, t))


def layers(numbers: Iterable[int], t: Texts) -> Said:
    return listed([layer(number, t) for number in numbers] or [t("nothing")], "semicolon")


def ribbon(one: Ribbon, t: Texts) -> str:
    return t("ribbon", colour=t(f"colour.{one.colour}"), kind=t(f"class.{one.kind}"))


def numbered(layer_id: str) -> int:
    """The layer of an id such as `L17 a`."""
    name, side = layer_id.split(" ")
    return 2 * NUMBER[name] + SIDES.index(side)


def place_offer(move: Move, held: int, platter: Sequence[int], t: Texts) -> str:
    side, way, at = move.args
    put = layer(2 * held + side, t)
    out = layer_out(platter, way, at)
    if out is not None:
        return t("offer.swap" if not at else "offer.swap_squeeze", layer=put, out=layer(out, t))
    if way == SQUEEZED:
        return t("offer.squeeze", layer=put, above=layer(platter[at - 1], t))
    return t("offer.top" if platter else "offer.first", layer=put)


def way_label(way: int, t: Texts) -> str:
    return t("way.top" if way == PLAIN else "way.squeeze" if way == SQUEEZED else "way.swap")


def told(event: Event, players: Sequence[str], t: Texts) -> str:
    """The event as a line of the log."""
    kind, facts = event.kind, event.public
    name = "" if event.seat is None else players[event.seat]
    if kind in FLIES:
        return t(f"event.{kind}", name=name, card=card(NUMBER[facts["card"]], t))
    if kind == "swipe":
        return t("event.swipe", name=name, other=players[facts["other"]], layer=layer(numbered(facts["layer"]), t))
    if kind == "place":
        put = layer(numbered(facts["layer"]), t)
        if facts["out"]:
            both = len(facts["actions"]) > 1
            out = layer(numbered(facts["out"]), t)
            return t("event.place_both" if both else "event.place_swap", name=name, layer=put, out=out)
        return t("event.place_squeeze" if facts["actions"] else "event.place", name=name, layer=put)
    if kind == "clear":
        return t("event.clear", name=name, count=len(facts["layers"]))
    if kind == "ribbon":
        return t("event.ribbon", name=name, ribbon=ribbon(Ribbon(*facts["ribbon"]), t), count=facts["points"])
    return t(f"event.{kind}", name=name)


def race(points: Sequence[int], players: Sequence[str], t: Texts) -> str:
    standing = listed([t("race.seat", name=name, count=n) for name, n in zip(players, points)], "comma")
    return t("race.all", count=SHIPPED.points_to_win[len(players)], standing=standing)
