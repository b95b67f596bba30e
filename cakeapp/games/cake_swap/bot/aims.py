"""The ribbons that a platter can still become."""

from functools import lru_cache
from typing import NamedTuple

from cakeapp.games.cake_swap.bot.supply import ANY_CAKE, ANY_FROSTING, TOP, Sort
from cakeapp.games.cake_swap.bot.weights import WEIGHTS
from cakeapp.games.cake_swap.rules.components import CAKES, COLOURS, FROSTINGS, LAYERS, POINTS, WILD

HEIGHTS = tuple(COLOURS)
DIFFERENT: float = WEIGHTS["different"]  # turns, as different frostings grow rarer with every layer
RIPE: float = WEIGHTS["at_once"]["ripe"]
LAYER: float = WEIGHTS["at_once"]["layer"]

WILD_BIT = 1 << FROSTINGS.index(WILD)
ONE_FROSTING = tuple(1 << at | WILD_BIT for at, frosting in enumerate(FROSTINGS) if frosting != WILD)
ONE_CAKE = tuple(1 << at for at in range(len(CAKES)))


class Aim(NamedTuple):
    """A ribbon that a platter can still become."""

    ribbon: int
    points: int
    layers: int  # still missing
    sorts: tuple[Sort, ...]  # any one of them will do, for all these layers
    extra: float  # turns, for what grows rarer on the way


@lru_cache(maxsize=20_000)
def aims(platter: tuple[int, ...]) -> tuple[Aim, ...]:
    cakes, frostings, twice = 0, 0, False
    for at in platter:
        layer = LAYERS[at]
        cakes |= 1 << CAKES.index(layer.cake)
        bit = 1 << FROSTINGS.index(layer.frosting)
        twice |= bit != WILD_BIT and bool(frostings & bit)
        frostings |= bit
    named = frostings & ~WILD_BIT
    pure = [cake for cake in ONE_CAKE if not cakes & ~cake]
    alike = [frosting for frosting in ONE_FROSTING if not named & ~frosting]
    others = [] if twice else [ANY_FROSTING & ~named]
    by_class = (
        ([ANY_CAKE], [ANY_FROSTING], False),
        ([ANY_CAKE], others, True),
        (pure, [ANY_FROSTING], False),
        ([ANY_CAKE], alike, False),
        (pure, others, True),
        (pure, alike, False),
    )
    found = []
    for kind, (some_cakes, some_frostings, rarer) in enumerate(by_class):
        sorts = tuple((cake, frosting) for cake in some_cakes for frosting in some_frostings)
        for at, height in enumerate(HEIGHTS):
            layers = height - len(platter)
            if sorts and 0 <= layers < top_size(platter):
                ribbon = kind * len(HEIGHTS) + at
                extra = DIFFERENT * layers * (layers - 1) / 2 if rarer else 0.0
                found.append(Aim(ribbon, POINTS[ribbon], layers, sorts, extra))
    return tuple(found)


def top_size(platter: tuple[int, ...]) -> int:
    return LAYERS[platter[-1]].size if platter else TOP


def at_once(platter: tuple[int, ...], free: int) -> float:
    """Points that a platter counts for who plans no further: a ribbon to be had now, or a start that leads to one."""
    reached = [aim for aim in aims(platter) if free >> aim.ribbon & 1]
    ripe = max([aim.points for aim in reached if not aim.layers], default=0)
    return RIPE * ripe + (LAYER * len(platter) if reached else 0.0)
