"""Fills the table of Piece o' Cake: wedges, the gaps between them, and what the shown seat collected."""

from typing import TYPE_CHECKING

from kivy.animation import Animation

from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.notation import LETTERS
from cakeapp.games.piece_o_cake.rules.state import WEDGES
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.table import ring, words
from cakeapp.games.piece_o_cake.table.board.cake import OwnPile

if TYPE_CHECKING:
    from cakeapp.games.piece_o_cake.table.board.board import PieceOCakeBoard

COLUMN = 6  # own piles on one side of the cake


def fill_wedges(board: "PieceOCakeBoard", view: View) -> None:
    left = dict(view.pieces)
    parts = ring.pieces(view.cuts) if view.cuts is not None else [list(range(WEDGES))]
    for letter, part in zip(LETTERS, parts):
        for at in part:
            fill_wedge(board, view, at, letter, part, bool(view.ring) and (view.cuts is None or letter in left))


def fill_wedge(board: "PieceOCakeBoard", view: View, at: int, letter: str, part: list[int], there: bool) -> None:
    wedge = board.wedges[at]
    Animation.cancel_all(wedge)
    wedge.opacity = 1 if there else 0
    wedge.key, wedge.draggable, wedge.glowing, wedge.named = "", False, False, None
    if not there:
        return
    variety = VARIETIES[view.ring[at]]
    wedge.variety, wedge.number, wedge.turn = variety.id, str(variety.count), at + 0.5
    wedge.piece, wedge.eaten = letter, at in board.choice.eaten
    wedge.faded = board.choice.piece not in ("", letter)
    if letter == board.choice.piece:
        wedge.key, wedge.role, wedge.draggable, wedge.glowing = f"slice:{at}", "thing", True, True
        wedge.spoken = board.t("thing.slice_eaten" if wedge.eaten else "thing.slice_kept", variety=variety.said)
    elif board.choosing:
        middle = part[len(part) // 2]
        wedge.named = board.wedges[middle]
        if at != middle:
            return
        names = [VARIETIES[view.ring[one]].id for one in part]
        told = words.slices(names)
        wedge.key, wedge.role = f"piece:{letter}", "button"
        wedge.spoken = board.t("thing.piece", letter=letter, slices=told, cream=words.cream(names))
    else:
        wedge.key, wedge.role, wedge.spoken = f"seen:{at}", "text", board.t("thing.slice", variety=variety.said)


def fill_gaps(board: "PieceOCakeBoard") -> None:
    for gap in board.gaps:
        gap.opacity = 1 if board.cutting else 0
        gap.disabled = not board.cutting
        gap.key = f"gap:{gap.position}" if board.cutting else ""
        gap.role, gap.knife = "place", gap.position in board.choice.knives
        gap.draggable = gap.glowing = gap.knife
        says = "thing.gap_cut" if gap.knife else "thing.gap"
        gap.spoken = board.t(says, a=(gap.position - 1) % WEDGES + 1, b=gap.position + 1)


def fill_own(board: "PieceOCakeBoard", view: View) -> None:
    for column in (board.ids.own, board.ids.own_more):
        column.clear_widgets()
    if not board.choosing or board.seat.number is None:
        return
    for kind, n in enumerate(view.collected[board.seat.number]):
        if n:
            variety = VARIETIES[kind]
            spoken = board.t("thing.own", variety=variety.said, count=n)
            pile = OwnPile(board=board, key=f"own:{variety.id}", variety=variety.id, count=n, spoken=spoken)
            pile.role, pile.draggable, pile.glowing = "thing", True, kind == board.choice.forfeit
            column = board.ids.own if len(board.ids.own.children) < COLUMN else board.ids.own_more
            column.add_widget(pile)
