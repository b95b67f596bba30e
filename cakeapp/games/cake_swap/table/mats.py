"""What each player has: her cake on its stand, action cards, ribbons, and how near to winning she is."""

from collections.abc import Iterator

from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import POINTS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.notation import STEAL
from cakeapp.games.cake_swap.rules.state import NOTHING
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.deeds import deeds, last_laid
from cakeapp.games.cake_swap.table.intent import Intent, chosen, could_use, way
from cakeapp.games.cake_swap.table.looks import ACTIONS, KEY, LIT, layer_look, panel, prize, ribbon_look, rosette
from cakeapp.games.cake_swap.table.ways import layer_row, place_row
from cakeapp.scene.item import DRAG, HOLD, TAP, Item, Look
from cakeapp.scene.lines import Line, Pic, Space, Txt, emblem
from cakeapp.scene.sight import NONE, Sight


def mats(sight: Sight, intent: Intent) -> Iterator[Item]:
    shown = as_if_done(sight, intent)
    new = last_laid(sight.events)
    for seat in range(sight.view.players):
        yield from bar(sight, intent, seat)
        yield from cake(sight, intent, shown, seat, new)
        yield from actions(sight, intent, shown, seat)
        yield from won(sight, seat, cleared=not shown.platters[seat])
        yield from deeds(sight, seat)
        yield from could(sight, seat)
    if sight.told and sight.acting is None:
        look = panel("paper_raised", "glow", (Txt(sight.told),))
        for seat in range(sight.view.players):
            heard = seat == ((sight.near if sight.near is not None else sight.view.actor) or 0)  # said once
            key, says = ("prompt", sight.told) if heard else (f"news:{seat}", "")
            yield Item(key, "told" if sight.telling else "card", look, says, "heading", place=f"news:{seat}")


def as_if_done(sight: Sight, intent: Intent) -> View:
    """With what is in mind laid already; a cake that would be cleared still stands."""
    view: View = sight.view
    if sight.acting is None or way(intent) is None:
        return view
    return worth.after(view, *intent.moves)


def bar(sight: Sight, intent: Intent, seat: int) -> Iterator[Item]:
    """Who she is and her points, as they are and as they would be."""
    view, who = sight.view, sight.people[seat]
    colour, acts = f"seat_{who.emblem}", seat == view.actor
    ink = f"{colour}_on"
    yield Item(f"mat:{seat}", "mat", {"colour": colour, "acts": acts, "plain": True})
    yield Item(f"bar:{seat}", "card", panel(colour))
    points, layers = Say(f"{KEY}.thing.points", count=view.points[seat]), words.layers(view.platters[seat])
    says = Say(f"{KEY}.thing.seat", name=who.name, points=points, layers=layers)
    yield Item(f"player:{seat}", "card", {"lines": ((emblem(who.emblem, 1.6),),)}, says, can=frozenset({TAP}))
    name: Look = {"lines": ((Txt(who.name, ink, name=True),),), "align": "left"}
    yield Item(f"name:{seat}", "card", name, can=frozenset({TAP}), part_of=f"player:{seat}")
    was, goal = view.points[seat], Txt(Say(f"{KEY}.of", count=SHIPPED.points_to_win[view.players]), ink)
    now: Line = (Txt(was, ink, big=True),)
    gains = would_take(sight, intent) if acts else None
    if gains is not None:
        now = (Txt(was, ink, struck=True), Space(0.3), Txt(was + POINTS[gains], ink, big=True))
    ways = (now,), (now[-1:],)
    yield Item(f"points:{seat}", "card", {"lines": ((*now, Space(0.3), goal),), "ways": ways, "align": "right"})


def would_take(sight: Sight, intent: Intent) -> int | None:
    """The ribbon that is in mind: to be taken now, or what the chosen way leads to. None where nobody asks."""
    view: View = sight.view
    if sight.acting is None or sight.stakes == NONE:
        return None
    if intent.moves and intent.moves[0].verb == "clear":
        return worth.clears(view).get(intent.moves[0].args[0])
    held, where = chosen(view, intent), way(intent)
    return worth.leads_to(held, where) if held is not None and where is not None else None


