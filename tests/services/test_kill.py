"""A process that plays is killed again and again; no confirmed move is lost, none is doubled."""

import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep
from typing import NamedTuple

from cakeapp.services import files
from cakeapp.services import session as sessions
from cakeapp.services.saves import Saves
from cakeapp.services.session import Setup, Sitter

ROOT = Path(__file__).parents[2]
KILLS = 100
PLAYER = """
import sys
from pathlib import Path
from random import Random
from cakeapp.services import session as sessions
from cakeapp.services.saves import Saves

saves, rng = Saves(Path(sys.argv[1])), Random(int(sys.argv[2]))
session = sessions.go_on("game", saves.read("game"), saves)
print("ready", flush=True)
while session.actor is not None:
    seat = session.seat(session.actor)
    move = rng.choice(seat.legal())
    text = f"{seat.number} {seat.text(move)}"
    session.play(seat.number, move)
    print(text, flush=True)
"""


def decisions(text: str) -> list[str]:
    return [line for line in text.split("\n\n", 1)[1].splitlines() if not line.startswith("*")]


class Killed(NamedTuple):
    """What happened on the way."""

    moves: int  # that were confirmed
    left: int  # kills that left a file half written


def kill_often(folder: Path, kills: int) -> Killed:
    saves, rng, moves, left = Saves(folder), Random(100), 0, 0
    new_game(saves)
    confirmed: list[str] = []
    for kill in range(kills):
        with subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(folder), str(kill)], stdout=subprocess.PIPE, text=True, cwd=ROOT
        ) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
            sleep(rng.random() * 0.01)
            child.kill()
            told = child.stdout.read().splitlines(keepends=True)
        left += any(folder.glob(f".*{files.HALF_WRITTEN}"))
        files.clear(folder)
        assert [path.name for path in folder.iterdir()] == ["game.cake"]
        new = [line.rstrip("\n") for line in told if line.endswith("\n")]
        moves += len(new)
        confirmed += new
        kept = decisions(saves.read("game"))
        assert kept[: len(confirmed)] == confirmed
        assert len(kept) <= len(confirmed) + 1  # the one that was being confirmed
        confirmed = kept
        if sessions.go_on("game", saves.read("game"), saves).actor is None:
            new_game(saves)
            confirmed = []
    return Killed(moves, left)


def test_a_hundred_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    """By hand, with many more: tests/bench/kills.py"""
    assert kill_often(tmp_path, KILLS).moves


def new_game(saves: Saves) -> None:
    setup = Setup("cake_swap", (Sitter("Ada"), Sitter("Bo"), Sitter("Cy")), deal="KILLED")
    sessions.start("game", setup, saves, "2026-11-18")
