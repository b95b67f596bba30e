"""The bots of Top Cake: exact at the last stacking, blind to what is hidden, and able to say why."""

import re
from collections.abc import Iterator
from math import prod
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.bots.protocol import Budget
from cakeapp.games.top_cake.rules.components import LAYERS
from cakeapp.games.top_cake.rules.rules import TopCake
from cakeapp.games.top_cake.rules.scoring import score_lines
from cakeapp.games.top_cake.rules.state import BID, ROUNDS, STACK, State
from tests.bots.playing import (
    bot_move,
    check_blind,
    check_reasons,
    check_said_blind,
    decisions,
    moved,
    random_decisions,
)
from tests.games.top_cake.probe import swap_hidden

RULES = TopCake()
SEQUENCES = 5_000  # as many stackings of one position as brute force looks at here


def positions(players: int, seed: str) -> Iterator[State]:
    """The decisions of a game played at random."""
    return random_decisions(RULES, RULES.start(players, {}), Random(seed))


def most_points(state: State, seat: int) -> int:
    """What the seat can still reach, by trying everything."""
    if state.phase != STACK or state.actor != seat:
        return sum(line.points for line in score_lines(state.stacks[seat], LAYERS))
    return max(most_points(moved(RULES, state, move), seat) for move in RULES.legal(state))


def sequences(state: State, seat: int) -> int:
    """At least as many as there are ways to stack all that is won."""
    cards, stacks = len(state.won[seat]), len(state.stacks[seat])
    return prod((at + 1) * (stacks + cards - at) for at in range(cards))


def last_stackings(wanted: int) -> Iterator[State]:
    found, game = 0, 0
    while found < wanted:
        for state in positions(2 + game % 3, f"last {game}"):
            if (state.phase, state.round) != (STACK, ROUNDS) or found == wanted:
                continue
            seat = state.actor
            assert seat is not None
            if len(state.won[seat]) > 1 and sequences(state, seat) <= SEQUENCES:
                found += 1
                yield state
        game += 1


def test_last_stacking_equals_brute_force() -> None:
    for state in last_stackings(200):
        seat = state.actor
        assert seat is not None
        found = [(most_points(moved(RULES, state, move), seat), move) for move in RULES.legal(state)]
        most = max(points for points, _ in found)
        first = next(move for points, move in found if points == most)
        assert bot_move(RULES, "master", state, Random(0)) == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sees_only_the_view(players: int) -> None:
    rng = Random(players)
    for number, state in enumerate(positions(players, f"blind {players}")):
        if number % 4:
            continue
        other = swap_hidden(state, state.actor, rng)
        for level, iterations in (("master", 20), ("baker", 0)):
            check_blind(RULES, level, state, other, number, iterations)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", levels.LEVELS)
def test_finishes_a_game(level: str, players: int) -> None:
    rng, iterations = Random(f"{level} {players}"), min(6, levels.plan("top_cake", level).iterations)
    played = decisions(
        RULES, RULES.start(players, {}), rng, lambda state: bot_move(RULES, level, state, rng, iterations)
    )
    assert {state.actor for state in played} == set(range(players))


def test_same_seed_same_move() -> None:
    bot = levels.make("top_cake", "master")
    for number, state in enumerate(positions(3, "twice")):
        if number % 5 == 0:
            view = RULES.view(state, state.actor)
            *_, fresh = bot.think(view, Random(number), Budget(15))
            *_, again = bot.think(view, Random(number), Budget(15))
            assert fresh == again == bot_move(RULES, "master", state, Random(number), 15)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_explains_every_move_in_a_sentence(players: int) -> None:
    ids = re.compile(rf"\b({'|'.join(layer.id for layer in LAYERS)})\b")
    bot = levels.make("top_cake", "master")
    rng = Random(players)
    said = []
    for state in positions(players, f"why {players}"):
        view = RULES.view(state, state.actor)
        some = rng.sample(list(RULES.legal(state)), min(3, len(RULES.legal(state))))
        said += [str(bot.explain(view, move)) for move in some]
    check_reasons(said, ids)
    assert len(set(said)) > 100


def test_explanations_do_not_depend_on_what_is_hidden() -> None:
    rng = Random(1)
    for state in positions(3, "why blind"):
        other = swap_hidden(state, state.actor, rng)
        move = rng.choice(RULES.legal(state))
        if state.phase == BID and move not in RULES.legal(other):
            continue
        check_said_blind(RULES, "master", state, other, move)
