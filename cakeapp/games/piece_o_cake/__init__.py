"""Piece o' Cake: I cut, you choose; then eat at once, or collect for the majority."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="piece_o_cake",
    title="Piece o' Cake",
    seats=range(2, 6),
    opening="first {seat}",
    in_a_row=True,
    options=(Option("take_four", ("on", "off"), default="on"),),
)
