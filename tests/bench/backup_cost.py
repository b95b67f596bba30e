"""What a backup of 10,000 finished games with their records costs: to write, to look at, and to restore.

python -m tests.bench.backup_cost [GAMES]
"""

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage
from time import process_time

from cakeapp.core import registry
from cakeapp.services import files
from cakeapp.services import session as sessions
from cakeapp.services.exchange import backup
from cakeapp.services.exchange.restoring import Restoring
from cakeapp.services.finished_game import FinishedGame
from cakeapp.services.into_history import play_of
from cakeapp.services.session import Setup, Sitter
from cakeapp.services.tin import Tin

GAMES = 10_000
PEOPLE = (Sitter("Ada"), Sitter("Bo", "baker", 1))


def finished(tin: Tin) -> list[FinishedGame]:
    """One of each game, played at random."""
    found, rng = [], Random(1)
    for key in registry.discover():
        session = sessions.start(key, Setup(key, PEOPLE, deal="COST"), tin.saves, "2026-11-18")
        while session.actor is not None:
            session.play(session.actor, rng.choice(session.seat(session.actor).legal()))
        found.append(play_of(session))
        tin.saves.remove(key)
    return found


def told(what: str, started: float) -> None:
    memory = getrusage(RUSAGE_SELF).ru_maxrss // 1024
    print(f"{what}: {process_time() - started:.1f} s of CPU, {memory} MB of memory at most so far")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as folder:
        tin, new = Tin(Path(folder, "old")), Tin(Path(folder, "new"))
        plays, path = finished(tin), Path(folder, "backup.jsonl")
        tin.history.add(*(replace(plays[at % len(plays)], id=f"play{at}") for at in range(games)))
        started = process_time()
        files.write_parts(path, backup.write(tin.settings.values, tin.history.every(), [], []))
        told(f"written, {path.stat().st_size / 1e6:.0f} MB", started)
        restoring, started = Restoring(path, new), process_time()
        for _ in restoring.look():
            pass
        told("looked at", started)
        started = process_time()
        restoring.apply()
        told("restored", started)
        assert new.history.count() == games


if __name__ == "__main__":
    main()
