"""A folder as the app leaves it, and the ways in which what lies in it can be damaged."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from cakeapp.core.game import Line
from cakeapp.core.sheet import Entry
from cakeapp.services import session as sessions
from cakeapp.services.finished_game import FinishedGame, Score
from cakeapp.services.into_history import play_of
from cakeapp.services.session import Setup, Sitter
from cakeapp.services.tallies import Scorer, Written
from cakeapp.services.tally import Tally
from cakeapp.services.tin import Tin

PEOPLE = (Sitter("Ada"), Sitter("Bo", "apprentice", 1))
FILES = ("settings.json", "games/one.cake", "sheets/sheet.sheet", "history.db", "lock")
FOLDERS = ("games", "sheets", "shared")


def furnish(home: Path, plays: int = 12) -> None:
    """Settings, a running game, a sheet in use, and finished games: one with its record, the others typed in."""
    tin = Tin(home)
    tin.settings.set("people", ["Ada", "Bo"])
    tin.settings.set("theme", "night")
    rng = Random(1)
    for name, moves in (("one", 3), ("over", 1_000)):
        session = sessions.start(name, Setup("piece_o_cake", PEOPLE, deal="DAMAGE"), tin.saves, "2026-11-18")
        while session.actor is not None and moves:
            session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
            moves -= 1
    tin.history.add(play_of(session))
    tin.saves.remove("over")
    tin.history.add(*(typed(number) for number in range(plays)))
    scorers = (Scorer("Ada"), Scorer("Bo"))
    sheet = Tally(Written("sheet", "piece_o_cake", "2026-11-18", scorers, {"take_four": "on"}), tin.tallies)
    sheet.enter(Entry(0, "eat", ("kiw", 1)))
    tin.sharing.keep("note.txt", "shared")
    tin.close()


def typed(number: int) -> FinishedGame:
    lines = (Line("eaten", number, ("kiw", "cho")),)
    scores = (Score("Ada", number, 2, lines=lines), Score("Bo", number + 1, 1, lines=lines))
    return FinishedGame(
        f"play{number}", "piece_o_cake", f"2026-10-{number % 28 + 1:02}", scores, "sheet", note="x" * 99
    )


def put(content: bytes) -> Callable[[Path], None]:
    return lambda path: replace(path, lambda: path.write_bytes(content) and None)


def replace(path: Path, make: Callable[[], object]) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
    make()


def folder(path: Path) -> None:
    replace(path, path.mkdir)
    (path / "inside").write_text("x")


def half(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def flipped(path: Path, seed: int = 1, count: int = 200) -> None:
    rng, content = Random(seed), bytearray(path.read_bytes())
    for _ in range(count if content else 0):
        content[rng.randrange(len(content))] = rng.randrange(256)
    path.write_bytes(content)


DAMAGE: dict[str, Callable[[Path], None]] = {
    "text": put("half an apple \u00e9\n".encode()),
    "latin": put("caf\u00e9".encode("latin-1")),
    "empty": put(b""),
    "zeros": put(b"\x00" * 16_384),
    "digits": put(b"9" * 5_000),
    "deep": put(b"[" * 10_000),
    "number": put(b'{"format": "cake-tin-sheet", "version": ' + b"9" * 5_000 + b"}"),
    "shape": put(json.dumps({"people": {"a": 1}, "last_setup": [1], "copies": "x", "language": "../.."}).encode()),
    "letter": put(b'{"people": ["\\ud800", "a\\nb"], "last_setup": {"top_cake": {"seats": [{"name": "\\udfff"}]}}}'),
    "half": half,
    "flipped": flipped,
    "folder": folder,
    "nowhere": lambda path: replace(path, lambda: path.symlink_to("nowhere")),
    "pipe": lambda path: replace(path, lambda: os.mkfifo(path)),
}

ODD = [  # what could stand in the rows of a history that opens
    "UPDATE plays SET options = 'no json' WHERE id = 'play3'",
    "UPDATE plays SET options = '[' || hex(zeroblob(9000)) WHERE id = 'play3'",
    "UPDATE plays SET game = 'pie_chart'",
    "UPDATE plays SET game = x'00ff'",
    "UPDATE plays SET date = 3",
    "UPDATE plays SET minutes = 'x', note = 5, source = NULL || 'x' WHERE id = 'play3'",
    "UPDATE plays SET record = 'garbled' WHERE record <> ''",
    "UPDATE plays SET record = substr(record, 1, 300) WHERE record <> ''",
    "UPDATE seats SET place = 0",
    "UPDATE seats SET place = 9",
    "UPDATE seats SET points = 'many'",
    "UPDATE seats SET points = 9e99",
    "UPDATE seats SET points = -9223372036854775807 - 1",
    "UPDATE seats SET name = x'80ff', emblem = -7, kind = 'wizard'",
    "UPDATE seats SET name = '' WHERE seat = 0",
    "UPDATE lines SET source = 'unheard_of', points = 'x', items = 7",
    "UPDATE lines SET source = 3, part = 'x'",
    "DELETE FROM seats WHERE play = 'play3'",
]


def traces(path: Path) -> object:
    """By which a damaged thing is known again, wherever it lies."""
    if path.is_symlink():
        return "link", os.readlink(path)
    if path.is_fifo():
        return "pipe"
    if path.is_dir():
        return "folder", sorted(one.name for one in path.iterdir())
    return "file", path.read_bytes()
