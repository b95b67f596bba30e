"""The disk is full, read-only, gone, or holds something odd: said in a sentence, and nothing has changed."""

import os
import subprocess
import sys
from errno import EACCES, EIO, ENOENT, EROFS
from pathlib import Path
from random import Random

import pytest

from cakeapp.core import registry
from cakeapp.core.errors import NotKept
from cakeapp.core.sheet import Entry
from cakeapp.services import files
from cakeapp.services import session as sessions
from cakeapp.services.files import Unreadable
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.folder import Folder, Remembered
from cakeapp.services.history import History
from cakeapp.services.lock import Lock
from cakeapp.services.saves import Saves
from cakeapp.services.session import Setup, Sitter
from cakeapp.services.settings import SettingsFile
from cakeapp.services.tallies import Scorer, Tallies, Written
from cakeapp.services.tally import Tally
from tests.services.full import no_room

ROOT = Path(__file__).parents[2]
FINISHED = FinishedGame("a", "piece_o_cake", "2026-11-18", (Score("Ada", 3, 1), Score("Bo", 1, 2)))


@pytest.mark.parametrize(
    ("number", "why"), [(EROFS, "only be read"), (EACCES, "only be read"), (ENOENT, "gone"), (EIO, "device says")]
)
def test_what_could_not_be_written_is_as_before_and_the_reason_is_told(tmp_path: Path, number: int, why: str) -> None:
    path = tmp_path / "file.txt"
    files.write_whole(path, "old")
    with no_room(number), pytest.raises(NotKept, match=why):
        files.write_whole(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["file.txt"]


def test_two_that_write_do_not_meet(tmp_path: Path) -> None:
    """Each begins while the other is at work, as two windows on one folder did."""
    path = tmp_path / "file.txt"

    def parts(text: str, depth: int) -> object:
        yield text
        if depth:
            files.write_parts(path, parts("inner", depth - 1))  # type: ignore[arg-type]
        yield text

    files.write_parts(path, parts("outer", 2))  # type: ignore[arg-type]
    assert path.read_text() == "outerouter"
    assert os.listdir(tmp_path) == ["file.txt"]


def test_what_is_no_plain_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "large").write_bytes(b"x" * 11)
    for name in ("folder", "link", "pipe", "large"):
        with pytest.raises(Unreadable):
            files.read(tmp_path / name, 10)
    assert files.read(tmp_path / "nothing", 10) is None
    assert {name for name, _ in files.newest_first(tmp_path, "")} == {"folder", "link", "pipe", "large"}


def test_what_a_kill_left_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    for name in (".0123.new", "a.new", ".b"):
        (tmp_path / name).write_text("x")
    files.clear(tmp_path)
    assert sorted(os.listdir(tmp_path)) == [".b", "a.new"]


@pytest.mark.parametrize("key", registry.discover())
def test_a_move_that_is_not_kept_was_not_made(tmp_path: Path, key: str) -> None:
    """Neither for the table, nor for luck: once there is room the game goes on as it would have."""
    setup = Setup(key, (Sitter("Ada"), Sitter("Bo")), deal="FULL")
    full, free = Saves(tmp_path / "full"), Saves(tmp_path / "free")
    games = [sessions.start("game", setup, saves, "2026-11-18") for saves in (full, free)]
    rng = Random(key)
    for _ in range(60):
        actor = games[0].actor
        if actor is None:
            break
        seat = games[0].seat(actor)
        move = rng.choice(seat.legal())
        before = seat.view(), seat.events(), games[0].table.record
        with no_room(), pytest.raises(NotKept):
            games[0].play(actor, move)
        assert (seat.view(), seat.events(), games[0].table.record) == before
        assert full.read("game") == games[0].table.record
        for game in games:
            game.play(actor, move)
        assert games[0].table.record == games[1].table.record == full.read("game")


