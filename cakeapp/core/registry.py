"""Which games there are: every folder of `cakeapp.games` that declares a GAME."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from cakeapp import games
from cakeapp.core.errors import NotationError
from cakeapp.core.game import GameInfo, Rules


@cache
def discover() -> dict[str, GameInfo]:
    """All games by key, in the order of their keys."""
    found = [import_module(f"{games.__name__}.{module.name}").GAME for module in iter_modules(games.__path__)]
    return {info.key: info for info in sorted(found, key=lambda info: info.key)}


def info(key: str) -> GameInfo:
    try:
        return discover()[key]
    except KeyError:
        raise NotationError(f"there is no game {key!r}; there are: {', '.join(discover())}.") from None


@cache
def rules(key: str) -> Rules[Any, Any]:
    """The rules of a game; loaded once, they hold no game."""
    module, name = info(key).rules.split(":")
    made: Rules[Any, Any] = getattr(import_module(module), name)()
    return made
