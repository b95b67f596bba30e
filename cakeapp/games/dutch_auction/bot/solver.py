"""The last round, once the bids lie open and no card but one is left to buy: everything that can still happen.

Who wins the bid thinks of what the other does best then. Equals are told apart by their order in the legal moves.
"""

from collections.abc import Generator, Iterator

from cakeapp.core.game import Move, after
from cakeapp.games.dutch_auction.bot.value import settled
from cakeapp.games.dutch_auction.rules.codes import POWERS, SUIT
from cakeapp.games.dutch_auction.rules.rules import DutchAuction
from cakeapp.games.dutch_auction.rules.state import ACT, State
from cakeapp.games.dutch_auction.rules.view import View

RULES = DutchAuction()
SLICE = 100  # moves tried before the best so far is told
ENOUGH = 50_000  # moves; a round with more is not looked through
Key = tuple[object, ...]
Looking = Generator[None, None, list[float]]  # stops after every slice


def is_open(view: View) -> bool:
    """The game ends with this round, and nothing hidden can change how.

    A card left at cost 1 goes in any case, if only because nobody has touched the display, or the loser must clear it.
    What is unseen is the other's then; which of it she can take back matters to a loser with a power card only.
    """
    if view.phase != ACT or view.auction_deck or any(card is not None for card in view.display[1:]):
        return False
    if view.display[0] is not None and view.laid > 1 and view.actor != view.loser:
        return False
    if view.actor == view.loser or POWERS.isdisjoint(view.bids[view.loser]):
        return True
    return view.discards[view.loser] is not None or not (view.discard_sizes[view.loser] and view.deck_sizes[view.loser])


class Solver:
    def __init__(self, state: State) -> None:
        self.state = state
        self.tried = 0
        self.known: dict[Key, list[float]] = {}

    def moves(self, otherwise: Move) -> Iterator[Move]:
        """The best so far, after each slice; the other move where there is too much to look at."""
        seat = self.state.seat
        best, most = otherwise, -1.0
        for move in RULES.legal(self.state):
            looking = self.after(self.state, move)
            while True:
                try:
                    next(looking)
                except StopIteration as seen:
                    ends = seen.value
                    break
                yield best
            if self.tried > ENOUGH:
                yield otherwise
                return
            if ends[seat] > most:
                best, most = move, ends[seat]
        yield best

    def after(self, state: State, move: Move) -> Looking:
        """How it ends if both play best after this move."""
        self.tried += 1
        if self.tried % SLICE == 0:
            yield
        then = after(RULES, state, move)
        seat = then.actor
        if seat is None or self.tried > ENOUGH:
            return settled(then)
        key = key_of(then)
        if key not in self.known:
            best = [-1.0, -1.0]
            for reply in RULES.legal(then):
                if not pointless(then, reply):
                    ends = yield from self.after(then, reply)
                    best = max(best, ends, key=lambda one: one[seat])
            self.known[key] = best
        return self.known[key]


def pointless(state: State, move: Move) -> bool:
    """A use that cannot help to more points: cashing in, and whatever serves only to pay when nothing is to be paid.

    A changed suit helps to pay only if it is the bought card's, so that the paid card comes back.
    """
    if move.verb != "power" or move.args[1] == "steal":
        return False
    _, action, *what = move.args
    if action == "suit":
        return what[0] not in POWERS and (not state.display or what[1] != SUIT[state.display[1]])
    if action == "take":
        return what[0] == "own" and what[1] not in POWERS and not state.display
    return True


def key_of(state: State) -> Key:
    piles = (*state.bids, *state.discards, *state.cashed, state.used, state.auction_discards)
    return (state.actor, len(state.display), *map(tuple, piles))
