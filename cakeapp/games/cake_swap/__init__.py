"""Cake Swap: stack layers from large to small, swipe, swap and squeeze, and submit cakes for ribbons."""

from cakeapp.core.game import GameInfo

GAME = GameInfo(
    key="cake_swap",
    title="Cake Swap",
    seats=range(2, 7),
    rules="cakeapp.games.cake_swap.rules.rules:CakeSwap",
    bot="cakeapp.games.cake_swap.bot.bot:Brain",
    screen="cakeapp.games.cake_swap.table.board.board:CakeSwapBoard",
    sheet="cakeapp.games.cake_swap.paper.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.cake_swap.paper.board:CakeSwapSheet",
    copy_tile="cakeapp.games.cake_swap.paper.card:CakeSwapCardTile",
    helper="cakeapp.games.cake_swap.paper.helper:CakeSwapChecker",
    tracker="cakeapp.games.cake_swap.paper.tracker:steps",
)
