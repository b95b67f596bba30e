"""What a move would do, by all that lies open: said before a card or a layer is let go."""

from typing import NamedTuple

from cakeapp.core.game import Line
from cakeapp.core.scoring import points_of
from cakeapp.games.top_cake.rules.components import FACES, LAYERS
from cakeapp.games.top_cake.rules.hands import bid_in_halves
from cakeapp.games.top_cake.rules.scoring import Stack, score_lines, standing
from cakeapp.games.top_cake.rules.state import CLOSED, EITHER, OPEN
from cakeapp.games.top_cake.rules.view import Bid, View


class Stacking(NamedTuple):
    points: int  # more than before
    fallen: tuple[int, ...]  # the layers that collapse


class Bidding(NamedTuple):
    bid: int  # what the own cards in sight would add up to
    twins: tuple[int, ...]  # seats whose open card of the same face it cancels


def stacking(view: View, seat: int, card: int, number: int) -> Stacking:
    before = view.stacks[seat][number - 1] if number else ()
    built = (*before, card)
    left = standing(built, LAYERS)
    points = total((left,)) - (total((before,)) if before else 0)
    return Stacking(points, tuple(layer for layer in built if layer not in left))


def bidding(view: View, seat: int, lot: int, card: int) -> Bidding:
    there = [bid for bid in (*view.stuck, *view.bids) if bid.lot == lot and bid.card is not None]
    own = sum(bid_in_halves(1 << bid.card) for bid in there if bid.seat == seat and bid.card is not None)
    twins = tuple(bid.seat for bid in there if bid.card == card and bid.seat != seat and bid.facing == OPEN)
    return Bidding((own + bid_in_halves(1 << card)) // 2, twins)


def total(stacks: tuple[Stack, ...]) -> int:
    return points_of(score_lines(stacks, LAYERS))


def totals(view: View) -> list[int]:
    return [total(stacks) for stacks in view.stacks]


def above(stack: Stack) -> list[tuple[int, int]]:
    """Of each layer, bottom to top: how many are above it, and how many it bears."""
    return [(len(stack) - at, LAYERS[layer].max) for at, layer in enumerate(stack, 1)]


def scoring_layers(line: Line, stacks: tuple[Stack, ...]) -> set[int]:
    """What of a stack earned a line of the breakdown; for a crown all that it doubles."""
    if not 0 < line.group <= len(stacks):
        return set()
    stack = stacks[line.group - 1]
    return {layer for layer in stack if line.source == "crown" or LAYERS[layer].id in line.items}


def first_of_turn(view: View, seat: int) -> Bid | None:
    """The card already laid in the turn that goes on."""
    if view.facing == EITHER or view.actor != seat:
        return None
    way = CLOSED if view.facing == OPEN else OPEN
    return next((bid for bid in reversed(view.bids) if bid.seat == seat and bid.facing == way), None)


def halves(count: int) -> str:
    """6½"""
    whole, half = divmod(count, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")


def faces(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(FACES[card] for card in cards)
