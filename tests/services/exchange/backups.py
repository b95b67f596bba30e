"""Backups, and how much of one has come back."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from cakeapp.services.exchange import backup
from cakeapp.services.exchange.restoring import Restoring
from cakeapp.services.tallies import Scorer, Written
from cakeapp.services.tin import Tin

SCORERS = (Scorer("Ada"), Scorer("Bo"))
SHEET = Written("sheet", "piece_o_cake", "2026-11-18", SCORERS, {"take_four": "on"})


def back_up(tin: Tin, path: Path) -> Path:
    path.write_text("".join(lines_of(tin)), encoding="utf-8")
    return path


def lines_of(tin: Tin) -> Iterator[str]:
    return backup.write(tin.settings.values, tin.history.every(), tin.saves.all(), tin.tallies.all())


def looked_at(path: Path, tin: Tin) -> Restoring:
    restoring = Restoring(path, tin)
    for _ in restoring.look():
        pass
    return restoring


def everything(tin: Tin) -> object:
    games = {save.name: save.text for save in tin.saves.all()}
    sheets = {one.id: one for one in tin.tallies.all()}
    return asdict(tin.settings.values), tin.history.plays(), games, sheets
