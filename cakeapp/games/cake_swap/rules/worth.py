"""What choices bring and cost. A ribbon is named by its number; what is exact is what the rules do with that move."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, LAYERS, POINTS, SHIPPED, ribbon_for
from cakeapp.games.cake_swap.rules.notation import CLEAR, FOR_NOTHING
from cakeapp.games.cake_swap.rules.placing import PLACES, USES, joined, layer_out
from cakeapp.games.cake_swap.rules.rules import PLACING_ACTIONS, qualified
from cakeapp.games.cake_swap.rules.scoring import classes
from cakeapp.games.cake_swap.rules.state import DRAFTED, NOBODY, NOTHING, SIZE_BITS, SWIPE, SWIPED, TRADED
from cakeapp.games.cake_swap.rules.view import View

BROUGHT = {"draft": DRAFTED, "trade": TRADED, "swipe": SWIPED}  # how a card comes to hand by each move that chooses it


Value = TypeVar("Value")


def changed(values: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    return (*values[:at], value, *values[at + 1 :])


def after(view: View, *moves: Move) -> View:
    """What everybody sees once whoever acts has made these moves, one after the other; what is drawn nobody knows."""
    for move in moves:
        view = once(view, move)
    return view


def once(view: View, move: Move) -> View:
    seat = view.actor or 0
    if move.verb in BROUGHT:
        return taken(view, move)
    if move.verb == "place":
        side, way, at = move.args
        own, left = view.platters[seat], [*view.drafting]
        out = layer_out(own, way, at)
        if out is not None:
            left.append(out // 2)
        return replace(
            view,
            platters=changed(view.platters, seat, joined(own, view.held * 2 + side, way, at)),
            actions=changed(view.actions, seat, view.actions[seat] - USES[way]),
            drafting=tuple(sorted(left)),
            hand=NOTHING,
            held=-1,
        )
    if move.verb == "clear":
        points, owners = view.points, view.owners
        if move.args[0] != FOR_NOTHING:
            ribbon = next(one for one, takes in qualified(view.platters[seat]) if takes == move)
            points = changed(points, seat, points[seat] + POINTS[ribbon])
            owners = changed(owners, ribbon, seat)
        platters = changed(view.platters, seat, ())
        return replace(view, platters=platters, points=points, owners=owners, cleared=True)
    return view


def taken(view: View, move: Move) -> View:
    """The card that a move chooses is in hand."""
    seat, (what,) = view.actor or 0, move.args
    held, hand = what, BROUGHT[move.verb]
    if move.verb == "swipe":
        platter = view.platters[what]
        view = replace(
            view,
            platters=changed(view.platters, what, platter[:-1]),
            actions=changed(view.actions, seat, view.actions[seat] - SWIPE),
        )
        held = platter[-1] // 2
    else:
        view = replace(view, drafting=tuple(card for card in view.drafting if card != what))
    return replace(view, held=held, hand=hand, taken=view.taken or move.verb == "draft")


def placings(view: View) -> list[Move]:
    """Every way to place the card in hand."""
    if view.hand == NOTHING:
        return []
    seat = view.actor or 0
    sizes = sum(SIZE_BITS[layer] for layer in view.platters[seat])
    hand = view.actions[seat] & PLACING_ACTIONS
    return [
        move
        for side in (0, 1)
        for move in PLACES[sizes, hand, LAYERS[view.held * 2 + side].size, side, view.hand == TRADED]
    ]


def free(view: View, platter: tuple[int, ...]) -> list[int]:
    """Exact: the free ribbons that such a cake can take, each worth its points; the best first."""
    found = [ribbon for ribbon, _ in qualified(platter) if view.owners[ribbon] == NOBODY]
    return sorted(found, key=lambda ribbon: -POINTS[ribbon])


def ready(view: View, seat: int) -> int | None:
    """The best ribbon that somebody's cake could take as it stands; her next turn, if nothing comes between."""
    return next(iter(free(view, view.platters[seat])), None)


def leads_to(view: View, move: Move) -> int | None:
    """Exact: the best ribbon that can be taken in this turn once the card in hand is placed so."""
    if view.cleared:
        return None
    side, way, at = move.args
    platter = joined(view.platters[view.actor or 0], view.held * 2 + side, way, at)
    return next(iter(free(view, platter)), None)


def best(view: View, moves: Iterable[Move]) -> int | None:
    """At best: the best ribbon that one of these ways to place the card in hand leads to in this turn."""
    found = [ribbon for move in moves if (ribbon := leads_to(view, move)) is not None]
    return max(found, key=lambda ribbon: POINTS[ribbon], default=None)


def spends(move: Move) -> int:
    """Exact: the action cards that a move uses up, added up."""
    if move.verb == "place":
        return USES[move.args[1]]
    return SWIPE if move.verb == "swipe" else 0


def throws_out(view: View, move: Move) -> int | None:
    """Exact: the layer that goes to the drafting area for the card in hand."""
    return layer_out(view.platters[view.actor or 0], *move.args[1:]) if move.verb == "place" else None


def cheapest(moves: Sequence[Move], view: View) -> Move | None:
    """Of ways to place the card in hand the one that leads to most, and of equals the one that costs least."""

    def value(move: Move) -> tuple[int, int]:
        ribbon = leads_to(view, move)
        return (POINTS[ribbon] if ribbon is not None else 0), -bin(spends(move)).count("1")

    return max(moves, key=value, default=None)


def wins(view: View, seat: int, ribbon: int) -> bool:
    """Whether its points end the game."""
    return view.points[seat] + POINTS[ribbon] >= SHIPPED.points_to_win[view.players]


def robs(view: View, move: Move) -> tuple[int | None, int | None]:
    """Of a swipe: the best ribbon that its victim could have taken, and the one that is left to her."""
    other = move.args[0]
    return ready(view, other), ready(once(view, move), other)


def grows(view: View, seat: int) -> int | None:
    """A forecast: the best free ribbon if one more layer comes that keeps the classes of the cake."""
    platter = view.platters[seat]
    if not 2 <= len(platter) < max(COLOURS):
        return None
    kinds = {CLASSES.index(kind) for kind in classes([LAYERS[layer] for layer in platter])}
    found = [ribbon_for(kind, (*platter, -1)) for kind in kinds]
    return max((one for one in found if view.owners[one] == NOBODY), key=lambda one: POINTS[one], default=None)


def hopes(view: View, seat: int) -> list[tuple[int, list[int]]]:
    """Forecasts: by class that her cake can have, the free ribbons for as many layers or more; the best first."""
    platter = view.platters[seat]
    found = []
    for kind in classes([LAYERS[layer] for layer in platter]) if platter else CLASSES:
        at = CLASSES.index(kind)
        heights = [height for height in COLOURS if height >= len(platter)]
        ribbons = [ribbon_for(at, (-1,) * height) for height in heights]
        left = [one for one in ribbons if view.owners[one] == NOBODY]
        if left:
            found.append((at, left))
    return sorted(found, key=lambda one: -max(POINTS[ribbon] for ribbon in one[1]))


def clears(view: View) -> dict[int, int]:
    """Exact: the ribbons that can be taken now, by their classes."""
    if view.cleared or view.hand != NOTHING:
        return {}
    platter = view.platters[view.actor or 0]
    return {CLEAR.index(move): one for one, move in qualified(platter) if view.owners[one] == NOBODY}
