"""What a choice brings, as the scoring itself counts after it; and what a piece would bring at best."""

import copy
from itertools import product
from random import Random

import pytest

from cakeapp.games.piece_o_cake.rules.components import VARIETIES
from cakeapp.games.piece_o_cake.rules.rules import PieceOCake
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.games.piece_o_cake.rules.state import State
from cakeapp.games.piece_o_cake.rules.view import View
from cakeapp.games.piece_o_cake.rules.worth import brings, gains
from cakeapp.games.piece_o_cake.table.intent import positions
from tests.contract.worlds import Setting


@pytest.mark.parametrize("seed", range(6))
def test_what_a_choice_brings_is_what_the_score_shows_after_it(seed: int) -> None:
    """Losses too: a majority may be eaten."""
    rules, setting, rng = PieceOCake(), Setting("piece_o_cake", 3, (("take_four", "on"),)), Random(seed)
    found = []
    for state, _ in setting.steps(seed):
        view = rules.view(state, None)
        if view.actor is None or view.cuts is None:
            continue
        for move in rng.sample(list(rules.legal(state)), min(12, len(rules.legal(state)))):
            after = copy.deepcopy(state)
            rules.apply(after, move)
            found.append(brings(view, move))
            assert found[-1] == points(after, view.actor) - points(state, view.actor), move
    assert min(found) < 0 < max(found)


def points(state: State, seat: int) -> int:
    return sum(line.points for line in score_lines(state.collected, state.eaten, VARIETIES)[seat])


@pytest.mark.parametrize("seed", range(6))
def test_a_gain_is_the_best_of_eating_or_collecting_each_variety(seed: int) -> None:
    rules, setting = PieceOCake(), Setting("piece_o_cake", 3, (("take_four", "on"),))
    met = 0
    for state, _ in setting.steps(seed):
        view = rules.view(state, None)
        for piece, _ in view.pieces:
            met += 1
            for seat, found in enumerate(gains(view, piece)):
                assert found == best(view, piece, seat)
    assert met > 20


def best(view: View, piece: str, seat: int) -> int:
    """By the score itself, each variety of the piece eaten or collected wholly."""
    kinds = [view.ring[at] for at in positions(view, piece)]

    def points(eaten: list[list[int]], collected: list[list[int]]) -> int:
        lines = score_lines([tuple(one) for one in collected], [tuple(one) for one in eaten], VARIETIES)
        return sum(line.points for line in lines[seat])

    now = points([list(one) for one in view.eaten], [list(one) for one in view.collected])
    found = []
    for to_eat in product((False, True), repeat=len(set(kinds))):
        eaten, collected = [list(one) for one in view.eaten], [list(one) for one in view.collected]
        for kind, eat in zip(sorted(set(kinds)), to_eat):
            (eaten if eat else collected)[seat][kind] += kinds.count(kind)
        found.append(points(eaten, collected) - now)
    return max(found)
