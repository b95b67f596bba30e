"""Whether the layer cards of a copy can make a cake, and why not; for the companion."""

from collections.abc import Sequence
from itertools import combinations

from cakeapp.core.say import Say, listed
from cakeapp.games.cake_swap.rules.components import SIZES, Card, Layer

Look = tuple[str, str]  # a layer without its size: its cake and its frosting


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


def unmade(looks: Sequence[Look], cards: Sequence[Card]) -> Say | None:
    """Why these cards cannot make such a cake; None when they can."""
    if can_make(looks, cards):
        return None
    return too_rare(looks, cards) or too_large(looks, cards) or Say("cake_swap.helper.short_of")


def too_rare(looks: Sequence[Look], cards: Sequence[Card]) -> Say | None:
    for look in dict.fromkeys(looks):
        found = sum(any(layer[1:] == look for layer in card.sides) for card in cards)
        if found < looks.count(look):
            if not found:
                return Say("cake_swap.helper.not_shown", look=spoken(look))
            return Say("cake_swap.helper.too_rare", count=found, look=spoken(look))
    return None


def too_large(looks: Sequence[Look], cards: Sequence[Card]) -> Say | None:
    below = SIZES.stop
    for look in looks:
        sizes = sorted({layer.size for card in cards for layer in card.sides if layer[1:] == look})
        smaller = [size for size in sizes if size < below]
        if not smaller:
            return Say("cake_swap.helper.too_large", look=spoken(look), size=below, sizes=listed(sizes))
        below = smaller[-1]
    return None


def spoken(look: Look) -> Say:
    cake, frosting = Say(f"cake_swap.cake.{look[0]}"), Say(f"cake_swap.frosting.{look[1]}")
    return Say("cake_swap.helper.look", cake=cake, frosting=frosting)