def cake(sight: Sight, intent: Intent, shown: View, seat: int, new: set[int]) -> Iterator[Item]:
    view, platter = sight.view, shown.platters[seat]
    own = seat == sight.acting
    swiped = seat == intent.robbed
    held, where = (chosen(view, intent), way(intent)) if own else (None, None)
    going = set() if held is None or where else {worth.throws_out(held, one) for one in worth.placings(held)}
    can = set()
    if own and view.hand == NOTHING and platter and not view.cleared:
        can = {DRAG}
    elif sight.acting is not None and not own and view.hand == NOTHING and sight.refuse(STEAL[seat]) is None:
        can = {TAP, DRAG}
    name = sight.people[seat].name
    says = Say(f"{KEY}.thing.cake" if platter else f"{KEY}.thing.no_cake", name=name, layers=words.layers(platter))
    if platter or held is not None:
        yield Item(f"doily:{seat}", "lace")
    yield Item(f"stand:{seat}", "picture", {"sprite": f"{KEY}/platter"})
    lit = "glow" if swiped or (intent.action == "swipe" and TAP in can) else ""
    touch = frozenset({HOLD, TAP, *can})  # a tap on what cannot be taken looks at it closer
    look: Look = {"lines": (), "edge": lit, "chosen": True}
    yield Item(f"plate:{seat}", "card", look, says, "thing" if can else "text", touch)
    for layer in reversed(platter):
        card = layer // 2
        if held is not None and where is not None and card == held.held:
            row, glow = place_row(held, where), True
        else:
            row, glow = layer_row(held, view.platters[seat].index(layer)), where is None and card in new
        pale, frame = swiped and layer == view.platters[seat][-1], "bad" if layer in going else ""
        look = {**layer_look(layer), "glow": glow, "frame": frame, "pale": pale}
        place = f"layer:{seat}:{row}"
        yield Item(f"layer:{SHIPPED.cards[card].id}", "layer", look, place=place, part_of=f"plate:{seat}")


def actions(sight: Sight, intent: Intent, shown: View, seat: int) -> Iterator[Item]:
    """Those that she has left; one that is about to be used glows."""
    own = seat == sight.acting
    for name, bit in ACTIONS.items():
        if not sight.view.actions[seat] & bit:
            continue
        left = bool(shown.actions[seat] & bit)
        asked = own and sight.view.hand == NOTHING and left
        ready, picked = asked and could_use(sight, name), intent.action == name and own
        can = {TAP, *({DRAG} if ready else ())} if asked else set()
        look: Look = {"sprite": f"{KEY}/action_{name}", "glow": picked or not left, "ready": ready}
        spoken = Say(f"{KEY}.thing.action", action=Say(f"{KEY}.action.{name}")) if own else ""
        touch = frozenset({HOLD, *can}) if own else frozenset[str]()
        yield Item(f"action:{seat}:{name}", "action", look, spoken, "thing" if can else "text", touch)
        called, does = (Txt(Say(f"{KEY}.action.{name}")),), (Txt(Say(f"{KEY}.does.{name}"), "ink_soft"),)
        look = {"lines": (called, does), "ways": ((called,),), "align": "left"}
        yield Item(f"action_name:{seat}:{name}", "card", look)


def won(sight: Sight, seat: int, cleared: bool) -> Iterator[Item]:
    """Her ribbons, the best first. What she has just won glows, and stands large where her cake was.

    What is looked for in a finished game glows too.
    """
    held = [one for one, owner in enumerate(sight.view.owners) if owner == seat]
    last = sight.events[-1] if sight.events else None
    glowing = {tuple(last.public["ribbon"])} if last is not None and last.kind == "ribbon" else set()
    if sight.lit is not None and sight.lit[0] == seat:
        glowing = {tuple(sight.lit[2])}
    colour = f"seat_{sight.people[seat].emblem}"
    for at, one in enumerate(sorted(held, key=lambda one: -POINTS[one])):
        lit = tuple(RIBBONS[one]) in glowing
        rim = LIT if lit else {"edge": colour, "chosen": True}
        yield Item(f"won:{seat}:{at}", "card", {**ribbon_look(one), **rim})
        if lit and cleared and sight.view.actor is not None and last is not None and last.seat == seat:
            named = Txt(Say(f"{KEY}.class.{RIBBONS[one].kind}"), f"{colour}_on")
            gains = rosette(one, 2.6), Txt(f"+{POINTS[one]}", f"{colour}_on", big=True)
            look = panel(colour, "glow", gains, (named,), chosen=True)
            yield Item(f"honour:{seat}", "card", {**look, "ways": ((gains,),)}, part_of=f"plate:{seat}")


def could(sight: Sight, seat: int) -> Iterator[Item]:
    """What the cake of somebody else could take as it stands, and whether that wins."""
    view: View = sight.view
    ready = worth.ready(view, seat)
    if ready is None or sight.stakes == NONE or view.actor is None:
        return
    flag: Line = (Pic("common/flag_first", 1.4),) if worth.wins(view, seat, ready) else ()
    named, (picture, points) = (Txt(Say(f"{KEY}.could"), "ink_soft"),), prize(ready)
    all_of_it, above = (picture, points, *flag), (picture, *flag)
    ways = (named, above, (points,)), (all_of_it,), (above, (points,)), ((points,),)
    look = {**panel("", "glow", named, all_of_it), "ways": ways}
    says = Say(f"{KEY}.thing.could", name=sight.people[seat].name, ribbon=RIBBONS[ready].said, count=POINTS[ready])
    yield Item(f"could:{seat}", "card", look, says)
