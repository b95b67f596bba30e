"""Which ribbons a cake qualifies for, and what ribbons are worth; for the table and for score sheets."""

from collections.abc import Mapping, Sequence

from cakeapp.core.game import Line
from cakeapp.core.scoring import points_of
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, FROSTINGS, WILD, Layer, Ribbon


def classes(layers: Sequence[Layer]) -> tuple[str, ...]:
    """The classes these layers belong to, whatever their number. Each wild frosting is any frosting, for itself."""
    frostings = [layer.frosting for layer in layers if layer.frosting != WILD]
    one_cake = len({layer.cake for layer in layers}) == 1
    one_frosting = len(set(frostings)) <= 1
    all_different = len(set(frostings)) == len(frostings) and len(layers) < len(FROSTINGS)
    holds = (True, all_different, one_cake, one_frosting, one_cake and all_different, one_cake and one_frosting)
    return tuple(kind for kind, belongs in zip(CLASSES, holds) if belongs)


def ribbons(layers: Sequence[Layer]) -> tuple[Ribbon, ...]:
    """The ribbons a cake qualifies for, free or not."""
    colour = COLOURS.get(len(layers))
    return tuple(Ribbon(kind, colour) for kind in classes(layers)) if colour else ()


def score_lines(won: Sequence[Sequence[Ribbon]], points: Mapping[Ribbon, int]) -> tuple[tuple[Line, ...], ...]:
    """Seat by seat, a line a ribbon."""
    return tuple(tuple(Line("ribbon", points[ribbon], ribbon) for ribbon in own) for own in won)


def strength(lines: Sequence[Line]) -> tuple[int, int]:
    """What decides the places: the points, then the highest single ribbon."""
    return points_of(lines), max((line.points for line in lines), default=0)
