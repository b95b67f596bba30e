"""What a choice brings is what the scoring itself shows after it; at best is the best of every way to go on."""

import copy
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from cakeapp.core.game import Move
from cakeapp.games.piece_o_cake.rules import worth
from cakeapp.games.piece_o_cake.rules.components import VARIETIES, Counts
from cakeapp.games.piece_o_cake.rules.rules import PieceOCake
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.games.piece_o_cake.rules.state import State
from cakeapp.games.piece_o_cake.rules.view import View
from tests.contract.worlds import Setting

RULES = PieceOCake()
PLAYERS = range(2, 6)
SOME = 12  # moves of a position
few = pytest.mark.parametrize("seeds", [3])  # games for each number of players; many more: `tests/bench/stakes.py`


def points(state: State) -> list[int]:
    return [sum(line.points for line in lines) for lines in score_lines(state.collected, state.eaten, VARIETIES)]


def positions(players: int, seeds: int) -> Iterator[tuple[State, View]]:
    """Of random games, wherever somebody chooses."""
    setting = Setting("piece_o_cake", players, (("take_four", "on"),))
    for seed in range(seeds):
        for state, _ in setting.steps(seed):
            view = RULES.view(state, None)
            if (view.actor or 0) >= 0 and view.cuts is not None:
                yield state.copy(), view


def score_after(state: State, move: Move) -> list[int]:
    after = copy.deepcopy(state)
    RULES.apply(after, move)
    return points(after)


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_what_a_choice_changes_is_what_the_score_shows_after_it(players: int, seeds: int) -> None:
    """For everybody; losses too, for a majority may be eaten or broken."""
    rng, found = Random(players), []
    for state, view in positions(players, seeds):
        legal = RULES.legal(state)
        for move in rng.sample(list(legal), min(SOME, len(legal))):
            found.append(worth.differences(view, move))
            shown = [after - before for after, before in zip(score_after(state, move), points(state))]
            assert found[-1] == shown, move
    assert min(min(one) for one in found) < 0 < max(max(one) for one in found)


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_the_shares_of_the_varieties_add_up_to_what_the_whole_choice_changes(players: int, seeds: int) -> None:
    rng = Random(players)
    for state, view in positions(players, seeds):
        takes = [move for move in RULES.legal(state) if move.verb == "take"]
        for move in rng.sample(takes, min(SOME, len(takes))):
            letter, eaten = move.args
            seat, total = view.actor or 0, [0] * players
            for kind, (slices, bites) in enumerate(zip(dict(view.pieces)[letter], eaten)):
                for one, change in enumerate(
                    worth.kept(view, seat, kind, slices - bites) if slices > bites else [0] * players
                ):
                    total[one] += change
                total[seat] += bites * VARIETIES[kind].cream
            assert total == worth.differences(view, move), move


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_at_best_is_the_best_of_every_way_to_eat_and_collect_the_piece(players: int, seeds: int) -> None:
    met = 0
    for state, view in positions(players, seeds):
        for letter, piece in view.pieces:
            if len(list(ways(piece))) > 200:
                continue
            met += 1
            seat, now = view.actor or 0, points(state)[view.actor or 0]
            brute = max(score_after(state, Move("take", (letter, eaten)))[seat] for eaten in ways(piece)) - now
            assert worth.best(view, piece)[seat] == brute
    assert met > 20


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_what_is_proposed_puts_her_furthest_ahead_of_the_best_of_the_others(players: int, seeds: int) -> None:
    """Not what brings her most: to collect may bring nothing, and break a crown that was worth eleven."""
    against_own = 0
    for state, view in positions(players, seeds):
        seat = view.actor or 0
        for letter, piece in view.pieces:
            if len(list(ways(piece))) > 200:
                continue
            after = {eaten: score_after(state, Move("take", (letter, eaten))) for eaten in ways(piece)}
            lead = {eaten: then[seat] - max(then[:seat] + then[seat + 1 :]) for eaten, then in after.items()}
            bites = worth.foremost_bites(view, seat, piece)
            assert lead[bites] == max(lead.values())
            against_own += after[bites][seat] < max(then[seat] for then in after.values())
    assert against_own


def ways(piece: Counts) -> list[Counts]:
    return list(product(*[range(n + 1) for n in piece]))


@few
def test_a_forecast_lets_everybody_in_turn_take_what_puts_her_furthest_ahead(seeds: int) -> None:
    """Each of what those before left, shared as it is proposed; all that the score shows then is foretold."""
    for state, view in positions(4, seeds):
        order = [(view.server + turn) % 4 for turn in range(view.turn, 5)][: len(view.pieces)]
        if len(view.pieces) < 2 or order[0] != view.actor:
            continue
        taken, gains = worth.served(view, dict(view.pieces), order)
        assert [*taken.values()] == order
        going, before = copy.deepcopy(state), points(state)
        for letter, seat in taken.items():
            now = RULES.view(going, None)
            takes = {one: Move("take", (one, worth.foremost_bites(now, seat, piece))) for one, piece in now.pieces}
            then = {one: score_after(going, move) for one, move in takes.items()}
            lead = {one: shown[seat] - max(shown[:seat] + shown[seat + 1 :]) for one, shown in then.items()}
            assert lead[letter] == max(lead.values())
            RULES.apply(going, takes[letter])
        assert [later - was for later, was in zip(points(going), before)] == gains
