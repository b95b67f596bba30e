"""The bots of Top Cake: exact at the last stacking, blind to what is hidden, and able to say why."""

import re
from collections.abc import Iterator
from math import prod
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.bots.protocol import Budget
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.top_cake.components import LAYERS
from cakeapp.games.top_cake.rules import TopCake
from cakeapp.games.top_cake.scoring import score_lines
from cakeapp.games.top_cake.state import BID, ROUNDS, STACK, State
from tests.games.top_cake.probe import swap_hidden

RULES = TopCake()
SEQUENCES = 5_000  # as many stackings of one position as brute force looks at here


def positions(players: int, seed: str) -> Iterator[State]:
    """The decisions of a game played at random."""
    rng = Random(seed)
    state = RULES.start(players, {})
    while (actor := RULES.actor(state)) is not None:
        if actor == CHANCE:
            RULES.apply(state, RULES.chance(state, rng))
            continue
        yield state
        RULES.apply(state, rng.choice(RULES.legal(state)))


def think(bot: str, state: State, seed: int, iterations: int | None = None) -> Move:
    thinker = levels.make("top_cake", bot)
    budget = thinker.budget if iterations is None else Budget(iterations)
    assert state.actor is not None
    *_, move = thinker.think(RULES.view(state, state.actor), Random(seed), budget)
    return move


def most_points(state: State, seat: int) -> int:
    """What the seat can still reach, by trying everything."""
    if state.phase != STACK or state.actor != seat:
        return sum(line.points for line in score_lines(state.stacks[seat], LAYERS))
    return max(most_points(after(state, move), seat) for move in RULES.legal(state))


def after(state: State, move: Move) -> State:
    new = state.copy()
    RULES.apply(new, move)
    return new


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
                yield state.copy()
        game += 1


def test_last_stacking_equals_brute_force() -> None:
    for state in last_stackings(200):
        seat = state.actor
        assert seat is not None
        found = [(most_points(after(state, move), seat), move) for move in RULES.legal(state)]
        most = max(points for points, _ in found)
        first = next(move for points, move in found if points == most)
        assert think("master", state, seed=0) == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sees_only_the_view(players: int) -> None:
    rng = Random(players)
    for number, state in enumerate(positions(players, f"blind {players}")):
        if number % 4:
            continue
        other = swap_hidden(state, state.actor, rng)
        for level, iterations in (("master", 20), ("baker", 0)):
            assert think(level, state, number, iterations) == think(level, other, number, iterations)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", levels.LEVELS)
def test_finishes_a_game(level: str, players: int) -> None:
    rng = Random(f"{level} {players}")
    bot = levels.make("top_cake", level)
    state = RULES.start(players, {})
    while (actor := RULES.actor(state)) is not None:
        if actor == CHANCE:
            RULES.apply(state, RULES.chance(state, rng))
            continue
        *_, move = bot.think(RULES.view(state, actor), rng, Budget(min(6, bot.budget.iterations)))
        assert not RULES.refuse(state, move)
        RULES.apply(state, move)
    assert RULES.outcome(state) is not None


def test_same_seed_same_move() -> None:
    bot = levels.make("top_cake", "master")
    for number, state in enumerate(positions(3, "twice")):
        if number % 5 == 0:
            view = RULES.view(state, state.actor)
            *_, fresh = bot.think(view, Random(number), Budget(15))
            *_, again = bot.think(view, Random(number), Budget(15))
            assert fresh == again == think("master", state, number, 15)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_explains_every_move_in_a_sentence(players: int) -> None:
    ids = re.compile(rf"\b({'|'.join(layer.id for layer in LAYERS)})\b")
    bot = levels.make("top_cake", "master")
    rng = Random(players)
    said = set()
    for state in positions(players, f"why {players}"):
        view = RULES.view(state, state.actor)
        for move in rng.sample(list(RULES.legal(state)), min(3, len(RULES.legal(state)))):
            text = bot.explain(view, move)
            assert re.fullmatch(r"[A-Z].*[^.]\.", text)
            assert not ids.search(text)
            assert not re.search(r"(?<![.\d])1 (points|cards)\b", text)
            said.add(text)
    assert len(said) > 100


def test_explanations_do_not_depend_on_what_is_hidden() -> None:
    rng = Random(1)
    bot = levels.make("top_cake", "master")
    for state in positions(3, "why blind"):
        other = swap_hidden(state, state.actor, rng)
        move = rng.choice(RULES.legal(state))
        if state.phase == BID and move not in RULES.legal(other):
            continue
        assert bot.explain(RULES.view(state, state.actor), move) == bot.explain(RULES.view(other, state.actor), move)
