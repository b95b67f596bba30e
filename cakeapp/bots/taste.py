"""Temperaments: the same strength, another taste in what to aim for."""

from collections.abc import Callable, Sequence

Taste = Callable[[Sequence[float]], list[float]]  # from how well each seat stands to what each seat wants

BOLD, CAREFUL = 1.5, 0.7  # exponents: above 1 big wins count more than safe ones, below 1 the other way round
SPITE = 0.25  # how much a spoiler minds the best of the others


def even(worth: Sequence[float]) -> list[float]:
    return list(worth)


def bold(worth: Sequence[float]) -> list[float]:
    return [one**BOLD for one in worth]


def careful(worth: Sequence[float]) -> list[float]:
    return [one**CAREFUL for one in worth]


def spoiler(worth: Sequence[float]) -> list[float]:
    return [one - SPITE * max(worth[:at] + worth[at + 1 :]) for worth in [list(worth)] for at, one in enumerate(worth)]


TASTES: dict[str, Taste] = {"even": even, "bold": bold, "careful": careful, "spoiler": spoiler}
