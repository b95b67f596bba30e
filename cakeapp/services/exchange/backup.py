"""Everything in one file, a line of JSON each, so that neither writing nor reading needs much memory."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from cakeapp.core.say import Say, Value
from cakeapp.services import files, tallies
from cakeapp.services.decoding import bounded
from cakeapp.services.decoding import plays as decoding
from cakeapp.services.decoding.values import FILE_NAME, LARGEST, ImportRefused, Newer, as_json, entries, number, text
from cakeapp.services.files import Unreadable
from cakeapp.services.finished_game import FinishedGame
from cakeapp.services.saves import Save
from cakeapp.services.settings import Settings, fitting
from cakeapp.services.tallies import Written

FORMAT, VERSION = "cake-tin-backup", 2
WHOLE = 1  # the version that was one object
WHERE = Say("refused.backup.itself")
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


Part = FinishedGame | Game | Written | Chosen


def write(
    settings: Settings, plays: Iterable[FinishedGame], saves: Iterable[Save], sheets: Iterable[Written]
) -> Iterator[str]:
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
            raise ImportRefused(error.said) from error

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
                raise ImportRefused(Say("refused.backup.damaged", where=at(found + 1)))
            if "end" in one:
                if one["end"] != found or self._line(file):
                    raise ImportRefused(Say("refused.backup.parts"))
                return
            found += 1
            yield part(one, at(found))
        raise ImportRefused(Say("refused.backup.no_end"))

    def _line(self, file: IO[bytes]) -> bytes:
        content = file.readline(LONGEST_LINE)
        if len(content) == LONGEST_LINE and not content.endswith(b"\n"):
            raise ImportRefused(Say("refused.backup.endless"))
        self._digest.update(content)
        return content

    def _whole(self, content: bytes) -> Iterator[Part]:
        """As version 1.0.0 wrote it, the latest play first."""
        self._digest.update(content)
        found = as_json(content)
        check_version(found)
        settings, games = found.get("settings"), found.get("games")
        if not isinstance(settings, dict):
            raise ImportRefused(Say("refused.backup.no_settings"))
        if not isinstance(games, dict):
            raise ImportRefused(Say("refused.backup.no_games"))
        yield Chosen(fitting(settings))
        for count, one in enumerate(reversed(entries(found, "plays", WHERE)), 1):
            yield decoding.play(one, Say("refused.backup.play", number=count))
        for name, record in games.items():
            yield game({"name": name, "record": record}, WHERE)
        for one in entries(found, "sheets", WHERE) if "sheets" in found else ():
            yield tallies.read(one)


def at(number: int) -> Say:
    return Say("refused.backup.part", number=number)


def as_object(content: bytes) -> dict[str, Any] | None:
    try:
        found = bounded.json(content.decode("utf-8-sig"))
    except (UnicodeDecodeError, bounded.NoJson):
        return None
    return found if isinstance(found, dict) else None


def check_version(head: Mapping[str, Any]) -> None:
    if head.get("format") != FORMAT:
        raise ImportRefused(Say("refused.backup.none"))
    version = number(head, "version", WHERE)
    if version > VERSION:
        raise Newer(Say("refused.backup.newer"))
    if version not in (WHOLE, VERSION):
        raise ImportRefused(Say("refused.backup.no_version"))


def part(one: Mapping[str, Any], where: Value) -> Part:
    ((kind, found),) = one.items()
    if not isinstance(found, dict):
        raise ImportRefused(Say("refused.backup.damaged", where=where))
    if kind == "settings":
        return Chosen(fitting(found))
    if kind == "play":
        return decoding.play(found, where)
    if kind == "game":
        return game(found, where)
    if kind == "sheet":
        return tallies.read(found)
    raise ImportRefused(Say("refused.backup.unknown", where=where))


def game(found: Mapping[str, Any], where: Value) -> Game:
    name = text(found, "name", where)
    if not FILE_NAME.fullmatch(name):
        raise ImportRefused(Say("refused.backup.name", found=repr(name[:40])))
    return Game(name, text(found, "record", where, most=LARGEST))
