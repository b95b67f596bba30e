"""Temperaments: the same strength, another taste in what to aim for."""

from collections.abc import Sequence
from typing import NamedTuple


class Taste(NamedTuple):
    """Turns how well each seat stands, from 0 to 1, into what each seat wants."""

    risk: float = 1.0  # an exponent: above 1 big wins count more than safe ones, below 1 the other way round
    spite: float = 0.0  # how much the best of the others is minded

    def __call__(self, worth: Sequence[float]) -> list[float]:
        wants = [one**self.risk for one in worth]
        if self.spite:
            wants = [one - self.spite * max([*wants[:at], *wants[at + 1 :]]) for at, one in enumerate(wants)]
        return wants


even, bold, careful, spoiler = Taste(), Taste(risk=1.5), Taste(risk=0.7), Taste(spite=0.25)
TASTES = {"even": even, "bold": bold, "careful": careful, "spoiler": spoiler}
