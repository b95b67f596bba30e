"""What a choice brings whoever makes it, and what a piece would bring each player at best, as majorities stand."""

from collections.abc import Sequence
from operator import add, sub

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules.components import VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.scoring import majority, score_lines
from cakeapp.games.piece_o_cake.rules.view import View


def brings(view: View, move: Move) -> int:
    """By how much the score of whoever chooses differs once this move is made."""
    seat, collected, eaten = view.actor or 0, list(view.collected), list(view.eaten)
    own, gone = collected[seat], eaten[seat]
    if move.verb == "take":
        letter, bites = move.args
        collected[seat] = tuple(map(sub, map(add, own, dict(view.pieces)[letter]), bites))
        eaten[seat] = tuple(map(add, gone, bites))
    elif move.verb == "forfeit":
        bites = tuple(n if kind == move.args[0] else 0 for kind, n in enumerate(own))
        collected[seat], eaten[seat] = tuple(map(sub, own, bites)), tuple(map(add, gone, bites))
    return points(collected, eaten, seat) - points(view.collected, view.eaten, seat)


def points(collected: Sequence[Counts], eaten: Sequence[Counts], seat: int) -> int:
    return sum(line.points for line in score_lines(collected, eaten, VARIETIES)[seat])


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
