"""What everybody plays for: the race to the points that win, and the judges with the ribbons that are left."""

from collections.abc import Iterator

from cakeapp.core.say import Say, listed
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.state import NOBODY
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.looks import CHIPS, rosette, wish, worth_of
from cakeapp.games.cake_swap.table.mats import would_take
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
        yield Item("ghost", "runner", {"emblem": sight.people[seat].emblem, "at": at, "ghost": True})
    for seat, at in sorted(enumerate(view.points), key=lambda one: one[1]):
        look = {"emblem": sight.people[seat].emblem, "at": min(at, goal), "acts": seat == view.actor}
        yield Item(f"runner:{seat}", "runner", look)


def judges(sight: Sight, intent: Intent) -> Iterator[Item]:
    view: View = sight.view
    says = Say(f"{KEY}.thing.judges")
    yield Item("bench", "card", {"lines": (), "fill": "linen", "edge": "line"})
    yield Item("judges_title", "card", {"lines": ((Txt(Say(f"{KEY}.judges")),),), "align": "left"}, says, "heading")
    for layers, colour in COLOURS.items():
        fill, ink = CHIPS[colour]
        look: Look = {"lines": ((Txt(layers, ink),),), "fill": fill, "edge": "line"}
        yield Item(f"height:{colour}", "card", look)
    lit = would_take(sight, intent) if sight.acting is not None and sight.stakes != NONE else None
    for kind in CLASSES:
        free = [one for one, ribbon in enumerate(RIBBONS) if ribbon.kind == kind and view.owners[one] == NOBODY]
        panel: Look = {"lines": (), "fill": "paper_raised", "edge": "line"}
        yield Item(f"judge:{kind}", "card", panel, spoken(kind, free), can=frozenset({TAP, HOLD}))
        yield Item(f"wish:{kind}", "card", {"lines": (wish(kind, 1),)})
        tall: Look = {"lines": tuple((layer,) for layer in wish(kind, 1))}
        yield Item(f"wish_tall:{kind}", "card", tall)
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
                yield prize(sight, one, lit == one)


def prize(sight: Sight, number: int, lit: bool) -> Item:
    """A ribbon that is free, or whoever has it."""
    ribbon, owner = RIBBONS[number], sight.view.owners[number]
    fill, ink = CHIPS[ribbon.colour]
    look: Look = {"sprite": rosette(number).sprite, "points": worth_of(number), "fill": fill, "ink": ink, "glow": lit}
    if owner != NOBODY:
        look = {**look, "owner": emblem(sight.people[owner].emblem).sprite}
    return Item(f"prize:{ribbon.kind}:{ribbon.colour}", "ribbon", look)


def spoken(kind: str, free: list[int]) -> Say:
    """What it asks for, and which ribbons are left."""
    each = [
        Say(f"{KEY}.thing.ribbon", colour=Say(f"{KEY}.colour.{RIBBONS[one].colour}"), count=worth_of(one))
        for one in free
    ]
    left = Say(f"{KEY}.thing.ribbons", free=listed(each, "comma")) if free else Say(f"{KEY}.thing.no_ribbon")
    return Say(f"{KEY}.thing.stand", name=Say(f"{KEY}.class.{kind}"), what=Say(f"{KEY}.rule.{kind}"), left=left)
