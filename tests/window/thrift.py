"""What Kivy and its friends work out again and again, though it comes to the same: here once. And what nobody reads.

For the suite alone: whatever measures costs, or is played by hand, does without.
"""

import gc
import os
from collections.abc import Callable
from functools import cache
from itertools import count
from types import SimpleNamespace
from typing import Any

from cakeapp import collector
from tests.window import headless


def install() -> None:
    from kivy.core.text.text_sdl2 import LabelSDL2
    from kivy.lang import builder
    from materialyoucolor.hct.hct_solver import HctSolver

    # The palette of KivyMD is worked out from the same seed whenever an app starts.
    HctSolver.solve_to_int = staticmethod(cache(HctSolver.solve_to_int))
    LabelSDL2.get_cached_extents = known_extents
    builder.trace = lambda *_: None  # each value that follows another is traced, for nobody
    os.fsync = lambda _: None  # only a failing disk could tell, and tests that need one make their own
    gc.set_threshold(50_000, 10, 5)  # most of what a test left goes when the next app starts
    let_nothing_stay()
    headless.make_way = keep_now_and_then


APPS = count()  # that were started
SELDOM = 100
IDLE = dict.fromkeys(("freeze", "unfreeze", "collect"), lambda: None)


def let_nothing_stay() -> None:
    """An app keeps from the collector what stays as long as it does, and looks through the rest when nobody looks.

    Here one app comes after the other, and goes.
    """
    vars(collector)["gc"] = SimpleNamespace(**vars(gc) | IDLE)


def let_stay() -> None:
    """As it is when nobody tests."""
    vars(collector)["gc"] = gc


def keep_now_and_then() -> None:
    """The app before goes; what is left, most of it tests and what they remember, is looked through now and then."""
    if next(APPS) % SELDOM == SELDOM - 1:
        gc.unfreeze()
    for _ in range(2):  # what Kivy's own objects hold shows only when they are gone
        gc.collect()
    gc.freeze()


@cache
def extents_in(font: str, outline: int) -> dict[str, tuple[int, int]]:
    return {}


def known_extents(label: Any) -> Callable[[str], tuple[int, int]]:
    """How large words are in a font of one size: they come back whenever their label changes."""
    known = extents_in(label._get_font_id(), label.options["outline_width"])

    def extents(text: str) -> tuple[int, int]:
        if text not in known:
            known[text] = label.get_extents(text)
        return known[text]

    return extents
