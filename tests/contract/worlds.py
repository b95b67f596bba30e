"""What the contract suite plays with: every game at every table, and states met in random play."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from random import Random
from types import ModuleType
from typing import Any

from cakeapp.core import registry
from cakeapp.core.game import CHANCE, Move, Rules


@dataclass(frozen=True)
class Setting:
    """A game, a number of players and a choice of options."""

    key: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.key, str(self.players), *(f"{name}.{value}" for name, value in self.options)])

    @property
    def rules(self) -> Rules[Any, Any]:
        return registry.rules(self.key)

    @property
    def probe(self) -> ModuleType:
        return import_module(f"tests.games.{self.key}.probe")

    @property
    def seats(self) -> list[int | None]:
        return [None, *range(self.players)]

    def start(self) -> Any:
        return self.rules.start(self.players, dict(self.options))

    def steps(self, seed: int) -> Iterator[tuple[Any, Move]]:
        """One random game: each state with the move about to be made, chance included; the state goes on changing."""
        rng, state = Random(f"{self} {seed}"), self.start()
        while (actor := state.actor) is not None:
            move = self.rules.chance(state, rng) if actor == CHANCE else rng.choice(self.rules.legal(state))
            yield state, move
            self.rules.apply(state, move)

    def finish(self, state: Any, rng: Random) -> None:
        """Plays on at random to the end."""
        while (actor := state.actor) is not None:
            move = self.rules.chance(state, rng) if actor == CHANCE else rng.choice(self.rules.legal(state))
            self.rules.apply(state, move)


def settings() -> list[Setting]:
    found = []
    for info in registry.discover().values():
        choices = [[(option.key, value) for value in option.values] for option in info.options]
        found += [Setting(info.key, players, options) for players in info.seats for options in product(*choices)]
    return found


def snapshot(state: Any) -> dict[str, Any]:
    return {name: deepcopy(getattr(state, name)) for name in state.__slots__}
