"""What people set once. Every setting has its type and range; a value that does not fit gives way to the default."""

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from cakeapp.core.say import Say
from cakeapp.services.decoding import remembered
from cakeapp.services.decoding.values import ImportRefused, as_json
from cakeapp.services.folder import Folder

THEMES = ("system", "day", "night")
TEXT_SIZES = (100, 125, 150, 200)  # per cent
SPEEDS = (0.0, 0.5, 1.0, 1.5, 2.0)  # of animations; 0 shows none
TURN_SECONDS = (0, 30, 60, 90, 120, 180, 300)  # of the clock beside a printed game; 0 is off
PACES = ("quick", "steady", "slow", "step")  # of bots
STAKES = ("auto", "all", "chosen", "none")  # of which choices a table says what they bring
NAME = "settings"  # of the file
LARGEST = 1_000_000  # bytes of it
LANGUAGE = re.compile(r"[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})?")


def language(found: object) -> str:
    """The name of a folder of words, and no way to any other folder."""
    if not isinstance(found, str) or not LANGUAGE.fullmatch(found):
        raise ImportRefused(Say("refused.setting.language"))
    return found


SHAPES: Mapping[str, Callable[[object], Any]] = {
    "language": language,
    "last_setup": remembered.last_setups,
    "copies": remembered.own_copies,
    "people": remembered.people,
}


@dataclass(slots=True)
class Settings:
    theme: str = field(default="system", metadata={"one_of": THEMES})
    text_size: int = field(default=100, metadata={"one_of": TEXT_SIZES})
    patterns: bool = True
    left_hand: bool = False
    sound: bool = True
    haptics: bool = True
    speech: bool = False
    explore: bool = False  # by touch, with speech
    animation_speed: float = field(default=1.0, metadata={"one_of": SPEEDS})
    bot_pace: str = field(default="steady", metadata={"one_of": PACES})
    stakes: str = field(default="auto", metadata={"one_of": STAKES})
    language: str = "en"
    last_setup: dict[str, Any] = field(default_factory=dict)  # of the last new game, by game
    turn_seconds: int = field(default=0, metadata={"one_of": TURN_SECONDS})
    copies: dict[str, Any] = field(default_factory=dict)  # in what the owner's printed copies differ, by game
    people: list[str] = field(default_factory=list)  # names used before, the latest first


def fitted(name: str, value: object) -> Any:
    """The value as it may stand for this setting; ImportRefused where it cannot at all."""
    wanted = next(one for one in fields(Settings) if one.name == name)
    if name in SHAPES:
        return SHAPES[name](value)
    default = getattr(Settings(), name)
    choices = wanted.metadata.get("one_of", (False, True))
    if isinstance(value, bool) != isinstance(default, bool) or value not in choices:
        raise ImportRefused(Say("refused.setting.wrong", name=name, found=repr(str(value)[:40])))
    return value


class SettingsFile:
    """The settings and the file that keeps them."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self.path = folder.file(NAME)
        self.values = Settings()

    def load(self) -> None:
        """What fits of the file; whatever is missing is at its default. CakeError where it cannot be read at all."""
        if any(name == NAME for name, _ in self._folder.newest_first()):
            found = as_json(self._folder.read(NAME, LARGEST))
            self.values = replace(Settings(), **fitting(found))

    def set(self, name: str, value: Any) -> None:
        """On disk when this returns; where that cannot be it stays as it was."""
        self.change({name: value})

    def change(self, values: Mapping[str, Any]) -> None:
        """Several at once."""
        fitted_values = {name: fitted(name, value) for name, value in values.items()}
        kept = replace(self.values, **fitted_values)
        self._folder.write(NAME, written(kept))
        for name, value in fitted_values.items():
            setattr(self.values, name, value)


def written(values: Settings) -> str:
    return json.dumps(asdict(values), indent=1, ensure_ascii=False) + "\n"


def fitting(found: Mapping[str, Any]) -> dict[str, Any]:
    """Those that may stand."""
    kept = {}
    for one in fields(Settings):
        with suppress(ImportRefused):
            if one.name in found:
                kept[one.name] = fitted(one.name, found[one.name])
    return kept
