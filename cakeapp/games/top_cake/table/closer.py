"""What a closer look at the table of Top Cake tells, in words with pictures' names."""

from collections.abc import Sequence

from cakeapp.games.top_cake.rules import laid
from cakeapp.games.top_cake.rules import worth as outlook
from cakeapp.games.top_cake.rules.components import FACES, LAYERS, NUMBER
from cakeapp.games.top_cake.rules.scoring import stack_lines
from cakeapp.games.top_cake.rules.state import ROUNDS
from cakeapp.games.top_cake.rules.view import View
from cakeapp.games.top_cake.table import words
from cakeapp.games.top_cake.table.words import Texts


def thing(view: View, key: str, half: int | None, names: Sequence[str], t: Texts) -> list[str]:
    what, *which = key.split(":")
    if what == "lot":
        lot = NUMBER[which[0]]
        there = words.lying(laid.at_lot(view, lot, half), names, t)
        return [layer(lot, t), *(there or [t("closer.no_bids")])]
    if what == "won":
        return [layer(NUMBER[which[0]], t)]
    if what == "card":
        return [t(f"closer.{which[0] if which[0] in ('S', 'R') else 'number'}")]
    if what == "half":
        return [t("closer.half")]
    if what == "tin":
        return tin(view, t)
    if what == "stack" and which[1] != "new":
        return stack(view, int(which[0]), int(which[1]), t)
    return []


def layer(number: int, t: Texts) -> str:
    facts = LAYERS[number]
    return t("closer.cake" if facts.flavour else "closer.topper", layer=words.layer(number, t), count=facts.max)


def stack(view: View, seat: int, number: int, t: Texts) -> list[str]:
    cards = view.stacks[seat][number - 1]
    lines = [t("closer.points", count=sum(line.points for line in stack_lines(cards, LAYERS)))]
    for line in stack_lines(cards, LAYERS, number):
        items = words.named(line.items, t)
        lines.append(t(f"closer.line_{line.source}", count=len(line.items), points=line.points, items=items))
    return [t("closer.bottom_up", layers=words.bears(cards, t)), *lines]


def tin(view: View, t: Texts) -> list[str]:
    return [
        t("closer.round", count=view.round, of=ROUNDS),
        t("closer.cakes_to_come", layers=words.layers(view.cakes_to_come, t)),
        t("closer.toppers_to_come", layers=words.layers(view.toppers_to_come, t)),
        t("closer.gone", layers=words.layers(view.tin, t)),
    ]


def seat(view: View, number: int, t: Texts) -> list[str]:
    found = [t("closer.points", count=outlook.totals(view)[number]), cards(view, number, t)]
    if view.starter == number:
        found.append(t("closer.first"))
    stacks = view.stacks[number]
    found += [t("closer.stack", stack=at, layers=words.bears(one, t)) for at, one in enumerate(stacks, 1)]
    return found if stacks else [*found, t("no_stack")]


def cards(view: View, number: int, t: Texts) -> str:
    """What a seat has in hand or face down: everybody may know that."""
    faces = [words.card(FACES[card], t) for card in view.unplayed[number]]
    return t("closer.cards", cards=", ".join(faces) or t("nothing"))
