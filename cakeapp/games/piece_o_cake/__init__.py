"""Piece o' Cake: I cut, you choose; then eat at once, or collect for the majority."""

from cakeapp.core.game import GameInfo, Option

GAME = GameInfo(
    key="piece_o_cake",
    title="Piece o' Cake",
    seats=range(2, 6),
    rules="cakeapp.games.piece_o_cake.rules.rules:PieceOCake",
    bot="cakeapp.games.piece_o_cake.bot.bot:Brain",
    screen="cakeapp.games.piece_o_cake.table.board.board:PieceOCakeBoard",
    sheet="cakeapp.games.piece_o_cake.paper.sheet:ScoreSheet",
    sheet_screen="cakeapp.games.piece_o_cake.paper.board:PieceOCakeSheet",
    tracker="cakeapp.games.piece_o_cake.paper.tracker:steps",
    opening="first {seat}",
    in_a_row=True,
    options=(Option("take_four", ("on", "off"), default="on"),),
)
