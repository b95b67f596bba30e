"""What everybody plays for: the race, the judges with the ribbons that are left, and a cake before them."""

from collections.abc import Iterator

from cakeapp.core.say import Say, listed
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, POINTS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.state import NOBODY
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import CLEARS, Intent
from cakeapp.games.cake_swap.table.looks import CHIPS, KEY, LIT, WISHES, panel, ribbon_look
from cakeapp.games.cake_swap.table.mats import as_if_done, would_take
from cakeapp.games.cake_swap.table.room import most
from cakeapp.scene.item import HOLD, TAP, Item, Look
from cakeapp.scene.lines import Pic, Txt, emblem
from cakeapp.scene.sight import NONE, Sight

TOUCH = frozenset({TAP})
HEIGHTS = {colour: layers for layers, colour in COLOURS.items()}


def race(sight: Sight, intent: Intent) -> Iterator[Item]:
    """Runners on their way to the flag; dashed, where the chosen one would bring whoever acts."""
    view: View = sight.view
    goal = SHIPPED.points_to_win[view.players]
    yield Item("race", "card", panel("paper_raised", "line"), words.race(view, sight.people))
    for step in range(goal):
        yield Item(f"step:{step}", "card", panel("linen" if step % 2 else "", "", (Txt(step, "ink_soft"),)))
    flag = Pic("common/flag_first", 1.5), Txt(goal, "on_glow", big=True)
    yield Item("flag", "card", panel("glow", "", flag))
    gains = would_take(sight, intent)
    if gains is not None and sight.acting is not None:
        look = runner(sight, sight.acting, min(goal, view.points[sight.acting] + POINTS[gains]))
        yield Item("ghost", "card", {**look, "fill": "gold", "edge": "glow"})
    for seat, at in sorted(enumerate(view.points), key=lambda one: one[1]):
        look = {**runner(sight, seat, min(at, goal)), "edge": "glow" if seat == view.actor else ""}
        yield Item(f"runner:{seat}", "card", look)


def runner(sight: Sight, seat: int, at: int) -> Look:
    return {"lines": ((emblem(sight.people[seat].emblem),),), "at": at, "round": True}


def judges(sight: Sight, intent: Intent) -> Iterator[Item]:
    view: View = sight.view
    yield Item("bench", "card", {"lines": (), "fill": "linen", "edge": "line"})
    title: Look = {"lines": ((Txt(Say(f"{KEY}.layers_of"), "ink_soft"),),), "align": "right"}
    for half in (0, 1):
        says = Say(f"{KEY}.thing.judges") if not half else ""
        yield Item(f"judges_title:{half}", "card", title, says, "heading")
        for layers, colour in COLOURS.items():
            fill, ink = CHIPS[colour]
            yield Item(f"height:{colour}:{half}", "card", panel(fill, "line", (Txt(layers, ink),)))
    lit, reach = would_take(sight, intent), reached(sight, intent)
    for kind in CLASSES:
        free = [one for one, ribbon in enumerate(RIBBONS) if ribbon.kind == kind and view.owners[one] == NOBODY]
        alive = bool(reach.intersection(free))
        look = panel("paper_raised", "good") if alive else panel("linen", "line")
        yield Item(f"judge:{kind}", "card", look, spoken(kind, free), can=frozenset({TAP, HOLD}))
        named: Look = {"lines": ((Txt(Say(f"{KEY}.class.{kind}")),),), "align": "left"}
        yield Item(f"class:{kind}", "card", named)
        for at, layer in enumerate(WISHES[kind]):
            for wish in ("wish", "wish_far"):
                yield Item(f"{wish}:{kind}:{at}", "picture", {"sprite": f"{KEY}/layer_{layer}"})
        told: Look = {"lines": ((Txt(Say(f"{KEY}.rule_brief.{kind}"), "ink_soft"),),), "align": "left"}
        yield Item(f"rule:{kind}", "card", told)
        for one, ribbon in enumerate(RIBBONS):
            if ribbon.kind == kind:
                owner = view.owners[one]
                taken: Look = {"lines": ((emblem(sight.people[owner].emblem, 4.2),),)} if owner != NOBODY else {}
                look = taken or {**ribbon_look(one, one not in reach), **(LIT if lit == one else {})}
                for prize in ("prize", "prize_far"):  # to be read from two sides
                    yield Item(f"{prize}:{kind}:{ribbon.colour}", "card", look)


def reached(sight: Sight, intent: Intent) -> set[int]:
    """The free ribbons that her cake can still become, as it is or would be; all where that is not to be told."""
    seat = sight.view.actor if sight.near is None else sight.near
    if seat is None or sight.stakes == NONE:
        return set(range(len(RIBBONS)))
    view = as_if_done(sight, intent)
    hoped, high = (one for _, ribbons in worth.hopes(view, seat) for one in ribbons), most(view, seat)
    return {one for one in hoped if HEIGHTS[RIBBONS[one].colour] <= high}


def spoken(kind: str, free: list[int]) -> Say:
    """What it asks for, and which ribbons are left."""
    colours = {one: Say(f"{KEY}.colour.{RIBBONS[one].colour}") for one in free}
    each = [Say(f"{KEY}.thing.ribbon", colour=colour, count=POINTS[one]) for one, colour in colours.items()]
    left = Say(f"{KEY}.thing.ribbons", free=listed(each, "comma")) if free else Say(f"{KEY}.thing.no_ribbon")
    return Say(f"{KEY}.thing.stand", name=Say(f"{KEY}.class.{kind}"), what=Say(f"{KEY}.rule.{kind}"), left=left)


def judging(sight: Sight, intent: Intent) -> Iterator[Item]:
    """A row for each class that can be had, with what it asks for and its ribbon, and one for none of them."""
    able = worth.clears(sight.view)
    for kind, move in CLEARS.items():
        ribbon = able.get(move.args[0])
        if ribbon is None and kind in CLASSES:
            continue
        says, told = Say(f"{KEY}.class.{kind}"), Say(f"{KEY}.rule.{kind}")
        picked, rim = move in intent.moves, "ink_soft" if ribbon is None else "good"  # none is nothing to be glad of
        fill, edge = ("gold", "glow") if picked else ("paper_raised", rim)
        look: Look = {**panel(fill, edge, (Txt(says),), (Txt(told, "ink_soft"),), chosen=picked), "align": "left"}
        look = {**look, "ways": (((Txt(says),),),)}  # the pictures beside it tell the rule, too
        key = f"take:{kind}"
        yield Item(key, "card", look, Say(f"{KEY}.thing.row", kind=says, told=told), "thing", TOUCH)
        if ribbon is None:
            continue
        for at, layer in enumerate(WISHES[kind]):
            look = {"sprite": f"{KEY}/layer_{layer}"}
            yield Item(f"want:{kind}:{at}", "picture", look, can=TOUCH, part_of=key)
        yield Item(f"brings:{kind}", "card", ribbon_look(ribbon), can=TOUCH, part_of=key)
