"""Cake Swap in words: lines of the log, names of layers, cards and ribbons, and what choices would do."""

from collections.abc import Iterable, Sequence

from cakeapp.core.game import Event, Move
from cakeapp.core.say import Listed, Said, Say, Value, listed
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import LAYERS, POINTS, RIBBONS, SHIPPED, Ribbon
from cakeapp.games.cake_swap.rules.notation import CLEAR_FOR_NOTHING
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, SWAPPED_TOP
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table.deeds import numbered
from cakeapp.games.cake_swap.table.looks import KEY
from cakeapp.scene.sight import Person

# Not a card that is taken, which is seen and told with its place; nor the end of a turn, seen from who is asked next.
TOLD = ("opening_draw", "starts", "trade", "pass", "swipe", "place", "clear", "ribbon")


def layer(number: int) -> Say:
    """size 3, chocolate with kiwi"""
    facts = LAYERS[number]
    cake, frosting = Say(f"{KEY}.cake.{facts.cake}"), Say(f"{KEY}.frosting.{facts.frosting}")
    return Say(f"{KEY}.layer", size=facts.size, cake=cake, frosting=frosting)


def card(number: int) -> Say:
    """Both sides."""
    return Say(f"{KEY}.card", a=layer(2 * number), b=layer(2 * number + 1))


def layers(numbers: Iterable[int]) -> Listed:
    return listed([layer(number) for number in numbers] or [Say(f"{KEY}.nothing")], "semicolon")


def offer(view: View, move: Move, people: Sequence[Person]) -> Said:
    """What a move would do."""
    verb, args = move
    if verb in ("draw", "pass"):
        return Say(f"{KEY}.offer.{verb}")
    if verb in ("draft", "trade"):
        return Say(f"{KEY}.offer.{verb}", card=card(args[0]))
    if verb == "swipe":
        top = view.platters[args[0]][-1]
        return Say(f"{KEY}.offer.swipe", name=people[args[0]].name, layer=layer(top))
    if move == CLEAR_FOR_NOTHING:
        return Say(f"{KEY}.offer.none")
    if verb == "clear":
        one = worth.clears(view)[args[0]]
        wins = worth.wins(view, view.actor or 0, one)
        return Say(f"{KEY}.offer.wins" if wins else f"{KEY}.offer.clear", ribbon=RIBBONS[one].said, count=POINTS[one])
    return placing(view, move)


def placing(view: View, move: Move) -> Say:
    side, way, at = move.args
    platter, put = view.platters[view.actor or 0], layer(2 * view.held + side)
    out = worth.throws_out(view, move)
    if out is not None:
        how = "swap" if way == SWAPPED_TOP else "swap_squeeze"
        return Say(f"{KEY}.offer.{how}", layer=put, out=layer(out))
    if way == SQUEEZED:
        return Say(f"{KEY}.offer.squeeze", layer=put, above=layer(platter[at - 1]))
    return Say(f"{KEY}.offer.top" if platter else f"{KEY}.offer.first", layer=put)


def where(view: View, move: Move) -> Say:
    """Where a card goes, in few words."""
    _, way, at = move.args
    platter = view.platters[view.actor or 0]
    out = worth.throws_out(view, move)
    if out is not None:
        return Say(f"{KEY}.where.swap", size=LAYERS[out].size, frosting=Say(f"{KEY}.frosting.{LAYERS[out].frosting}"))
    if way == PLAIN:
        return Say(f"{KEY}.where.top" if platter else f"{KEY}.where.first")
    if at == 1:
        return Say(f"{KEY}.where.bottom")
    return Say(f"{KEY}.where.between", lower=LAYERS[platter[at - 2]].size)


def sentence(event: Event, people: Sequence[Person]) -> Said | None:
    """What happened, for the log and for whoever looks on."""
    kind, facts = event.kind, event.public
    if kind not in TOLD:
        return None
    told: dict[str, Value] = {"name": "" if event.seat is None else people[event.seat].name}
    told |= {what: layer(numbered(facts[what])) for what in ("layer", "out") if facts.get(what)}
    if kind == "opening_draw":
        told["size"] = facts["size"]
    elif kind == "swipe":
        told["other"] = people[facts["other"]].name
    elif kind == "place":
        used = len(facts["actions"])
        kind = ("place_swap", "place_both")[used - 1] if facts["out"] else "place_squeeze" if used else "place"
    elif kind == "clear":
        told["count"] = len(facts["layers"])
    elif kind == "ribbon":
        told |= {"ribbon": Ribbon(*facts["ribbon"]).said, "count": facts["points"]}
    return Say(f"{KEY}.event.{kind}", **told)


def race(view: View, people: Sequence[Person]) -> Say:
    each = [Say(f"{KEY}.race.seat", name=who.name, count=n) for who, n in zip(people, view.points)]
    return Say(f"{KEY}.race.all", count=SHIPPED.points_to_win[view.players], standing=listed(each, "comma"))
