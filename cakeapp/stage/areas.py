"""In which order a table is read out and walked: what is asked, one's own, the middle, the others', the helpers."""

from typing import TYPE_CHECKING

from cakeapp.scene.tools import TOOLS
from cakeapp.stage.semantics import Area

if TYPE_CHECKING:
    from cakeapp.stage.piece import Piece

ASKED, OWN, MIDDLE, OTHERS, HELPERS = range(5)
HAND = "hand"  # the key of what lies under all that can be chosen, where that lies on nobody's mat
MATS = ("mat:", "mat_too:")  # how the keys of what lies under all that belongs to a person begin


def mats_under(piece: "Piece") -> "list[Piece]":
    mats = (one for one in piece.stage.pieces() if one.item.key.startswith(MATS))
    return [mat for mat in mats if mat.covers(*piece.center)]


def area_of(piece: "Piece") -> Area:
    """Where it lies: at the hand of whoever is asked, on somebody's mat, or between them."""
    hand = piece.stage.piece(HAND)
    if piece.item.key in TOOLS:
        return Area(HELPERS)
    if piece.item.key == "prompt" or (hand is not None and hand.covers(*piece.center)):
        return Area(ASKED)
    seats = [mat.item.key.partition(":")[2] for mat in mats_under(piece)]
    if not seats:
        return Area(MIDDLE)
    return Area(OWN if seats[0] == str(piece.stage.reader) else OTHERS, seats[0])
