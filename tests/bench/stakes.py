"""What choices are said to bring, over many more positions than in the suite: `python -m tests.bench.stakes KEY`.

A game's `test_worth.py` has `positions(players, seeds)`, and tests that take `seeds`; each runs over all of them.
"""

import argparse
from importlib import import_module
from inspect import signature
from time import perf_counter

from cakeapp.core import registry


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("key")
    ask.add_argument("--positions", type=int, default=10_000)
    given = ask.parse_args()
    tests, numbers = import_module(f"tests.games.{given.key}.rules.test_worth"), registry.info(given.key).seats
    seeds = found = 0
    while found < given.positions:
        seeds += 1
        found = sum(1 for players in numbers for _ in tests.positions(players, seeds))
    for name, test in vars(tests).items():
        asked = signature(test).parameters if name.startswith("test_") else {}
        if "seeds" in asked:
            begun = perf_counter()
            for each in [{"players": players} for players in numbers] if "players" in asked else [{}]:
                test(seeds=seeds, **each)
            print(
                f"{found} positions of {seeds * len(numbers)} games, {perf_counter() - begun:.0f} s: {name}", flush=True
            )


if __name__ == "__main__":
    main()
