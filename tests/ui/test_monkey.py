"""10,000 random acts across all screens break nothing, lead nowhere that has no way on, and leave no widgets behind."""

import os
import subprocess
import sys

import pytest

SEEDS, ACTS = range(10), 1000


@pytest.mark.parametrize("seed", SEEDS)
def test_a_monkey_breaks_nothing(seed: int) -> None:
    call = [sys.executable, "-m", "tests.window.monkey", str(seed), str(ACTS)]
    done = subprocess.run(call, env=os.environ | {"CAKE_PIXELS": "off"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
