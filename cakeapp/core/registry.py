"""Which games there are: every folder of `cakeapp.games` that declares a GAME; and where in it its parts are found."""

from enum import StrEnum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from cakeapp.core.components import Row, read_table
from cakeapp.core.errors import NotationError
from cakeapp.core.game import GameInfo, Rules, State, View
from cakeapp.core.say import Say, listed

GAMES = "cakeapp.games"  # by name: nothing here stands on a game


class Door(StrEnum):
    """What is found in every game that has it: a module of the game's folder, and a name in it.

    `{Game}` is the key as classes are written, for rules and for widgets: layout files know a widget by its name alone.
    """

    RULES = "rules.rules:{Game}"
    BRAIN = "bot.bot:Brain"
    TABLE = "table.table:TABLE"
    PIECES = "table.pieces:KINDS"  # how its things are drawn
    EFFECTS = "table.effects:play"  # what is more than moving
    BOARD = "table.board.board:{Game}Board"  # of the tables that are not on the stage yet
    SHEET = "paper.sheet:ScoreSheet"
    EDITABLE = "paper.sheet:editable"  # the numbers that may differ in the owner's copy
    SHEET_BOARD = "paper.board:{Game}Sheet"
    CARD_TILE = "paper.card:{Game}CardTile"  # in the editor of the owner's copy, where a card has several numbers
    HELPER = "paper.helper:{Game}Helper"  # what else helps beside the printed game
    TRACKER = "paper.tracker:steps"

    def place(self, key: str) -> tuple[str, str]:
        """The module and the name, of a game by its key."""
        module, name = self.split(":")
        return f"{GAMES}.{key}.{module}", name.format(Game=class_name(key))


def class_name(key: str) -> str:
    """A game's key as its classes begin."""
    return key.title().replace("_", "")


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


def has(key: str, door: Door) -> bool:
    """Whether a game has this; nothing is loaded but the empty beginning of its rooms."""
    module, _ = door.place(key)
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # there is not even the room
        return False


def having(door: Door) -> list[GameInfo]:
    """The games that have this, in the order of their keys."""
    return [info for key, info in discover().items() if has(key, door)]


def played() -> list[GameInfo]:
    """The games that can be played in the app, in the order of their keys."""
    return [info for key, info in discover().items() if has(key, Door.TABLE) or has(key, Door.BOARD)]


def load(key: str, door: Door) -> Any:
    module, name = door.place(info(key).key)
    return getattr(import_module(module), name)


def folder(key: str) -> Path:
    """Where a game lies, with the numbers in it."""
    return Path(str(import_module(f"{GAMES}.{info(key).key}").__file__)).parent


def components(key: str) -> Row:
    """A game's table of components, as shipped."""
    return read_table(folder(key) / "components.json")


@cache
def rules(key: str) -> Rules[State, View]:
    """The rules of a game; loaded once, they hold no game."""
    made: Rules[State, View] = load(key, Door.RULES)()
    return made
