"""The bots of Dutch Auction: blind to what is hidden, the same each time, and able to say why."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.bots.protocol import Budget
from cakeapp.core.game import CHANCE, Move
from cakeapp.games.dutch_auction.bot_value import marks, points
from cakeapp.games.dutch_auction.codes import ALL_CARDS, names
from cakeapp.games.dutch_auction.components import CARDS
from cakeapp.games.dutch_auction.rules import DutchAuction
from cakeapp.games.dutch_auction.scoring import result
from cakeapp.games.dutch_auction.state import State
from tests.games.dutch_auction.probe import swap_hidden

KEY = "dutch_auction"
RULES = DutchAuction()
IDS = re.compile(r"[grpb][1-8*](=[grpb])?(?!\w)")


def positions(seed: str, recall: str = "off", bot: str = "") -> Iterator[State]:
    """The decisions of a game played at random, or by a bot."""
    rng = Random(seed)
    state = RULES.start(2, {"recall": recall})
    while (actor := RULES.actor(state)) is not None:
        if actor == CHANCE:
            RULES.apply(state, RULES.chance(state, rng))
            continue
        yield state
        RULES.apply(state, think(bot, state, 0) if bot else rng.choice(RULES.legal(state)))


def think(bot: str, state: State, seed: int) -> Move:
    thinker = levels.make(KEY, bot)
    *_, move = thinker.think(RULES.view(state, state.actor), Random(seed), thinker.budget)
    return move


def test_marks_count_what_the_scoring_counts() -> None:
    rng = Random(1)
    for size in range(len(ALL_CARDS) + 1):
        owned = rng.sample(ALL_CARDS, size)
        assert points(marks(owned)) == result([names(owned)], CARDS).scores[0]


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("recall", ["off", "on"])
def test_finishes_a_game_with_legal_moves(level: str, recall: str) -> None:
    for state in positions(level, recall, level):
        assert not RULES.refuse(state, think(level, state, 1))


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
            other = swap_hidden(state, state.actor, rng)
            assert think(level, state, number) == think(level, other, number)


def test_same_seed_same_move() -> None:
    bot = levels.make(KEY, "master")
    for number, state in enumerate(positions("twice", bot="baker")):
        view = RULES.view(state, state.actor)
        *_, fresh = bot.think(view, Random(number), bot.budget)
        *_, again = bot.think(view, Random(number), bot.budget)
        assert fresh == again == think("master", state, number)


def test_explains_every_move_in_a_sentence() -> None:
    bot = levels.make(KEY, "master")
    rng = Random(2)
    said = set()
    for game in range(4):
        for state in positions(f"why {game}"):
            view = RULES.view(state, state.actor)
            legal = RULES.legal(state)
            for move in [legal[int(rng.random() * len(legal))] for _ in range(4)] + list(legal[-1:]):
                text = bot.explain(view, move)
                assert re.fullmatch(r"[A-Z].*[^.]\.", text)
                assert not IDS.search(text)
                assert not re.search(r"(?<!\d)1 points", text)
                said.add(text)
    assert len(said) > 100


def test_explanations_do_not_depend_on_what_is_hidden() -> None:
    rng = Random(3)
    bot = levels.make(KEY, "master")
    for state in positions("why blind"):
        other = swap_hidden(state, state.actor, rng)
        move = rng.choice(RULES.legal(state))
        assert bot.explain(RULES.view(state, state.actor), move) == bot.explain(RULES.view(other, state.actor), move)


def test_thinks_without_a_budget() -> None:
    bot = levels.make(KEY, "master")
    state = next(positions("no budget"))
    assert list(bot.think(RULES.view(state, state.actor), Random(0), Budget(0)))
