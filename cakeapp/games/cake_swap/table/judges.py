"""What everybody plays for: the race to the points that win, and the judges with the ribbons that are left."""

from collections.abc import Iterator

from cakeapp.core.say import Say, listed
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.state import NOBODY
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.looks import CHIPS, WISHES, ribbon_look, worth_of
from cakeapp.games.cake_swap.table.mats import as_if_done, would_take
from cakeapp.scene.item import HOLD, TAP, Item, Look
from cakeapp.scene.lines import Pic, Txt, emblem
from cakeapp.scene.sight import NONE, Sight

KEY = "cake_swap"


def race(sight: Sight, intent: Intent) -> Iterator[Item]:
    """Runners on their way to the flag; dashed, where the chosen one would bring whoever acts."""
    view: View = sight.view
    goal = SHIPPED.points_to_win[view.players]
    look: Look = {"lines": (), "fill": "paper_raised", "edge": "line", "square": True}
    yield Item("race", "card", look, words.race(view, sight.people))
    for step in range(goal):
        fill = "linen" if step % 2 else ""
        yield Item(f"step:{step}", "card", {"lines": ((Txt(step, "ink_soft"),),), "fill": fill, "square": True})
    look = {"lines": ((Pic("common/flag_first", 1.5), Txt(goal, "on_glow", big=True)),), "fill": "glow", "square": True}
    yield Item("flag", "card", look)
    gains = would_take(sight, intent)
    if gains is not None and sight.acting is not None and sight.stakes != NONE:
        seat = sight.acting
        at = min(goal, view.points[seat] + worth_of(gains))
        look = {
            "lines": ((emblem(sight.people[seat].emblem),),),
            "at": at,
            "fill": "gold",
            "edge": "glow",
            "round": True,
        }
        yield Item("ghost", "card", look)
    for seat, at in sorted(enumerate(view.points), key=lambda one: one[1]):
        look = {"lines": ((emblem(sight.people[seat].emblem),),), "at": min(at, goal), "round": True}
        yield Item(f"runner:{seat}", "card", {**look, "edge": "glow" if seat == view.actor else ""})


def judges(sight: Sight, intent: Intent) -> Iterator[Item]:
    view: View = sight.view
    yield Item("bench", "card", {"lines": (), "fill": "linen", "edge": "line"})
    title: Look = {"lines": ((Txt(Say(f"{KEY}.layers_of"), "ink_soft"),),), "align": "right"}
    for half in (0, 1):
        says = Say(f"{KEY}.thing.judges") if not half else ""
        yield Item(f"judges_title:{half}", "card", title, says, "heading")
        for layers, colour in COLOURS.items():
            fill, ink = CHIPS[colour]
            look: Look = {"lines": ((Txt(layers, ink),),), "fill": fill, "edge": "line"}
            yield Item(f"height:{colour}:{half}", "card", look)
    lit = would_take(sight, intent) if sight.acting is not None and sight.stakes != NONE else None
    reach = reached(sight, intent)
    for kind in CLASSES:
        free = [one for one, ribbon in enumerate(RIBBONS) if ribbon.kind == kind and view.owners[one] == NOBODY]
        alive = bool(reach.intersection(free))
        panel: Look = {"lines": (), "fill": "paper_raised" if alive else "linen", "edge": "good" if alive else "line"}
        yield Item(f"judge:{kind}", "card", panel, spoken(kind, free), can=frozenset({TAP, HOLD}))
        yield Item(f"wish:{kind}", "wish", {"layers": WISHES[kind]})
        called, short = Say(f"{KEY}.class.{kind}"), Say(f"{KEY}.short.{kind}")
        named: Look = {"lines": ((Txt(called),),), "ways": (((Txt(short),),),)}
        for way in ("class", "class_far"):
            yield Item(f"{way}:{kind}", "card", {**named, "align": "left"})
        rule, brief = (((Txt(Say(f"{KEY}.{how}.{kind}"), "ink_soft"),),) for how in ("rule", "rule_brief"))
        told: Look = {"lines": rule, "ways": (brief,), "align": "left"}
        for way in ("rule", "rule_far"):
            yield Item(f"{way}:{kind}", "card", told)
        for one, ribbon in enumerate(RIBBONS):
            if ribbon.kind == kind:
                yield from prizes(sight, one, lit == one, one in reach)


def reached(sight: Sight, intent: Intent) -> set[int]:
    """The free ribbons that her cake can still become, as it is or would be; all where that is not to be told."""
    seat = sight.view.actor if sight.near is None else sight.near
    if seat is None or sight.stakes == NONE:
        return set(range(len(RIBBONS)))
    return {one for _, ribbons in worth.hopes(as_if_done(sight, intent), seat) for one in ribbons}


def prizes(sight: Sight, number: int, lit: bool, in_reach: bool) -> Iterator[Item]:
    """A ribbon that is free, pale where her cake cannot become it; or whoever has it. To be read from two sides."""
    owner = sight.view.owners[number]
    look = ribbon_look(number, not in_reach)
    if owner != NOBODY:
        look = {"lines": ((emblem(sight.people[owner].emblem, 4.2),),)}
    if lit:
        look = {**look, "edge": "glow", "chosen": True}
    for prize in ("prize", "prize_far"):
        yield Item(f"{prize}:{RIBBONS[number].kind}:{RIBBONS[number].colour}", "card", look)


def spoken(kind: str, free: list[int]) -> Say:
    """What it asks for, and which ribbons are left."""
    each = [
        Say(f"{KEY}.thing.ribbon", colour=Say(f"{KEY}.colour.{RIBBONS[one].colour}"), count=worth_of(one))
        for one in free
    ]
    left = Say(f"{KEY}.thing.ribbons", free=listed(each, "comma")) if free else Say(f"{KEY}.thing.no_ribbon")
    return Say(f"{KEY}.thing.stand", name=Say(f"{KEY}.class.{kind}"), what=Say(f"{KEY}.rule.{kind}"), left=left)
