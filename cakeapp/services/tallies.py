"""The score sheets in use: a file each in a folder, written whole after every touch."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.core.say import Say
from cakeapp.core.sheet import Entry
from cakeapp.services import copies
from cakeapp.services.copies import Change
from cakeapp.services.decoding.values import (
    FILE_NAME,
    MOST,
    NAME,
    ImportRefused,
    Newer,
    as_json,
    day,
    entries,
    number,
    short_name,
    text,
)
from cakeapp.services.folder import Folder

FORMAT, VERSION, SUFFIX = "cake-tin-sheet", 1, ".sheet"
LARGEST = 1_000_000  # bytes of a sheet; a full one has some ten thousand
LAST = 10_000  # of the steps that a tracker leads through


@dataclass(frozen=True, slots=True)
class Scorer:
    """Somebody on a sheet."""

    name: str
    emblem: int = 0


@dataclass(frozen=True, slots=True)
class Written:
    """All of a sheet that is kept."""

    id: str
    game: str
    date: str
    scorers: tuple[Scorer, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    numbers: tuple[Change, ...] = ()  # and words, in which the owner's copy differs
    entries: tuple[Entry, ...] = ()
    starting: int = 0  # the seat that begins
    step: int = 0  # how far the tracker has led


class Tallies:
    def __init__(self, folder: Path | Folder) -> None:
        self.folder = folder if isinstance(folder, Folder) else Folder(folder, SUFFIX)

    def write(self, written: Written) -> None:
        self.folder.write(written.id, json.dumps(as_data(written), ensure_ascii=False, indent=1) + "\n")

    def read(self, name: str) -> Written:
        """CakeError with the reason where it cannot be read."""
        return read(as_json(self.folder.read(name, LARGEST)))

    def remove(self, name: str) -> None:
        self.folder.remove(name)

    def newest_first(self) -> list[str]:
        return [name for name, _ in self.folder.newest_first()]

    def all(self) -> list[Written]:
        """Those that can be read."""
        found = []
        for name in self.newest_first():
            with suppress(CakeError):
                found.append(self.read(name))
        return found

    def paths(self) -> list[Path]:
        """The latest first."""
        return [self.folder.file(name) for name in self.newest_first()]


def as_data(written: Written) -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, **asdict(written)}


def read(file: Mapping[str, Any]) -> Written:
    """What a file holds, all but its touches checked: these are refused by the sheet itself."""
    if file.get("format") != FORMAT:
        raise ImportRefused(Say("refused.sheet.none"))
    where = Say("refused.sheet.itself")
    if number(file, "version", where) > VERSION:
        raise Newer(Say("refused.sheet.newer"))
    game, options = text(file, "game", where), file.get("options")
    if NAME.fullmatch(game) and game not in registry.discover():
        raise Newer(Say("refused.sheet.other_game"))
    scorers = [
        Scorer(short_name(one, "name", where), number(one, "emblem", where) % 8)
        for one in entries(file, "scorers", where)
    ]
    if not isinstance(options, dict):
        raise ImportRefused(Say("refused.sheet.options"))
    try:
        settled = registry.info(game).settle(len(scorers), options)
        numbers = tuple(copies.read(game, file.get("numbers")))
    except CakeError as error:
        raise ImportRefused(Say("refused.sheet.unusable", why=error.short)) from error
    name = short_name(file, "id", where)
    if not FILE_NAME.fullmatch(name):
        raise ImportRefused(Say("refused.sheet.name", found=repr(name[:40])))
    starting = number(file, "starting", where)
    if starting not in range(len(scorers)):
        raise ImportRefused(Say("refused.sheet.starter"))
    return Written(
        name,
        game,
        day(text(file, "date", where), where),
        tuple(scorers),
        settled,
        numbers,
        tuple(read_entries(file.get("entries"))),
        starting,
        min(LAST, max(0, number(file, "step", where))),
    )


def read_entries(found: Any) -> list[Entry]:
    if not isinstance(found, list) or len(found) > MOST or not all(map(is_touch, found)):
        raise ImportRefused(Say("refused.sheet.touches"))
    return [Entry(seat, verb, tuple(args)) for seat, verb, args in found]


def is_touch(found: Any) -> bool:
    if not isinstance(found, list) or len(found) != 3 or not isinstance(found[2], list):
        return False
    seat, verb, args = found
    return type(seat) is int and isinstance(verb, str) and all(type(one) in (int, str) for one in args)
