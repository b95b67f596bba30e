"""Take the Cake: cut a cake into four pieces, draft them, and lay their squares into your own cake."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="take_the_cake",
    title="Take the Cake",
    seats=range(2, 5),
    opening="first {seat}",
    options=(Option("orders", ("on", "off"), default="on"),),
)
