"""Moves as text."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cakeapp.core.errors import NotationError
from cakeapp.core.game import CHANCE
from tests.games.dutch_auction.positions import RULES

WRITTEN = [
    "aside g5",
    "power r* cash r3",
    "power r* suit r4 blue",
    "power b* suit r4=b red",
    "power r* take auction r7",
    "power r* take own r7",
    "power r* take display 3",
    "power r*=p steal p7",
    "buy 3 with b1 b4 b*",
    "buy 6 with g1 g* r4 r4=g r4=b p*",
    "done",
    "vote stop",
    "vote go",
    "tiebreak 1",
    "shuffle 0 g5 b*",
]

NO_MOVES = [
    "",
    "done ",
    "Done",
    "aside",
    "aside g9",
    "aside r4=b",
    "aside r4=r",
    "power r* cash r4=r",
    "power r* suit r4 yellow",
    "power r* take own r7=b",
    "power r* take display 0",
    "power r* take display 7",
    "buy 0 with b1",
    "buy 03 with b1 b2 b3",
    "buy ٣ with b1 b2 b3",
    "buy 1 with",
    "buy 2 with b4 b1",
    "buy 2 with g1=b g1",
    "buy 2 with  b1",
    "vote maybe",
    "tiebreak 2",
    "tiebreak " + "9" * 5000,
    "shuffle 0",
    "deck",
]


@pytest.mark.parametrize("written", WRITTEN)
def test_a_move_reads_as_it_is_written(written):
    assert RULES.text(RULES.parse(written)) == written


@pytest.mark.parametrize("written", NO_MOVES)
def test_anything_else_is_refused_and_repeated(written):
    with pytest.raises(NotationError) as error:
        RULES.parse(written)
    assert repr(written) in str(error.value)


def test_the_word_that_is_wrong_is_named():
    with pytest.raises(NotationError, match="what is 'g9'"):
        RULES.parse("buy 2 with g1 g9")


def test_a_wrong_order_is_put_right():
    with pytest.raises(NotationError, match=r"out of order: b1 b4 b\*"):
        RULES.parse("buy 3 with b4 b* b1")


WORDS = sorted({word for written in WRITTEN for word in written.split(" ")} | {"", "g9", "7"})


@settings(deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join), st.integers(0, 99), st.integers(0))
def test_whatever_can_be_read_is_written_the_same_and_judged_without_an_error(written, steps, seed):
    try:
        move = RULES.parse(written)
    except NotationError:
        return
    assert RULES.text(move) == written
    state, rng = RULES.start(2, {}), Random(seed)
    for _ in range(steps):
        if state.actor is None:
            break
        chance = state.actor == CHANCE
        RULES.apply(state, RULES.chance(state, rng) if chance else rng.choice(RULES.legal(state)))
    why = RULES.refuse(state, move)
    assert why is None or str(why).endswith(".")
    assert (why is None) >= (move in RULES.legal(state))


@settings(deadline=None, max_examples=20)
@given(st.integers(0))
def test_every_move_of_a_random_game_reads_back(seed):
    state, rng = RULES.start(2, {}), Random(seed)
    while (actor := state.actor) is not None:
        moves = [RULES.chance(state, rng)] if actor == CHANCE else list(RULES.legal(state))
        assert [RULES.parse(RULES.text(move)) for move in moves] == moves
        assert moves == sorted(set(moves))
        RULES.apply(state, rng.choice(moves))
