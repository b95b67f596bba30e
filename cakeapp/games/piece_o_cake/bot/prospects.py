"""What collected slices will bring. Every slice still to come is thought of alone: it comes to anybody, who eats or
collects it, whichever puts her further ahead. That is enough to foresee majorities within a tenth of a point."""

from functools import lru_cache
from math import comb

from cakeapp.games.piece_o_cake.rules.components import KINDS, VARIETIES
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES, State

Points = tuple[float, ...]  # seat by seat
SET_ASIDE = sum(variety.count for variety in VARIETIES) - CAKES * WEDGES  # slices that never come


def lead(points: Points, seat: int) -> float:
    """By how much a seat is ahead of what the others have on average."""
    own = points[seat]
    return own - (sum(points) - own) / (len(points) - 1)


@lru_cache(maxsize=20_000)
def ranked(counts: tuple[int, ...], coming: int, number: int, cream: int) -> Points:
    """The points of one variety for players who hold so many of it, most first, when so many are still to come."""
    if not coming:
        return tuple([number if count and count == counts[0] else 0 for count in counts])
    players = len(counts)
    passed = ranked(counts, coming - 1, number, cream)
    total = [0.0] * players
    for seat in range(players):
        eaten = (*passed[:seat], passed[seat] + cream, *passed[seat + 1 :])
        # To keep the order, the first of her equals collects in her place; then they change places.
        front = counts.index(counts[seat])
        swapped = list(ranked((*counts[:front], counts[front] + 1, *counts[front + 1 :]), coming - 1, number, cream))
        swapped[front], swapped[seat] = swapped[seat], swapped[front]
        collected = tuple(swapped)
        better = collected if lead(collected, seat) > lead(eaten, seat) else eaten
        for at in range(players):
            total[at] += better[at] / players
    return tuple(total)


@lru_cache(maxsize=20_000)
def prospect(kind: int, counts: tuple[int, ...], on_table: int, unseen: int, cakes: int) -> Points:
    """The points of one variety for players who hold so many of it, seat by seat.

    To come are those on the table, and those unseen, with so many cakes left and some slices set aside.
    """
    variety = VARIETIES[kind]
    order = sorted(range(len(counts)), key=lambda seat: -counts[seat])
    most_first = tuple([counts[seat] for seat in order])
    hidden = cakes * WEDGES + SET_ASIDE
    found = [0.0] * len(counts)
    for aside in range(SET_ASIDE + 1):
        chance = comb(unseen, aside) * comb(hidden - unseen, SET_ASIDE - aside) / comb(hidden, SET_ASIDE)
        if chance:
            points = ranked(most_first, on_table + unseen - aside, variety.count, variety.cream)
            for at, seat in enumerate(order):
                found[seat] += chance * points[at]
    return tuple(found)


def unseen_slices(state: State) -> list[int]:
    return [state.deck.count(kind) for kind in KINDS]


def expected_scores(state: State) -> list[float]:
    """What each seat will have in the end, before the cake on the table is cut or after the last one."""
    scores = [float(sum([VARIETIES[kind].cream * counts[kind] for kind in KINDS])) for counts in state.eaten]
    columns, unseen = tuple(zip(*state.collected)), unseen_slices(state)
    for kind in KINDS:
        points = prospect(kind, columns[kind], state.ring.count(kind), unseen[kind], CAKES - state.cake)
        for seat, more in enumerate(points):
            scores[seat] += more
    return scores
