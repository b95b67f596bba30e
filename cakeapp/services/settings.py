"""What people set once. Every setting has its type and range; a value that does not fit gives way to the default."""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from cakeapp.services.files import write_whole

THEMES = ("system", "day", "night")
TEXT_SIZES = (100, 125, 150, 200)  # per cent
SPEEDS = (0.0, 0.5, 1.0, 1.5, 2.0)  # of animations; 0 shows none
TURN_SECONDS = (0, 30, 60, 90, 120, 180, 300)  # of the clock beside a printed game; 0 is off
PACES = ("quick", "steady", "slow")  # of bots


@dataclass(slots=True)
class Settings:
    theme: str = field(default="system", metadata={"one_of": THEMES})
    text_size: int = field(default=100, metadata={"one_of": TEXT_SIZES})
    patterns: bool = True
    left_hand: bool = False
    sound: bool = True
    haptics: bool = True
    speech: bool = False
    animation_speed: float = field(default=1.0, metadata={"one_of": SPEEDS})
    bot_pace: str = field(default="steady", metadata={"one_of": PACES})
    language: str = field(default="en", metadata={"pattern": "language"})
    last_setup: dict[str, Any] = field(default_factory=dict)  # of the last new game, by game
    turn_seconds: int = field(default=0, metadata={"one_of": TURN_SECONDS})
    copies: dict[str, Any] = field(default_factory=dict)  # in what the owner's printed copies differ, by game
    people: list[str] = field(default_factory=list)  # names used before, the latest first


def fitting(name: str, value: object) -> bool:
    """Whether a value that was read may stand for this setting."""
    wanted = next(one for one in fields(Settings) if one.name == name)
    default = getattr(Settings(), name)
    if isinstance(value, bool) != isinstance(default, bool) or not isinstance(value, type(default)):
        return False
    choices = wanted.metadata.get("one_of")
    if name == "people":
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    return choices is None or value in choices


class SettingsFile:
    """The settings and the file that keeps them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.values = load(path)

    def set(self, name: str, value: Any) -> None:
        if not fitting(name, value):
            raise ValueError(f"{name} cannot be {value!r}")
        setattr(self.values, name, value)
        write_whole(self._path, json.dumps(asdict(self.values), indent=1, ensure_ascii=False) + "\n")


def load(path: Path) -> Settings:
    """What can be read of the file; whatever is missing or does not fit is at its default."""
    settings = Settings()
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return settings
    if isinstance(found, dict):
        for one in fields(Settings):
            if one.name in found and fitting(one.name, found[one.name]):
                setattr(settings, one.name, found[one.name])
    return settings
