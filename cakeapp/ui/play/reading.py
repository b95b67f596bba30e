"""How long words stay, so that they can be read at the pace that the settings wish, and how long a bot thinks then."""

from math import inf
from typing import NamedTuple


class Pace(NamedTuple):
    """In seconds."""

    letter: float  # that words stay
    words: float  # at least
    bot: float  # that a bot takes at least


PACES = {
    "quick": Pace(0.03, 1.0, 0.15),
    "steady": Pace(0.06, 2.0, 0.6),
    "slow": Pace(0.096, 3.2, 1.4),
    "step": Pace(0.06, inf, 0.15),  # until a touch goes on
}


def reading_time(words: str, pace: Pace) -> float:
    """Seconds; none where there is nothing to read."""
    return max(pace.words, pace.letter * len(words)) if words else 0.0
