"""What the tests of every game's bots do: let one move, play on by some rule, and read what they say."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from cakeapp.bots import levels
from cakeapp.bots.protocol import Budget
from cakeapp.core.game import CHANCE, Move


def bot_move(rules: Any, name: str, state: Any, rng: Random, iterations: int | None = None) -> Move:
    bot = levels.make(rules.info.key, name)
    budget = bot.budget if iterations is None else Budget(iterations)
    *_, move = bot.think(rules.view(state, state.actor), rng, budget)
    return move


def decisions(rules: Any, state: Any, rng: Random, pick: Callable[[Any], Move]) -> Iterator[Any]:
    """Plays a game to its end by moves that must be legal: a copy of the state at each of them."""
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            rules.apply(state, rules.chance(state, rng))
            continue
        yield state.copy()
        move = pick(state)
        assert not rules.refuse(state, move)
        rules.apply(state, move)
    assert rules.outcome(state) is not None


def random_decisions(rules: Any, state: Any, rng: Random) -> Iterator[Any]:
    return decisions(rules, state, rng, lambda now: rng.choice(rules.legal(now)))


def moved(rules: Any, state: Any, move: Move) -> Any:
    after = state.copy()
    rules.apply(after, move)
    return after


def check_blind(
    rules: Any, name: str, state: Any, swapped: Any, seed: int | str = 5, iterations: int | None = None
) -> None:
    """The bot moves alike when asked again, and when everything that is hidden from it is swapped."""
    once, again, there = [bot_move(rules, name, one, Random(seed), iterations) for one in (state, state, swapped)]
    assert once == again == there


def check_said_blind(rules: Any, name: str, state: Any, swapped: Any, move: Move) -> None:
    bot, seat = levels.make(rules.info.key, name), state.actor
    assert bot.explain(rules.view(state, seat), move) == bot.explain(rules.view(swapped, seat), move)


def check_reasons(told: Sequence[str], ids: re.Pattern[str]) -> None:
    """One sentence or two, without the names that only records use."""
    for reason in told:
        assert re.fullmatch(r"[A-Z\"].*[^.]\.", reason)
        assert len(re.findall(r"\.(?: |$)", reason)) <= 2
        assert not ids.search(reason)
        assert not re.search(r"(?<![.\d])1 (points|layers|turns|cards|squares)\b", reason)
