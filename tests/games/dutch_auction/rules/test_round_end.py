"""Restocking, votes and the draw: the examples and rulings of the game's page, as behaviour."""

import pytest

from cakeapp.games.dutch_auction.rules.state import END, VOTE
from tests.games.dutch_auction.positions import RULES, acting, cards, kinds, legal, lying, play, restocked


def test_the_display_slides_left_and_is_filled():
    state = restocked("- g2 g3 - g5 -", "p1 p2 p3 p4")
    assert lying(state.display.values()) == "g2 g3 g5 p1 p2 p3"
    assert list(state.display) == [1, 2, 3, 4, 5, 6]
    assert not state.auction_discards


def test_of_an_untouched_display_the_first_card_goes():
    state = restocked("g1 g2 g3 g4 g5 g6", "p1 p2")
    assert lying(state.display.values()) == "g2 g3 g4 g5 g6 p1"
    assert lying(state.auction_discards) == "g1"


def test_a_new_hand_is_drawn_with_a_shuffle_where_needed():
    state = acting("r7", "- g2", loser=True)
    state.auction_deck = cards("p1 p2 p3 p4 p5 p6 p7 p8")
    state.decks = cards("r1 r2 r3"), cards("b1 b2 b3 b4 b5")
    state.discards = cards("r5 r6"), []
    log = play(state, "done")
    assert state.actor == -1
    log += play(state, "shuffle 0 r7 r5 r6")
    assert lying(state.hands[0]) == "r1 r2 r3 r5 r7"
    assert lying(state.decks[0]) == "r6"
    assert kinds(log) == ["done", "slide", "restock", "draw", "shuffle", "draw", "draw"]


def test_the_game_ends_with_nothing_left_to_sell():
    state = restocked("- - - - - -", "")
    assert state.phase == END
    assert RULES.outcome(state) is not None


def test_the_game_goes_on_while_the_auction_deck_lasts():
    assert restocked("- g2 - - - -", "p1 p2 p3 p4 p5 p6").actor == 0


@pytest.mark.parametrize(
    ("first", "second", "ends"), [("stop", "stop", True), ("stop", "go", False), ("go", "stop", False)]
)
def test_both_must_vote_to_stop(first, second, ends):
    state = restocked("- g2 - - - -", "p1 p2")
    assert (state.phase, state.actor) == (VOTE, 0)
    assert legal(state) == ["vote go", "vote stop"]
    play(state, f"vote {first}")
    assert state.actor == 1
    play(state, f"vote {second}")
    assert (state.phase == END) == ends
    assert ends or lying(state.hands[0]) == "r1 r2 r3 r4 r5"


def test_cashed_cards_score_and_changed_ones_count_as_printed():
    state = acting("", "- - - - - -", loser=True)
    state.laid = 6
    state.cashed = cards("r1"), cards("b8")
    play(state, "done")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == (16, 2)
