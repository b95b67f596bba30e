"""What a good player of Cake Swap knows."""

from collections.abc import Iterator, Sequence
from random import Random

from cakeapp.bots import protocol
from cakeapp.bots.protocol import Plan
from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move
from cakeapp.core.say import Said
from cakeapp.games.cake_swap.bot.ahead import Ahead
from cakeapp.games.cake_swap.bot.ending import Ending, decisive
from cakeapp.games.cake_swap.bot.outlook import RULES, Look
from cakeapp.games.cake_swap.bot.reasons import why
from cakeapp.games.cake_swap.bot.turn import Turn
from cakeapp.games.cake_swap.rules.state import NOTHING, State
from cakeapp.games.cake_swap.rules.view import View

DRAWS, DRAWS_IN_HASTE = 12, 4  # cards that stand for all that may be drawn


class Brain(protocol.Brain[State, View]):
    """Sees, by its level: the ribbons to be had at once; with `plans` those that a platter may still become; with
    `race` how many turns each seat needs to win; with `turns` all that its own turn may come to, card by card.

    If its plan has `iterations`, it then looks at what follows on each move that seems good: between two, at the reply
    and the own turn after it, as many times; where several others play, at rounds played on.
    """

    def __init__(self, plan: Plan, taste: Taste = even) -> None:
        self.plan, self.taste = plan, taste

    def look(self, state: State) -> Look:
        return Look(state, self.plan.sees, self.taste)

    def candidates(self, state: State) -> Sequence[Move]:
        return Turn(self.look(state), state, DRAWS).ranked()[: self.plan.width]

    def quick_move(self, state: State, rng: Random) -> Move:
        return Turn(self.look(state), state, DRAWS_IN_HASTE).ranked()[0]

    def worth(self, state: State) -> Sequence[float]:
        """Amid a turn, of the turn played on to its end."""
        look, seat = self.look(state), state.actor
        if seat is not None and (state.hand != NOTHING or state.taken or state.cleared):
            state = state.copy()
            while state.actor == seat:
                RULES.apply(state, Turn(look, state, DRAWS_IN_HASTE).ranked()[0])
        return look.worth(state)

    def points(self, state: State) -> Sequence[float]:
        return [float(points) for points in state.points]

    def solve(self, view: View, rng: Random) -> Iterator[Move]:
        """Exact where this turn decides the game; anywhere else the best of the turns looked at."""
        return self.thoughts(RULES.imagine(view, rng))

    def thoughts(self, state: State) -> Iterator[Move]:
        look = self.look(state)
        best = Turn(look, state, DRAWS).ranked()[0]
        yield best
        if decisive(state):
            move = None
            for move in Ending(state).moves():
                yield move or best
            if move is not None:
                return
        if "turns" in self.plan.sees:
            yield from Ahead(look, self.taste).search(state, self.plan)

    def explain(self, view: View, move: Move) -> Said:
        state = RULES.imagine(view, Random(0))
        return why(self.look(state), state, move)
