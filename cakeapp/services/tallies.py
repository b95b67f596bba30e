"""The score sheets in use: a file each in a folder, written whole after every touch."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cakeapp.core import registry
from cakeapp.core.errors import CakeError
from cakeapp.core.sheet import Entry
from cakeapp.services import copies
from cakeapp.services.copies import Change
from cakeapp.services.exchange.checks import ImportRefused, as_json, day, entries, number, short_name, text
from cakeapp.services.files import write_whole

FORMAT, VERSION, SUFFIX = "cake-tin-sheet", 1, ".sheet"


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
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, written: Written) -> None:
        write_whole(self._path(written.id), json.dumps(as_data(written), ensure_ascii=False, indent=1) + "\n")

    def remove(self, name: str) -> None:
        self._path(name).unlink(missing_ok=True)

    def all(self) -> list[Written]:
        """Those that can be read."""
        found = []
        for path in self.paths():
            with suppress(CakeError):
                found.append(read(as_json(path.read_bytes())))
        return found

    def paths(self) -> list[Path]:
        """The latest first."""
        return sorted(self._folder.glob(f"*{SUFFIX}"), key=lambda path: (-path.stat().st_mtime, path.name))

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{SUFFIX}"


def as_data(written: Written) -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, **asdict(written)}


def read(file: Mapping[str, Any]) -> Written:
    """What a file holds, all but its touches checked: these are refused by the sheet itself."""
    if file.get("format") != FORMAT:
        raise ImportRefused("The file is no score sheet of Cake Tin.")
    where = "The sheet"
    if number(file, "version", where) > VERSION:
        raise ImportRefused("The sheet was written by a newer version of Cake Tin.")
    game, options = text(file, "game", where), file.get("options")
    scorers = [
        Scorer(short_name(one, "name", where), number(one, "emblem", where) % 8)
        for one in entries(file, "scorers", where)
    ]
    if not isinstance(options, dict):
        raise ImportRefused("The sheet's options are damaged.")
    try:
        settled = registry.info(game).settle(len(scorers), options)
        numbers = tuple(copies.read(game, file.get("numbers")))
    except CakeError as error:
        raise ImportRefused(f"The sheet cannot be used: {error}") from error
    name = short_name(file, "id", where)
    if not name.isalnum():
        raise ImportRefused(f"A sheet cannot be kept under the name {name[:40]!r}.")
    starting = number(file, "starting", where)
    if starting not in range(len(scorers)):
        raise ImportRefused("Nobody on the sheet has the starting seat.")
    return Written(
        name,
        game,
        day(text(file, "date", where), where),
        tuple(scorers),
        settled,
        numbers,
        tuple(read_entries(file.get("entries"))),
        starting,
        max(0, number(file, "step", where)),
    )


def read_entries(found: Any) -> list[Entry]:
    if not isinstance(found, list) or not all(isinstance(one, list) and len(one) == 3 for one in found):
        raise ImportRefused("The touches of the sheet are damaged.")
    return [Entry(seat, verb, tuple(args) if isinstance(args, list) else ()) for seat, verb, args in found]
