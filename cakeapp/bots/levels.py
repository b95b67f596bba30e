"""Which bots there are: four levels with a temperament each, made from the game's own tuned numbers."""

import json
from functools import cache
from typing import Any

from cakeapp.bots.players import GreedyPlayer, PlainBrain, RandomPlayer, Thinker
from cakeapp.bots.protocol import Bot, Brain, Plan
from cakeapp.bots.taste import TASTES, Taste, even
from cakeapp.core import registry
from cakeapp.core.errors import NotationError
from cakeapp.core.game import State, View
from cakeapp.core.registry import Door
from cakeapp.core.say import Say, listed

LEVELS = ("apprentice", "baker", "patissier", "master")
TEMPERED = tuple(f"{LEVELS[-1]}:{taste}" for taste in TASTES if TASTES[taste] != even)
YARDSTICKS = ("random", "greedy", "plain")
EVERY_MOVE = 1_000_000  # plain search looks at all of them from the start


@cache
def tuned(key: str) -> dict[str, Any]:
    """The numbers of a game's bots, as `bot/bot.json` in its folder holds them."""
    found: dict[str, Any] = json.loads((registry.folder(key) / "bot" / "bot.json").read_text(encoding="utf-8"))
    return found


def plan(key: str, level: str) -> Plan:
    numbers = tuned(key)["levels"][level]
    return Plan(**{**numbers, "sees": tuple(numbers.get("sees", ()))})


def brain(key: str, how: Plan, taste: Taste = even) -> Brain[State, View]:
    made: Brain[State, View] = registry.load(key, Door.BRAIN)(how, taste)
    return made


def make(key: str, name: str) -> Bot:
    """A bot by name: a level, a level with a temperament as in `master:bold`, or a yardstick."""
    level, _, temperament = name.partition(":")
    rules = registry.rules(key)
    if name == "random":
        return RandomPlayer(rules)
    if name == "greedy":
        return GreedyPlayer(rules, brain(key, plan(key, LEVELS[-1])))
    if name == "plain":
        how = Plan(iterations=tuned(key)["plain_iterations"], width=EVERY_MOVE, widen=EVERY_MOVE)
        return Thinker(rules, PlainBrain(rules), how)
    if level not in LEVELS or (temperament or "even") not in TASTES:
        known = listed([*LEVELS, *YARDSTICKS], "comma")
        raise NotationError(
            Say(
                "bots.none",
                found=repr(name),
                known=known,
                tastes=listed([f":{taste}" for taste in TASTES if TASTES[taste] != even], "or"),
            )
        )
    how, taste = plan(key, level), TASTES[temperament or "even"]
    return Thinker(rules, brain(key, how, taste), how, taste)
