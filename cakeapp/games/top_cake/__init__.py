"""Top Cake: a sealed-bid auction for layers of cake, then gravity."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="top_cake",
    title="Top Cake",
    seats=range(2, 5),
    rules="cakeapp.games.top_cake.rules.rules:TopCake",
    bot="cakeapp.games.top_cake.bot.bot:Brain",
    screen="cakeapp.games.top_cake.table.board.board:TopCakeBoard",
    sheet="cakeapp.games.top_cake.paper.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.top_cake.paper.board:TopCakeSheet",
    helper="cakeapp.games.top_cake.paper.helper:TopCakeJudge",
    tracker="cakeapp.games.top_cake.paper.tracker:steps",
    opening="first {seat}",
    options=(
        Option("recall", ("off", "on"), default="off", on_paper=False),
        Option("cancelled_lots", ("leave", "stay"), default="leave"),
    ),
)
