"""Looks behind the scenes of Cake Swap for the contract suite."""

from collections import Counter
from random import Random

from cakeapp.games.cake_swap.components import RIBBONS, SHIPPED
from cakeapp.games.cake_swap.state import State


def components(state: State) -> Counter[str]:
    cards = [*state.pile, *state.drafting, *state.gone]
    cards += [layer // 2 for platter in state.platters for layer in platter]
    cards += [state.held] if state.hand else []
    return Counter([SHIPPED.cards[card].id for card in cards] + list(map(str, RIBBONS[: len(state.owners)])))


def swap_hidden(state: State, seat: int | None, rng: Random) -> State:
    other = state.copy()
    rng.shuffle(other.pile)
    return other
