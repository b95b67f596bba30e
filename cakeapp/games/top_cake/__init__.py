"""Top Cake: a sealed-bid auction for layers of cake, then gravity."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="top_cake",
    title="Top Cake",
    seats=range(2, 5),
    opening="first {seat}",
    options=(
        Option("recall", ("off", "on"), default="off", on_paper=False),
        Option("cancelled_lots", ("leave", "stay"), default="leave"),
    ),
)
