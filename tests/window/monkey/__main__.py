"""A monkey goes wild on an app of its own for each seed, and what holds at any time is looked at on the way.

    CAKE_PIXELS=off python -m tests.window.monkey SEED ACTS
    CAKE_PIXELS=off python -m tests.window.monkey FIRST-LAST ACTS

All follows from the seed. One that fails prints its last acts, and can be run again by itself; so can those after it.
With pixels, a table at rest is compared with itself opened anew now and then.
"""

import argparse
import tempfile
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from time import process_time

from tests.window import headless, thrift

headless.bootstrap()
FATE = headless.settle_chance()
headless.think_evenly()
thrift.install()

from tests.window.headless import Driver
from tests.window.monkey.acts import Monkey
from tests.window.monkey.checks import check_anew, check_everything, check_nothing_held, check_record
from tests.window.monkey.places import at_home, open_sheet, setup_of, sit

GROWTH = 400  # widgets that caches and the last screens may hold on to


def go_wild(driver: Driver, seed: int, acts: int) -> Monkey:
    rng = Random(f"monkey {seed}")
    driver.app.set("animation_speed", rng.choice((0.0, 1.0, 2.0)))
    setup = setup_of(seed, rng)
    if seed % 4:
        sit(driver, setup)
    else:
        open_sheet(driver, setup.key, rng)
    monkey, at_first = Monkey(driver, rng), None
    try:
        for act in range(acts):
            monkey.act()
            check_record(driver)
            if act % 200 == 0:
                check_everything(driver)
                monkey.let_go()
                check_nothing_held(driver)
                check_anew(driver)
            if act % 500 == 400:
                sit(driver, setup, act)  # not all at the settings
            if act == acts // 4:
                monkey.let_go()
                at_first = at_home(driver, setup)
    except BaseException:
        print(f"seed {seed}, after act {act}:", *monkey.last, sep="\n    ", flush=True)
        raise
    monkey.let_go()
    at_last = at_home(driver, setup)
    assert at_first is not None
    assert at_last < at_first + GROWTH, f"{at_first} widgets grew to {at_last}"
    return monkey


def run(seeds: range, acts: int) -> int:
    """Each seed on an app of its own; how many of them failed."""
    total, failed = Counter[tuple[int, int]](), 0
    for seed in seeds:
        FATE.seed(seed)
        began, driver = process_time(), Driver(Path(tempfile.mkdtemp()))
        try:
            monkey = go_wild(driver, seed, acts)
        except Exception:
            traceback.print_exc()
            failed += 1
        else:
            total += monkey.sizes
            print(f"seed {seed}: {acts} acts, {process_time() - began:.1f} s", flush=True)
        finally:
            driver.close()
    sizes = ", ".join(f"{count} on {width:.0f}x{height:.0f}" for (width, height), count in sorted(total.items()))
    print(f"{total.total()} acts in {process_time():.0f} s of CPU: {sizes}; {failed} of {len(seeds)} seeds failed")
    return failed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seeds", help="a seed, or the first and the last of several: 0-99")
    parser.add_argument("acts", type=int)
    asked = parser.parse_args()
    first, _, last = asked.seeds.partition("-")
    raise SystemExit(min(1, run(range(int(first), int(last or first) + 1), asked.acts)))
