"""The search, on a game small enough to know the answer: take one to three of a heap, whoever takes the last wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from cakeapp.bots.players import PlainBrain
from cakeapp.bots.protocol import Plan
from cakeapp.bots.search import search
from cakeapp.bots.taste import even
from cakeapp.core.game import Move, Outcome

TAKES = [Move("take", (n,)) for n in (1, 2, 3)]


@dataclass
class Heap:
    left: int
    seat: int = 0

    @property
    def actor(self) -> int | None:
        return self.seat if self.left else None

    def copy(self) -> "Heap":
        return Heap(self.left, self.seat)


class Nim:
    """Nothing is hidden, so a view is the heap itself."""

    def legal(self, state: Heap) -> Sequence[Move]:
        return TAKES[: state.left]

    def apply(self, state: Heap, move: Move, log: object = None) -> None:
        state.left -= move.args[0]
        state.seat = 1 - state.seat

    def imagine(self, view: Heap, rng: Random) -> Heap:
        return view.copy()

    def outcome(self, state: Heap) -> Outcome | None:
        if state.left:
            return None
        winner = 1 - state.seat
        return Outcome((winner == 0, winner == 1), (1 + (winner != 0), 1 + (winner != 1)), ((), ()))


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_move_that_leaves_a_multiple_of_four(left: int) -> None:
    rules = Nim()
    plan = Plan(iterations=1500, width=3, widen=3)
    *_, move = search(rules, PlainBrain(rules), plan, even, Heap(left), Random(1), 1500)  # type: ignore[arg-type]
    assert (left - move.args[0]) % 4 == 0


def test_it_yields_a_move_after_every_world() -> None:
    rules = Nim()
    found = list(search(rules, PlainBrain(rules), Plan(), even, Heap(9), Random(1), 40))  # type: ignore[arg-type]
    assert len(found) == 40
    assert set(found) <= set(TAKES)


def test_narrow_plans_look_only_at_the_first_candidates() -> None:
    rules = Nim()
    plan = Plan(width=1)
    found = set(search(rules, PlainBrain(rules), plan, even, Heap(9), Random(1), 60))  # type: ignore[arg-type]
    assert found == {TAKES[0]}
