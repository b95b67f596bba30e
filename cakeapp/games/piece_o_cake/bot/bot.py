"""What a good player of Piece o' Cake knows."""

from collections.abc import Iterator
from random import Random

from cakeapp.bots import protocol
from cakeapp.bots.protocol import Plan
from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move
from cakeapp.core.say import Listed, Say
from cakeapp.games.piece_o_cake.bot import reasons as bot_telling
from cakeapp.games.piece_o_cake.bot.between_two import best_cuts, best_takes
from cakeapp.games.piece_o_cake.bot.choosing import Eyes, best_choice, best_choices
from cakeapp.games.piece_o_cake.bot.crowd import best_choices_of_all, leaves
from cakeapp.games.piece_o_cake.bot.cutting import Cutting, even_cuts, legal_cuts
from cakeapp.games.piece_o_cake.bot.foresight import RULES, WEIGHTS, after_cake, points, settled, thoughtful_choice
from cakeapp.games.piece_o_cake.rules.state import CAKES, State
from cakeapp.games.piece_o_cake.rules.view import View

REMEMBERED = 400  # decisions of one search


class Brain(protocol.Brain[State, View]):
    def __init__(self, plan: Plan, taste: Taste = even) -> None:
        self.plan, self.taste = plan, taste
        self.eyes = Eyes("coming" in plan.sees, "rivals" in plan.sees)
        self._known: dict[object, list[Move]] = {}
        self._glimpsed: object = None

    def candidates(self, state: State) -> list[Move]:
        spot = spot_of(state)
        found = self._known.get(spot)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._candidates(state, spot)
        return found

    def _candidates(self, state: State, spot: object) -> list[Move]:
        if state.cuts is not None:
            found = best_choices(state, self.plan.width, self.eyes)
        elif self.plan.iterations and spot != self._glimpsed:
            # Most cakes are passing thoughts, met in one imagined world only; those deserve a glance.
            self._glimpsed = spot
            return Cutting(state, self.eyes).ranked(even_cuts(state))
        else:
            found = Cutting(state, self.eyes).ranked(legal_cuts(state))[: self.plan.width]
        self._known[spot] = found
        return found

    def quick_move(self, state: State, rng: Random) -> Move:
        if state.cuts is None:
            return Cutting(state, self.eyes).ranked(even_cuts(state))[0]
        return best_choice(state, self.eyes)

    def worth(self, state: State) -> list[float]:
        """Nobody knows how far the others think, so a good player is prepared for those who do and those who do not."""
        worth = after_cake(state, self.eyes, best_choice)
        if "thoughtful" not in self.plan.sees or state.cuts is None:
            return worth
        other = after_cake(state, self.eyes, thoughtful_choice)
        return [(one + two) / 2 for one, two in zip(worth, other)]

    def points(self, state: State) -> list[int]:
        return points(state)

    def solve(self, view: View, rng: Random) -> Iterator[Move] | None:
        """Between two, every cake to its end, and with the last cake the game; among more the last cake, once cut.

        Nothing unseen matters for that: slices to come count by how many they are.
        """
        state = RULES.imagine(view, rng)
        if state.players == 2:
            if state.cuts is None:
                return best_cuts(state, Cutting(state, self.eyes).ranked(legal_cuts(state)), self.taste)
            return best_takes(state, RULES.legal(state), self.taste)
        if state.cake == CAKES and state.cuts is not None and leaves(state) <= WEIGHTS["leaves"]:
            return best_choices_of_all(state, settled)
        return None

    def explain(self, view: View, move: Move) -> Say | Listed:
        return bot_telling.explain(RULES.imagine(view, Random(0)), move, self.eyes)


def spot_of(state: State) -> tuple[object, ...]:
    """All that a choice depends on: what is unseen follows from the rest."""
    slices = (state.ring, tuple(state.collected), tuple(state.eaten), state.gone)
    return (state.cake, state.turn, state.cuts, tuple(state.pieces), *slices)
