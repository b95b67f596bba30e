"""What stacks bear and what they are worth; for the table and for score sheets."""

from collections.abc import Iterator, Sequence

from cakeapp.core.game import Line
from cakeapp.games.top_cake.rules.components import Layer

Stack = tuple[int, ...]  # numbers of layers, bottom to top

TALL = 3  # cards that double a flavour, and cakes that a topper crowns


def standing(stack: Stack, layers: Sequence[Layer]) -> Stack:
    """The layers that stay once all that bear too much have left at the same moment."""
    height = len(stack)
    return tuple([card for at, card in enumerate(stack, 1) if height - at <= layers[card].max])


def stack_lines(stack: Stack, layers: Sequence[Layer], group: int = 0) -> Iterator[Line]:
    """Its cakes, its best flavour once more, and all that again for a crown; toppers alone are worth nothing."""
    cakes = [layers[card] for card in stack if layers[card].flavour]
    if not cakes:
        yield Line("bare", 0, tuple(layers[card].id for card in stack), group)
        return
    points = len(cakes)
    yield Line("cakes", points, tuple(cake.id for cake in cakes), group)
    if len(stack) >= TALL:
        flavours = [cake.flavour for cake in cakes]
        best = max(flavours, key=flavours.count)
        favoured = tuple(cake.id for cake in cakes if cake.flavour == best)
        points += len(favoured)
        yield Line("flavour", len(favoured), favoured, group)
    top = layers[stack[-1]]
    if len(cakes) >= TALL and not top.flavour:
        yield Line("crown", points, (top.id,), group)


def score_lines(stacks: Sequence[Stack], layers: Sequence[Layer]) -> tuple[Line, ...]:
    """One player's stacks, in the order they were begun."""
    return tuple(line for group, stack in enumerate(stacks, 1) for line in stack_lines(stack, layers, group))
