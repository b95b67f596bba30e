"""The turn that decides the game is solved: the master's move is the one that trying everything finds."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules.components import COLOURS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.notation import CLEAR_FOR_NOTHING
from cakeapp.games.cake_swap.rules.rules import CakeSwap
from cakeapp.games.cake_swap.rules.state import NOBODY, State
from tests.bots.playing import bot_move, moved

RULES = CakeSwap()
ENOUGH = 500  # positions of one turn that a plain search can try

End = tuple[float, int]  # the part of the win, and by how much it is won or lost
NO_END: End = (-1.0, 0)


class TooMuchToTry(Exception):
    pass


def end_of(state: State, seat: int) -> End:
    outcome = RULES.outcome(state)
    assert outcome is not None
    scores, places = outcome.scores, outcome.places
    part = 1 / places.count(1) if places[seat] == 1 else 0.0
    return part, scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def best_end(state: State, seat: int, tried: list[State]) -> End:
    """How the game can end for the seat in this turn, if it ends, by trying everything that is not left to chance."""
    tried.append(state)
    if len(tried) > ENOUGH:
        raise TooMuchToTry
    if state.actor is None:
        return end_of(state, seat)
    if state.actor != seat:
        return NO_END
    return max((best_end(moved(RULES, state, move), seat, tried) for move in ways(state)), default=NO_END)


def ways(state: State) -> list[Move]:
    return [move for move in RULES.legal(state) if move.verb != "draw"]


def ends(state: State) -> dict[Move, End]:
    """For each move the end it can lead to."""
    seat, tried = state.seat, list[State]()
    return {move: best_end(moved(RULES, state, move), seat, tried) for move in ways(state)}


def random_turns(players: int, rng: Random) -> Iterator[State]:
    """The decisions of a game played at random, but for action cards kept and platters not cleared for nothing."""
    state = RULES.start(players, {})
    RULES.apply(state, RULES.chance(state, rng))
    while state.actor is not None:
        yield state
        legal = RULES.legal(state)
        kept = [
            move
            for move in legal
            if move != CLEAR_FOR_NOTHING and move.verb not in ("swipe", "trade") and not any(move.args[1:])
        ]
        RULES.apply(state, rng.choice(kept if kept and rng.random() < 0.95 else legal))


def deciding(players: int, where: Callable[[State], bool], wanted: int) -> Iterator[tuple[State, dict[Move, End]]]:
    """Positions in which the game ends with this turn, or can be won in it, and the move makes a difference."""
    rng, found = Random(players), 0
    while found < wanted:
        for state in random_turns(players, rng):
            if found == wanted:
                break
            if len(RULES.legal(state)) == 1 or not where(state):
                continue
            try:
                reached = ends(state)
            except TooMuchToTry:
                continue
            if len(set(reached.values())) > 1 and max(reached.values()) > NO_END:
                found += 1
                yield state.copy(), reached


def last(state: State) -> bool:
    return state.last_turn


def near(state: State) -> bool:
    """Whether a free ribbon would win, and has few more layers than the platter."""
    need = SHIPPED.points_to_win[state.players] - state.points[state.seat]
    layers = {colour: layers for layers, colour in COLOURS.items()}
    return not (state.cleared or state.last_turn) and any(
        owner == NOBODY
        and SHIPPED.points[ribbon] >= need
        and 0 <= layers[ribbon.colour] - len(state.platters[state.seat]) < 3
        for ribbon, owner in zip(RIBBONS, state.owners)
    )


def submits(state: State) -> bool:
    """Whether several ribbons can be taken at once."""
    return near(state) and [move.verb for move in RULES.legal(state)].count("clear") > 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("where", "wanted"), [(last, 8), (near, 29), (submits, 4)])
def test_the_deciding_turn_equals_brute_force(players: int, where: Callable[[State], bool], wanted: int) -> None:
    for state, reached in deciding(players, where, wanted):
        most = max(reached.values())
        first = next(move for move, end in reached.items() if end == most)
        assert bot_move(RULES, "master", state, Random(0)) == first
