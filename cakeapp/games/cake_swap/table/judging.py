"""Before the judges: every class with what it wants, whether the own cake has that, and what the ribbon brings."""

from collections.abc import Iterator

from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, LAYERS, ribbon_for
from cakeapp.games.cake_swap.rules.notation import CLEAR, CLEAR_FOR_NOTHING
from cakeapp.games.cake_swap.rules.scoring import classes
from cakeapp.games.cake_swap.rules.state import NOBODY
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.games.cake_swap.table.looks import WISHES, rosette, worth_of
from cakeapp.scene.item import TAP, Item, Look
from cakeapp.scene.lines import Line, Space, Txt, emblem
from cakeapp.scene.sight import NONE, Sight

KEY = "cake_swap"
TOUCH = frozenset({TAP})


def judging(sight: Sight, intent: Intent) -> Iterator[Item]:
    for kind in CLASSES:
        yield row(sight, intent, kind)
        yield Item(f"want:{kind}", "wish", {"layers": WISHES[kind]}, can=TOUCH, part_of=f"take:{kind}")
    why = sight.refuse(CLEAR_FOR_NOTHING) or ""
    look = framed(CLEAR_FOR_NOTHING in intent.moves, False)  # it is nothing to be glad of
    ink = "ink_soft"
    name: Line = (Txt(Say(f"{KEY}.none"), ink),)
    told = ((Txt(Say(f"{KEY}.rule.none"), "ink_soft"),),)
    short: Line = (Txt(Say(f"{KEY}.none_short"), ink),)
    look = {**look, "lines": (name, *told), "ways": ((name,), (short,)), "align": "left"}
    yield Item("take:none", "card", look, Say(f"{KEY}.thing.stand_none"), "thing", TOUCH, why)


def row(sight: Sight, intent: Intent, kind: str) -> Item:
    view: View = sight.view
    move = CLEAR[CLASSES.index(kind)]
    why = sight.refuse(move)
    platter = view.platters[view.actor or 0]
    picked, has = move in intent.moves, kind in classes([LAYERS[layer] for layer in platter])
    ink = "ink" if why is None else "ink_soft"
    name = Txt(Say(f"{KEY}.class.{kind}"), ink)
    short = Txt(Say(f"{KEY}.short.{kind}"), ink)
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
        "ways": (
            (line,),
            ((name,), (*brings,)),
            ((short,), (*brings,)),
            ((short, Space(0), *brings),),
        ),
        "align": "left",
    }
    says = Say(f"{KEY}.thing.row", kind=Say(f"{KEY}.class.{kind}"), told=said)
    return Item(f"take:{kind}", "card", look, says, "thing", TOUCH, why or "")


def framed(picked: bool, can: bool) -> Look:
    fill = "gold" if picked else "paper_raised" if can else "linen"
    return {"fill": fill, "edge": "glow" if picked else "good" if can else "line", "chosen": picked, "square": True}


def reason(has: bool, refused: bool, layers: int, kind: str) -> Say:
    """Why it can be had, or not."""
    if layers not in COLOURS:
        return Say(f"{KEY}.rule.{kind}")
    if not has:
        return Say(f"{KEY}.wants.{kind}")
    return Say(f"{KEY}.gone") if refused else Say(f"{KEY}.rule.{kind}")
