"""All words can be read by day and by night: 4.5 to 1, on the pixels that are shown."""

import os
import subprocess
import sys
from itertools import cycle, product

import pytest

from tests.window.contrast import LEAST, behind, contrast
from tests.window.pixels import needs_pixels


@needs_pixels
@pytest.mark.parametrize("form", ["phone", "broad"])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_words_stand_out_from_what_is_behind_them(theme: str, form: str) -> None:
    command = [sys.executable, "-m", "tests.window.contrast", theme, form]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout == ""


WIDE, HIGH = 40, 10
INK, PALE = (59, 34, 25), (228, 222, 214)  # to each other 11 to 1
SHADES = [tuple(map(sum, zip(PALE, steps))) for steps in product((0, 8, 16), repeat=3)]


def measured(dots: list[tuple[int, ...]]) -> float:
    """The contrast of ink that covers every fourth dot of a box; the others are in turn of these colours."""
    others = cycle(dots)
    pixels = bytes(part for at in range(WIDE * HIGH) for part in (next(others) if at % 4 else INK))
    ink = tuple(part / 255 for part in INK)
    return contrast(ink, behind(pixels, WIDE, (0, 0, WIDE, HIGH), ink))


def test_a_ground_of_many_shades_is_one_ground() -> None:
    assert measured(SHADES) > LEAST


def test_words_on_what_is_hardly_paler_are_faint() -> None:
    assert measured([(90, 70, 60)]) < LEAST
    assert measured([INK]) == 1
