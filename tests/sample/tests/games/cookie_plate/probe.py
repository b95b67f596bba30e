"""Looks behind the scenes of Cookie Plate for the contract suite."""

from collections import Counter
from random import Random

from cakeapp.core.sheet import Entry
from cakeapp.games.cookie_plate.rules.components import KINDS
from cakeapp.games.cookie_plate.rules.state import State


def components(state: State) -> Counter[str]:
    found = Counter(KINDS[kind].id for kind in [*state.tin, *state.counter])
    for plate in state.plates:
        found.update({kind.id: count for kind, count in zip(KINDS, plate) if count})
    return found


def swap_hidden(state: State, seat: int | None, rng: Random) -> State:
    other = state.copy()
    rng.shuffle(other.tin)
    return other


def swap_a_little(state: State, rng: Random) -> State:
    return swap_hidden(state, None, rng)


def final_entries(state: State) -> list[Entry]:
    return [
        Entry(seat, "cookie", (kind.id, 1))
        for seat, plate in enumerate(state.plates)
        for kind, count in zip(KINDS, plate)
        for _ in range(count)
    ]


def most_touches(state: State) -> int:
    """One a cookie."""
    return sum(map(sum, state.plates))


def may_be_missing(said: str) -> bool:
    return False  # everybody has all her cookies
