"""Where a layer may go on a platter: the size rule, with and without Squeeze and Swap.

Sizes on a platter fall strictly from the bottom, so the set of sizes is the platter as far as placing goes. Every
such set with every hand of action cards is worked out once, when the game is loaded.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules.components import LAYERS, SIDES, SIZES
from cakeapp.games.cake_swap.rules.state import SQUEEZE, SWAP

PLAIN, SQUEEZED, SWAPPED_TOP, SWAPPED = range(4)  # ways to place; SQUEEZED and SWAPPED name a layer from the bottom
USES = (0, SQUEEZE, SWAP, SQUEEZE + SWAP)  # the action cards that each takes

ALL_SETS = range(0, 1 << SIZES[-1] + 1, 2)


def ways(sizes: list[int], size: int) -> Iterator[tuple[int, int]]:
    """Every (way, layer) by which a layer of this size can join these sizes, given all action cards."""
    height = len(sizes)
    if falls([*sizes, size]):
        yield PLAIN, 0
    for at in range(height):
        if falls([*sizes[:at], size, *sizes[at:]]):
            yield SQUEEZED, at + 1
    if height and falls([*sizes[:-1], size]):
        yield SWAPPED_TOP, 0
    for at in range(height - 1):
        if falls([*sizes[:at], size, *sizes[at + 1 :]]):
            yield SWAPPED, at + 1


def layer_out(platter: Sequence[int], way: int, at: int) -> int | None:
    """The layer that a card placed this way sends to the drafting area."""
    if way == SWAPPED_TOP:
        return platter[-1]
    return platter[at - 1] if way == SWAPPED else None


def joined(platter: tuple[int, ...], layer: int, way: int, at: int) -> tuple[int, ...]:
    """The platter once the layer is placed this way."""
    if way == SQUEEZED:
        return (*platter[: at - 1], layer, *platter[at - 1 :])
    if way == SWAPPED:
        return (*platter[: at - 1], layer, *platter[at:])
    return (*platter[:-1], layer) if way == SWAPPED_TOP else (*platter, layer)


def falls(sizes: list[int]) -> bool:
    return all(lower > upper for lower, upper in pairwise(sizes))


def _moves(chosen: int, hand: int, size: int, side: int, traded: bool) -> tuple[Move, ...]:
    sizes = [one for one in reversed(SIZES) if chosen & 1 << one]
    return tuple(
        Move("place", (side, way, layer))
        for way, layer in ways(sizes, size)
        if not USES[way] & ~hand and not (traded and way in (PLAIN, SQUEEZED))
    )


PLACES = {key: _moves(*key) for key in product(ALL_SETS, USES, SIZES, range(len(SIDES)), (False, True))}


def fitting(traded: bool) -> dict[tuple[int, int], frozenset[int]]:
    """By platter and hand: the cards that can be placed, either side."""
    fits = {}
    for chosen, hand in product(ALL_SETS, USES):
        sizes = {size for size in SIZES if PLACES[chosen, hand, size, 0, traded]}
        fits[chosen, hand] = frozenset(at // 2 for at, layer in enumerate(LAYERS) if layer.size in sizes)
    return fits


FITTING = fitting(traded=False)
FITTING_A_TRADE = fitting(traded=True)
