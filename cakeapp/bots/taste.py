"""Temperaments: the same strength, another taste in what to aim for."""

from collections.abc import Sequence
from typing import NamedTuple


class Taste(NamedTuple):
    """A search asks it to turn how well each seat stands, from 0 to 1, into what each seat wants.

    Who weighs points adds some for what is hoped for, by `daring`, and for what others lose, by `spite`.
    """

    risk: float = 1.0  # an exponent: above 1 big wins count more than safe ones, below 1 the other way round
    spite: float = 0.0  # how much the best of the others is minded

    @property
    def daring(self) -> float:
        """Above 0 for who hopes for more than is likely, below for who trusts what is there."""
        return self.risk - 1

    def __call__(self, worth: Sequence[float]) -> list[float]:
        wants = [one**self.risk for one in worth]
        if self.spite:
            wants = [one - self.spite * max([*wants[:at], *wants[at + 1 :]]) for at, one in enumerate(wants)]
        return wants


even, bold, careful, spoiler = Taste(), Taste(risk=1.5), Taste(risk=0.7), Taste(spite=0.25)
TASTES = {"even": even, "bold": bold, "careful": careful, "spoiler": spoiler}
