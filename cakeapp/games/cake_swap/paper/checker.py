"""Every ribbon that a cake qualifies for, and why not another; for the companion."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from cakeapp.core.say import Say
from cakeapp.games.cake_swap.rules.components import COLOURS, Layer, Ribbon
from cakeapp.games.cake_swap.rules.scoring import ribbons


class Check(NamedTuple):
    ribbon: Ribbon
    free: bool


def check(layers: Sequence[Layer], taken: Collection[Ribbon] = ()) -> list[Check]:
    """The ribbons of a cake, bottom to top, in the order of the classes, each with whether it is still to be had."""
    return [] if problem(layers) else [Check(ribbon, ribbon not in taken) for ribbon in ribbons(layers)]


def problem(layers: Sequence[Layer]) -> Say | None:
    """Why these layers, bottom to top, are no cake for the judges; None when they are."""
    if len(layers) not in COLOURS:
        return Say("cake_swap.helper.height", least=min(COLOURS), count=max(COLOURS), found=len(layers))
    for lower, upper in pairwise(layers):
        if upper.size >= lower.size:
            return Say("cake_swap.helper.order", upper=upper.size, lower=lower.size)
    return None
