"""A backup brings everything back, all of it or nothing; what is finished stays finished."""

import json
import signal
import subprocess
import sys
import tracemalloc
from dataclasses import asdict
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from cakeapp.core.errors import NotKept
from cakeapp.core.sheet import Entry
from cakeapp.services import session as sessions
from cakeapp.services import tallies
from cakeapp.services.decoding.values import ImportRefused
from cakeapp.services.exchange import backup
from cakeapp.services.exchange.backup import Reader
from cakeapp.services.exchange.restoring import Preview
from cakeapp.services.into_history import keep
from cakeapp.services.saves import Saves
from cakeapp.services.session import Setup, Sitter
from cakeapp.services.tally import Tally
from cakeapp.services.tin import Tin
from tests.services.damage import typed
from tests.services.exchange.backups import SHEET, back_up, everything, looked_at
from tests.services.full import no_room

ROOT = Path(__file__).parents[3]


def test_everything_comes_back_and_is_told_before(furnished: Tin, tmp_path: Path) -> None:
    path, new = back_up(furnished, tmp_path / "b.jsonl"), Tin(tmp_path / "new")
    restoring = looked_at(path, new)
    assert restoring.preview == Preview(new_plays=13, new_games=1, new_sheets=1, settings=("theme", "people"))
    restoring.apply()
    assert everything(new) == everything(furnished)
    assert looked_at(path, new).preview == Preview(same_plays=13)


def test_a_backup_of_version_1_is_read(furnished: Tin, tmp_path: Path) -> None:
    file = as_version_1(furnished)
    path, new = tmp_path / "b.json", Tin(tmp_path / "new")
    path.write_text(json.dumps(file, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    looked_at(path, new).apply()
    assert everything(new) == everything(furnished)


def as_version_1(tin: Tin) -> dict[str, Any]:
    return {
        "format": "cake-tin-backup",
        "version": 1,
        "settings": asdict(tin.settings.values),
        "plays": [asdict(play) for play in tin.history.plays()],
        "games": {save.name: save.text for save in tin.saves.all()},
        "sheets": [tallies.as_data(sheet) for sheet in tin.tallies.all()],
    }


def test_a_finished_sheet_is_not_revived_by_an_older_backup(tmp_path: Path) -> None:
    """It came back, and finishing it again put zeros in the place of the result."""
    tin = Tin(tmp_path / "home")
    tally = Tally(SHEET, tin.tallies)
    tally.save()
    path = back_up(tin, tmp_path / "b.jsonl")
    tally.enter(Entry(0, "eat", ("kiw", 1)))
    result = tally.play()
    tin.history.add(result)
    tally.remove()
    restoring = looked_at(path, tin)
    assert restoring.preview == Preview(finished_here=1)
    restoring.apply()
    assert tin.tallies.all() == []
    assert tin.history.plays() == [result]


def test_a_finished_game_is_not_revived_by_an_older_backup(tmp_path: Path) -> None:
    tin, rng = Tin(tmp_path / "home"), Random(1)
    setup = Setup("piece_o_cake", (Sitter("Ada"), Sitter("Bo")), deal="REVIVED")
    session = sessions.start("game", setup, tin.saves, "2026-11-18")
    path = back_up(tin, tmp_path / "b.jsonl")
    while session.actor is not None:
        session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
    play = keep(session, tin.history, tin.saves)
    later = back_up(tin, tmp_path / "later.jsonl")
    looked_at(path, tin).apply()
    assert tin.saves.all() == []
    assert tin.history.plays() == [play]

    older = Tin(tmp_path / "older")  # where it still runs
    looked_at(path, older).apply()
    restoring = looked_at(later, older)
    assert restoring.preview == Preview(new_plays=1, finished_there=1)
    restoring.apply()
    assert older.saves.all() == []
    assert older.history.plays() == [play]


def test_a_sheet_that_is_being_corrected_comes_back_with_its_result(tmp_path: Path) -> None:
    tin = Tin(tmp_path / "home")
    tally = Tally(SHEET, tin.tallies)
    tally.enter(Entry(0, "eat", ("kiw", 1)))
    tin.history.add(tally.play())
    new = Tin(tmp_path / "new")
    looked_at(back_up(tin, tmp_path / "b.jsonl"), new).apply()
    assert everything(new) == everything(tin)


def test_a_file_that_changes_after_the_look_is_not_restored(furnished: Tin, tmp_path: Path) -> None:
    path, here = back_up(furnished, tmp_path / "b.jsonl"), Tin(tmp_path / "here")
    restoring, before = looked_at(path, here), everything(here)
    path.write_text(path.read_text().replace("Ada", "Eve"))
    with pytest.raises(ImportRefused, match="changed"):
        restoring.apply()
    assert everything(here) == before


def test_on_a_full_disk_the_same_touch_restores_once_there_is_room(furnished: Tin, tmp_path: Path) -> None:
    path, here = back_up(furnished, tmp_path / "b.jsonl"), Tin(tmp_path / "here")
    restoring = looked_at(path, here)
    with no_room(), pytest.raises(NotKept):
        restoring.apply()
    restoring.apply()
    assert everything(here) == everything(furnished)


def test_files_that_could_not_be_restored_are_there_after_the_next_start(furnished: Tin, tmp_path: Path) -> None:
    """As when the app is killed after the history was changed, and before the last file was written."""
    path, here = back_up(furnished, tmp_path / "b.jsonl"), Tin(tmp_path / "here")
    with no_room(), pytest.raises(NotKept):
        looked_at(path, here).apply()
    here.close()
    assert everything(Tin(tmp_path / "here")) == everything(furnished)


RESTORER = """
import sys
from pathlib import Path
from cakeapp.services.tin import Tin
from tests.services.exchange.backups import looked_at
tin = Tin(Path(sys.argv[1]))
restoring = looked_at(Path(sys.argv[2]), tin)
print("ready", flush=True)
restoring.apply()
print("done", flush=True)
"""


def test_a_kill_in_the_middle_is_undone_or_completed(furnished: Tin, tmp_path: Path) -> None:
    for number in range(20):
        Saves(tmp_path / "furnished" / "games").write(f"more{number}", furnished.saves.read("one"))
    furnished.history.add(*(typed(number) for number in range(400)))
    path, rng = back_up(furnished, tmp_path / "b.jsonl"), Random(3)
    whole = everything(furnished)
    for kill in range(8):
        home = tmp_path / f"home{kill}"
        empty = Tin(home)
        nothing = everything(empty)
        empty.close()
        command = [sys.executable, "-c", RESTORER, str(home), str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
            sleep(rng.random() * 0.12)
            child.send_signal(signal.SIGKILL)
            done = child.stdout.read() == "done\n"
        tin = Tin(home)
        found = everything(tin)
        tin.close()
        assert found in (nothing, whole)
        assert found == whole or not done


def test_a_large_backup_needs_little_memory(tmp_path: Path) -> None:
    play = asdict(typed(1))
    path = tmp_path / "large.jsonl"
    with path.open("w", encoding="utf-8") as file:
        file.write(backup.line(format=backup.FORMAT, version=2))
        for number in range(1_500):
            file.write(backup.line(play=play | {"id": f"play{number}", "note": "x" * 20_000}))
        file.write(backup.line(end=1_500))
    assert path.stat().st_size > 30_000_000
    tracemalloc.start()
    assert sum(1 for _ in Reader(path).parts()) == 1_500
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 3_000_000
