"""What a turn can bring: the pile, and the open cards with both their sides and what each would do."""

from collections.abc import Iterator

from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.components import LAYERS, SHIPPED, SIDES
from cakeapp.games.cake_swap.rules.notation import DRAFT, DRAW, TRADE
from cakeapp.games.cake_swap.rules.state import NOTHING
from cakeapp.games.cake_swap.rules.view import View
from cakeapp.games.cake_swap.table import words
from cakeapp.games.cake_swap.table.intent import Intent, taking
from cakeapp.games.cake_swap.table.looks import KEY, ON_TOP, icons, layer_look, panel, prize
from cakeapp.scene.item import DRAG, HOLD, TAP, Item, Look
from cakeapp.scene.lines import Line, Pic, Space, Txt
from cakeapp.scene.sight import ALL, Sight

USELESS: Look = {"lines": ((Txt(Say(f"{KEY}.nowhere"), "ink_soft"),),)}  # a side that fits nowhere


def draft(sight: Sight, intent: Intent) -> Iterator[Item]:
    view: View = sight.view
    count, picked = len(view.unseen), DRAW in intent.moves
    yield Item("market", "card", {"lines": (), "fill": "linen", "edge": "line"})
    can = {TAP, DRAG} if sight.acting is not None and sight.refuse(DRAW) is None else set()
    look = panel("gold" if picked else "linen", "glow" if can else "ink_soft", chosen=picked)
    says, role = Say(f"{KEY}.thing.pile", count=count), "thing" if can else "text"
    yield Item("pile", "card", look, says, role, frozenset({HOLD, *can}))
    yield Item("pile_back", "picture", {"sprite": f"{KEY}/layer_back"}, part_of="pile")
    left: Line = (Txt(count, big=True),)
    for key in ("pile_count", "pile_far"):
        lines = ((Txt(Say(f"{KEY}.draw")),), left) if can else (left,)
        look = {"lines": lines, "ways": (((*lines[0], Space(0.3), *left),), (left,))}
        yield Item(key, "card", look, part_of="pile")
    yield from to_come(view)
    for card in view.drafting:
        yield from open_card(sight, intent, card)


def to_come(view: View) -> Iterator[Item]:
    """How many sides of each frosting are in the pile; to be read from both long edges."""
    sides = [LAYERS[2 * card + side].frosting for card in view.unseen for side in range(len(SIDES))]
    counts: Line = tuple(
        part
        for one in dict.fromkeys(layer.frosting for layer in LAYERS)
        for part in (Pic(f"{KEY}/frosting_{one}_2", 2.2), Txt(sides.count(one), big=True), Space(0.3))
    )
    title = Txt(Say(f"{KEY}.to_come"), "ink_soft")
    halves, thirds = (counts[:9], counts[9:]), tuple(counts[at : at + 6] for at in (0, 6, 12))
    ways = ((title, Space(0.5), *counts),), ((title,), *halves), (counts,), halves, ((title,), *thirds), thirds
    for key in ("to_come", "to_come_far"):
        yield Item(key, "card", {"lines": ((title,), counts), "ways": ways})


def open_card(sight: Sight, intent: Intent, card: int) -> Iterator[Item]:
    view: View = sight.view
    name = SHIPPED.cards[card].id
    take = taking(sight, intent, "card", name) if sight.acting is not None else None
    can = {TAP, DRAG} if take else set()
    chosen = DRAFT[card] in intent.moves or TRADE[card] in intent.moves
    edge = "glow" if chosen or (take and intent.action == "swap") else "ink_soft"
    says = Say(f"{KEY}.thing.card", card=words.card(card))
    look = panel("gold" if chosen else "paper_raised", edge, chosen=chosen)
    yield Item(f"card:{name}", "card", look, says, "thing" if can else "text", frozenset({HOLD, *can}))
    asked = sight.acting is not None and sight.stakes == ALL and not view.taken and view.hand == NOTHING
    brought = worth.after(view, take) if take and sight.stakes == ALL else None
    for side, letter in enumerate(SIDES):
        face = f"{name}:{letter}"
        told = stakes(brought, side) if brought is not None else USELESS if asked else None
        drawn = {**layer_look(2 * card + side), "pale": told is USELESS}
        yield Item(f"face:{face}", "layer", drawn, part_of=f"card:{name}")
        if told is not None:
            yield Item(f"told:{face}", "card", told, part_of=f"card:{name}")


def stakes(brought: View, side: int) -> Look:
    """The action cards that a side costs where it brings most, and the ribbon that it then leads to at best."""
    ways = [one for one in worth.placings(brought) if one.args[0] == side]
    best = worth.cheapest(ways, brought)
    if best is None:
        return USELESS
    spent: Line = icons(worth.spends(best)) or (ON_TOP,)
    costs, ribbon = (*spent, Txt(words.where(brought, best))), worth.leads_to(brought, best)
    brings = () if ribbon is None else prize(ribbon)
    return {"lines": (costs, brings), "ways": ((spent, brings), ((*spent, *brings),))}
