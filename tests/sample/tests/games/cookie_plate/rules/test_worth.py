"""What a choice brings is what the scoring itself shows after it."""

import pytest

from cakeapp.core.game import after
from cakeapp.games.cookie_plate import GAME
from cakeapp.games.cookie_plate.rules import worth
from cakeapp.games.cookie_plate.rules.rules import CookiePlate
from tests.contract.worlds import Setting

RULES = CookiePlate()


@pytest.mark.parametrize("players", GAME.seats)
def test_what_a_choice_brings_is_what_the_score_shows_after_it(players: int) -> None:
    found = set()
    for seed in range(20):
        for state, _ in Setting("cookie_plate", players, ()).steps(seed):
            for move in RULES.legal(state):
                now, then = state.plates[state.seat], after(RULES, state, move).plates[state.seat]
                found.add(worth.brings(now, move.args[0]))
                assert worth.brings(now, move.args[0]) == worth.total(then) - worth.total(now)
    assert {1, 2, 3} <= found
