"""The bots: a brain with a plan, and the yardsticks that they are measured against."""

from collections.abc import Iterator, Sequence
from random import Random

from cakeapp.bots.protocol import Brain, Budget, Plan
from cakeapp.bots.search import search
from cakeapp.bots.standing import shares
from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move, Rules, State, View, after
from cakeapp.core.say import Said, Say


class Thinker:
    """Plays a forced move at once, then as its plan says: solves, searches, or goes by the rule of thumb."""

    def __init__(self, rules: Rules[State, View], brain: Brain[State, View], plan: Plan, taste: Taste = even) -> None:
        self.rules, self.brain, self.plan, self.taste = rules, brain, plan, taste
        self.budget = Budget(plan.iterations)

    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Move]:
        world = self.rules.imagine(view, rng)
        legal = self.rules.legal(world)
        if len(legal) == 1:
            yield legal[0]
            return
        if self.plan.exact and (solution := self.brain.solve(view, rng)) is not None:
            yield from solution
            return
        candidates = self.brain.candidates(world)
        yield candidates[0]
        if len(candidates) > 1 and budget.iterations:
            yield from search(self.rules, self.brain, self.plan, self.taste, view, rng, budget.iterations)

    def explain(self, view: View, move: Move) -> Said:
        return self.brain.explain(view, move)


class RandomPlayer:
    """Any legal move."""

    budget = Budget(0)

    def __init__(self, rules: Rules[State, View]) -> None:
        self.rules = rules

    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Move]:
        yield rng.choice(self.rules.legal(self.rules.imagine(view, rng)))

    def explain(self, view: View, move: Move) -> Said:
        return Say("bots.any")


class GreedyPlayer:
    """Whatever brings most points at once; among equals, any."""

    budget = Budget(0)

    def __init__(self, rules: Rules[State, View], brain: Brain[State, View]) -> None:
        self.rules, self.brain = rules, brain

    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Move]:
        world = self.rules.imagine(view, rng)
        seat, found = world.seat, list[tuple[float, Move]]()
        for move in self.rules.legal(world):
            found.append((self.brain.points(after(self.rules, world, move))[seat], move))
        most = max(points for points, _ in found)
        yield rng.choice([move for points, move in found if points == most])

    def explain(self, view: View, move: Move) -> Said:
        return Say("bots.greedy")


class PlainBrain:
    """Knows nothing of its game: any legal move, played on at random. The yardstick for what knowing helps."""

    def __init__(self, rules: Rules[State, View]) -> None:
        self.rules = rules

    def candidates(self, state: State) -> Sequence[Move]:
        return self.rules.legal(state)

    def quick_move(self, state: State, rng: Random) -> Move:
        legal = self.rules.legal(state)
        return legal[int(rng.random() * len(legal))]

    def worth(self, state: State) -> Sequence[float]:
        outcome = self.rules.outcome(state)
        assert outcome is not None
        return shares(outcome.places)

    def points(self, state: State) -> Sequence[float]:
        return self.worth(state)

    def solve(self, view: View, rng: Random) -> Iterator[Move] | None:
        return None

    def explain(self, view: View, move: Move) -> Said:
        return Say("bots.plain")