def test_a_move_is_taken_back_on_disk_or_not_at_all(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    session = sessions.start("game", Setup("top_cake", (Sitter("Ada"), Sitter("Bo")), deal="UNDO"), saves, "2026-11-18")
    while not session.seat(session.actor).can_undo:
        session.play(session.actor, session.seat(session.actor).legal()[0])  # type: ignore[arg-type]
    record, actor = session.table.record, session.actor
    assert actor is not None
    with no_room(), pytest.raises(NotKept):
        session.undo(actor)
    assert session.table.record == saves.read("game") == record
    session.undo(actor)
    assert session.table.record == saves.read("game") != record


def test_settings_and_sheets_stay_as_they_are_on_disk(tmp_path: Path) -> None:
    settings, sheets = SettingsFile(Folder(tmp_path, ".json")), Tallies(tmp_path / "sheets")
    settings.set("theme", "day")
    scorers = (Scorer("Ada"), Scorer("Bo"))
    tally = Tally(Written("sheet", "piece_o_cake", "2026-11-18", scorers, {"take_four": "on"}), sheets)
    tally.enter(Entry(0, "eat", ("kiw", 1)))
    written, outcome = tally.written, tally.sheet.outcome()
    with no_room():
        for touch in (
            lambda: settings.set("theme", "night"),
            lambda: tally.enter(Entry(0, "eat", ("kiw", 1))),
            tally.undo,
            lambda: tally.go(1),
            lambda: tally.start_with(1),
        ):
            with pytest.raises(NotKept):
                touch()
    assert settings.values.theme == "day"
    assert (tally.written, tally.sheet.outcome()) == (written, outcome)
    assert sheets.all() == [written]


SMALL = """
import resource, sys
from pathlib import Path
from cakeapp.core.errors import NotKept
from cakeapp.services.files import write_whole
from cakeapp.services.history import History
from tests.services.test_disk import FINISHED, many
home = Path(sys.argv[1])
history = History(home / "history.db")
history.add(FINISHED)
write_whole(home / "small", "old")
size = (home / "history.db").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
for act in (lambda: history.add(*many(200)), lambda: write_whole(home / "small", "x" * 2 * size)):
    try:
        act()
    except NotKept as why:
        print(why)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert [play.id for play in history.plays()] == ["a"]
history.add(*many(200))
print(history.count(), (home / "small").read_text())
"""


def many(count: int) -> list[FinishedGame]:
    return [
        FinishedGame(f"b{number}", "piece_o_cake", "2026-11-18", FINISHED.scores, note="x" * 99)
        for number in range(count)
    ]


def test_a_disk_that_really_ends_is_told_and_used_again_when_it_grows(tmp_path: Path) -> None:
    """By a limit of the system on the size of files."""
    command = [sys.executable, "-c", SMALL, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    *reasons, last = done.stdout.splitlines()
    assert len(reasons) == 2, done.stderr
    assert all(why.endswith(".") for why in reasons)
    assert last == "201 old"


HOLDER = """
import sys, time
from pathlib import Path
from cakeapp.services.lock import Lock
print(Lock(Path(sys.argv[1])).take(), flush=True)
time.sleep(60)
"""


def test_one_app_at_a_time_holds_a_folder_until_it_ends_however_it_does(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert not Lock(path).take()
        other.kill()
        other.wait()
    ours = Lock(path)
    assert ours.take()
    assert not Lock(path).take()
    ours.release()
    assert Lock(path).take()


def test_what_reaches_no_disk_lasts_as_long_as_the_app(tmp_path: Path) -> None:
    Folder(tmp_path, ".txt").write("old", "on disk")
    folder = Remembered(tmp_path, ".txt")
    folder.write("new", "in mind")
    assert [name for name, _ in folder.newest_first()] == ["new", "old"]
    assert [folder.read(name, 99) for name in ("new", "old")] == [b"in mind", b"on disk"]
    folder.remove("old")
    assert [name for name, _ in folder.newest_first()] == ["new"]
    with pytest.raises(Unreadable):
        folder.read("old", 99)
    assert os.listdir(tmp_path) == ["old.txt"]


def test_a_history_that_another_program_holds_is_told_at_once(tmp_path: Path) -> None:
    import sqlite3

    history = History(tmp_path / "history.db")
    other = sqlite3.connect(tmp_path / "history.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    for act in (lambda: history.add(FINISHED), history.count, lambda: History(tmp_path / "history.db")):
        with pytest.raises(NotKept, match="Another program"):
            act()
    other.close()
    history.add(FINISHED)
    assert history.count() == 1
