"""The desktop bundle as people get it: unpacked anywhere, it plays every game, and goes on after a kill.

    xvfb-run -s "-screen 0 1280x1000x24 -noreset" uv run --group ship python -m tests.ship.bundle

It runs as it is, in a real window, from a folder with spaces and umlauts, for an account whose home is empty.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.ship.spec import ROOT
from tests.window import headless

SPEC = ROOT / ".ci" / "cake_tin.spec"
SIZE = (1280, 1000)
MOVES = 2  # of a person in each game before the kill
WHOLE = "piece_o_cake"  # the shortest game is played to its end


def build(folder: Path, spec: Path = SPEC) -> Path:
    """The program of a bundle that is built anew in `folder`."""
    with tempfile.TemporaryDirectory() as work:
        words = ["--noconfirm", "--distpath", str(folder), "--workpath", work, str(spec)]
        command = [sys.executable, "-m", "PyInstaller", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return folder / "cake-tin" / "cake-tin"


def use(pair, rng: Random) -> None:  # type: ignore[no-untyped-def]
    """Some of every game and a score sheet, a kill, and on with all of them."""
    from cakeapp.core import registry

    pair.start()
    pair.hurry()
    games = {}
    for key in registry.discover():
        games[key] = pair.begin(key)
        assert pair.play(games[key], rng, MOVES), f"{key} ended early"
        pair.leave()
    pair.tap("companion")
    pair.meet()
    sheet = pair.begin(WHOLE, "sheets")
    pair.score(sheet, "eat:cho:more")
    pair.window.kill()

    pair.start()
    pair.tap("companion")
    pair.meet()
    pair.tap(f"sheet:{sheet}")
    pair.meet()
    pair.score(sheet, "collect:plu:more")
    pair.tap("leave")
    pair.tap("back")
    pair.meet_at_home()
    for name in games.values():
        pair.tap(f"running:{name}")
        assert pair.play(name, rng, 1), f"{name} does not go on"
        pair.leave()
    whole = games.pop(WHOLE)
    pair.tap(f"running:{whole}")
    while pair.play(whole, rng, 1):
        pass
    pair.tap("result")
    pair.window.still()
    assert pair.saved("games").keys() == set(games.values())
    assert pair.saved("sheets").keys() == {sheet}
    assert [play.game for play in pair.history()] == [WHOLE]


def main() -> None:
    headless.bootstrap(SIZE)
    from tests.ship.pair import Pair

    with tempfile.TemporaryDirectory() as made:
        folder = Path(made, "Süße Törtchen für alle")
        pair = Pair(build(folder), folder / "Zuhause", folder / "Zwilling")
        try:
            use(pair, Random(1))
        finally:
            if pair.window:
                pair.window.kill()
    print("1 passed, 0 failed")


if __name__ == "__main__":
    main()
