"""What a good player of Cookie Plate knows: what a cookie brings, what may still come, and who is after it."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from cakeapp.bots import protocol
from cakeapp.bots.protocol import Plan
from cakeapp.bots.standing import chances, shares
from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move
from cakeapp.core.say import Listed, Say, sentences
from cakeapp.games.cookie_plate.rules.components import KINDS, Counts
from cakeapp.games.cookie_plate.rules.notation import TAKES
from cakeapp.games.cookie_plate.rules.rules import CookiePlate
from cakeapp.games.cookie_plate.rules.state import EACH, State
from cakeapp.games.cookie_plate.rules.view import View
from cakeapp.games.cookie_plate.rules.worth import brings, total

RULES = CookiePlate()
WEIGHTS = json.loads(Path(__file__).with_name("bot.json").read_text(encoding="utf-8"))["weights"]


class Brain(protocol.Brain[State, View]):
    def __init__(self, plan: Plan, taste: Taste = even) -> None:
        self.coming = (WEIGHTS["coming"] + WEIGHTS["daring"] * taste.daring) * ("coming" in plan.sees)
        self.rival = (WEIGHTS["rival"] + WEIGHTS["spite"] * taste.spite) * ("rival" in plan.sees)

    def candidates(self, state: State) -> Sequence[Move]:
        kinds = sorted(set(state.counter), key=lambda kind: -self.value(state, kind))
        return [TAKES[kind] for kind in kinds]

    def value(self, state: State, kind: int) -> float:
        """What a cookie brings now, what it may bring later, and what it would bring whoever is next."""
        own, after = state.plates[state.seat], state.plates[(state.seat + 1) % state.players]
        found: float = brings(own, kind) + self.coming * hope(state, state.seat, kind)
        if state.counter.count(kind) == 1:
            found += self.rival * brings(after, kind)
        return found

    def quick_move(self, state: State, rng: Random) -> Move:
        return self.candidates(state)[0]

    def worth(self, state: State) -> Sequence[float]:
        outcome = RULES.outcome(state)
        return shares(outcome.places) if outcome else chances(prospects(state, self.coming), WEIGHTS["spread"])

    def points(self, state: State) -> Sequence[float]:
        return [total(plate) for plate in state.plates]

    def solve(self, view: View, rng: Random) -> Iterator[Move] | None:
        return None

    def explain(self, view: View, move: Move) -> Say | Listed:
        (kind,) = move.args
        seat = view.actor or 0
        own, others = brings(view.plates[seat], kind), best_of_others(view.plates, seat, kind)
        told = Say("cookie_plate.reason.brings", kind=KINDS[kind].said, points=own)
        if others > 1 and others >= own:
            return sentences(told, Say("cookie_plate.reason.others", points=others))
        if view.unseen[kind]:
            return sentences(told, Say("cookie_plate.reason.coming", count=view.unseen[kind]))
        return told


def hope(state: State, seat: int, kind: int) -> float:
    """How many more of a kind a seat may get: its share of those that are likely to come while it has turns left."""
    left = state.tin.count(kind) + state.counter.count(kind)
    turns = EACH - sum(state.plates[seat])
    return min(turns, left) * left / (len(state.tin) + len(state.counter))


def prospects(state: State, coming: float) -> list[float]:
    """What each seat will come to: its points, and what its largest kinds may still bring."""
    return [
        total(plate) + coming * max(brings(plate, kind) * hope(state, seat, kind) for kind in range(len(KINDS)))
        for seat, plate in enumerate(state.plates)
    ]


def best_of_others(plates: Sequence[Counts], seat: int, kind: int) -> int:
    """What a cookie would bring whoever of the others it brings most."""
    return max(brings(plate, kind) for other, plate in enumerate(plates) if other != seat)
