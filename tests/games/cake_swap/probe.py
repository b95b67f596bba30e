"""Looks behind the scenes of Cake Swap for the contract suite."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from cakeapp.core.game import Move
from cakeapp.core.sheet import Entry
from cakeapp.games.cake_swap.rules.components import RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.notation import CLEAR_FOR_NOTHING
from cakeapp.games.cake_swap.rules.state import NOBODY, State

TOUCHES_AN_ENTRY = 2  # the ribbon, then the player


def components(state: State) -> Counter[str]:
    cards = [*state.pile, *state.drafting, *state.gone]
    cards += [layer // 2 for platter in state.platters for layer in platter]
    cards += [state.held] if state.hand else []
    return Counter([SHIPPED.cards[card].id for card in cards] + list(map(str, RIBBONS[: len(state.owners)])))


def swap_hidden(state: State, seat: int | None, rng: Random) -> State:
    other = state.copy()
    rng.shuffle(other.pile)
    return other


def swap_a_little(state: State, rng: Random) -> State:
    return swap_hidden(state, None, rng)


def final_entries(state: State) -> list[Entry]:
    won = zip(RIBBONS, state.owners, strict=True)
    return [Entry(owner, "ribbon", tuple(ribbon)) for ribbon, owner in won if owner != NOBODY]


def most_touches(state: State) -> int:
    """Two a ribbon."""
    return 2 * sum(owner != NOBODY for owner in state.owners)


def may_be_missing(said: str) -> bool:
    return said.endswith("only if the pile was used up.")


def choose(legal: Sequence[Move], rng: Random) -> Move:
    """Ribbons whenever they can be had, and no cake cleared for nothing: otherwise random games win hardly any."""
    ribbons = [move for move in legal if move.verb == "clear" and move != CLEAR_FOR_NOTHING]
    growing = [move for move in legal if move.verb not in ("clear", "swipe", "pass")]
    return rng.choice(ribbons or growing or legal)
