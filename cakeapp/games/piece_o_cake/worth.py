"""What a piece would bring each player at once, as majorities stand."""

from cakeapp.games.piece_o_cake.components import VARIETIES
from cakeapp.games.piece_o_cake.scoring import majority
from cakeapp.games.piece_o_cake.view import View


def gains(view: View, piece: str) -> list[int]:
    """By seat the points it would have more, each variety of the piece eaten or collected as suits it best."""
    slices = [(kind, n) for kind, n in enumerate(dict(view.pieces)[piece]) if n]
    return [
        sum(max(n * VARIETIES[kind].cream, won(view, kind, n, seat)) for kind, n in slices)
        for seat in range(len(view.collected))
    ]


def won(view: View, kind: int, slices: int, seat: int) -> int:
    """The number of a variety, if only with these slices the seat had most of it."""
    if seat in majority(view.collected, kind):
        return 0
    with_them = [list(own) for own in view.collected]
    with_them[seat][kind] += slices
    return VARIETIES[kind].count if seat in majority([tuple(own) for own in with_them], kind) else 0
