"""What everybody plays for: the race, the judges with the ribbons that are left, and a cake before them."""

from collections.abc import Iterator

from cakeapp.core.say import Say, listed
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, LAYERS, RIBBONS, SHIPPED, ribbon_for
from cakeapp.games.cake_swap.rules.notation import CLEAR, CLEAR_FOR_NOTHING
from cakeapp.games.cake_swap.rules.scoring import classes
from cakeapp.games.cake_swap.rules.state import NOBODY
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.looks import CHIPS, WISHES, panel, ribbon_look, rosette, worth_of
from cakeapp.games.cake_swap.table.mats import as_if_done, would_take
from cakeapp.scene.item import HOLD, TAP, Item, Look
from cakeapp.scene.lines import Line, Pic, Space, Txt, emblem
from cakeapp.scene.sight import NONE, Sight

KEY = "cake_swap"
TOUCH = frozenset({TAP})


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
    if gains is not None and sight.acting is not None and sight.stakes != NONE:
        seat = sight.acting
        look = runner(sight, seat, min(goal, view.points[seat] + worth_of(gains)))
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
    lit = would_take(sight, intent) if sight.acting is not None and sight.stakes != NONE else None
    reach = reached(sight, intent)
    for kind in CLASSES:
        free = [one for one, ribbon in enumerate(RIBBONS) if ribbon.kind == kind and view.owners[one] == NOBODY]
        alive = bool(reach.intersection(free))
        look = panel("paper_raised", "good") if alive else panel("linen", "line")
        yield Item(f"judge:{kind}", "card", look, spoken(kind, free), can=frozenset({TAP, HOLD}))
        yield Item(f"wish:{kind}", "wish", {"layers": WISHES[kind]})
        called, short = Say(f"{KEY}.class.{kind}"), Say(f"{KEY}.short.{kind}")
        named: Look = {"lines": ((Txt(called),),), "ways": (((Txt(short),),),)}
        for way in ("class", "class_far"):
            yield Item(f"{way}:{kind}", "card", {**named, "align": "left"})
        rule, brief = (((Txt(Say(f"{KEY}.{how}.{kind}"), "ink_soft"),),) for how in ("rule", "rule_brief"))
        told: Look = {"lines": rule, "ways": (brief,), "align": "left"}
        yield Item(f"rule:{kind}", "card", told)
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
    colours = {one: Say(f"{KEY}.colour.{RIBBONS[one].colour}") for one in free}
    each = [Say(f"{KEY}.thing.ribbon", colour=colour, count=worth_of(one)) for one, colour in colours.items()]
    left = Say(f"{KEY}.thing.ribbons", free=listed(each, "comma")) if free else Say(f"{KEY}.thing.no_ribbon")
    return Say(f"{KEY}.thing.stand", name=Say(f"{KEY}.class.{kind}"), what=Say(f"{KEY}.rule.{kind}"), left=left)


def judging(sight: Sight, intent: Intent) -> Iterator[Item]:
    for kind in CLASSES:
        yield row(sight, intent, kind)
        yield Item(f"want:{kind}", "wish", {"layers": WISHES[kind]}, can=TOUCH, part_of=f"take:{kind}")
    why = sight.refuse(CLEAR_FOR_NOTHING) or ""
    look = framed(CLEAR_FOR_NOTHING in intent.moves, False)  # it is nothing to be glad of
    name, short, told = ((Txt(Say(f"{KEY}.{one}"), "ink_soft"),) for one in ("none", "none_short", "rule.none"))
    look = {**look, "lines": (name, told), "ways": ((name,), (short,)), "align": "left"}
    yield Item("take:none", "card", look, Say(f"{KEY}.thing.stand_none"), "thing", TOUCH, why)


def row(sight: Sight, intent: Intent, kind: str) -> Item:
    view: View = sight.view
    move = CLEAR[CLASSES.index(kind)]
    why = sight.refuse(move)
    platter = view.platters[view.actor or 0]
    picked, has = move in intent.moves, kind in classes([LAYERS[layer] for layer in platter])
    ink = "ink" if why is None else "ink_soft"
    name, short = (Txt(Say(f"{KEY}.{one}.{kind}"), ink) for one in ("class", "short"))
    brings: Line = ()
    if len(platter) in COLOURS:
        number = ribbon_for(CLASSES.index(kind), platter)
        owner = view.owners[number]
        mark = rosette(number, 1.6) if owner == NOBODY else emblem(sight.people[owner].emblem, 1.5)
        shown = (Txt(worth_of(number), ink, big=True),) if sight.stakes != NONE or why is None else ()
        brings = (*shown, mark)
    said = reason(has, bool(why), len(platter), kind)
    told: Line = (Txt(said, "ink_soft"),)
    line: Line = (name, Space(0), *brings)
    look: Look = {
        **framed(picked, why is None),
        "lines": (line, told),
        "ways": ((line,), ((name,), (*brings,)), ((short,), (*brings,)), ((short, Space(0), *brings),)),
        "align": "left",
    }
    says = Say(f"{KEY}.thing.row", kind=Say(f"{KEY}.class.{kind}"), told=said)
    return Item(f"take:{kind}", "card", look, says, "thing", TOUCH, why or "")


def framed(picked: bool, can: bool) -> Look:
    fill, edge = ("gold", "glow") if picked else ("paper_raised", "good") if can else ("linen", "line")
    return panel(fill, edge, chosen=picked)


def reason(has: bool, refused: bool, layers: int, kind: str) -> Say:
    """Why it can be had, or not."""
    if has and refused and layers in COLOURS:
        return Say(f"{KEY}.gone")
    return Say(f"{KEY}.rule.{kind}" if has or layers not in COLOURS else f"{KEY}.wants.{kind}")
