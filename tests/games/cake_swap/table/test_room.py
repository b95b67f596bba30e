"""How high a cake can still become."""

import pytest

from cakeapp.games.cake_swap.rules.state import SQUEEZE, SWAP
from cakeapp.games.cake_swap.table.room import tallest


@pytest.mark.parametrize(
    ("sizes", "hand", "most"),
    [
        ((), 0, 5),
        ((5, 2), 0, 3),
        ((5, 1), 0, 2),
        ((5, 1), SQUEEZE, 3),
        ((5, 1), SWAP, 5),
        ((2, 1), SWAP, 2),
        ((2, 1), SQUEEZE + SWAP, 3),
    ],
)
def test_only_what_fits_comes(sizes: tuple[int, ...], hand: int, most: int) -> None:
    assert tallest(sizes, hand) == most
