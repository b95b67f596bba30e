"""What the desktop bundle costs against an empty KivyMD app bundled in the same run: size, and time to the first frame.

    xvfb-run -s "-screen 0 1280x1000x24 -noreset" uv run --group ship python -m tests.bench.bundle_cost

Times are from the start of the program until its window shows something; each is the median of several starts, taken in
turns, each for an account whose home is empty.
"""

import os
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.ship.bundle import build
from tests.ship.window import Window

RUNS = 7
SIZE = (800, 600)  # that a window has until somebody changes it
EMPTY_APP = """
from kivymd.app import MDApp
from kivymd.uix.screen import MDScreen
class Empty(MDApp):
    def build(self):
        return MDScreen(md_bg_color=(1, 1, 1, 1))
Empty().run()
"""
EMPTY_SPEC = """
import kivymd
from PyInstaller.utils.hooks import collect_data_files, collect_submodules
analysis = Analysis(
    ["empty.py"],
    datas=collect_data_files("kivymd"),
    hookspath=[kivymd.hooks_path],
    hiddenimports=collect_submodules("kivymd.icon_definitions"),
    excludes=["cryptography", "docutils", "keyring", "setuptools"],  # of other tools in this environment
)
program = EXE(PYZ(analysis.pure), analysis.scripts, exclude_binaries=True, name="cake-tin", console=False, strip=True)
COLLECT(program, analysis.binaries, analysis.datas, name="cake-tin", strip=True)
"""


def build_empty(folder: Path) -> Path:
    folder.mkdir()
    (folder / "empty.py").write_text(EMPTY_APP, encoding="utf-8")
    spec = folder / "empty.spec"
    spec.write_text(EMPTY_SPEC, encoding="utf-8")
    return build(folder, spec)


def megabytes(program: Path) -> float:
    """Of all files beside the program; what is linked counts once."""
    return sum(path.lstat().st_size for path in program.parent.rglob("*") if path.is_file()) / 1e6


def start(program: Path) -> tuple[float, float]:
    """Seconds to the first frame, by the clock and of work. An X server without a window is black."""
    with tempfile.TemporaryDirectory() as home:
        started = time.perf_counter()
        window = Window(program, Path(home))
        window.size = SIZE
        while window.picture().convert("L").getextrema()[1] == 0:
            pass
        took = time.perf_counter() - started
        worked = work(window.pid)
        window.kill()
    return took, worked


def work(pid: int) -> float:
    """Seconds of CPU time of a process and its threads, as Linux counts them."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    with tempfile.TemporaryDirectory() as made:
        programs = {"ours": build(Path(made, "ours")), "empty": build_empty(Path(made, "empty"))}
        sizes = [megabytes(program) for program in programs.values()]
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
        for _ in range(RUNS):
            for name, program in programs.items():
                times[name].append(start(program))
    ours, empty = ([median(column) for column in zip(*found)] for found in times.values())
    rows = {"size in MB": sizes, "first frame in s": (ours[0], empty[0]), "its work in s": (ours[1], empty[1])}
    for what, (one, other) in rows.items():
        print(f"{what:18} {one:8.2f}, empty KivyMD {other:8.2f}: {one / other:.2f}")


if __name__ == "__main__":
    main()
