"""Which games there are: every folder of `cakeapp.games` that declares a GAME."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from cakeapp.core.components import Row, read_table
from cakeapp.core.errors import NotationError
from cakeapp.core.game import GameInfo, Rules
from cakeapp.core.say import Say, listed

GAMES = "cakeapp.games"  # by name: nothing here stands on a game


@cache
def discover() -> dict[str, GameInfo]:
    """All games by key, in the order of their keys."""
    folders = import_module(GAMES).__path__
    found = [import_module(f"{GAMES}.{module.name}").GAME for module in iter_modules(folders)]
    return {info.key: info for info in sorted(found, key=lambda info: info.key)}


def info(key: str) -> GameInfo:
    try:
        return discover()[key]
    except KeyError:
        raise NotationError(Say("core.no_game", found=repr(key), known=listed(list(discover()), "comma"))) from None


def load(place: str) -> Any:
    """What a game's info names as "module:Name"."""
    module, name = place.split(":")
    return getattr(import_module(module), name)


def components(key: str) -> Row:
    """A game's table of components, as shipped."""
    folder = Path(str(import_module(f"{GAMES}.{info(key).key}").__file__)).parent
    return read_table(folder / "components.json")


@cache
def rules(key: str) -> Rules[Any, Any]:
    """The rules of a game; loaded once, they hold no game."""
    made: Rules[Any, Any] = load(info(key).rules)()
    return made
