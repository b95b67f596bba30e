"""Take the Cake: cut a cake into four pieces, draft them, and lay their squares into your own cake."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="take_the_cake",
    title="Take the Cake",
    seats=range(2, 5),
    rules="cakeapp.games.take_the_cake.rules.rules:TakeTheCake",
    bot="cakeapp.games.take_the_cake.bot.bot:Brain",
    screen="cakeapp.games.take_the_cake.table.board.board:TakeTheCakeBoard",
    sheet="cakeapp.games.take_the_cake.paper.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.take_the_cake.paper.board:TakeTheCakeSheet",
    copy_tile="cakeapp.games.take_the_cake.paper.card:TakeTheCakeOrderTile",
    helper="cakeapp.games.take_the_cake.paper.helper:TakeTheCakeCuts",
    tracker="cakeapp.games.take_the_cake.paper.tracker:steps",
    opening="first {seat}",
    options=(Option("orders", ("on", "off"), default="on"),),
)
