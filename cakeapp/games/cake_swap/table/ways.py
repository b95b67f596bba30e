"""Both sides of the card in mind, and on the cake itself where each can go: what that costs and leads to."""

from collections.abc import Iterator

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import COLOURS, LAYERS, POINTS, RIBBONS, SIDES
from cakeapp.games.cake_swap.rules.placing import PLAIN
from cakeapp.games.cake_swap.rules.state import NOTHING
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import Intent, way, way_key
from cakeapp.games.cake_swap.table.looks import KEY, ON_TOP, icons, layer_look, panel, prize, tier
from cakeapp.games.cake_swap.table.room import stuck
from cakeapp.scene.item import DRAG, TAP, Item, Look
from cakeapp.scene.lines import Line, Space, Txt
from cakeapp.scene.sight import ALL, NONE, Sight


def opened(held: View) -> set[int]:
    """How many layers are below each gap."""
    return {below(held, one) for one in worth.placings(held) if worth.throws_out(held, one) is None}


def below(held: View, one: Move) -> int:
    """How many layers are below that place."""
    platter, out = held.platters[held.actor or 0], worth.throws_out(held, one)
    if out is not None:
        return platter.index(out)
    return len(platter) if one.args[1] == PLAIN else int(one.args[2]) - 1


def place_row(held: View, one: Move) -> int:
    """Of a place, from the bottom up."""
    at, replaces = below(held, one), worth.throws_out(held, one) is not None
    return at + sum(gap < at or (replaces and gap == at) for gap in opened(held))


def layer_row(held: View | None, at: int) -> int:
    """Of a layer of the cake."""
    return at if held is None else at + sum(gap <= at for gap in opened(held))


def in_hand(sight: Sight) -> Iterator[Item]:
    """The card that somebody holds who does not sit before the screen: both its sides, for all to see."""
    view: View = sight.view
    if view.hand == NOTHING or sight.near in (None, view.actor):
        return
    says = Say(f"{KEY}.thing.holds", name=sight.people[view.actor or 0].name, card=words.card(view.held))
    yield Item("held", "card", panel("gold", "glow"), says)
    for side in range(len(SIDES)):
        yield Item(f"held:{side}", "layer", layer_look(2 * view.held + side), part_of="held")


def sides(sight: Sight, intent: Intent, held: View) -> Iterator[Item]:
    """Both sides of the card in mind, each with all its places."""
    ways, picked = worth.placings(held) if sight.acting is not None else [], way(intent)
    for side in range(len(SIDES)):
        mine = [one for one in ways if one.args[0] == side]
        on = picked is not None and picked.args[0] == side
        look: Look = {**layer_look(2 * held.held + side), "glow": on, "pale": sight.acting is not None and not mine}
        says = Say(f"{KEY}.thing.side", layer=words.layer(2 * held.held + side))
        can = frozenset({DRAG, TAP}) if mine else frozenset[str]()
        yield Item(f"column:{side}", "card", panel("linen"), can=can, part_of=f"side:{side}")
        yield Item(f"side:{side}", "layer", look, says, "thing" if can else "text", can)
        if sight.acting is not None and not mine:
            yield Item(f"nowhere:{side}", "card", {"lines": ((Txt(Say(f"{KEY}.nowhere"), "ink_soft"),),)})
    if picked is None and held.platters[held.actor or 0]:  # what is picked is drawn as if done; a plate has one place
        yield from gaps(held, ways)
    for one in ways:
        yield option(sight, held, one, one == picked)


def gaps(held: View, ways: list[Move]) -> Iterator[Item]:
    """Layers that may come between those of the cake, pale."""
    for one in ways:
        if worth.throws_out(held, one) is None:
            side = one.args[0]
            ghost: Look = {"pale": True, "frame": "glow", "row": place_row(held, one)}
            look = {**layer_look(2 * held.held + side), **ghost}
            yield Item(f"gap:{side}", "layer", look, part_of=way_key(one), can=frozenset({TAP}))


def leaves(held: View, one: Move) -> Say | None:
    """What a place leaves a cake that can take no ribbon then: nothing fits on it, or it is on its way to one."""
    seat = held.actor or 0
    then = worth.after(held, one)
    if stuck(then, seat):
        return Say(f"{KEY}.stake.stuck")
    missing = min(COLOURS) - len(then.platters[seat])
    return Say(f"{KEY}.stake.on_way", count=missing) if missing > 0 else None


def option(sight: Sight, held: View, one: Move, picked: bool) -> Item:
    """What a place costs, what it throws out, and what it leads to."""
    ribbon, out = worth.leads_to(held, one), worth.throws_out(held, one)
    told = sight.stakes == ALL or (picked and sight.stakes != NONE)
    red = "ink" if out is None else "bad"
    lost: Line = () if out is None else (tier(out), Txt(Say(f"{KEY}.out", size=LAYERS[out].size), red))
    spent: Line = icons(worth.spends(one), 1.6) or (ON_TOP,)
    where = Txt(words.where(held, one), red)
    brings, brief = Line(), Line()
    if told and ribbon is not None:
        brings = brief = prize(ribbon, 2.2)
    elif told and (then := leaves(held, one)) is not None:
        ink = "ink" if then.values else "bad"
        brings, brief = ((Txt(says, ink),) for says in (then, Say(then.key + "_short", **then.values)))
    edge = "glow" if picked else "line" if out is None else "bad"
    look: Look = {
        **panel("gold" if picked else "paper_raised", edge, (*spent, Space(0.3), where), brings, chosen=picked),
        "ways": (
            ((*spent, Space(0), *brings), (where,)),
            *(() if brings or worth.spends(one) else (((where,),),)),
            ((*spent, *lost, *((Space(0), *brief) if brief else ())),),
            ((*spent, *lost), brief),
        ),
        "row": place_row(held, one),
    }
    says: Said = words.offer(held, one, sight.people)
    if told and ribbon is not None:
        says = Say(f"{KEY}.thing.leads", says=says, ribbon=RIBBONS[ribbon].said, count=POINTS[ribbon])
    return Item(way_key(one), "card", look, says, "thing", frozenset({TAP}))
