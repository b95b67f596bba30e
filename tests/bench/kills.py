"""A process that plays and saves is killed again and again: nothing that it confirmed may be lost.

python -m tests.bench.kills [KILLS]
"""

import sys
import tempfile
from pathlib import Path

from tests.services.test_kill import kill_often

KILLS = 1_000


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    with tempfile.TemporaryDirectory() as folder:
        found = kill_often(Path(folder), kills)
    print(f"{kills} kills, {found.left} of them inside a write; {found.moves} confirmed moves, none lost, none doubled")


if __name__ == "__main__":
    main()
