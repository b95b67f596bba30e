"""Cake Swap: stack layers from large to small, swipe, swap and squeeze, and submit cakes for ribbons."""

from cakeapp.core.game import GameInfo

GAME = GameInfo(
    key="cake_swap",
    title="Cake Swap",
    seats=range(2, 7),
)
