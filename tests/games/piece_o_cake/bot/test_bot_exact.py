"""The last cake is solved: the master's move is the one that trying everything finds, by the rules alone."""

from math import inf
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.bots.protocol import Brain
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.piece_o_cake.rules.rules import PieceOCake
from cakeapp.games.piece_o_cake.rules.state import CAKES, State
from tests.bots.playing import bot_move, moved

KEY = "piece_o_cake"
RULES = PieceOCake()
BRAIN: Brain = levels.brain(KEY, levels.plan(KEY, "master"))
ENOUGH = 3000  # choices that a plain search can try
A_LITTLE = 1e-6  # less than any difference between two ends of a game


def last_cake(players: int, rng: Random, take_four: str) -> State:
    """Random play up to the last cut."""
    state = RULES.start(players, {"take_four": take_four})
    while state.cake < CAKES:
        RULES.apply(state, RULES.chance(state, rng) if state.actor == CHANCE else rng.choice(RULES.legal(state)))
    return state


def is_last_choice(state: State) -> bool:
    return state.turn == max(state.players, state.cut_into)


def ways_on(state: State, limit: int) -> int:
    """How many choices can follow, or a number above the limit."""
    legal = RULES.legal(state)
    found = len(legal)
    if not is_last_choice(state):
        for move in legal:
            if found > limit:
                break
            found += ways_on(moved(RULES, state, move), limit - found)
    return found


def outcome(state: State) -> tuple[Move | None, list[float]]:
    """The move that ends best for the one to move, everybody playing so, and how all stand then."""
    if state.actor is None:
        return None, list(BRAIN.worth(state))
    best, most = None, [-inf] * state.players
    for move in RULES.legal(state):
        ends = outcome(moved(RULES, state, move))[1]
        if ends[state.actor] > most[state.actor]:
            best, most = move, ends
    return best, most


def duel(state: State, seat: int, low: float, high: float) -> float:
    """How well the seat ends between two, as far as it matters whether that is above the one and below the other."""
    if state.actor is None:
        return BRAIN.worth(state)[seat]
    for move in RULES.legal(state):
        value = duel(moved(RULES, state, move), seat, low, high)
        if state.actor == seat:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if state.actor == seat else high


def is_best(state: State, chosen: Move, others: list[Move]) -> bool:
    """Between two: whether none of the others ends better for the one to move, nor as well and comes before."""
    seat, tried = state.actor, {}
    assert seat is not None
    value = duel(moved(RULES, state, chosen), seat, -inf, inf)
    for move in others:
        after, bar = moved(RULES, state, move), value - A_LITTLE / 2 if move < chosen else value + A_LITTLE / 2
        same = (bar, *sorted(after.pieces.values()), after.collected[seat], after.eaten[seat])
        if same not in tried:
            tried[same] = duel(after, seat, bar - A_LITTLE / 4, bar + A_LITTLE / 4) > bar
        if tried[same] and move != chosen:
            return False
    return True


def thought(state: State) -> Move:
    return bot_move(RULES, "master", state, Random(0))


def choices(players: int, wanted: int, seed: int) -> list[State]:
    """Positions of the last cake, once cut, that can be tried out and that the master solves; few last choices."""
    rng, found = Random(seed), []
    while len(found) < wanted:
        state = last_cake(players, rng, rng.choice(["on", "off"]))
        RULES.apply(state, rng.choice(RULES.legal(state)))
        while state.actor is not None and len(found) < wanted:
            wished = len(RULES.legal(state)) > 1 and (not is_last_choice(state) or rng.random() < 0.2)
            solved = wished and BRAIN.solve(RULES.view(state, state.actor), Random(0))
            if solved and ways_on(state, ENOUGH) <= ENOUGH:
                found.append(state.copy())
            RULES.apply(state, rng.choice(RULES.legal(state)))
    return found


@pytest.mark.parametrize(("players", "wanted"), [(2, 70), (3, 60), (4, 60), (5, 60)])
def test_choices_from_the_last_cake_are_the_best_there_are(players: int, wanted: int) -> None:
    for state in choices(players, wanted, seed=players):
        assert thought(state) == outcome(state)[0]


def test_the_first_choice_between_two_is_the_best_there_is() -> None:
    rng = Random(6)
    for _ in range(8):
        state = last_cake(2, rng, "on")
        RULES.apply(state, rng.choice([cut for cut in RULES.legal(state) if len(cut.args) == 4]))
        assert is_best(state, thought(state), RULES.legal(state))


def test_the_last_cut_between_two_is_the_best_there_is() -> None:
    rng = Random(7)
    for _ in range(8):
        state = last_cake(2, rng, "off")
        assert is_best(state, thought(state), RULES.legal(state))


def test_no_other_cut_into_up_to_four_pieces_is_better() -> None:
    """To try them all takes half a minute a cake, so some are drawn."""
    rng = Random(8)
    for _ in range(2):
        state = last_cake(2, rng, "on")
        assert is_best(state, thought(state), rng.sample(RULES.legal(state), 12))
