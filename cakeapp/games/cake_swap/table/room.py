"""How high a cake can still become, whatever comes: what is stuck is told before it is laid."""

from functools import cache

from cakeapp.games.cake_swap.rules.components import COLOURS, LAYERS, SIZES
from cakeapp.games.cake_swap.rules.placing import USES, joined, ways
from cakeapp.games.cake_swap.rules.rules import PLACING_ACTIONS
from cakeapp.games.cake_swap.rules.view import View


@cache
def tallest(sizes: tuple[int, ...], hand: int) -> int:
    """How many layers such a cake can have in the end, with these action cards."""
    higher = [
        tallest(joined(sizes, size, way, at), hand - USES[way])
        for size in SIZES
        for way, at in ways([*sizes], size)
        if not USES[way] & ~hand
    ]
    return max([len(sizes), *higher])


def most(view: View, seat: int) -> int:
    """How many layers her cake can have in the end."""
    sizes = tuple(LAYERS[layer].size for layer in view.platters[seat])
    return tallest(sizes, view.actions[seat] & PLACING_ACTIONS)


def stuck(view: View, seat: int) -> bool:
    """No layer more can come, and there is room for one before the judges."""
    return len(view.platters[seat]) == most(view, seat) < max(COLOURS)
