"""Both sides of the card in mind, and where each can go: what that costs and leads to."""

from collections.abc import Iterator

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import RIBBONS, SIDES
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import Intent, way, way_key
from cakeapp.games.cake_swap.table.looks import ON_TOP, icons, layer_look, prize, worth_of
from cakeapp.scene.item import DRAG, TAP, Item, Look
from cakeapp.scene.lines import Line, Space, Txt
from cakeapp.scene.sight import ALL, NONE, Sight

KEY = "cake_swap"


def sides(sight: Sight, intent: Intent, held: View) -> Iterator[Item]:
    """Both sides of the card in mind, each with all ways to place it."""
    ways, picked = worth.placings(held) if sight.acting is not None else [], way(intent)
    for side in range(len(SIDES)):
        mine = [one for one in ways if one.args[0] == side]
        on = picked is not None and picked.args[0] == side
        yield Item(f"column:{side}", "card", {"lines": (), "fill": "linen", "square": True})
        look: Look = {**layer_look(2 * held.held + side), "glow": on}
        says = Say(f"{KEY}.thing.side", layer=words.layer(2 * held.held + side))
        can = frozenset({DRAG}) if mine else frozenset[str]()
        yield Item(f"side:{side}", "face", look, says, "thing" if can else "text", can)
        for one in mine:
            yield option(sight, held, one, one == picked)
        if sight.acting is not None and not mine:
            yield Item(f"nowhere:{side}", "card", {"lines": ((Txt(Say(f"{KEY}.nowhere"), "ink_soft"),),)})


def option(sight: Sight, held: View, one: Move, picked: bool) -> Item:
    """What a way to place it costs, throws out, and leads to."""
    ribbon = worth.leads_to(held, one)
    spent: Line = icons(worth.spends(one), 1.5) or (ON_TOP,)
    told = sight.stakes == ALL or (picked and sight.stakes != NONE)
    where: Line = (Txt(words.where(held, one)),)
    brief: Line = (*spent, Txt(words.where(held, one, "where_brief")))
    brings: Line = ()
    if told:
        brings = (Txt(Say(f"{KEY}.no_ribbon"), "ink_soft"),) if ribbon is None else prize(ribbon, 1.7)
    named: Line = brings
    if told and ribbon is not None:
        named = (*brings, Space(0.2), Txt(Say(f"{KEY}.class.{RIBBONS[ribbon].kind}")))
    line: Line = (*spent, Space(0), *brings)
    longer = (((*spent, *where), brings), (where, line), (spent, where, brings))
    shorter = (((*brief, Space(0), *brings),), (brief, brings), (brief[-1:], line))
    look: Look = {
        "lines": ((*spent, *where), named),
        "ways": (*longer, *shorter, ((*brief, Space(0), *brings[-1:]),)),
        "fill": "gold" if picked else "paper_raised",
        "edge": "glow" if picked else "line",
        "chosen": picked,
        "square": True,
    }
    says: Said = words.offer(held, one, sight.people)
    if told and ribbon is not None:
        says = Say(f"{KEY}.thing.leads", says=says, ribbon=words.ribbon(ribbon), count=worth_of(ribbon))
    return Item(way_key(one), "card", look, says, "thing", frozenset({TAP}))
