"""The bots of Piece o' Cake: they play by what they see, alike when asked alike, and can say why."""

import re
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.games.piece_o_cake.bot.choosing import Eyes
from cakeapp.games.piece_o_cake.bot.cutting import Cutting, even_cuts, legal_cuts
from cakeapp.games.piece_o_cake.bot.prospects import expected_scores, lead, prospect
from cakeapp.games.piece_o_cake.rules.components import KINDS, NOTHING, VARIETIES
from cakeapp.games.piece_o_cake.rules.rules import PieceOCake
from cakeapp.games.piece_o_cake.rules.state import CAKES, State
from tests.bots import playing
from tests.bots.playing import bot_move, check_blind, check_reasons
from tests.games.piece_o_cake.probe import swap_hidden

KEY = "piece_o_cake"
RULES = PieceOCake()
ID = re.compile(rf"\b({'|'.join(variety.id for variety in VARIETIES)})\b")


thought = partial(bot_move, RULES)


def decisions(players: int, seed: int, level: str = "baker") -> Iterator[State]:
    """Of one game among bots of that level."""
    rng = Random(seed)
    return playing.decisions(RULES, RULES.start(players, {}), rng, lambda state: thought(level, state, rng))


def met(players: int, seed: int, every: int) -> list[State]:
    return list(decisions(players, seed))[seed % every :: every]


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_level_plays_legal_moves_to_the_end(level: str, players: int) -> None:
    assert {state.actor for state in decisions(players, players, level)} == set(range(players))


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_hidden_changes_no_move(level: str, players: int) -> None:
    rng = Random(players)
    for state in met(players, seed=players + 10, every=6):
        check_blind(RULES, level, state, swap_hidden(state, state.actor, rng))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_reasons_are_sentences_that_name_no_ids(players: int) -> None:
    told = []
    for level in ("apprentice", "master"):
        bot = levels.make(KEY, level)
        for state in decisions(players, seed=players):
            assert state.actor is not None
            view, legal = RULES.view(state, state.actor), RULES.legal(state)
            told += [str(bot.explain(view, move)) for move in {legal[0], legal[len(legal) // 2], legal[-1]}]
    check_reasons(told, ID)
    assert len(set(told)) > len(told) / 2


def last_choice(own: str, rival: str, piece: str) -> State:
    """The last choice of the game: what the two have collected, and what is left."""

    def counts(names: str) -> tuple[int, ...]:
        return tuple(names.split().count(variety.name) for variety in VARIETIES)

    state = RULES.start(2, {})
    state.server, state.actor, state.cake, state.turn, state.cuts = 0, 0, CAKES, 2, (0, 5)
    state.collected, state.pieces = [counts(own), counts(rival)], {"B": counts(piece)}
    return state


@pytest.mark.parametrize(
    ("own", "rival", "piece", "move", "reason"),
    [
        ("kiwi", "kiwi", "kiwi plum", "take B eat -", "Nobody can pass you in kiwi."),
        ("", "kiwi", "kiwi kiwi", "take B eat -", "Nobody can pass you in kiwi (+8)"),
        ("", "kiwi", "kiwi", "take B eat -", "You will share the lead in kiwi (+8)"),
        ("", "kiwi kiwi", "kiwi", "take B eat kiw", "You can no longer lead in kiwi"),
        ("kiwi kiwi", "kiwi kiwi kiwi", "plum", "forfeit kiw", "you can no longer lead in it"),
    ],
)
def test_the_last_choice_wins_what_can_be_won_and_says_so(
    own: str, rival: str, piece: str, move: str, reason: str
) -> None:
    state = last_choice(own, rival, piece)
    for level in ("baker", "patissier", "master"):
        assert RULES.text(thought(level, state, Random(1))) == move
    assert reason in str(levels.make(KEY, "master").explain(RULES.view(state, 0), RULES.parse(move)))


def test_a_prospect_is_the_majority_when_nothing_is_to_come() -> None:
    chocolate = len(VARIETIES) - 1
    assert prospect(chocolate, (1, 3, 3), 0, 0, 0) == (0, 11, 11)
    assert prospect(chocolate, (0, 0, 0), 0, 0, 0) == (0, 0, 0)


def test_prospects_are_the_same_for_equals_and_better_for_who_has_more() -> None:
    for kind in KINDS:
        few, most, same = prospect(kind, (0, 2, 0), 0, VARIETIES[kind].count - 2, 3)
        assert few == pytest.approx(same)
        assert most > few
        assert lead((few, most, same), 1) == pytest.approx(most - few)


def test_expected_scores_come_true_on_average() -> None:
    """Over games of bakers, the scores expected at the third cake are off by little more than the luck of the deal."""
    off = []
    for seed in range(30):
        states = list(decisions(3, seed))
        third = next(state for state in states if state.cake == 3)
        end = states[-1]
        RULES.apply(end, thought("baker", end, Random(seed)))
        outcome = RULES.outcome(end)
        assert outcome is not None
        off.append(sum(outcome.scores) / 3 - sum(expected_scores(third)) / 3)
    assert abs(sum(off) / len(off)) < 4


def test_cuts_are_judged_by_what_is_left_to_the_server() -> None:
    state = next(decisions(3, 1))
    state.collected = [NOTHING] * 3
    cutting = Cutting(state, Eyes())
    ranked = cutting.ranked(legal_cuts(state))
    assert sorted(ranked) == list(legal_cuts(state))
    assert cutting.server_lead(ranked[0]) == max(cutting.server_lead(cut) for cut in ranked)
    for cut in even_cuts(state):
        taken = cutting.choices(cut)
        assert [one.seat for one in taken] == [(state.server + turn) % 3 for turn in (1, 2, 3)]
        assert taken[0].gain >= cutting.arcs[taken[0].seat][taken[-1].piece[0]][taken[-1].piece[1]]
