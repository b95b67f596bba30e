"""The submission choice where it decides the game: which ribbon to take, or what to do first, searched to the end.

Two kinds of positions are solved, because nothing in them is left to chance or to others:

- The pile is used up, so that the game ends with this turn. The best move is the one from which the rest of the
  turn, played best, ends with the highest `final` worth for the seat to move.
- The points to win can be reached in this turn without drawing a card. The best move is the one from which they
  are reached with the highest `final` worth. Winning at once is taken to be better than anything that may come later.

Among equals the first in `legal` order is best. Every sequence of moves is looked at; only those are left out that
cannot reach the points to win any more, where that is what is looked for.
"""

from collections.abc import Generator, Iterator
from typing import Any

from cakeapp.core.game import Move, after
from cakeapp.games.cake_swap.bot.outlook import final
from cakeapp.games.cake_swap.rules.components import COLOURS, POINTS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.rules import CakeSwap
from cakeapp.games.cake_swap.rules.state import NOBODY, NOTHING, SWAP, SWIPE, State

RULES = CakeSwap()
SLICE = 60  # positions between two looks at the clock
LOST = -1.0  # less than any worth: the game does not end this way
LAYERS_OF = {colour: layers for layers, colour in COLOURS.items()}


def decisive(state: State) -> bool:
    return state.last_turn or may_win(state)


def may_win(state: State) -> bool:
    """Whether enough points are in reach this turn, as far as heights tell."""
    if state.cleared:
        return False
    seat = state.seat
    need = SHIPPED.points_to_win[state.players] - state.points[seat]
    height = len(state.platters[seat])
    can_add = (state.hand != NOTHING) + (not state.taken) + bool(state.actions[seat] & SWIPE)
    return any(
        owner == NOBODY and points >= need and height <= LAYERS_OF[ribbon.colour] <= height + can_add
        for ribbon, owner, points in zip(RIBBONS, state.owners, POINTS)
    )


class Ending:
    """The rest of one turn, every position of it judged once."""

    def __init__(self, state: State) -> None:
        self.state, self.seat, self.last = state, state.seat, state.last_turn
        self.known: dict[tuple[Any, ...], float] = {}
        self.looked_at = 0

    def moves(self) -> Iterator[Move | None]:
        """None after every slice of work; last of all the best move, or None where none ends the game as hoped."""
        best, chosen = LOST, None
        for move in self._moves(self.state):
            worth = yield from self._worth(self.state, move)
            if worth > best:
                best, chosen = worth, move
        yield chosen

    def _moves(self, state: State) -> list[Move]:
        return [move for move in RULES.legal(state) if self.last or move.verb not in ("draw", "end")]

    def _worth(self, state: State, move: Move) -> Generator[None, None, float]:
        state = after(RULES, state, move)
        if state.actor is None:
            return final(state)[self.seat]
        if not self.last and not may_win(state):
            return LOST
        key = self._key(state)
        if key not in self.known:
            self.looked_at += 1
            if self.looked_at % SLICE == 0:
                yield
            best = LOST
            for then in self._moves(state):
                worth = yield from self._worth(state, then)
                best = max(best, worth)
            self.known[key] = best
        return self.known[key]

    def _key(self, state: State) -> tuple[Any, ...]:
        """What the rest of the turn depends on: the drafting area only while a card may be had from it."""
        actions = state.actions[self.seat]
        useful = not state.taken or actions & SWAP
        return (
            tuple(state.platters) if actions & SWIPE else state.platters[self.seat],
            actions,
            tuple(state.owners),
            tuple(state.drafting) if useful else (),
            state.held,
            state.hand,
            state.taken,
            state.cleared,
        )
