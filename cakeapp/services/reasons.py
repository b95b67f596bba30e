"""Reasons for points in a game's own words, and who came where for them."""

from typing import NamedTuple

from cakeapp.core.game import Line
from cakeapp.core.words import Words
from cakeapp.services.plays import Play


class Ranked(NamedTuple):
    """One player of a finished game, in words."""

    seat: int
    place: str
    name: str
    emblem: int
    points: int
    points_told: str
    reasons: list[str]
    first: bool


def in_words(t: Words, key: str, line: Line) -> str:
    names = [t(f"{key}.item.{item}") if f"{key}.item.{item}" in t else item for item in line.items]
    first = names[0] if names else ""
    if f"{key}.line.{line.source}" not in t:
        return ", ".join([line.source, *names])  # of a game, or an edition of it, that is not known here
    return t(f"{key}.line.{line.source}", count=len(names), first=first, items=", ".join(names), group=line.group)


def with_points(t: Words, key: str, line: Line) -> str:
    return f"{line.points:>3}  {in_words(t, key, line)}"


def ranking(t: Words, play: Play) -> list[Ranked]:
    """Best first."""
    ordered = sorted(enumerate(play.scores), key=lambda seated: seated[1].place)
    return [
        Ranked(
            seat,
            t(f"result.place.{score.place}") if f"result.place.{score.place}" in t else str(score.place),
            score.name,
            score.emblem,
            score.points,
            t("result.points", count=score.points),
            [with_points(t, play.game, line) for line in score.lines],
            score.place == 1,
        )
        for seat, score in ordered
    ]
