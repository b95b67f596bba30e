"""What choices bring and cost, as majorities stand; exact is what scoring itself shows once the move is made."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import add, sub
from typing import NamedTuple

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
    seats = range(len(view.collected))
    return [sum(max(way[seat] for way in shares(view, seat, kind, n)) for kind, n in slices) for seat in seats]


def shares(view: View, seat: int, kind: int, slices: int) -> list[list[int]]:
    """Exact, by seat: what every way to share a variety between mouth and plate changes, from none eaten to all."""
    ways = [kept(view, seat, kind, slices - bites) for bites in range(slices + 1)]
    for bites, way in enumerate(ways):
        way[seat] += bites * VARIETIES[kind].cream
    return ways


class Choice(NamedTuple):
    """How she shares a piece, and how it stands then; of two the better one is greater."""

    lead: int  # over the best of the others
    against_all: int  # over all of them together
    collects: int
    bites: Counts
    then: list[int]  # points by seat


def foremost(view: View, seat: int, piece: Counts, now: Sequence[int]) -> Choice:
    """Shared so that, as it stands then, she is furthest ahead of the best of the others.

    Of equals what takes most from all of them together, and of these what collects more."""
    found: list[tuple[Counts, list[int]]] = [((), list(now))]
    for kind, n in enumerate(piece):
        if n:
            ways = sensible(shares(view, seat, kind, n), seat)
            found = [((*eaten, bites), list(map(add, then, way))) for eaten, then in found for bites, way in ways]
        else:
            found = [((*eaten, 0), then) for eaten, then in found]
    return max(of_share(seat, eaten, then) for eaten, then in found)


def of_share(seat: int, eaten: Counts, then: list[int]) -> Choice:
    own, rivals = then[seat], then[:seat] + then[seat + 1 :]
    return Choice(own - max(rivals), own * len(rivals) - sum(rivals), -sum(eaten), eaten, then)


def foremost_bites(view: View, seat: int, piece: Counts) -> Counts:
    """How many of each variety to eat so that she is furthest ahead."""
    return foremost(view, seat, piece, points(view.collected, view.eaten)).bites


def sensible(ways: list[list[int]], seat: int) -> list[tuple[int, list[int]]]:
    """The ways, by how many are eaten, that another does not better without helping anybody else."""
    found: list[tuple[int, list[int]]] = []
    for bites, way in enumerate(ways):
        if not any(
            other[seat] >= way[seat] and all(n <= m for one, (n, m) in enumerate(zip(other, way)) if one != seat)
            for _, other in found
        ):
            found.append((bites, way))
    return found


def served(view: View, pieces: Mapping[str, Counts], choosers: Sequence[int]) -> tuple[dict[str, int], list[int]]:
    """A forecast: who takes which piece, and by seat by how much the points differ once all have chosen.

    Each in turn takes the one that puts her furthest ahead, shared as it would be proposed to her, and no other way."""
    before = now = points(view.collected, view.eaten)
    left, taken = dict(pieces), {}
    for seat in choosers[: len(pieces)]:
        ways = {letter: foremost(view, seat, piece, now) for letter, piece in left.items()}
        letter = max(ways, key=lambda one: ways[one][:3])
        there = replace(view, actor=seat, pieces=tuple(left.items()))
        collected, eaten = after(there, Move("take", (letter, ways[letter].bites)))
        view, now = replace(there, collected=tuple(collected), eaten=tuple(eaten)), ways[letter].then
        taken[letter] = seat
        del left[letter]
    return taken, list(map(sub, now, before))
