"""What a closer look at the table of Top Cake tells, in words with pictures' names."""

from collections.abc import Sequence

from cakeapp.core.say import Say, listed
from cakeapp.core.scoring import points_of
from cakeapp.games.top_cake.rules import laid
from cakeapp.games.top_cake.rules import worth as outlook
from cakeapp.games.top_cake.rules.components import FACES, LAYERS, NUMBER
from cakeapp.games.top_cake.rules.scoring import stack_lines
from cakeapp.games.top_cake.rules.state import ROUNDS
from cakeapp.games.top_cake.rules.view import View
from cakeapp.games.top_cake.table import words
from cakeapp.games.top_cake.table.words import own


def thing(view: View, key: str, half: int | None, names: Sequence[str]) -> list[Say]:
    what, *which = key.split(":")
    if what == "lot":
        lot = NUMBER[which[0]]
        there = words.lying(laid.at_lot(view, lot, half), names)
        return [layer(lot), *(there or [own("closer.no_bids")])]
    if what == "won":
        return [layer(NUMBER[which[0]])]
    if what == "card":
        return [own(f"closer.{which[0] if which[0] in ('S', 'R') else 'number'}")]
    if what == "half":
        return [own("closer.half")]
    if what == "tin":
        return tin(view)
    if what == "stack" and which[1] != "new":
        return stack(view, int(which[0]), int(which[1]))
    return []


def layer(number: int) -> Say:
    facts = LAYERS[number]
    return own("closer.cake" if facts.flavour else "closer.topper", layer=facts.said, count=facts.max)


def stack(view: View, seat: int, number: int) -> list[Say]:
    cards = view.stacks[seat][number - 1]
    lines = [own("closer.points", count=points_of(stack_lines(cards, LAYERS)))]
    for line in stack_lines(cards, LAYERS, number):
        items = words.named(line.items)
        lines.append(own(f"closer.line_{line.source}", count=len(line.items), points=line.points, items=items))
    return [own("closer.bottom_up", layers=words.bears(cards)), *lines]


def tin(view: View) -> list[Say]:
    return [
        own("closer.round", count=view.round, of=ROUNDS),
        own("closer.cakes_to_come", layers=words.layers(view.cakes_to_come)),
        own("closer.toppers_to_come", layers=words.layers(view.toppers_to_come)),
        own("closer.gone", layers=words.layers(view.tin)),
    ]


def seat(view: View, number: int) -> list[Say]:
    found = [own("closer.points", count=outlook.totals(view)[number]), cards(view, number)]
    if view.starter == number:
        found.append(own("closer.first"))
    stacks = view.stacks[number]
    found += [own("closer.stack", stack=at, layers=words.bears(one)) for at, one in enumerate(stacks, 1)]
    return found if stacks else [*found, own("no_stack")]


def cards(view: View, number: int) -> Say:
    """What a seat has in hand or face down: everybody may know that."""
    faces = [laid.spoken(FACES[card]) for card in view.unplayed[number]]
    return own("closer.cards", cards=listed(faces, "comma") if faces else own("nothing"))
