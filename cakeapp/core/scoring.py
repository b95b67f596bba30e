"""From the lines of a breakdown to an outcome, in every game alike."""

from collections.abc import Iterable, Sequence
from typing import Any

from cakeapp.core.game import Line, Outcome


def points_of(lines: Iterable[Line]) -> int:
    return sum([line.points for line in lines])


def places(strengths: Sequence[Any]) -> tuple[int, ...]:
    """Places by strength, the greatest first; ties share a place and the next ones are left out."""
    return tuple(1 + sum(other > mine for other in strengths) for mine in strengths)


def by_points(lines: Sequence[tuple[Line, ...]]) -> Outcome:
    """Where nothing but points decides; lines by seat."""
    scores = tuple(map(points_of, lines))
    return Outcome(scores, places(scores), tuple(lines))


def by_strength(lines: Sequence[tuple[Line, ...]], strengths: Sequence[tuple[int, int]]) -> Outcome:
    """Where something else decides between equal points: `strengths` are the points with that, by seat."""
    return Outcome(tuple(map(points_of, lines)), places(strengths), tuple(lines))
