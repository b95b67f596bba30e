# /// script
# requires-python = ">=3.11,<3.13"
# dependencies = ["open_spiel==2.0.2", "numpy==2.2.6"]
# ///
"""Iterations a CPU second of our search and of OpenSpiel's Python ISMCTS bot, at the same decisions of the same games.

uv run tests/bench/search_against_openspiel.py

OpenSpiel gets each game wrapped as its bot wants it: actions by number, worlds drawn by our own `imagine`, and its own
evaluator that plays on at random. Ours knows nothing of the game either, so that both do the same work.
"""

import sys
from pathlib import Path
from random import Random
from time import process_time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

sys.path.insert(0, str(Path(__file__).parents[2]))

from cakeapp.bots.players import PlainBrain
from cakeapp.bots.protocol import Plan
from cakeapp.bots.search import search
from cakeapp.bots.taste import even
from cakeapp.core import registry
from cakeapp.core.game import CHANCE, Move

ITERATIONS = 100
POSITIONS = 4
TURNS = 4  # of both, one after the other; the first one is not counted, as it warms up what both share
AT_LEAST = 3.0  # times theirs
EVERY_MOVE = 1_000_000  # ours looks at all of them from the start, as theirs does
TYPE = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
)


class Numbers:
    """Moves by number, as OpenSpiel wants its actions."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._known: dict[Move, int] = {}

    def of(self, move: Move) -> int:
        if move not in self._known:
            self._known[move] = len(self.moves)
            self.moves.append(move)
        return self._known[move]


class Wrapped:
    """One of our states as OpenSpiel's bot and evaluator see it."""

    def __init__(self, rules: Any, state: Any, players: int, numbers: Numbers, luck: Random) -> None:
        self.rules, self.state, self.players, self.numbers, self.luck = rules, state, players, numbers, luck
        self.decided: tuple[int, ...] = ()

    def _twin(self, state: Any) -> "Wrapped":
        twin = Wrapped(self.rules, state, self.players, self.numbers, self.luck)
        twin.decided = self.decided
        return twin

    def clone(self) -> "Wrapped":
        return self._twin(self.state.copy())

    def resample_from_infostate(self, player: int, _: Any) -> "Wrapped":
        return self._twin(self.rules.imagine(self.rules.view(self.state, player), self.luck))

    def current_player(self) -> int:
        actor = self.state.actor
        return int(pyspiel.PlayerId.TERMINAL if actor is None else actor)

    def is_terminal(self) -> bool:
        return self.state.actor is None

    def is_chance_node(self) -> bool:
        return bool(self.state.actor == CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome, drawn by our own rules: there are far too many to list."""
        return [(self.numbers.of(self.rules.chance(self.state, self.luck)), 1.0)]

    def legal_actions(self, _: int | None = None) -> list[int]:
        return [self.numbers.of(move) for move in self.rules.legal(self.state)]

    def apply_action(self, action: int) -> None:
        if not self.is_chance_node():
            self.decided += (action,)
        self.rules.apply(self.state, self.numbers.moves[action])

    def information_state_string(self) -> str:
        return str(self.decided)

    def returns(self) -> list[float]:
        outcome = self.rules.outcome(self.state)
        first = outcome.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in outcome.places]

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: TYPE)


def positions(key: str, players: int) -> list[Any]:
    """Decisions with a choice, spread over a random game."""
    rules, rng, found = registry.rules(key), Random(3), []
    state = rules.start(players, rules.info.settle(players, {}))
    while (actor := state.actor) is not None:
        if actor != CHANCE and len(rules.legal(state)) > 1:
            found.append(state.copy())
        move = rules.chance(state, rng) if actor == CHANCE else rng.choice(rules.legal(state))
        rules.apply(state, move)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def ours(rules: Any, state: Any, seed: int) -> float:
    plan = Plan(iterations=ITERATIONS, width=EVERY_MOVE, widen=EVERY_MOVE)
    view, rng = rules.view(state, state.actor), Random(seed)
    started = process_time()
    for _ in search(rules, PlainBrain(rules), plan, even, view, rng, ITERATIONS):
        pass
    return process_time() - started


def theirs(rules: Any, state: Any, players: int, seed: int) -> float:
    random = np.random.RandomState(seed)
    bot = ISMCTSBot(
        None,
        RandomRolloutEvaluator(1, random),
        uct_c=0.7,
        max_simulations=ITERATIONS,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    wrapped = Wrapped(rules, state.copy(), players, Numbers(), Random(seed))
    started = process_time()
    bot.run_search(wrapped)
    return process_time() - started


def main() -> None:
    worst = float("inf")
    print(f"{'game':16}{'seats':>6}{'ours /s':>10}{'OpenSpiel /s':>14}{'times':>8}")
    for key, info in registry.discover().items():
        for players in sorted({info.seats[0], info.seats[-1]}):
            rules, states = registry.rules(key), positions(key, players)
            spent = [
                (ours(rules, state, turn), theirs(rules, state, players, turn))
                for turn in range(TURNS)
                for state in states
            ]
            fast, slow = (len(counted) * ITERATIONS / sum(counted) for counted in zip(*spent[len(states) :]))
            print(f"{key:16}{players:>6}{fast:>10.0f}{slow:>14.0f}{fast / slow:>8.1f}")
            worst = min(worst, fast / slow)
    print(f"at least {AT_LEAST} times: {'yes' if worst >= AT_LEAST else 'no'}")
    raise SystemExit(worst < AT_LEAST)


if __name__ == "__main__":
    main()
