"""What a bot's decision costs: CPU time of decisions and slices, and the memory of a search.

    python -m tests.bench.bots_cost [GAME...]

Decisions are those of a master's own games at every number of players; budgets are the shipped ones.
"""

import argparse
import tracemalloc
from random import Random
from time import process_time

from cakeapp.bots import levels
from cakeapp.collector import gc_paused
from cakeapp.core import registry
from cakeapp.core.game import CHANCE

GAMES = 4
MOST_MS = {"master": 600.0, "patissier": 600.0, "baker": 600.0, "apprentice": 50.0}  # 95th percentile of decisions
SLICE_MS, MEMORY_MB = 6.0, 60.0  # 99th percentile of slices; peak of one search


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))]


def measure(key: str, level: str, players: int) -> tuple[list[float], list[float]]:
    """Milliseconds of decisions and of slices."""
    rules, bot = registry.rules(key), levels.make(key, level)
    decisions, slices = [], []
    for game in range(GAMES):
        rng, state = Random(game), rules.start(players, rules.info.settle(players, {}))
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                rules.apply(state, rules.chance(state, rng))
                continue
            thought, spent, move = bot.think(rules.view(state, actor), rng, bot.budget), 0.0, None
            with gc_paused():
                while True:
                    started = process_time()
                    step = next(thought, None)
                    took = (process_time() - started) * 1000
                    slices.append(took)
                    spent += took
                    if step is None:
                        break
                    move = step
            decisions.append(spent)
            assert move is not None
            rules.apply(state, move)
    return decisions, slices


def peak_mb(key: str, players: int) -> float:
    """Of a master's searches over one game, everything kept between them included."""
    rules, bot, rng = registry.rules(key), levels.make(key, "master"), Random(1)
    state = rules.start(players, rules.info.settle(players, {}))
    tracemalloc.start()
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            move = rules.chance(state, rng)
        else:
            *_, move = bot.think(rules.view(state, actor), rng, bot.budget)
        rules.apply(state, move)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=sorted(registry.discover()))
    late = []
    print(f"{'game':16}{'seats':>6}  {'level':12}{'ms 95 %':>9}{'most':>8}{'slice 99 %':>12}{'most':>8}")
    for key in parser.parse_args().games:
        for players in registry.info(key).seats:
            for level in levels.LEVELS:
                decisions, slices = measure(key, level, players)
                usual, slow = percentile(decisions, 0.95), percentile(slices, 0.99)
                row = f"{key:16}{players:>6}  {level:12}{usual:>9.1f}{max(decisions):>8.1f}"
                row += f"{slow:>12.1f}{max(slices):>8.1f}"
                print(row)
                if usual > MOST_MS[level] or slow > SLICE_MS:
                    late.append(row)
        memory = peak_mb(key, registry.info(key).seats[-1])
        print(f"{key:16}peak of a master's game: {memory:.0f} MB")
        if memory > MEMORY_MB:
            late.append(f"{key} takes {memory:.0f} MB")
    print("over a limit:\n" + "\n".join(late) if late else "all within the limits")
    raise SystemExit(bool(late))


if __name__ == "__main__":
    main()
