"""A cake between two, looked at to its end."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import inf
from typing import NamedTuple

from cakeapp.bots.taste import Taste
from cakeapp.games.piece_o_cake.bot.stakes import Stakes
from cakeapp.games.piece_o_cake.rules.components import KINDS, Counts
from cakeapp.games.piece_o_cake.rules.state import State

Piece = tuple[tuple[int, int], ...]  # varieties, and how many of each


class Option(NamedTuple):
    """Something the one to move can do: what it gains at once, the pieces it leaves, and what she then holds."""

    gain: float
    left: tuple[Piece, ...]
    own: Counts


class Duel:
    """Who is to move always comes first: her collected slices, then the other's."""

    def __init__(self, state: State, taste: Taste) -> None:
        self.stakes = Stakes(state, taste)

    def value(
        self, turns: int, pieces: tuple[Piece, ...], own: Counts, other: Counts, at_least: float, enough: float
    ) -> float:
        """What the rest of the cake brings the one to move, if it lies between the two bounds; else a bound of it."""
        if turns == 1:
            return self.last(pieces, own, other)
        if turns == 2 and pieces:
            return self.last_but_one(pieces, own, other, at_least, enough)
        best = -inf
        options = self.takes(turns, pieces, own, other) + self.others(pieces, own, other)
        options.sort(key=lambda option: -option.gain)
        for gain, left, after in options:
            known = max(at_least, best)
            best = max(best, gain - self.value(turns - 1, left, other, after, gain - enough, gain - known))
            if best >= enough:
                break
        return best

    def takes(self, turns: int, pieces: tuple[Piece, ...], own: Counts, other: Counts) -> list[Option]:
        found: list[Option] = []
        for at in range(len(pieces)):
            found += self.meals(turns, pieces[at], pieces[:at] + pieces[at + 1 :], own, other)
        return found

    def meals(self, turns: int, piece: Piece, left: tuple[Piece, ...], own: Counts, other: Counts) -> Iterator[Option]:
        remaining = [0] * len(own)
        for kind, n in [pair for one in left for pair in one]:
            remaining[kind] += n
        ways = [
            self.stakes.worth_trying(kind, own[kind], other[kind], n, remaining[kind], turns > 2) for kind, n in piece
        ]
        for way in product(*ways):
            after = list(own)
            for (kind, _), use in zip(piece, way):
                after[kind] += use.kept
            yield Option(sum([use.gain for use in way]), left, tuple(after))

    def others(self, pieces: tuple[Piece, ...], own: Counts, other: Counts) -> list[Option]:
        """Forfeits, and a pass when nothing is left to take."""
        found = [Option(0.0, pieces, own)] if not pieces else []
        for kind in KINDS:
            if own[kind]:
                gain = self.stakes.forfeit(kind, own[kind], other[kind])
                found.append(Option(gain, pieces, (*own[:kind], 0, *own[kind + 1 :])))
        return found

    def last_but_one(
        self, pieces: tuple[Piece, ...], own: Counts, other: Counts, at_least: float, enough: float
    ) -> float:
        """One choice for each: the reply to a piece is nearly always to take the same other piece, whatever is eaten.

        So the best way to use a piece before that reply bounds what it can bring, and mostly is what it brings.
        """
        best = -inf
        for at, piece in enumerate(pieces):
            left = pieces[:at] + pieces[at + 1 :]
            bound, kept = self.bound(piece, left, own, other)
            if bound <= max(at_least, best):
                continue
            option = self.meal(piece, kept, left, own, other)
            best = max(best, option.gain - self.last(left, other, option.own))
            if best < bound:
                for option in self.meals(2, piece, left, own, other):
                    best = max(best, option.gain - self.last(left, other, option.own))
            if best >= enough:
                return best
        for gain, left, after in self.others(pieces, own, other):
            if gain > max(at_least, best):  # any reply gains something
                best = max(best, gain - self.last(left, other, after))
        return best

    def meal(self, piece: Piece, kept: Sequence[int], left: tuple[Piece, ...], own: Counts, other: Counts) -> Option:
        """This piece, so many kept of each variety."""
        gain, after = 0.0, list(own)
        for (kind, n), keep in zip(piece, kept):
            gain += self.stakes.use(kind, own[kind], other[kind], n, keep)
            after[kind] += keep
        return Option(gain, left, tuple(after))

    def bound(self, piece: Piece, left: tuple[Piece, ...], own: Counts, other: Counts) -> tuple[float, list[int]]:
        """The most this piece brings, if the other then takes a piece that was named before; and what to keep of it."""
        least = inf
        named: dict[int, int] = {}
        stakes = self.stakes
        for reply in [dict(one) for one in left] or [{}]:
            total = 0.0
            for kind, n in piece:
                total += stakes.best_before(kind, own[kind], other[kind], n, reply.get(kind, 0)).gain
            here = dict(piece)
            for kind, n in reply.items():
                if kind not in here:
                    total -= stakes.best(kind, other[kind], own[kind], n)
            if total < least:
                least, named = total, reply
        keep = [stakes.best_before(kind, own[kind], other[kind], n, named.get(kind, 0)).kept for kind, n in piece]
        return least, keep

    def last(self, pieces: tuple[Piece, ...], own: Counts, other: Counts) -> float:
        """The best of the last choice of a cake."""
        best_use, best = self.stakes.best, -inf if pieces else 0.0
        for piece in pieces:
            total = 0.0
            for kind, n in piece:
                total += best_use(kind, own[kind], other[kind], n)
            best = max(best, total)
        for kind in KINDS:
            if own[kind]:
                best = max(best, self.stakes.forfeit(kind, own[kind], other[kind]))
        return best
