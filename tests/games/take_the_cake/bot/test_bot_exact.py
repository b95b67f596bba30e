"""The last four squares are solved: the master's move is the one that trying everything finds, by the rules alone."""

from collections.abc import Iterator
from random import Random

import pytest

from cakeapp.core.game import CHANCE
from cakeapp.games.take_the_cake.rules.state import CENTRE, CUTTERS, State
from tests.bots.playing import bot_move, moved
from tests.games.take_the_cake.playing import RULES

LAST_OPEN_TURN = {2: 2, 3: 2, 4: 3}  # from which on nobody has a choice of pieces any more


def last_squares(players: int, orders: str, wanted: int) -> Iterator[State]:
    """Positions with two squares or more to lay into the last cake; the pieces before were played at random."""
    rng, found = Random(f"{players} {orders}"), 0
    while found < wanted:
        state = RULES.start(players, {"orders": orders})
        while state.actor is not None and found < wanted:
            last = state.number + 1 == len(CUTTERS[players]) and state.awaits == "put" and len(state.hand) > 1
            known = orders == "off" or state.turn >= LAST_OPEN_TURN[players]
            if last and known and len(state.cakes[state.laying]) + len(state.hand) == CENTRE:
                found += 1
                yield state.copy()
            actor = state.actor
            RULES.apply(state, RULES.chance(state, rng) if actor == CHANCE else rng.choice(RULES.legal(state)))


def most_points(state: State, seat: int, cake: int, tried: dict[frozenset[tuple[int, int]], int]) -> int:
    """What the seat can still reach by this cake and its orders; nothing else that follows depends on its places."""
    while state.actor is not None:
        laying = state.awaits == "put" and state.laying == cake
        if state.actor == seat and (laying or state.awaits == "order"):
            break
        RULES.apply(state, RULES.legal(state)[-1])
    if state.actor is None:
        outcome = RULES.outcome(state)
        assert outcome is not None
        return outcome.scores[seat]
    if not laying:
        return max(most_points(moved(RULES, state, move), seat, cake, tried) for move in RULES.legal(state))
    laid = frozenset(state.cakes[cake])
    if laid not in tried:
        tried[laid] = max(most_points(moved(RULES, state, move), seat, cake, tried) for move in RULES.legal(state))
    return tried[laid]


@pytest.mark.parametrize("orders", ["on", "off"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_last_squares_equal_brute_force(players: int, orders: str) -> None:
    for state in last_squares(players, orders, 40):
        seat, cake = state.seat, state.laying
        tried: dict[frozenset[tuple[int, int]], int] = {}
        found = [(most_points(moved(RULES, state, move), seat, cake, tried), move) for move in RULES.legal(state)]
        most = max(points for points, _ in found)
        assert bot_move(RULES, "master", state, Random(0)) == next(move for points, move in found if points == most)
