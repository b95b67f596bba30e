"""What choices bring and cost, as majorities stand; exact is what scoring itself shows once the move is made."""

from collections.abc import Mapping, Sequence
from operator import add, sub

from cakeapp.core.game import Move
from cakeapp.core.scoring import points_of
from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.scoring import majority, score_lines
from cakeapp.games.piece_o_cake.rules.view import View

Belongings = tuple[list[Counts], list[Counts]]  # by seat what is collected, and what is eaten


def after(view: View, move: Move) -> Belongings:
    """What everybody has once whoever chooses has made this move."""
    seat, collected, eaten = view.actor or 0, list(view.collected), list(view.eaten)
    own, gone = collected[seat], eaten[seat]
    if move.verb == "take":
        letter, bites = move.args
        collected[seat] = tuple(map(sub, map(add, own, dict(view.pieces)[letter]), bites))
        eaten[seat] = tuple(map(add, gone, bites))
    elif move.verb == "forfeit":
        bites = tuple(n if kind == move.args[0] else 0 for kind, n in enumerate(own))
        collected[seat], eaten[seat] = tuple(map(sub, own, bites)), tuple(map(add, gone, bites))
    return collected, eaten


def differences(view: View, move: Move) -> list[int]:
    """Exact, by seat: by how much the points differ once this move is made."""
    then, now = points(*after(view, move)), points(view.collected, view.eaten)
    return [later - before for later, before in zip(then, now)]


def points(collected: Sequence[Counts], eaten: Sequence[Counts]) -> list[int]:
    """By seat, as majorities stand."""
    return list(map(points_of, score_lines(collected, eaten, VARIETIES)))


def kept(view: View, seat: int, kind: int, slices: int) -> list[int]:
    """Exact, by seat: what it changes that this seat collects so many slices of a variety more."""
    before, count = majority(view.collected, kind), VARIETIES[kind].count
    with_them = [list(own) for own in view.collected]
    with_them[seat][kind] += slices
    then = majority([tuple(own) for own in with_them], kind)
    return [count * ((one in then) - (one in before)) for one in range(len(with_them))]


def best(view: View, piece: Counts) -> list[int]:
    """At best, by seat: what the piece would bring her, each variety eaten or collected as suits her."""
    slices = [(kind, piece[kind]) for kind in KINDS if piece[kind]]
    return [sum(max(best_share(view, seat, kind, n)) for kind, n in slices) for seat in range(len(view.collected))]


def best_share(view: View, seat: int, kind: int, slices: int) -> list[int]:
    """What every way to share slices of a variety between mouth and plate brings, from none eaten to all."""
    cream = VARIETIES[kind].cream
    return [bites * cream + kept(view, seat, kind, slices - bites)[seat] for bites in range(slices + 1)]


def best_bites(view: View, seat: int, piece: Counts) -> Counts:
    """How many of each variety to eat of a piece so that it brings most; of equals those that collect more."""
    shares = [best_share(view, seat, kind, n) for kind, n in enumerate(piece)]
    return tuple(share.index(max(share)) for share in shares)


def served(view: View, pieces: Mapping[str, Counts], choosers: Sequence[int]) -> dict[str, int]:
    """A forecast: who takes which piece, if each in turn takes the one that brings her most."""
    left, taken = dict(pieces), {}
    for seat in choosers:
        if left:
            letter = max(left, key=lambda one: best(view, left[one])[seat])
            taken[letter] = seat
            del left[letter]
    return taken
