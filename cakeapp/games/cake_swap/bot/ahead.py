"""Looking ahead: whole turns of one's own, how the race stands after each, and what the next would come to.

Between two, the reply and the own turn after it are planned out. Where several others play, too much lies between two
own turns for that: whole rounds are played on by rule of thumb instead, each with other cards.
"""

from bisect import bisect
from collections.abc import Generator, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeVar

from cakeapp.bots.protocol import Plan
from cakeapp.bots.taste import Taste
from cakeapp.core.game import Move, after
from cakeapp.games.cake_swap.bot.outlook import RULES, Look
from cakeapp.games.cake_swap.bot.turn import Turn, drawn
from cakeapp.games.cake_swap.rules.state import State

TRIED = (3, 2, 1)  # moves looked at in a turn: for the decision after this one, the next, and all that follow
DRAWS, DRAWS_IN_A_REPLY, DRAWS_IN_A_ROUND, DRAWS_IN_PASSING = 12, 4, 3, 2  # cards that stand for all that may be drawn
TURNS = 2  # planned out after the own one, between two
TURNS_BY_THUMB = 48  # played on after each move, a round at a time, where several others play
CLOSE = 0.06  # a move that seems worse than the best by more is not looked at again

Thing = TypeVar("Thing")


class End(NamedTuple):
    """A position in which a turn may end: how likely it is, and how much each seat likes it."""

    chance: float
    state: State
    liked: Sequence[float]


class Ahead:
    def __init__(self, look: Look, taste: Taste) -> None:
        self.look, self.taste = look, taste

    def search(self, state: State, plan: Plan) -> Iterator[Move]:
        """The best move so far after every slice of work: the own turn first, then what follows on the best of it."""
        seat, for_two = state.seat, state.players == 2
        moves = Turn(self.look, state, DRAWS).ranked()[: plan.width]
        found = []
        for move in moves:
            ends: list[End] = []
            for some in self.turn(state, move, TRIED, DRAWS):
                ends += some
                yield moves[0]
            found.append((liking(ends, seat), move, ends))
        found.sort(key=lambda one: -one[0])
        highest, best, _ = found[0]
        yield best
        if not plan.iterations:
            return
        most = -1.0
        for value, move, ends in found:
            if value < highest - CLOSE:
                break
            tested = evenly(ends, plan.iterations) if for_two else by_lot(ends, TURNS_BY_THUMB // state.players)
            for at, end in enumerate(tested):
                liked = yield from self.replied(end, TURNS, best) if for_two else self.round(end, at, best)
                value += (liked[seat] - end.liked[seat]) / len(tested)
            if value > most:
                most, best = value, move
        yield best

    def turn(self, state: State, move: Move, tried: Sequence[int], draws: int) -> Iterator[list[End]]:
        """Where this move leads with the rest of the turn done well; where a card is drawn, card by card."""
        if move.verb != "draw":
            yield self.rest(after(RULES, state, move), state.seat, tried)
            return
        cards = evenly(state.pile, draws)
        for card in cards:
            ends = self.rest(drawn(state, card), state.seat, tried)
            yield [end._replace(chance=end.chance / len(cards)) for end in ends]

    def rest(self, state: State, seat: int, tried: Sequence[int], draws: int = DRAWS_IN_PASSING) -> list[End]:
        """The rest of the turn, by the best of a few moves at every decision."""
        if state.actor != seat:
            return [End(1.0, state, self.taste(self.look.worth(state)))]
        moves = Turn(self.look, state, DRAWS_IN_A_REPLY).ranked()[: tried[0]]
        turns = [[end for ends in self.turn(state, move, tried[1:] or tried, draws) for end in ends] for move in moves]
        return max(turns, key=lambda ends: liking(ends, seat))

    def replied(self, end: End, turns: int, best: Move) -> Generator[Move, None, Sequence[float]]:
        """How much each seat likes it after so many more turns; yields the best move so far after every turn."""
        state = end.state
        if state.actor is None or not turns:
            return end.liked
        ends = self.rest(state, state.actor, TRIED, DRAWS_IN_A_REPLY)
        yield best
        later = []
        for then in ends:
            liked = yield from self.replied(then, turns - 1, best)
            later.append(then._replace(liked=liked))
        return [liking(later, seat) for seat in range(state.players)]

    def round(self, end: End, at: int, best: Move) -> Generator[Move, None, Sequence[float]]:
        """How much each seat likes it after the next own turn, with other cards for every `at`, the same ones for every
        move that is tested; yields the best move so far after every turn.
        """
        state = end.state.copy()
        cut = len(state.pile) * at * state.players // TURNS_BY_THUMB
        state.pile = state.pile[cut:] + state.pile[:cut]
        for _ in range(state.players):
            seat = state.actor
            while state.actor is not None and state.actor == seat:
                RULES.apply(state, Turn(self.look, state, DRAWS_IN_A_ROUND).ranked()[0])
            yield best
        return self.taste(self.look.worth(state))


def liking(ends: Sequence[End], seat: int) -> float:
    return sum([end.chance * end.liked[seat] for end in ends])


def by_lot(ends: Sequence[End], many: int) -> list[End]:
    """So many of them, each as often as it is likely."""
    bounds = list(accumulate([end.chance for end in ends]))
    return [ends[min(bisect(bounds, (at + 0.5) / many), len(ends) - 1)] for at in range(many)]


def evenly(things: Sequence[Thing], most: int) -> Sequence[Thing]:
    """At most so many of them, evenly spread."""
    return [things[at * len(things) // most] for at in range(most)] if len(things) > most else things
