"""Cake Swap: stack layers from large to small, swipe, swap and squeeze, and submit cakes for ribbons."""

from cakeapp.core.game import GameInfo

GAME = GameInfo(
    key="cake_swap",
    title="Cake Swap",
    seats=range(2, 7),
    rules="cakeapp.games.cake_swap.rules:CakeSwap",
    bot="cakeapp.games.cake_swap.bot:Brain",
    screen="cakeapp.games.cake_swap.screen:CakeSwapBoard",
    sheet="cakeapp.games.cake_swap.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.cake_swap.screen_sheet:CakeSwapSheet",
    copy_tile="cakeapp.games.cake_swap.screen_copy:CakeSwapCardTile",
    helper="cakeapp.games.cake_swap.screen_checker:CakeSwapChecker",
    tracker="cakeapp.games.cake_swap.tracker:steps",
)
