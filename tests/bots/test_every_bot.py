"""What holds for the bots of every game, at every table, level and temperament."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from cakeapp.bots import levels
from cakeapp.bots.protocol import Budget
from cakeapp.bots.taste import TASTES
from cakeapp.core import registry
from tests.bots.playing import bot_move, decisions
from tests.contract.worlds import Setting, settings

STEPS = 12  # iterations of a thought; enough to grow a tree, few enough for a suite
POSITIONS = 6
NAMES = [*levels.LEVELS, "greedy", *(f"master:{taste}" for taste in TASTES if taste != "even")]


def positions(setting: Setting, seed: int) -> list[Any]:
    """Some decisions of a game that a weak bot plays, so that they look like those of real games."""
    rules, rng = setting.rules, Random(f"{setting} {seed}")
    played = decisions(rules, setting.start(), rng, lambda state: bot_move(rules, "apprentice", state, rng))
    found = [state for state in played if len(rules.legal(state)) > 1]
    return rng.sample(found, min(POSITIONS, len(found)))


def decide(setting: Setting, name: str, view: Any, iterations: int = STEPS) -> Any:
    *_, move = levels.make(setting.key, name).think(view, Random(5), Budget(iterations))
    return move


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_what_is_hidden_from_a_bot_changes_no_move(setting: Setting) -> None:
    rng = Random(str(setting))
    for state in positions(setting, 1):
        seat = state.actor
        swapped = setting.probe.swap_hidden(state, seat, rng)
        for name in ("baker", "master"):
            here, there = (decide(setting, name, setting.rules.view(one, seat)) for one in (state, swapped))
            assert here == there


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_every_bot_moves_legally_and_the_same_again(setting: Setting) -> None:
    for state in positions(setting, 2)[:2]:
        seat = state.actor
        view = setting.rules.view(state, seat)
        for name in NAMES:
            move = decide(setting, name, view)
            assert setting.rules.refuse(state, move) is None
            assert decide(setting, name, view) == move


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_thought_that_is_dropped_leaves_nothing_behind(setting: Setting) -> None:
    bot = levels.make(setting.key, "master")
    for state in positions(setting, 3)[:2]:
        view = setting.rules.view(state, state.actor)
        for so_far in islice(bot.think(view, Random(1), Budget(STEPS)), 2):
            assert setting.rules.refuse(state, so_far) is None
        *_, move = bot.think(view, Random(5), Budget(STEPS))
        assert move == decide(setting, "master", view)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_reasons_are_sentences_and_know_nothing_hidden(setting: Setting) -> None:
    rng = Random(str(setting))
    for state in positions(setting, 4)[:3]:
        seat = state.actor
        swapped = setting.probe.swap_hidden(state, seat, rng)
        here, there = (setting.rules.view(one, seat) for one in (state, swapped))
        bot = levels.make(setting.key, "master")
        move = decide(setting, "master", here)
        why = bot.explain(here, move)
        assert str(why).endswith((".", "!"))
        assert str(why)[0].isupper() or str(why)[0].isdigit()
        assert bot.explain(there, move) == why


@pytest.mark.parametrize("key", registry.discover())
def test_a_temperament_shows_now_and_then(key: str) -> None:
    """In some positions of games at the smallest table another taste plays another move."""
    smallest = [one for one in settings() if one.key == key and one.players == registry.info(key).seats[0]]
    for name in TASTES.keys() - {"even"}:
        assert any(
            decide(setting, f"master:{name}", view, 60) != decide(setting, "master", view, 60)
            for seed in range(10, 40)
            for setting in smallest
            for state in positions(setting, seed)
            for view in [setting.rules.view(state, state.actor)]
        ), name
