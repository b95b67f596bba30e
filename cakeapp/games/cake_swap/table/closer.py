"""What a closer look at the table of Cake Swap tells, line by line."""

from collections.abc import Sequence

from cakeapp.core.say import listed
from cakeapp.games.cake_swap.rules.components import LAYERS, NUMBER, RIBBONS, SHIPPED, Ribbon
from cakeapp.games.cake_swap.rules.scoring import classes
from cakeapp.games.cake_swap.rules.state import NOBODY, SQUEEZE, SWAP, SWIPE
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.words import Texts

ACTIONS = {"squeeze": SQUEEZE, "swipe": SWIPE, "swap": SWAP}


def thing(view: View, key: str, shown: int, names: Sequence[str], t: Texts) -> list[str]:
    what, _, which = key.partition(":")
    if what == "card":
        return [words.card(NUMBER[which], t), t("closer.card")]
    if what == "hand" and view.held >= 0:
        return [words.card(view.held, t), t("closer.card")]
    if what == "pile":
        return pile(view, t)
    if what == "seat":
        return seat(view, int(which), t)
    if what == "cake":
        return cake(view.platters[shown], t)
    if what == "action":
        return [t(f"closer.{which}")]
    if what == "stand":
        return [t("closer.none")] if which == "none" else stand(view, which, names, t)
    return []


def pile(view: View, t: Texts) -> list[str]:
    """What may still come, by size and by frosting."""
    sides = [LAYERS[2 * card + side] for card in view.unseen for side in (0, 1)]
    sizes = {size: sum(one.size == size for one in sides) for size in sorted({one.size for one in sides})}
    frostings = {name: sum(one.frosting == name for one in sides) for name in sorted({one.frosting for one in sides})}
    told = [t("closer.pile", count=len(view.unseen))]
    if sides:
        by_size = [t("closer.size", size=size, count=n) for size, n in sizes.items()]
        by_frosting = [t("closer.frosting", frosting=t(f"frosting.{name}"), count=n) for name, n in frostings.items()]
        told.append(t("closer.sizes", found=listed(by_size, "comma")))
        told.append(t("closer.frostings", found=listed(by_frosting, "comma")))
    return told


def cake(platter: Sequence[int], t: Texts) -> list[str]:
    if not platter:
        return [t("closer.empty")]
    kinds = listed([t(f"class.{kind}") for kind in classes([LAYERS[one] for one in platter])], "comma")
    return [t("closer.bottom_up", layers=words.layers(platter, t)), t("closer.classes", kinds=kinds)]


def seat(view: View, number: int, t: Texts) -> list[str]:
    left = [t(f"action.{name}") for name, bit in ACTIONS.items() if view.actions[number] & bit]
    won = [words.ribbon(one, t) for one in won_by(view, number)]
    return [
        t("closer.points", count=view.points[number], ribbons=listed(won or [t("nothing")], "comma")),
        t("closer.actions", actions=listed(left or [t("nothing")], "comma")),
        *cake(view.platters[number], t),
    ]


def stand(view: View, kind: str, names: Sequence[str], t: Texts) -> list[str]:
    told = [t(f"closer.{kind}")]
    for ribbon, owner in zip(RIBBONS, view.owners):
        if ribbon.kind == kind:
            whose = t("closer.free") if owner == NOBODY else t("closer.won_by", name=names[owner])
            told.append(t(f"closer.{ribbon.colour}", count=SHIPPED.points[ribbon], whose=whose))
    return told


def won_by(view: View, seat: int) -> list[Ribbon]:
    return [ribbon for ribbon, owner in zip(RIBBONS, view.owners) if owner == seat]


def stand_name(kind: str, free: Sequence[Ribbon], t: Texts) -> str:
    """What it asks for, and which ribbons are left."""
    each = [t("thing.ribbon", colour=t(f"colour.{one.colour}"), count=SHIPPED.points[one]) for one in free]
    left = t("thing.ribbons", free=listed(each, "comma")) if free else t("thing.no_ribbon")
    return t("thing.stand", name=t(f"class.{kind}"), what=t(f"rule.{kind}"), left=left)
