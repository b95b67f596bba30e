"""Nothing that lies in the data folder keeps the app from what is left, and none of it is ever deleted."""

import os
import sqlite3
from errno import EROFS
from itertools import product
from pathlib import Path

import pytest

from cakeapp.services import session as sessions
from cakeapp.services import statistics
from cakeapp.services.history import Filter
from cakeapp.services.into_history import keep
from cakeapp.services.lock import Lock
from cakeapp.services.session import Setup
from cakeapp.services.tin import Tin
from tests.services.damage import DAMAGE, FILES, FOLDERS, ODD, PEOPLE, flipped, furnish, put, traces


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("good")
    furnish(home)
    return home


@pytest.fixture
def home(furnished: Path, tmp_path: Path) -> Path:
    import shutil

    return Path(shutil.copytree(furnished, tmp_path / "home"))


def use(home: Path) -> tuple[Tin, list[str]]:
    """All that the pages do with what is kept, and the names of what it told of."""
    tin = Tin(home)
    for name, _ in tin.saves.newest_first():
        tin.game(name)
    for name in tin.tallies.newest_first():
        tin.sheet(name)
    look_at(tin)
    tin.settings.set("theme", "day")
    session = sessions.start("new", Setup("piece_o_cake", PEOPLE), tin.saves, "2026-11-18")
    assert session.actor is not None
    session.play(session.actor, session.seat(session.actor).legal()[0])
    tin.sharing.keep("new.txt", "x")
    told = [one.name for one in tin.aside.news]
    tin.close()
    return tin, told


def look_at(tin: Tin) -> None:
    history = tin.history
    history.plays()
    history.players()
    statistics.standings(history, Filter())
    statistics.distribution(history, Filter())
    statistics.sources(history, "piece_o_cake", "Ada")
    statistics.points_over_time(history, "piece_o_cake", "Ada")


@pytest.mark.parametrize(("file", "kind"), list(product(FILES, DAMAGE)))
def test_a_damaged_file_is_set_aside_and_the_rest_goes_on(home: Path, file: str, kind: str) -> None:
    DAMAGE[kind](home / file)
    before = traces(home / file)
    tin, told = use(home)
    found = [path for path in tin.aside.folder.glob("*") if traces(path) == before]
    if (home / file).name in " ".join(told):
        assert len(found) == 1
        assert found[0].name in told
    else:
        assert not tin.aside.folder.exists()
        assert kind in ("half", "flipped", "shape", "letter", "empty", "nowhere") or file == "lock"
    again, told = use(home)
    assert told == []
    assert again.settings.values.theme == "day"


@pytest.mark.parametrize("name", FOLDERS)
def test_what_should_be_a_folder_is_set_aside(home: Path, name: str) -> None:
    DAMAGE["text"](home / name)
    before = traces(home / name)
    tin, told = use(home)
    assert [traces(path) for path in tin.aside.folder.glob("*")] == [before]
    assert told == [path.name for path in tin.aside.folder.glob("*")]


def test_half_written_files_are_cleared_at_the_start(home: Path) -> None:
    left = [home / ".ab.new", home / "games" / ".cd.new", home / "shared" / ".ef.new"]
    for path in left:
        path.write_text("half")
    use(home)
    assert not any(path.exists() for path in left)


@pytest.mark.parametrize("seed", range(40))
def test_of_a_history_with_flipped_bytes_what_can_be_read_goes_on(home: Path, seed: int) -> None:
    flipped(home / "history.db", seed)
    tin, _ = use(home)
    assert tin.history.is_open
    _, told = use(home)
    assert told == []


def test_a_history_that_leads_round_in_circles_comes_to_an_end(tmp_path: Path) -> None:
    """With this seed a page of the file names itself as the next one."""
    furnish(tmp_path, plays=300)
    flipped(tmp_path / "history.db", 111)
    use(tmp_path)


def test_of_a_history_that_is_cut_the_first_part_is_rescued(tmp_path: Path) -> None:
    furnish(tmp_path, plays=300)
    path = tmp_path / "history.db"
    path.write_bytes(path.read_bytes()[:-8_192])
    tin = Tin(tmp_path)
    look_at(tin)
    assert tin.history.count() > 100
    assert {one.kind for one in tin.aside.news} == {"aside", "rescued"}
    tin.close()


