"""Plays random games with the app's rules and lets the referee, written apart from them, check every step.

python -m tests.referee.compare [KEY ...] [--games N] [--seed S]
"""

import argparse
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random

from cakeapp import games
from cakeapp.core import registry
from cakeapp.core.components import read_table
from cakeapp.core.game import CHANCE, GameInfo


def tables(info: GameInfo) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options."""
    keys = [option.key for option in info.options]
    for players in info.seats:
        for values in product(*(option.values for option in info.options)):
            yield players, dict(zip(keys, values, strict=True))


def compare_one(key: str, players: int, options: dict[str, str], rng: Random) -> None:
    """One random game; AssertionError at the first difference."""
    rules = registry.rules(key)
    components = read_table(Path(games.__path__[0]) / key / "components.json")
    referee = import_module(f"tests.referee.{key}").Referee(players, options, dict(components))
    state, played = rules.start(players, options), []
    while True:
        actor = state.actor
        assert actor == referee.to_move(), f"{played}: seat {actor} is to move, the referee says {referee.to_move()}"
        if actor is None:
            break
        if actor == CHANCE:
            move = rules.chance(state, rng)
        else:
            legal = rules.legal(state)
            texts = [rules.text(one) for one in legal]
            wanted = referee.legal()
            assert len(texts) == len(set(texts)), f"{played}: a move stands twice in {texts}"
            assert set(texts) == wanted, (
                f"{played}: only the rules allow {set(texts) - wanted}, only the referee {wanted - set(texts)}"
            )
            move = rng.choice(legal)
        rules.apply(state, move)
        played.append(rules.text(move))
        referee.play(played[-1])
    outcome = rules.outcome(state)
    assert outcome is not None
    assert list(outcome.scores) == referee.scores(), f"{played}: {outcome.scores}, the referee {referee.scores()}"
    assert list(outcome.places) == referee.places(), f"{played}: {outcome.places}, the referee {referee.places()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("keys", nargs="*", default=list(registry.discover()))
    parser.add_argument("--games", type=int, default=1000, help="for each number of players and choice of options")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for key in asked.keys:
        for players, options in tables(registry.info(key)):
            for game in range(asked.games):
                compare_one(key, players, options, Random(f"{asked.seed} {key} {players} {options} {game}"))
            print(
                f"{key}, {players} players, {options or 'no options'}: {asked.games} games, no difference", flush=True
            )


if __name__ == "__main__":
    main()
