"""The bots of Dutch Auction: blind to what is hidden, the same each time, and able to say why."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.bots.protocol import Budget
from cakeapp.games.dutch_auction.bot.value import marks, points
from cakeapp.games.dutch_auction.rules.codes import ALL_CARDS, names
from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.rules.rules import DutchAuction
from cakeapp.games.dutch_auction.rules.scoring import result
from cakeapp.games.dutch_auction.rules.state import State
from tests.bots.playing import bot_move, check_blind, check_reasons, check_said_blind, decisions, random_decisions
from tests.games.dutch_auction.probe import swap_hidden

KEY = "dutch_auction"
RULES = DutchAuction()
IDS = re.compile(r"[grpb][1-8*](=[grpb])?(?!\w)")


def positions(seed: str, recall: str = "off", bot: str = "") -> Iterator[State]:
    """The decisions of a game played at random, or by a bot."""
    rng, start = Random(seed), RULES.start(2, {"recall": recall})
    if not bot:
        return random_decisions(RULES, start, rng)
    return decisions(RULES, start, rng, lambda state: bot_move(RULES, bot, state, Random(0)))


def test_marks_count_what_the_scoring_counts() -> None:
    rng = Random(1)
    for size in range(len(ALL_CARDS) + 1):
        owned = rng.sample(ALL_CARDS, size)
        assert points(marks(owned)) == result([names(owned)], CARDS).scores[0]


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("recall", ["off", "on"])
def test_finishes_a_game_with_legal_moves(level: str, recall: str) -> None:
    for state in positions(level, recall, level):
        assert not RULES.refuse(state, bot_move(RULES, level, state, Random(1)))


@pytest.mark.parametrize("level", levels.LEVELS)
def test_candidates_are_legal_wherever_play_leads(level: str) -> None:
    brain = levels.brain(KEY, levels.plan(KEY, level))
    for game in range(4):
        for state in positions(f"candidates {game}"):
            legal = RULES.legal(state)
            candidates = brain.candidates(state)
            assert candidates
            assert all(move in legal for move in candidates)
            assert brain.quick_move(state, Random(0)) in legal
            assert sum(brain.worth(state)) == pytest.approx(1)


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("recall", ["off", "on"])
def test_sees_only_the_view(level: str, recall: str) -> None:
    rng = Random(level)
    for game in range(3):
        for number, state in enumerate(positions(f"blind {game}", recall)):
            check_blind(RULES, level, state, swap_hidden(state, state.actor, rng), number)


def test_same_seed_same_move() -> None:
    bot = levels.make(KEY, "master")
    for number, state in enumerate(positions("twice", bot="baker")):
        view = RULES.view(state, state.actor)
        *_, fresh = bot.think(view, Random(number), bot.budget)
        *_, again = bot.think(view, Random(number), bot.budget)
        assert fresh == again == bot_move(RULES, "master", state, Random(number))


def test_explains_every_move_in_a_sentence() -> None:
    bot = levels.make(KEY, "master")
    rng = Random(2)
    said = []
    for game in range(4):
        for state in positions(f"why {game}"):
            view = RULES.view(state, state.actor)
            legal = RULES.legal(state)
            some = [legal[int(rng.random() * len(legal))] for _ in range(4)]
            said += [bot.explain(view, move) for move in [*some, legal[-1]]]
    check_reasons(list(map(str, said)), IDS)
    assert len(set(said)) > 100


def test_explanations_do_not_depend_on_what_is_hidden() -> None:
    rng = Random(3)
    for state in positions("why blind"):
        other = swap_hidden(state, state.actor, rng)
        check_said_blind(RULES, "master", state, other, rng.choice(RULES.legal(state)))


def test_thinks_without_a_budget() -> None:
    bot = levels.make(KEY, "master")
    state = next(positions("no budget"))
    assert list(bot.think(RULES.view(state, state.actor), Random(0), Budget(0)))
