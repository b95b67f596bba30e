"""Every ribbon that a cake qualifies for, and why not another; for the companion."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from cakeapp.games.cake_swap.rules.components import COLOURS, Layer, Ribbon
from cakeapp.games.cake_swap.rules.scoring import ribbons


class Check(NamedTuple):
    ribbon: Ribbon
    free: bool


def check(layers: Sequence[Layer], taken: Collection[Ribbon] = ()) -> list[Check]:
    """The ribbons of a cake, bottom to top, in the order of the classes, each with whether it is still to be had."""
    return [] if problem(layers) else [Check(ribbon, ribbon not in taken) for ribbon in ribbons(layers)]


def problem(layers: Sequence[Layer]) -> str:
    """Why these layers, bottom to top, are no cake for the judges, in a sentence; empty when they are."""
    if len(layers) not in COLOURS:
        return f"A cake for the judges has {min(COLOURS)} to {max(COLOURS)} layers, not {len(layers)}."
    for lower, upper in pairwise(layers):
        if upper.size >= lower.size:
            return f"Layers grow smaller from bottom to top: a {upper.size} cannot stand on a {lower.size}."
    return ""
