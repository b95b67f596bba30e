"""What buildozer.spec says, read and followed by buildozer itself."""

import os
import sys
from pathlib import Path

from buildozer import Buildozer

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV", "uv")  # which uv itself names in what it runs


def load(build: Path) -> Buildozer:
    """Buildozer with the spec loaded and checked; whatever it makes goes to `build`."""
    os.chdir(ROOT)
    buildozer = Buildozer("buildozer.spec")
    buildozer.config.set("buildozer", "build_dir", str(build))
    return buildozer


def package(build: Path) -> Path:
    """The files that would ship, copied as buildozer copies them; the folder they are in."""
    buildozer = load(build)
    buildozer.set_target("android")
    buildozer._copy_application_sources()
    return Path(buildozer.app_dir)


if __name__ == "__main__":
    print(package(Path(sys.argv[1])))
