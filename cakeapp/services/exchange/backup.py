"""Everything in one file, a line of JSON each, so that neither writing nor reading needs much memory."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from cakeapp.services import files, tallies
from cakeapp.services.decoding import bounded
from cakeapp.services.decoding import plays as decoding
from cakeapp.services.decoding.values import FILE_NAME, LARGEST, ImportRefused, Newer, as_json, entries, number, text
from cakeapp.services.files import Unreadable
from cakeapp.services.plays import Play
from cakeapp.services.saves import Save
from cakeapp.services.settings import Settings, fitting
from cakeapp.services.tallies import Written

FORMAT, VERSION = "cake-tin-backup", 2
WHOLE = 1  # the version that was one object
LONGEST_LINE = 4_000_000  # bytes: a game with the longest record there can be, every letter of it escaped


@dataclass(frozen=True, slots=True)
class Game:
    """A running game."""

    name: str
    record: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """The settings, those that fit."""

    values: Mapping[str, Any]


Part = Play | Game | Written | Chosen


def write(settings: Settings, plays: Iterable[Play], saves: Iterable[Save], sheets: Iterable[Written]) -> Iterator[str]:
    yield line(format=FORMAT, version=VERSION)
    yield line(settings=asdict(settings))
    parts = 1
    for play in plays:
        yield line(play=asdict(play))
        parts += 1
    for save in saves:
        yield line(game={"name": save.name, "record": save.text})
        parts += 1
    for sheet in sheets:
        yield line(sheet=tallies.as_data(sheet))
        parts += 1
    yield line(end=parts)


def line(**part: Any) -> str:
    return json.dumps(part, ensure_ascii=False) + "\n"


class Reader:
    """The parts of a file, each with its bounds; whether they fit together, and into the app, is asked elsewhere."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._digest = sha256()

    @property
    def digest(self) -> bytes:
        """Of what was read: the same file has the same."""
        return self._digest.digest()

    def parts(self) -> Iterator[Part]:
        self._digest = sha256()
        try:
            with files.opened(self._path) as file:
                yield from self._parts(file)
        except Unreadable as error:
            raise ImportRefused(str(error)) from error

    def _parts(self, file: IO[bytes]) -> Iterator[Part]:
        first = self._line(file)
        head = as_object(first) if first.endswith(b"\n") else None
        if head is None or "settings" in head or "version" not in head:
            yield from self._whole(first + file.read(LARGEST + 1))
            return
        check_version(head)
        found = 0
        while content := self._line(file):
            one = as_object(content)
            if one is None or len(one) != 1:
                raise ImportRefused(f"Part {found + 1} of the backup is damaged.")
            if "end" in one:
                if one["end"] != found or self._line(file):
                    raise ImportRefused("The backup has too many parts, or too few.")
                return
            found += 1
            yield part(one, f"Part {found}")
        raise ImportRefused("The backup is not complete: its end is missing.")

    def _line(self, file: IO[bytes]) -> bytes:
        content = file.readline(LONGEST_LINE)
        if len(content) == LONGEST_LINE and not content.endswith(b"\n"):
            raise ImportRefused("The backup has a line without an end.")
        self._digest.update(content)
        return content

    def _whole(self, content: bytes) -> Iterator[Part]:
        """As version 1.0.0 wrote it, the latest play first."""
        self._digest.update(content)
        found = as_json(content)
        check_version(found)
        settings, games = found.get("settings"), found.get("games")
        if not isinstance(settings, dict):
            raise ImportRefused("The backup holds no settings.")
        if not isinstance(games, dict):
            raise ImportRefused("The backup holds no games.")
        yield Chosen(fitting(settings))
        for at, one in enumerate(reversed(entries(found, "plays", "The backup")), 1):
            yield decoding.play(one, f"Play {at}")
        for name, record in games.items():
            yield game({"name": name, "record": record}, "The backup")
        for one in entries(found, "sheets", "The backup") if "sheets" in found else ():
            yield tallies.read(one)


def as_object(content: bytes) -> dict[str, Any] | None:
    try:
        found = bounded.json(content.decode("utf-8-sig"))
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def check_version(head: Mapping[str, Any]) -> None:
    if head.get("format") != FORMAT:
        raise ImportRefused("The file is no backup of Cake Tin.")
    version = number(head, "version", "The backup")
    if version > VERSION:
        raise Newer("The backup was written by a newer version of Cake Tin.")
    if version not in (WHOLE, VERSION):
        raise ImportRefused("The backup is of no version.")


def part(one: Mapping[str, Any], where: str) -> Part:
    ((kind, found),) = one.items()
    if not isinstance(found, dict):
        raise ImportRefused(f"{where} of the backup is damaged.")
    if kind == "settings":
        return Chosen(fitting(found))
    if kind == "play":
        return decoding.play(found, where)
    if kind == "game":
        return game(found, where)
    if kind == "sheet":
        return tallies.read(found)
    raise ImportRefused(f"{where} of the backup is nothing that is known.")


def game(found: Mapping[str, Any], where: str) -> Game:
    name = text(found, "name", where)
    if not FILE_NAME.fullmatch(name):
        raise ImportRefused(f"The backup holds a game with the name {name[:40]!r}, which cannot be.")
    return Game(name, text(found, "record", where, most=LARGEST))