@pytest.mark.parametrize(
    "change",
    ["DROP TABLE plays", "DROP TABLE lines", "DROP TABLE seats", "PRAGMA user_version = 1", "PRAGMA user_version = -3"],
)
def test_a_history_of_another_shape_is_set_aside_with_its_games_kept(home: Path, change: str) -> None:
    db = sqlite3.connect(home / "history.db")
    db.execute(change)
    db.close()
    _, told = use(home)
    assert any("history.db" in name for name in told)
    use(home)


def test_a_newer_history_stays_as_it_is_and_the_app_goes_on_without(home: Path) -> None:
    db = sqlite3.connect(home / "history.db")
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = (home / "history.db").read_bytes()
    tin, told = use(home)
    assert told == ["history.db"]
    assert not tin.history.is_open
    assert (home / "history.db").read_bytes() == before


@pytest.mark.parametrize(
    ("file", "found", "put_in"),
    [
        ("games/one.cake", "piece_o_cake", "pie_chart"),
        ("games/one.cake", '"]\n\n', '"]\n[Options "napkins=on"]\n\n'),
        ("sheets/sheet.sheet", '"version": 1', '"version": 2'),
        ("sheets/sheet.sheet", "piece_o_cake", "pie_chart"),
    ],
)
def test_what_only_a_later_app_can_read_stays_where_it_is(home: Path, file: str, found: str, put_in: str) -> None:
    path = home / file
    put(path.read_text(encoding="utf-8").replace(found, put_in, 1).encode())(path)
    before = path.read_bytes()
    tin, told = use(home)
    assert told == [path.name]
    assert path.read_bytes() == before
    assert not tin.aside.folder.exists()


@pytest.mark.parametrize("sql", ODD)
def test_odd_rows_are_shown_or_left_out(home: Path, sql: str) -> None:
    db = sqlite3.connect(home / "history.db")
    with db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        try:
            db.execute(sql)
        except sqlite3.IntegrityError:
            db.execute(sql.replace("source = NULL || 'x'", "source = 'x'"))
    db.close()
    use(home)
    tin = Tin(home)
    for play in tin.history.plays():
        assert all(1 <= one.place <= len(play.scores) for one in play.scores)
    tin.close()


def test_a_file_that_may_not_be_read_is_set_aside(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may read everything, so the system's answer is given for it."""
    shut = {str(home / file) for file in ("settings.json", "games/one.cake", "sheets/sheet.sheet", "history.db")}
    real_open, real_access = os.open, os.access

    def refuse(path: object, flags: int, *mode: int) -> int:
        if str(path) in shut and not flags & os.O_CREAT:
            raise PermissionError(13, "Permission denied")
        return real_open(path, flags, *mode)  # type: ignore[call-overload]

    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "access", lambda path, mode: str(path) not in shut and real_access(path, mode))
    tin = Tin(home)
    assert tin.game("one") is None
    assert tin.sheet("sheet") is None
    assert {path.name.partition(" ")[2] for path in tin.aside.folder.iterdir()} == {Path(one).name for one in shut}
    tin.close()


def test_a_folder_that_may_only_be_read_is_read_and_stays_as_it_is(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may write everything, so the system's answer is given for it."""

    def refuse(lock: Lock) -> bool:
        raise OSError(EROFS, "Read-only file system")

    monkeypatch.setattr(Lock, "take", refuse)
    before = {path: traces(path) for path in home.rglob("*")}
    tin = Tin(home)
    assert [(one.kind, str(one.why)) for one in tin.aside.news] == [
        ("unkept", "The folder of the app can only be read.")
    ]
    assert tin.settings.values.theme == "night"
    assert tin.history.count() == 13
    assert tin.game("one") is not None
    assert tin.sheet("sheet") is not None
    tin.settings.set("theme", "day")
    session = sessions.start("new", Setup("piece_o_cake", PEOPLE), tin.saves, "2026-11-18")
    while session.actor is not None:
        session.play(session.actor, session.seat(session.actor).legal()[0])
    keep(session, tin.history, tin.saves)
    assert tin.history.count() == 14
    tin.close()
    assert {path: traces(path) for path in home.rglob("*")} == before


def test_a_history_that_was_closed_is_not_taken_for_damaged(home: Path) -> None:
    tin = Tin(home)
    tin.close()
    with pytest.raises(sqlite3.ProgrammingError):
        tin.history.count()
    assert not tin.aside.folder.exists()
    assert Tin(home).history.count() == 13
