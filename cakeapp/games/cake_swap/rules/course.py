"""What each move does to a game."""

from bisect import insort
from collections.abc import Sequence

from cakeapp.games.cake_swap.rules.components import POINTS, SHIPPED, ribbon_for
from cakeapp.games.cake_swap.rules.notation import FOR_NOTHING
from cakeapp.games.cake_swap.rules.opening import who_starts
from cakeapp.games.cake_swap.rules.placing import USES, joined, layer_out
from cakeapp.games.cake_swap.rules.state import (
    DRAFTED,
    DRAWN,
    NOTHING,
    SIZE_BITS,
    SWIPE,
    SWIPED,
    TRADED,
    State,
)


def deal(state: State, cards: Sequence[int]) -> None:
    state.actor, draws = who_starts(cards, state.players)
    state.drafting = sorted(card for _, card in draws)
    state.pile = list(reversed(cards[len(draws) :]))
    if not state.pile:
        state.actor = None


def draw(state: State) -> None:
    state.held, state.hand, state.taken = state.pile.pop(), DRAWN, True
    state.last_turn = not state.pile


def draft(state: State, card: int) -> None:
    state.drafting.remove(card)
    state.held, state.hand, state.taken = card, DRAFTED, True


def trade(state: State, card: int) -> None:
    state.drafting.remove(card)
    state.held, state.hand = card, TRADED


def swipe(state: State, other: int) -> None:
    layer = state.platters[other][-1]
    state.platters[other] = state.platters[other][:-1]
    state.sizes[other] -= SIZE_BITS[layer]
    state.actions[state.seat] -= SWIPE
    state.held, state.hand = layer // 2, SWIPED


def place(state: State, side: int, way: int, at: int) -> None:
    seat, platter = state.seat, state.platters[state.seat]
    layer = state.held * 2 + side
    out = layer_out(platter, way, at)
    if out is not None:
        insort(state.drafting, out // 2)
        state.sizes[seat] -= SIZE_BITS[out]
    state.platters[seat] = joined(platter, layer, way, at)
    state.sizes[seat] += SIZE_BITS[layer]
    state.actions[seat] -= USES[way]
    state.hand, state.held = NOTHING, -1


def clear(state: State, kind: int) -> None:
    seat, platter = state.seat, state.platters[state.seat]
    state.gone += [layer // 2 for layer in platter]
    state.platters[seat], state.sizes[seat] = (), 0
    state.cleared = True
    if kind == FOR_NOTHING:
        return
    ribbon = ribbon_for(kind, platter)
    state.owners[ribbon] = seat
    state.points[seat] += POINTS[ribbon]
    if state.points[seat] >= SHIPPED.points_to_win[state.players]:
        state.actor = None


def pass_on(state: State) -> None:
    """The card in hand goes to the drafting area."""
    insort(state.drafting, state.held)
    state.hand, state.held = NOTHING, -1


def end_turn(state: State) -> None:
    state.taken = state.cleared = False
    state.actor = None if state.last_turn else (state.seat + 1) % state.players
