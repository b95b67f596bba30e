"""Everything in one file, and what restoring it would change."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cakeapp.core.errors import CakeError
from cakeapp.services import session as sessions
from cakeapp.services import tallies
from cakeapp.services.decoding import plays as decoding
from cakeapp.services.decoding.values import ImportRefused, as_json, entries, number, sentence
from cakeapp.services.history import History
from cakeapp.services.plays import Play
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
    kept = fitting(settings)
    plays = tuple(decoding.play(one, f"Play {at}") for at, one in enumerate(entries(file, "plays", "The backup"), 1))
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
