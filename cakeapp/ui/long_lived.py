"""Python's collector of circular garbage looks only at what comes and goes: a look through all that an app holds takes
longer than many frames."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def long_lived() -> Iterator[None]:
    """What is made inside stays as long as the app does, and so does what was there before, but for garbage."""
    enabled = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if enabled:
            gc.enable()


def tidy() -> None:
    """Looks through everything once: for moments when nobody looks."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
