"""Thinking undisturbed by Python's collector of circular garbage: thoughts leave next to none, and a look through all
that an app holds takes longer than many slices."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collector() -> Iterator[None]:
    """Where thoughts overlap, the first one turns the collector off, and on again."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
