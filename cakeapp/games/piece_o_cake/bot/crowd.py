"""The last cake among several, from some choice on: everybody does what ends best for her, and the first such move."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import inf, prod

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.bot.choosing import added
from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.rules.moves import ways_to_eat
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS, PASS
from cakeapp.games.piece_o_cake.rules.state import State

Column = tuple[int, ...]  # how many slices of one variety each seat has collected
Scores = tuple[int, ...]
Worth = Callable[[Sequence[int]], list[float]]


@lru_cache(maxsize=20_000)
def change(kind: int, column: Column, seat: int, more: int, eaten: int) -> Scores:
    """What the scores gain when a seat's slices of a variety become more, or fewer, and it eats so many."""
    before, after = majorities(kind, column), majorities(kind, added(column, seat, more))
    gains = [new - old for old, new in zip(before, after)]
    gains[seat] += VARIETIES[kind].cream * eaten
    return tuple(gains)


@lru_cache(maxsize=20_000)
def last_uses(kind: int, column: Column, seat: int, n: int) -> list[Scores]:
    """What n slices can change when nobody follows, the fewest eaten first."""
    most = max([count for other, count in enumerate(column) if other != seat])
    kept = {0, most - column[seat], most + 1 - column[seat]} & set(range(n + 1))
    return [change(kind, column, seat, keep, n - keep) for keep in sorted(kept, reverse=True)]


def majorities(kind: int, column: Column) -> Scores:
    most = max(column)
    return tuple([VARIETIES[kind].count if count and count == most else 0 for count in column])


def leaves(state: State) -> int:
    """About how many ways there are to go on to the end of the cake."""
    choosers = max(state.players, state.cut_into) - state.turn + 1
    ways = sorted([ways_to_eat(piece) for piece in state.pieces.values()], reverse=True)
    seats = [(state.chooser + at) % state.players for at in range(choosers)]
    forfeits = [sum([1 for n in state.collected[seat] if n]) for seat in seats]
    return prod([max(1, sum(ways[at:])) + more for at, more in enumerate(forfeits[:-1])])


class Crowd:
    def __init__(self, state: State, worth: Worth) -> None:
        self.worth, self.players = worth, state.players
        self.first, self.choosers = state.chooser, max(state.players, state.cut_into) - state.turn + 1
        self.pieces = dict(state.pieces)
        self.columns: list[Column] = list(zip(*state.collected))
        self.scores = tuple(
            [
                sum([VARIETIES[kind].cream * state.eaten[seat][kind] for kind in KINDS])
                + sum([majorities(kind, self.columns[kind])[seat] for kind in KINDS])
                for seat in range(state.players)
            ]
        )

    def moves(self, seat: int) -> Iterator[Move]:
        """In legal order."""
        for kind in KINDS:
            if self.columns[kind][seat]:
                yield FORFEITS[kind]
        if not self.pieces:
            yield PASS
        for letter, piece in list(self.pieces.items()):
            for eaten in product(*[range(n + 1) for n in piece]):
                yield Move("take", (letter, eaten))

    def after(self, turn: int, move: Move) -> list[float]:
        """How everybody will stand in the end; the game is left as it was."""
        seat = (self.first + turn) % self.players
        pieces, columns, scores = self.pieces, self.columns, self.scores
        self.columns = columns[:]
        if move.verb == "take":
            letter, eaten = move.args
            self.pieces = {other: piece for other, piece in pieces.items() if other != letter}
            for kind, n in enumerate(pieces[letter]):
                if n:
                    self.shift(kind, seat, n - eaten[kind], eaten[kind])
        elif move.verb == "forfeit":
            own = columns[move.args[0]][seat]
            self.shift(move.args[0], seat, -own, own)
        found = self.best(turn + 1) if turn + 1 < self.choosers else self.worth(self.scores)
        self.pieces, self.columns, self.scores = pieces, columns, scores
        return found

    def shift(self, kind: int, seat: int, more: int, eaten: int) -> None:
        gains = change(kind, self.columns[kind], seat, more, eaten)
        self.scores = tuple([score + gain for score, gain in zip(self.scores, gains)])
        if more:
            self.columns[kind] = added(self.columns[kind], seat, more)

    def best(self, turn: int) -> list[float]:
        seat = (self.first + turn) % self.players
        if turn == self.choosers - 1:
            return self.last(seat)
        found = [-inf] * self.players
        for move in self.moves(seat):
            ends = self.after(turn, move)
            if ends[seat] > found[seat]:
                found = ends
        return found

    def last(self, seat: int) -> list[float]:
        """As `best`, when nobody follows: variety by variety, only what wins or ties is worth collecting."""
        found = [-inf] * self.players
        forfeits = [
            [[change(kind, column, seat, -column[seat], column[seat])]]
            for kind, column in enumerate(self.columns)
            if column[seat]
        ]
        takes = [
            [last_uses(kind, self.columns[kind], seat, n) for kind, n in enumerate(piece) if n]
            for piece in self.pieces.values()
        ]
        nothing: list[list[list[Scores]]] = [[]]
        for way in forfeits + (takes or nothing):
            for gains in product(*way):
                ends = self.worth(list(map(sum, zip(self.scores, *gains))))
                if ends[seat] > found[seat]:
                    found = ends
        return found


def best_choices_of_all(state: State, worth: Worth) -> Iterator[Move]:
    """The best choice, better ones one by one."""
    crowd, most = Crowd(state, worth), -inf
    for move in crowd.moves(state.chooser):
        value = crowd.after(0, move)[state.chooser]
        if value > most:
            most, best = value, move
        yield best
