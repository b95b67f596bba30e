# /// script
# requires-python = ">=3.11,<3.13"
# dependencies = ["open_spiel==2.0.2", "rlcard==1.2.0", "pyminion==0.4.0"]
# ///
"""Random play: decisions a CPU second of our rules and of other projects' games, in one run on one core.

uv run tests/bench/rules_against_peers.py
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import pyspiel
from pyminion.bots.examples.big_money import BigMoney, BigMoneyDecider
from pyminion.expansions import base
from pyminion.game import Game as Dominion
from rlcard.games.gin_rummy.game import GinRummyGame
from rlcard.games.uno.game import UnoGame

sys.path.insert(0, str(Path(__file__).parents[2]))

from cakeapp.core import registry
from cakeapp.lab import random_play

SECONDS = 3.0
ROUNDS = 3  # the best of these counts, for peers and for us
MUST_REACH = ("OpenSpiel gin_rummy", "RLCard gin-rummy", "pyminion")
UNO = "RLCard uno"


def open_spiel(name: str) -> Callable[[Random], int]:
    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def rlcard_gin_rummy(rng: Random) -> int:
    game, decisions = GinRummyGame(), 0
    game.init_game()
    while not game.is_over():
        legal = game.judge.get_legal_actions()
        game.step(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


def rlcard_uno(rng: Random) -> int:
    game, decisions = UnoGame(), 0
    game.init_game()
    while not game.is_over():
        legal = game.get_legal_actions()
        game.step(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


class CountingDecider(BigMoneyDecider):
    """Counts what the bot is asked."""

    asked = 0

    def action_phase_decision(self, *args, **kwargs):  # type: ignore[no-untyped-def]
        CountingDecider.asked += 1
        return super().action_phase_decision(*args, **kwargs)

    def treasure_phase_decision(self, *args, **kwargs):  # type: ignore[no-untyped-def]
        CountingDecider.asked += 1
        return super().treasure_phase_decision(*args, **kwargs)

    def buy_phase_decision(self, *args, **kwargs):  # type: ignore[no-untyped-def]
        CountingDecider.asked += 1
        return super().buy_phase_decision(*args, **kwargs)


def pyminion(rng: Random) -> int:
    bots = [BigMoney("Ada"), BigMoney("Bo")]
    for bot in bots:
        bot.decider = CountingDecider()
    before = CountingDecider.asked
    Dominion(
        players=bots, expansions=[base.base_set], kingdom_cards=[base.smithy], log_stdout=False, log_file=False
    ).play()
    return CountingDecider.asked - before


def rate(play: Callable[[Random], int]) -> float:
    best = 0.0
    for seed in range(ROUNDS):
        rng, decisions, started = Random(seed), 0, process_time()
        while process_time() - started < SECONDS / ROUNDS:
            decisions += play(rng)
        best = max(best, decisions / (process_time() - started))
    return best


def main() -> None:
    peers = {
        "OpenSpiel gin_rummy": open_spiel("gin_rummy"),
        "OpenSpiel hearts": open_spiel("hearts"),
        "RLCard gin-rummy": rlcard_gin_rummy,
        "RLCard uno": rlcard_uno,
        "pyminion": pyminion,
    }
    measured = {name: rate(play) for name, play in peers.items()}
    for name, found in measured.items():
        print(f"{name:44} {found:>9,.0f} decisions/s", flush=True)
    bar, uno = max(measured[name] for name in MUST_REACH), measured[UNO]
    beat_uno = set(registry.discover())
    for key, info in registry.discover().items():
        tables = [{}] + [{option.key: value} for option in info.options for value in option.values[1:]]
        for players in info.seats:
            for options in tables:
                found = max(random_play(key, players, options)[0] for _ in range(ROUNDS))
                name = f"{key} {players} {' '.join(map('='.join, options.items()))}"
                verdict = "beats uno" if found > uno else "ok" if found >= bar else "TOO SLOW"
                if found <= uno:
                    beat_uno.discard(key)
                print(
                    f"{name:44} {found:>9,.0f} decisions/s  {found / bar:5.2f} x the fastest peer asked for, {verdict}",
                    flush=True,
                )
        copy = max(random_play(key, players, {})[1] for players in info.seats)
        print(f"{key:44} {copy:>9.2f} µs a copy, {'ok' if copy < 5 else 'TOO SLOW'}", flush=True)
    print(f"games that beat {UNO} at every table: {', '.join(sorted(beat_uno))}")


if __name__ == "__main__":
    main()
