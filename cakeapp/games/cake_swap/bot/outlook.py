"""Who will be first at the points to win."""

from collections.abc import Collection

from cakeapp.bots.standing import chances, with_margin
from cakeapp.bots.taste import Taste, even
from cakeapp.games.cake_swap.bot.aims import at_once
from cakeapp.games.cake_swap.bot.race import MOST, POINTS_A_TURN, free_ribbons, to_go
from cakeapp.games.cake_swap.bot.supply import FAR, Supply, as_bits
from cakeapp.games.cake_swap.bot.weights import WEIGHTS
from cakeapp.games.cake_swap.rules.components import SHIPPED
from cakeapp.games.cake_swap.rules.rules import CakeSwap
from cakeapp.games.cake_swap.rules.state import State

RULES = CakeSwap()
MARGIN = 0.05  # how much of a finished game's worth is by how far it was won or lost

DARING: float = WEIGHTS["daring"]  # how much more the points of a ribbon count, to a taste for daring
ENVY: float = WEIGHTS["envy"]  # how much more the others' turns count, to a taste for spite
SPREAD, SPREAD_GROWTH = WEIGHTS["spread"], WEIGHTS["spread_growth"]


class Look:
    """What was worked out about positions that differ little: the pile is taken to be the same in all of them.

    The bold look for great ribbons, the careful for near ones; spoilers mind how near the others are.
    """

    def __init__(self, state: State, sees: Collection[str], taste: Taste = even) -> None:
        self.seat = state.actor
        self.points_a_turn = POINTS_A_TURN * (1 - DARING * taste.daring)
        self.envy = 1 + ENVY * taste.spite
        self.unseen = as_bits(state.pile)
        self.to_win = SHIPPED.points_to_win[state.players]
        self.plans, self.race = "plans" in sees, "race" in sees
        self.supplies: dict[int, Supply] = {}
        self.known: dict[tuple[tuple[int, ...], int, int, int, int], float] = {}

    def supply(self, drafting: int) -> Supply:
        found = self.supplies.get(drafting)
        if found is None:
            found = self.supplies[drafting] = Supply(drafting, self.unseen)
        return found

    def supply_of(self, state: State) -> Supply:
        return self.supply(as_bits(state.drafting))

    def to_go(self, state: State, seat: int, drafting: int) -> float:
        need = self.to_win - state.points[seat]
        if need <= 0:
            return -FAR
        platter = state.platters[seat]
        free = free_ribbons(tuple(state.owners))
        if not self.plans:
            return need - at_once(platter, free)
        key = platter, state.actions[seat], need, free, drafting
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = to_go(
                platter, state.actions[seat], need, free, self.supply(drafting), self.race, self.points_a_turn
            )
        return found

    def turns(self, state: State) -> list[float]:
        """Turns to go at the beginning of a turn. Only who is to move can count on what lies in the drafting area."""
        drafting, mover = as_bits(state.drafting), state.seat
        turns = []
        for seat in range(state.players):
            left = self.to_go(state, seat, drafting)
            if seat != mover and drafting:
                left = (left + self.to_go(state, seat, 0)) / 2
            turns.append(left + (seat - mover) % state.players / state.players)
        return turns

    def worth(self, state: State) -> list[float]:
        """How well each seat stands where a turn begins, or at the end of the game."""
        if state.actor is None:
            return final(state)
        turns = [left if seat == self.seat else left * self.envy for seat, left in enumerate(self.turns(state))]
        spread = SPREAD + SPREAD_GROWTH * max(0.0, min(turns)) ** 2
        return [MARGIN / 2 + (1 - MARGIN) * chance for chance in chances([-left for left in turns], spread)]


def final(state: State) -> list[float]:
    """The worth of a finished game: won, shared or lost, and a little for by how much."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    return with_margin(outcome.places, outcome.scores, MARGIN, 2 * MOST)
