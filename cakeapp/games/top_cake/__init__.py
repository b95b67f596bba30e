"""Top Cake: a sealed-bid auction for layers of cake, then gravity."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="top_cake",
    title="Top Cake",
    seats=range(2, 5),
    rules="cakeapp.games.top_cake.rules:TopCake",
    bot="cakeapp.games.top_cake.bot:Brain",
    screen="cakeapp.games.top_cake.screen:TopCakeBoard",
    sheet="cakeapp.games.top_cake.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.top_cake.screen_sheet:TopCakeSheet",
    helper="cakeapp.games.top_cake.screen_judge:TopCakeJudge",
    tracker="cakeapp.games.top_cake.tracker:steps",
    opening="first {seat}",
    options=(
        Option("recall", ("off", "on"), default="off", on_paper=False),
        Option("cancelled_lots", ("leave", "stay"), default="leave"),
    ),
)
