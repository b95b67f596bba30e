"""What the app costs, against an empty KivyMD app in the same run: time to the first frame, memory, work of a frame.

    python -m tests.bench.app_cost

Times are CPU times; each figure is the median of several runs, taken in turns.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

RUNS = 7
LIMITS = {"first frame": 1.5, "memory": 1.6}  # times the empty app
DRAG_MS, THINKING_MS = 4.0, 10.0

EMPTY = """
from tests.window import headless
headless.bootstrap()
from kivymd.app import MDApp
from kivymd.uix.screen import MDScreen
class Empty(MDApp):
    def build(self):
        return MDScreen()
app = Empty()
"""
OURS = """
from tests.window import headless
headless.bootstrap()
from pathlib import Path
from cakeapp.app import CakeTin
app = CakeTin(home=Path(sys.argv[1]))
"""
START = """
import json, resource, sys, time
{body}
from kivy.base import EventLoop, runTouchApp
app._run_prepare()
runTouchApp(embedded=True)
EventLoop.idle()
print(json.dumps({{"first frame": time.process_time(),
                   "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}}))
"""
FRAMES = """
import json, sys, time
from pathlib import Path
from tests.window import headless
headless.bootstrap((800, 1280))
from cakeapp.services.session import Setup, Sitter
from tests.window.robot import people, sit_down
from tests.bench.app_cost import frame_costs
print(json.dumps(frame_costs(headless.Driver(Path(sys.argv[1])))))
"""


def run(script: str, **env: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as home:
        path = Path(home) / "start.py"  # a file, because Kivy asks where an app's class was written
        path.write_text(script, encoding="utf-8")
        env |= {"PYTHONPATH": str(Path(__file__).parents[2])}
        call = [sys.executable, str(path), home]
        done = subprocess.run(call, env=os.environ | env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def frame_costs(driver) -> dict[str, float]:  # type: ignore[no-untyped-def]
    """Milliseconds of Python in a frame: while a knife is dragged at a full table, and while a master thinks."""
    from time import process_time

    from cakeapp.services.session import Setup, Sitter
    from tests.window.robot import people, sit_down

    sit_down(driver, Setup("piece_o_cake", people(5), deal="BENCH"))
    touch = driver.touch(*driver.node("knife").centre)
    touch.touch_down()
    drag = []
    for step in range(200):
        started = process_time()
        touch.touch_move(100 + 3 * step, 400 + 2 * step)
        driver.frames()
        drag.append((process_time() - started) * 1000)
    touch.touch_up()
    driver.app.set("animation_speed", 0.0)  # and with it no waiting between bots
    master = tuple(Sitter(f"Bot {seat}", "master", seat) for seat in range(2))
    sit_down(driver, Setup("piece_o_cake", master, deal="BENCH"))
    thinking = []
    for _ in range(300):
        busy = driver.app.nav.screen.pump.busy
        started = process_time()
        driver.frames()
        if busy:
            thinking.append((process_time() - started) * 1000)
    return {"drag": median(drag), "thinking": median(thinking)}


def main() -> None:
    empty, ours = START.format(body=EMPTY), START.format(body=OURS)
    measured: dict[str, list[dict[str, float]]] = {"empty": [], "ours": []}
    for _ in range(RUNS):
        measured["empty"].append(run(empty))
        measured["ours"].append(run(ours))
    for what, limit in LIMITS.items():
        one, other = (median(found[what] for found in measured[which]) for which in ("ours", "empty"))
        verdict = "ok" if one / other <= limit else "TOO MUCH"
        print(f"{what:12} {one:8.2f}, empty KivyMD {other:8.2f}: {one / other:.2f} of at most {limit}, {verdict}")
    frames = run(FRAMES, CAKE_PIXELS="off")
    for what, limit in (("drag", DRAG_MS), ("thinking", THINKING_MS)):
        verdict = "ok" if frames[what] <= limit else "TOO MUCH"
        print(f"{what:12} {frames[what]:8.2f} ms of Python a frame of at most {limit}, {verdict}")


if __name__ == "__main__":
    main()
