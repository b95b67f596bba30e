"""The rows in which a cake is shown: one for each layer, and one for each gap that a layer of the card in mind fits."""

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules import worth
from cakeapp.games.cake_swap.rules.placing import PLAIN
from cakeapp.games.cake_swap.rules.view import View


def gaps(held: View) -> set[int]:
    """How many layers are below each gap."""
    return {below(held, one) for one in worth.placings(held) if worth.throws_out(held, one) is None}


def below(held: View, one: Move) -> int:
    """How many layers are below that place."""
    platter, out = held.platters[held.actor or 0], worth.throws_out(held, one)
    if out is not None:
        return platter.index(out)
    return len(platter) if one.args[1] == PLAIN else int(one.args[2]) - 1


def row(held: View, one: Move) -> int:
    """Of a place, from the bottom up."""
    at, replaces = below(held, one), worth.throws_out(held, one) is not None
    return at + sum(gap < at or (replaces and gap == at) for gap in gaps(held))


def layer_row(held: View | None, at: int) -> int:
    """Of a layer of the cake."""
    return at if held is None else at + sum(gap <= at for gap in gaps(held))
