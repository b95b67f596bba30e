"""Everything in one file, and what restoring it would change."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cakeapp.core.errors import CakeError
from cakeapp.core.game import Line
from cakeapp.services import session as sessions
from cakeapp.services import tallies
from cakeapp.services.exchange.checks import ImportRefused, as_json, day, entries, number, sentence, short_name, text
from cakeapp.services.history import History, Play, Score
from cakeapp.services.saves import Save, Saves
from cakeapp.services.settings import Settings, SettingsFile, fitting
from cakeapp.services.tallies import Tallies, Written
from cakeapp.services.tally import filled

FORMAT, VERSION = "cake-tin-backup", 1


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup holds, all of it checked."""

    settings: Mapping[str, Any]
    plays: tuple[Play, ...]
    games: Mapping[str, str]  # records of running games, by name
    sheets: tuple[Written, ...] = ()  # score sheets in use


@dataclass(frozen=True, slots=True)
class Preview:
    """What restoring would change; what is here and not in the backup stays."""

    new_plays: int
    changed_plays: int
    same_plays: int
    new_games: int
    changed_games: int
    new_sheets: int
    changed_sheets: int
    settings: tuple[str, ...]  # those that would have another value


def write(settings: Settings, plays: Sequence[Play], saves: Sequence[Save], sheets: Sequence[Written]) -> str:
    file = {
        "format": FORMAT,
        "version": VERSION,
        "settings": asdict(settings),
        "plays": [asdict(play) for play in plays],
        "games": {save.name: save.text for save in saves},
        "sheets": [tallies.as_data(sheet) for sheet in sheets],
    }
    return json.dumps(file, ensure_ascii=False, indent=1) + "\n"


def read(content: bytes, saves: Saves) -> Backup:
    file = as_json(content)
    if file.get("format") != FORMAT:
        raise ImportRefused("The file is no backup of Cake Tin.")
    if number(file, "version", "The backup") > VERSION:
        raise ImportRefused("The backup was written by a newer version of Cake Tin.")
    settings = file.get("settings")
    if not isinstance(settings, dict):
        raise ImportRefused("The backup holds no settings.")
    known = asdict(Settings())
    kept = {name: value for name, value in settings.items() if name in known and fitting(name, value)}
    plays = tuple(read_play(one, f"Play {at}") for at, one in enumerate(entries(file, "plays", "The backup"), 1))
    if len({play.id for play in plays}) < len(plays):
        raise ImportRefused("The backup holds two plays with the same id.")
    return Backup(kept, plays, read_games(file.get("games"), saves), read_sheets(file))


def read_sheets(file: Mapping[str, Any]) -> tuple[Written, ...]:
    """A backup from before there were sheets has none."""
    if "sheets" not in file:
        return ()
    found = tuple(tallies.read(one) for one in entries(file, "sheets", "The backup"))
    for sheet in found:
        filled(sheet)  # refuses what its own sheet would refuse
    return found


def read_games(found: object, saves: Saves) -> dict[str, str]:
    if not isinstance(found, dict):
        raise ImportRefused("The backup holds no games.")
    for name, record in found.items():
        if not name.isalnum() or len(name) > 64 or not isinstance(record, str):
            raise ImportRefused(f"The backup holds a game with the name {name[:40]!r}, which cannot be.")
        try:
            sessions.go_on(name, record, saves)
        except CakeError as error:
            raise ImportRefused(f"The running game {name[:40]} cannot be read: {sentence(error)}") from error
    return found


def read_play(one: Mapping[str, Any], where: str) -> Play:
    options = one.get("options")
    if not isinstance(options, list) or not all(is_pair(pair) for pair in options):
        raise ImportRefused(f"{where}: options are pairs of words.")
    return Play(
        short_name(one, "id", where),
        short_name(one, "game", where),
        day(text(one, "date", where), where),
        tuple(read_score(score, where) for score in entries(one, "scores", where)),
        text(one, "source", where),
        tuple((name, value) for name, value in options),
        text(one, "record", where),
        text(one, "note", where),
        number(one, "minutes", where),
        read_starter(one, where),
    )


def read_starter(one: Mapping[str, Any], where: str) -> int | None:
    """A seat; nobody in backups from before it was kept."""
    return None if one.get("starter") is None else number(one, "starter", where)


def is_pair(found: object) -> bool:
    return isinstance(found, list) and len(found) == 2 and all(isinstance(word, str) for word in found)


def read_score(one: Mapping[str, Any], where: str) -> Score:
    lines = one.get("lines")
    if not isinstance(lines, list):
        raise ImportRefused(f"{where}: a seat has no lines.")
    return Score(
        short_name(one, "name", where),
        number(one, "points", where),
        number(one, "place", where),
        text(one, "kind", where),
        number(one, "emblem", where) % 8,
        tuple(read_line(line, where) for line in lines),
    )


def read_line(found: object, where: str) -> Line:
    if not isinstance(found, list) or len(found) != 4 or not isinstance(found[2], list):
        raise ImportRefused(f"{where}: a line of the breakdown has four parts.")
    parts = dict(zip(("source", "points", "items", "group"), found))
    items = tuple(short_name({"item": item}, "item", where) for item in found[2])
    return Line(text(parts, "source", where), number(parts, "points", where), items, number(parts, "group", where))


def preview(backup: Backup, settings: Settings, history: History, saves: Saves, sheets: Tallies) -> Preview:
    here = {save.name: save.text for save in saves.all()}
    in_use = {sheet.id: sheet for sheet in sheets.all()}
    known = [history.play(play.id) for play in backup.plays]
    now = asdict(settings)
    return Preview(
        new_plays=sum(old is None for old in known),
        changed_plays=sum(old is not None and old != play for old, play in zip(known, backup.plays)),
        same_plays=sum(old == play for old, play in zip(known, backup.plays)),
        new_games=sum(name not in here for name in backup.games),
        changed_games=sum(name in here and here[name] != record for name, record in backup.games.items()),
        new_sheets=sum(sheet.id not in in_use for sheet in backup.sheets),
        changed_sheets=sum(in_use.get(sheet.id, sheet) != sheet for sheet in backup.sheets),
        settings=tuple(name for name, value in backup.settings.items() if now[name] != value),
    )


def restore(backup: Backup, settings: SettingsFile, history: History, saves: Saves, sheets: Tallies) -> None:
    history.add(*backup.plays)
    for name, record in backup.games.items():
        saves.write(name, record)
    for sheet in backup.sheets:
        sheets.write(sheet)
    for name, value in backup.settings.items():
        settings.set(name, value)
