"""Looks behind the scenes of Piece o' Cake for the contract suite."""

from collections import Counter
from random import Random

from cakeapp.core.sheet import Entry
from cakeapp.games.piece_o_cake.rules.components import ids
from cakeapp.games.piece_o_cake.rules.rules import VARIETIES
from cakeapp.games.piece_o_cake.rules.state import State


def components(state: State) -> Counter[str]:
    whole_cake = [state.ring] if state.cuts is None else []
    slices = [VARIETIES[kind].id for kinds in [state.deck, *whole_cake] for kind in kinds]
    for counts in [*state.collected, *state.eaten, *state.pieces.values(), state.gone]:
        slices += ids(counts)
    return Counter(slices)


def swap_hidden(state: State, seat: int | None, rng: Random) -> State:
    other = state.copy()
    rng.shuffle(other.deck)
    return other


def swap_a_little(state: State, rng: Random) -> State:
    return swap_hidden(state, None, rng)


def final_entries(state: State) -> list[Entry]:
    return [
        Entry(seat, verb, (slice_id, 1))
        for verb, by_seat in (("collect", state.collected), ("eat", state.eaten))
        for seat, counts in enumerate(by_seat)
        for slice_id in ids(counts)
    ]


def most_touches(state: State) -> int:
    """One a slice."""
    return sum(map(sum, [*state.collected, *state.eaten]))


def may_be_missing(said: str) -> bool:
    return said.endswith("with nobody.")  # left over, or set aside
