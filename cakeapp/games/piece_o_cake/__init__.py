"""Piece o' Cake: I cut, you choose; then eat at once, or collect for the majority."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="piece_o_cake",
    title="Piece o' Cake",
    seats=range(2, 6),
    rules="cakeapp.games.piece_o_cake.rules:PieceOCake",
    bot="cakeapp.games.piece_o_cake.bot:Brain",
    screen="cakeapp.games.piece_o_cake.screen:PieceOCakeBoard",
    sheet="cakeapp.games.piece_o_cake.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.piece_o_cake.screen_sheet:PieceOCakeSheet",
    tracker="cakeapp.games.piece_o_cake.tracker:steps",
    opening="first {seat}",
    in_a_row=True,
    options=(Option("take_four", ("on", "off"), default="on"),),
)
