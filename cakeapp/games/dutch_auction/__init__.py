"""Dutch Auction: the same cards are bid, money and victory points."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="dutch_auction",
    title="Dutch Auction",
    seats=range(2, 3),
    rules="cakeapp.games.dutch_auction.rules.rules:DutchAuction",
    bot="cakeapp.games.dutch_auction.bot.bot:Brain",
    screen="cakeapp.games.dutch_auction.table.board.board:DutchAuctionBoard",
    sheet="cakeapp.games.dutch_auction.paper.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.dutch_auction.paper.board:DutchAuctionSheet",
    helper="cakeapp.games.dutch_auction.paper.helper:DutchAuctionShopping",
    tracker="cakeapp.games.dutch_auction.paper.tracker:steps",
    options=(Option("recall", ("off", "on"), default="off", on_paper=False),),
)
