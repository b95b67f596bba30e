"""What a cut is worth to the server: what is left when the others have chosen, each in her own interest."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.bot.choosing import Eyes, Outlook
from cakeapp.games.piece_o_cake.rules.components import KINDS
from cakeapp.games.piece_o_cake.rules.rules import CUTS, CUTS_WITH_FOUR
from cakeapp.games.piece_o_cake.rules.state import WEDGES, State

Arcs = list[list[float]]  # what every stretch of the cake brings, by the cuts before it and after it
Piece = tuple[int, int]  # such a stretch


class Taken(NamedTuple):
    seat: int
    piece: Piece
    gain: float


def legal_cuts(state: State) -> tuple[Move, ...]:
    return (CUTS_WITH_FOUR if state.take_four else CUTS)[state.players]


def even_cuts(state: State) -> list[Move]:
    """The few cuts into as many pieces as there may be, all about as long."""
    pieces = max([len(cut.args) for cut in legal_cuts(state)])
    shortest = WEDGES // pieces
    return [
        cut
        for cut in legal_cuts(state)
        if len(cut.args) == pieces
        and all((end - start) % WEDGES in (shortest, shortest + 1) for start, end in stretches(cut))
    ]


def stretches(cut: Move) -> list[Piece]:
    starts = cut.args or (0,)
    return list(zip(starts, starts[1:] + starts[:1]))


def arcs(state: State, seat: int, eyes: Eyes) -> Arcs:
    here = [state.ring.count(kind) for kind in KINDS]
    outlook = Outlook(state, seat, here, eyes)
    gains = [[outlook.gain(kind, n) for n in range(here[kind] + 1)] for kind in KINDS]
    found = [[0.0] * WEDGES for _ in range(WEDGES)]
    for start in range(WEDGES):
        counts, total = [0] * len(here), 0.0
        for length in range(1, WEDGES + 1):
            kind = state.ring[(start + length - 1) % WEDGES]
            n = counts[kind] = counts[kind] + 1
            total += gains[kind][n] - gains[kind][n - 1]
            found[start][(start + length) % WEDGES] = total
    return found


class Cutting:
    """One cake before its cut."""

    def __init__(self, state: State, eyes: Eyes) -> None:
        self.server, self.players = state.server, state.players
        self.arcs = [arcs(state, seat, eyes) for seat in range(state.players)]
        self.choosers = [(state.server + turn) % state.players for turn in range(1, state.players + 1)]

    def ranked(self, cuts: Sequence[Move]) -> list[Move]:
        """The best for the server first."""
        found = [(self.server_lead(cut), cut) for cut in cuts]
        found.sort(key=lambda one: -one[0])
        return [cut for _, cut in found]

    def server_lead(self, cut: Move) -> float:
        """By how much this cake puts the server ahead."""
        total = 0.0
        for seat, _, gain in self.choices(cut):
            total += gain if seat == self.server else -gain / (self.players - 1)
        return total

    def choices(self, cut: Move) -> list[Taken]:
        """Who will take what, if everybody takes what brings her most."""
        left, taken = stretches(cut), []
        for seat in self.choosers * (2 if len(left) > self.players else 1):
            table, best = self.arcs[seat], -inf
            for start, end in left:
                gain = table[start][end]
                if gain > best:
                    best, piece = gain, (start, end)
            if left:
                left.remove(piece)
                taken.append(Taken(seat, piece, best))
        return taken
