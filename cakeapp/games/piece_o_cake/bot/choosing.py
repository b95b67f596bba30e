"""What a choice is worth to the chooser, variety by variety: using one well hardly depends on the others."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.bot.prospects import Points, lead, prospect, unseen_slices
from cakeapp.games.piece_o_cake.rules.components import KINDS, NOTHING, VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS, PASS
from cakeapp.games.piece_o_cake.rules.state import CAKES, State


class Eyes(NamedTuple):
    """What a player looks at beyond her own points if the game ended now."""

    coming: bool = True  # slices that are still to come, and what they may change
    rivals: bool = True  # what others gain and lose by it


class Use(NamedTuple):
    """A way to use some slices of a variety: so many are eaten, the others collected."""

    worth: float
    eaten: int


@lru_cache(maxsize=16_000)
def uses(
    kind: int, counts: tuple[int, ...], seat: int, n: int, on_table: int, unseen: int, cakes: int, eyes: Eyes
) -> tuple[Use, ...]:
    """All ways to use n slices, the best first, while so many others are still to come."""
    found = []
    for eaten in range(n + 1):
        points = prospect(kind, added(counts, seat, n - eaten), on_table, unseen, cakes)
        found.append(Use(VARIETIES[kind].cream * eaten + standing(points, seat, eyes), eaten))
    return tuple(sorted(found, key=lambda use: -use.worth))


def added(counts: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])


def standing(points: Points, seat: int, eyes: Eyes) -> float:
    return lead(points, seat) if eyes.rivals else points[seat]


class Outlook:
    """What slices of the cake on the table are worth to one seat, on top of what she will have without them."""

    def __init__(self, state: State, seat: int, on_table: Sequence[int], eyes: Eyes) -> None:
        self.seat, self.eyes = seat, eyes
        self.columns = tuple(zip(*state.collected))
        self.on_table = on_table if eyes.coming else NOTHING
        self.unseen = unseen_slices(state) if eyes.coming else NOTHING
        self.cakes = CAKES - state.cake if eyes.coming else 0
        self.without = [self.uses(kind, 0)[0].worth for kind in KINDS]

    def uses(self, kind: int, n: int) -> tuple[Use, ...]:
        others = max(0, self.on_table[kind] - n)
        return uses(kind, self.columns[kind], self.seat, n, others, self.unseen[kind], self.cakes, self.eyes)

    def gain(self, kind: int, n: int) -> float:
        return self.uses(kind, n)[0].worth - self.without[kind]

    def forfeit_gain(self, kind: int) -> float:
        column: tuple[int, ...] = self.columns[kind]
        own = column[self.seat]
        points = prospect(kind, added(column, self.seat, -own), self.on_table[kind], self.unseen[kind], self.cakes)
        return VARIETIES[kind].cream * own + standing(points, self.seat, self.eyes) - self.without[kind]


def chooser_outlook(state: State, eyes: Eyes) -> Outlook:
    """Of the seat to choose; what she leaves is still to come unless she is the last."""
    last = state.turn == max(state.players, state.cut_into)
    on_table = NOTHING if last or not state.pieces else [sum(column) for column in zip(*state.pieces.values())]
    return Outlook(state, state.chooser, on_table, eyes)


def best_choice(state: State, eyes: Eyes) -> Move:
    outlook = chooser_outlook(state, eyes)
    best, choice = (-inf, PASS) if state.pieces else (0.0, PASS)
    for letter, piece in state.pieces.items():
        gain = sum([outlook.gain(kind, n) for kind, n in enumerate(piece) if n])
        if gain > best:
            best, choice = gain, Move("take", (letter, ()))
    for kind, n in enumerate(state.collected[state.chooser]):
        if n and (gain := outlook.forfeit_gain(kind)) > best:
            best, choice = gain, FORFEITS[kind]
    if choice.verb == "take":
        letter = choice.args[0]
        eaten = [outlook.uses(kind, n)[0].eaten for kind, n in enumerate(state.pieces[letter])]
        return Move("take", (letter, tuple(eaten)))
    return choice


def best_choices(state: State, width: int, eyes: Eyes) -> list[Move]:
    """The most promising choices, the best first."""
    outlook = chooser_outlook(state, eyes)
    found = [(outlook.forfeit_gain(kind), FORFEITS[kind]) for kind, n in enumerate(state.collected[state.chooser]) if n]
    if not state.pieces:
        found.append((0.0, PASS))
    for letter, piece in state.pieces.items():
        found += [(gain, Move("take", (letter, eaten))) for gain, eaten in best_meals(outlook, piece, width)]
    found.sort(key=lambda one: -one[0])
    return [move for _, move in found[:width]]


def best_meals(outlook: Outlook, piece: Counts, width: int) -> list[tuple[float, Counts]]:
    """The best ways to use a piece: from the very best, one step down in one variety after the other."""
    kinds = [kind for kind in KINDS if piece[kind]]
    ways = [outlook.uses(kind, piece[kind]) for kind in kinds]
    best = sum([outlook.gain(kind, piece[kind]) for kind in kinds])
    steps = (0,) * len(kinds)
    queue, queued = [(-best, steps)], {steps}
    found: list[tuple[float, Counts]] = []
    while queue and len(found) < width:
        short, steps = heappop(queue)
        eaten = dict(zip(kinds, [way[step].eaten for way, step in zip(ways, steps)]))
        found.append((-short, tuple([eaten.get(kind, 0) for kind in KINDS])))
        for at, way in enumerate(ways):
            down = (*steps[:at], steps[at] + 1, *steps[at + 1 :])
            if down[at] < len(way) and down not in queued:
                queued.add(down)
                heappush(queue, (short + way[steps[at]].worth - way[down[at]].worth, down))
    return found
