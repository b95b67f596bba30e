"""Looks behind the scenes of Top Cake for the contract suite."""

from collections import Counter
from random import Random

from cakeapp.core.sheet import Entry
from cakeapp.games.top_cake.rules.components import FACES, LAYERS
from cakeapp.games.top_cake.rules.state import CLOSED, State


def components(state: State) -> Counter[str]:
    layers = [*state.cakes, *state.toppers, *state.row, *state.tin]
    for won, stacks in zip(state.won, state.stacks, strict=True):
        layers += [*won, *(layer for stack in stacks for layer in stack)]
    cards = [(seat, card) for seat, _, _, card in [*state.stuck, *state.bids]]
    cards += [(seat, card) for seat, hand in enumerate(state.hands) for card in range(len(FACES)) if hand >> card & 1]
    cards += [(seat, FACES.index("S")) for seat in state.spent]
    return Counter([LAYERS[layer].id for layer in layers] + [f"{FACES[card]} of {seat}" for seat, card in cards])


def swap_hidden(state: State, seat: int | None, rng: Random) -> State:
    other = state.copy()
    other.cakes = tuple(rng.sample(state.cakes, len(state.cakes)))
    other.toppers = tuple(rng.sample(state.toppers, len(state.toppers)))
    for owner in range(state.players):
        closed = [at for at, bid in enumerate(state.bids) if bid[0] == owner and bid[2] == CLOSED]
        if owner != seat:
            exchange(other, owner, closed, hand=[card for card in range(10) if state.hands[owner] >> card & 1], rng=rng)
        elif not state.recall:
            exchange(other, owner, closed, hand=[], rng=rng)
    return other


def swap_a_little(state: State, rng: Random) -> State:
    """Of one owner the faces of what lies face down and of what is in hand, and of no more than one lot."""
    other, owner = state.copy(), rng.randrange(state.players)
    closed = [at for at, bid in enumerate(state.bids) if bid[0] == owner and bid[2] == CLOSED]
    hand = [card for card in range(10) if state.hands[owner] >> card & 1]
    exchange(other, owner, rng.sample(closed, min(1, len(closed))), hand, rng)
    return other


def exchange(state: State, owner: int, closed: list[int], hand: list[int], rng: Random) -> None:
    """Mixes the faces of face-down cards among themselves and with a hand."""
    old = [state.bids[at][3] for at in closed]
    mixed = rng.sample(old + hand, len(old) + len(hand))
    for at, card in zip(closed, mixed, strict=False):
        _, lot, facing, _ = state.bids[at]
        state.bids[at] = (owner, lot, facing, card)
    if hand:
        state.hands[owner] = sum(1 << card for card in mixed[len(closed) :])


def final_entries(state: State) -> list[Entry]:
    entries = []
    for seat, stacks in enumerate(state.stacks):
        for stack in stacks:
            entries += [Entry(seat, "stack"), *(Entry(seat, "layer", (LAYERS[card].id,)) for card in stack)]
    return entries


def most_touches(state: State) -> int:
    """One a stack and one a layer."""
    return sum(1 + len(stack) for stacks in state.stacks for stack in stacks)


def may_be_missing(said: str) -> bool:
    return said.endswith("has no layer yet.")  # somebody who won nothing
