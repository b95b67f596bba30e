"""Dutch Auction: the same cards are bid, money and victory points."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="dutch_auction",
    title="Dutch Auction",
    seats=range(2, 3),
    rules="cakeapp.games.dutch_auction.rules:DutchAuction",
    bot="cakeapp.games.dutch_auction.bot:Brain",
    screen="cakeapp.games.dutch_auction.screen:DutchAuctionBoard",
    sheet="cakeapp.games.dutch_auction.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.dutch_auction.screen_sheet:DutchAuctionSheet",
    helper="cakeapp.games.dutch_auction.screen_shopping:DutchAuctionShopping",
    tracker="cakeapp.games.dutch_auction.tracker:steps",
    options=(Option("recall", ("off", "on"), default="off", on_paper=False),),
)
