"""A cake between two, looked at to its end. What one gains the other loses, and what a variety brings does not depend
on the others: so most of what can happen adds up variety by variety instead of multiplying."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import inf
from typing import NamedTuple

from cakeapp.bots.taste import Taste
from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.bot.cutting import legal_cuts, stretches
from cakeapp.games.piece_o_cake.bot.foresight import WEIGHTS
from cakeapp.games.piece_o_cake.bot.prospects import prospect, unseen_slices
from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES, State

Piece = tuple[tuple[int, int], ...]  # varieties, and how many of each
RESTRAINT: float = WEIGHTS["restraint"]  # by how much less a bite counts, to a taste for daring
ENVY: float = WEIGHTS["envy"]  # how much of what a piece would bring the other counts, to a taste for spite
A_LITTLE = 1e-9  # less than any difference of points in the last cake, where all are whole


class Use(NamedTuple):
    gain: float
    kept: int


class Option(NamedTuple):
    """Something the one to move can do: what it gains at once, the pieces it leaves, and what she then holds."""

    gain: float
    left: tuple[Piece, ...]
    own: Counts


class Stakes:
    """What one variety brings the one to move against the other, in all ways to use it. Worked out once each.

    After the last cake that is the majority; before, it is what collected slices promise, and the bold make less of
    what they eat, the careful more.
    """

    def __init__(self, state: State, taste: Taste) -> None:
        self._unseen, self._cakes = unseen_slices(state), CAKES - state.cake
        self._bite = 1 - RESTRAINT * taste.daring if self._cakes else 1
        self.standing = cache(self._standing)
        self.uses = cache(self._uses)
        self.best = cache(self._best)
        self.best_before = cache(self._best_before)
        self.worth_trying = cache(self._worth_trying)

    def _standing(self, kind: int, own: int, other: int) -> float:
        ours, theirs = prospect(kind, (own, other), 0, self._unseen[kind], self._cakes)
        return ours - theirs

    def forfeit(self, kind: int, own: int, other: int) -> float:
        return (
            self._bite * VARIETIES[kind].cream * own + self.standing(kind, 0, other) - self.standing(kind, own, other)
        )

    def use(self, kind: int, own: int, other: int, n: int, kept: int) -> float:
        eaten = self._bite * VARIETIES[kind].cream * (n - kept)
        return eaten + self.standing(kind, own + kept, other) - self.standing(kind, own, other)

    def _uses(self, kind: int, own: int, other: int, n: int) -> tuple[Use, ...]:
        """The most gained at once first."""
        found = [Use(self.use(kind, own, other, n, kept), kept) for kept in range(n + 1)]
        return tuple(sorted(found, reverse=True))

    def _best(self, kind: int, own: int, other: int, n: int) -> float:
        """The gain by n slices when nothing follows."""
        return self.uses(kind, own, other, n)[0].gain

    def _best_before(self, kind: int, own: int, other: int, n: int, reply: int) -> Use:
        """The best use of n slices when the other then makes the best use of so many."""
        return max(
            [
                Use(gain - self.best(kind, other, own + kept, reply), kept)
                for gain, kept in self.uses(kind, own, other, n)
            ]
        )

    def _worth_trying(self, kind: int, own: int, other: int, n: int, left: int, again: bool) -> tuple[Use, ...]:
        """In the last cake leaves out collecting more than some majority or tie needs that can still come about.

        What is eaten instead scores in any case. Left: how many slices remain on the table; again: whether she
        chooses once more, and so may add to them, or forfeit them if she has any.
        """
        if self._cakes:
            return self.uses(kind, own, other, n)
        others = {*range(other, other + left + 1), *range(left + 1)} if other else set(range(left + 1))
        more = range(left + 1) if again else (0,)
        needed = {count + beyond - own - one for count in others for one in more for beyond in (0, 1)}
        if again:
            needed.add(1 - own)
        return tuple([use for use in self.uses(kind, own, other, n) if not use.kept or use.kept in needed])


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


def pairs(counts: Sequence[int]) -> Piece:
    return tuple([(kind, n) for kind, n in enumerate(counts) if n])


def pieces_of(state: State, cut: Move) -> tuple[Piece, ...]:
    twice = state.ring * 2
    slices = [twice[start : end if end > start else end + WEDGES] for start, end in stretches(cut)]
    return tuple([pairs(list(map(piece.count, KINDS))) for piece in slices])


def best_cuts(state: State, cuts: Sequence[Move], taste: Taste) -> Iterator[Move]:
    """The best of these cuts for the server, better ones one by one; the first in legal order among equals."""
    duel, place = Duel(state, taste), {cut: at for at, cut in enumerate(legal_cuts(state))}
    own, other = state.collected[1 - state.server], state.collected[state.server]
    least, best = inf, cuts[0]
    for cut in cuts:
        pieces = pieces_of(state, cut)
        enough = least + A_LITTLE if place[cut] < place[best] else least
        value = duel.value(max(2, len(pieces)), pieces, own, other, -inf, enough)
        if value < enough:
            least, best = value, cut
        yield best


def best_takes(state: State, choices: Sequence[Move], taste: Taste) -> Iterator[Move]:
    """The best of these choices, better ones one by one; the first among equals.

    Before the last cake spoilers like to take what the other would have liked best.
    """
    duel, seat = Duel(state, taste), state.chooser
    own, other = state.collected[seat], state.collected[1 - seat]
    turns = max(state.players, state.cut_into) - state.turn
    envy = ENVY * taste.spite if state.cake < CAKES else 0.0
    most, best = -inf, choices[0]
    for move in choices:
        gain, left, after = as_option(duel, state, move, own, other)
        if envy and move.verb == "take":
            gain += envy * duel.last((pairs(state.pieces[move.args[0]]),), other, own)
        if turns:
            gain -= duel.value(turns, left, other, after, -inf, gain - most)
        if gain > most:
            most, best = gain, move
        yield best


def as_option(duel: Duel, state: State, move: Move, own: Counts, other: Counts) -> Option:
    pieces = {letter: pairs(piece) for letter, piece in state.pieces.items()}
    if move.verb == "take":
        letter, eaten = move.args
        piece = pieces.pop(letter)
        return duel.meal(piece, [n - eaten[kind] for kind, n in piece], tuple(pieces.values()), own, other)
    left = tuple(pieces.values())
    if move.verb == "forfeit":
        kind = move.args[0]
        gain = duel.stakes.forfeit(kind, own[kind], other[kind])
        return Option(gain, left, (*own[:kind], 0, *own[kind + 1 :]))
    return Option(0.0, left, own)
