"""Whether the layer cards of a copy can make a cake, and why not; for the companion."""

from collections.abc import Sequence
from itertools import combinations

from cakeapp.games.cake_swap.rules.components import SIZES, Card, Layer

Look = tuple[str, str]  # a layer without its size: its cake and its frosting
TOO_FEW = "Each layer needs a card of its own, and too few cards of your copy show these in sizes that fit."


def can_make(looks: Sequence[Look], cards: Sequence[Card]) -> bool:
    """Whether layers that look so, bottom to top, can lie on each other: a card each, and sizes fall."""
    return any(
        matched([bearers(Layer(size, *look), cards) for size, look in zip(sizes, looks)])
        for sizes in combinations(reversed(SIZES), len(looks))
    )


def bearers(layer: Layer, cards: Sequence[Card]) -> set[int]:
    return {at for at, card in enumerate(cards) if layer in card.sides}


def matched(wanted: Sequence[set[int]]) -> bool:
    """Whether everybody can have one of what she wants, and nobody the same."""
    owner: dict[int, int] = {}

    def serve(who: int, asked: set[int]) -> bool:
        for one in wanted[who] - asked:
            asked.add(one)
            if one not in owner or serve(owner[one], asked):
                owner[one] = who
                return True
        return False

    return all(serve(who, set()) for who in range(len(wanted)))


def unmade(looks: Sequence[Look], cards: Sequence[Card]) -> str:
    """Why these cards cannot make such a cake, in a sentence; empty when they can."""
    return "" if can_make(looks, cards) else too_rare(looks, cards) or too_large(looks, cards) or TOO_FEW


def too_rare(looks: Sequence[Look], cards: Sequence[Card]) -> str:
    for look in dict.fromkeys(looks):
        found = sum(any(layer[1:] == look for layer in card.sides) for card in cards)
        if found < looks.count(look):
            few = f"Only {found} cards of your copy show" if found > 1 else "Only 1 card of your copy shows"
            return f"{few if found else 'No card of your copy shows'} {spoken(look)}."
    return ""


def too_large(looks: Sequence[Look], cards: Sequence[Card]) -> str:
    below = SIZES.stop
    for look in looks:
        sizes = sorted({layer.size for card in cards for layer in card.sides if layer[1:] == look})
        smaller = [size for size in sizes if size < below]
        if not smaller:
            known = " and ".join(map(str, sizes))
            return f"Here {spoken(look)} must be smaller than {below}, and your copy has it only in size {known}."
        below = smaller[-1]
    return ""


def spoken(look: Look) -> str:
    return " with ".join(look)
