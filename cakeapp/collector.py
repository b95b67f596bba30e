"""Python's collector of circular garbage, by whoever drives: a look through all that an app holds takes longer than
many frames, and finds next to nothing."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """It looks again when this is over. Where several pauses overlap, the first one decides."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def long_lived() -> Iterator[None]:
    """What is made inside stays as long as the app does, and so does what was there before."""
    with gc_paused():
        try:
            yield
        finally:
            kept()


def kept() -> None:
    """All that there is now stays."""
    gc.freeze()


def settled() -> None:
    """The garbage of a start goes, and what is left stays."""
    gc.collect()
    kept()


def tidy() -> None:
    """Looks through everything once: for moments when nobody looks."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
