"""Dutch Auction: the same cards are bid, money and victory points."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="dutch_auction",
    title="Dutch Auction",
    seats=range(2, 3),
    options=(Option("recall", ("off", "on"), default="off", on_paper=False),),
)
