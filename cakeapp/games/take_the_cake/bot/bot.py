"""What a good player of Take the Cake knows."""

from collections.abc import Iterator, Sequence
from random import Random

from cakeapp.bots import protocol
from cakeapp.bots.protocol import Plan
from cakeapp.bots.standing import chances, with_margin
from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move, after
from cakeapp.core.say import Said
from cakeapp.core.scoring import places, points_of
from cakeapp.games.take_the_cake.bot.draft import Draft, banked, wanted
from cakeapp.games.take_the_cake.bot.laying import Laying
from cakeapp.games.take_the_cake.bot.reasons import why
from cakeapp.games.take_the_cake.bot.weights import WEIGHTS
from cakeapp.games.take_the_cake.rules.results import all_lines, look_at_laid
from cakeapp.games.take_the_cake.rules.rules import TakeTheCake
from cakeapp.games.take_the_cake.rules.scoring import cake_lines, strength
from cakeapp.games.take_the_cake.rules.state import CUTTERS, State
from cakeapp.games.take_the_cake.rules.view import View

RULES = TakeTheCake()
MARGIN = 0.1  # how much of a finished game's worth is the margin
WIDEST = 200  # points; no margin is larger


class Brain(protocol.Brain[State, View]):
    """Sees, by its level, the points of a cake now; with `growth` those that it is likely to end with, with `deck` by
    the squares that really are to come; with `others` how everybody will take what is left of a centre, with `rivals`
    what that brings them, too; with `assign` its own orders when one is due, with `orders` all along.
    """

    def __init__(self, plan: Plan, taste: Taste = even) -> None:
        self.plan, self.taste = plan, taste

    def candidates(self, state: State) -> Sequence[Move]:
        if state.awaits == "put":
            *_, best = self.layings(state)
            return [best]
        found = [(self.prospects(state, move), move) for move in RULES.legal(state)]
        found.sort(key=lambda one: -one[0])
        return [move for _, move in found]

    def choices(self, state: State) -> Iterator[Move]:
        """The best so far, as each is looked at; the first of equals."""
        most, best = 0.0, None
        for move in RULES.legal(state):
            found = self.prospects(state, move)
            if best is None or found > most:
                most, best = found, move
            yield best

    def prospects(self, before: State, move: Move) -> float:
        """Of the seat that makes the move, in points."""
        seat, state = before.seat, after(RULES, before, move)
        seen = "assign" if before.awaits == "order" else "orders"
        orders_of = [seat] if seen in self.plan.sees else []
        draft = Draft(state, orders_of, self.plan.sees, self.taste)
        if "others" in self.plan.sees:
            return wanted(draft.expected(), seat, self.plan.sees, self.taste)
        return draft.alone(seat) if before.awaits == "cut" else draft.totals(draft.settled())[seat]

    def layings(self, state: State) -> Iterator[Move]:
        laying = Laying(state, self.plan.sees, self.taste)
        return laying.finishes() if laying.finishing() else laying.plans(self.plan.width)

    def quick_move(self, state: State, rng: Random) -> Move:
        return self.candidates(state)[0]

    def worth(self, state: State) -> Sequence[float]:
        if state.actor is None:
            strengths = list(map(strength, all_lines(state)))
            return with_margin(places(strengths), [points for points, _ in strengths], MARGIN, WIDEST)
        totals = Draft(state, range(state.players), self.plan.sees).expected()
        left = len(CUTTERS[state.players]) - 1 - state.number
        return chances(totals, WEIGHTS.spread[left])

    def points(self, state: State) -> Sequence[float]:
        if state.actor is None:
            return [float(strength(lines)[0]) for lines in all_lines(state)]
        looks = [look_at_laid(laid) for laid in state.cakes]
        found = banked(state)
        for at, look in enumerate(looks):
            lines = cake_lines(look, looks[:at] + looks[at + 1 :])
            found[at // state.cakes_each] += points_of(lines)
        return found

    def solve(self, view: View, rng: Random) -> Iterator[Move]:
        """The last squares of a cake by all their places, a piece or a cut by how the rest of its centre will go."""
        state = RULES.imagine(view, rng)
        return self.layings(state) if state.awaits == "put" else self.choices(state)

    def explain(self, view: View, move: Move) -> Said:
        state = RULES.imagine(view, Random(0))
        return why(state, after(RULES, state, move), move, self.plan.sees)
