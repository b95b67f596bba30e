"""Who came where in a finished game, and for what."""

from typing import NamedTuple

from cakeapp.core.lines import with_points
from cakeapp.core.words import Words
from cakeapp.services.finished_game import FinishedGame


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


def ranking(t: Words, play: FinishedGame) -> list[Ranked]:
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
