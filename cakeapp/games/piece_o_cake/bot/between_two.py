"""The best cut and the best choice between two."""

from collections.abc import Iterator, Sequence
from math import inf

from cakeapp.bots.taste import Taste
from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.bot.cutting import legal_cuts, stretches
from cakeapp.games.piece_o_cake.bot.duel import Duel, Option, Piece
from cakeapp.games.piece_o_cake.bot.foresight import WEIGHTS
from cakeapp.games.piece_o_cake.rules.components import KINDS, Counts
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES, State

ENVY: float = WEIGHTS["envy"]  # how much of what a piece would bring the other counts, to a taste for spite
A_LITTLE = 1e-9  # less than any difference of points in the last cake, where all are whole


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
