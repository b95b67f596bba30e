"""Who starts: each draws a card, the largest sum of its two sizes goes first."""

from collections.abc import Sequence

from cakeapp.games.cake_swap.rules.components import SHIPPED


def who_starts(layers: Sequence[int], players: int) -> tuple[int, list[tuple[int, int]]]:
    """The seat that starts, and the draws from the top of these cards that decided it: (seat, card) each."""
    draws: list[tuple[int, int]] = []
    drawing = list(range(players))
    while len(drawing) > 1 and len(layers) - len(draws) >= len(drawing):
        drawn = dict(zip(drawing, layers[len(draws) :]))
        draws += drawn.items()
        largest = max(map(both_sizes, drawn.values()))
        drawing = [seat for seat, card in drawn.items() if both_sizes(card) == largest]
    return drawing[0], draws


def both_sizes(card: int) -> int:
    return sum(layer.size for layer in SHIPPED.cards[card].sides)
