"""The examples and rulings of the game's page, as behaviour."""

import pytest

from cakeapp.games.dutch_auction.rules.state import ACT
from tests.games.dutch_auction.positions import (
    DEALT,
    RULES,
    acting,
    bidding,
    cards,
    kinds,
    legal,
    lying,
    new_game,
    play,
    refused,
)

# Set-up


def test_nine_cards_each_and_six_on_display():
    state = new_game(DEALT)
    assert lying(state.hands[0]) == "g1 g2 g3 g4 g5"
    assert lying(state.hands[1]) == "r1 r2 r3 r4 r5"
    assert lying(state.decks[0]) == "g6 g7 g8 g*"
    assert lying(state.display.values()) == "b1 b2 b3 b4 b5 b6"
    assert len(state.auction_deck) == 16


def test_tiebreak_comes_before_the_deck():
    state = RULES.start(2, {})
    assert "names the seat" in refused(state, "deck g1")
    play(state, "tiebreak 1")
    assert "deals" in refused(state, "tiebreak 1")
    assert "all 40 cards" in refused(state, "deck g1 g1")


# Setting aside and bidding


def test_a_card_is_set_aside_on_top_of_the_own_deck():
    state = new_game(DEALT)
    play(state, "aside g5")
    assert lying(state.decks[0]) == "g5 g6 g7 g8 g*"
    assert state.actor == 1
    assert not state.bids[0]


def test_two_power_cards_alike_are_one_choice():
    state = bidding(("g* g* g1", "r1 r2"), ("", ""))
    assert legal(state) == ["aside g1", "aside g*"]


def test_the_higher_sum_goes_first():
    state = bidding(("p6 g3 r* b7 g1", "b* p3 b2 r3 r1"), ("", ""))
    log = play(state, "aside g1", "aside r1")
    assert (state.phase, state.actor, state.loser) == (ACT, 0, 1)
    assert log[-1].public["totals"] == (16, 8)


def test_a_tie_is_settled_by_the_card_set_aside():
    state = bidding(("r4 r1", "b4 b2"), ("r8", "b8"))
    log = play(state, "aside r1", "aside b2")
    assert kinds(log)[-4:] == ["tied", "add", "add", "won"]
    assert lying(state.bids[0]) == "r1 r4"
    assert state.actor == 1


def test_a_tie_goes_on_with_the_next_cards():
    state = bidding(("r4 r1", "b4 b1"), ("r8", "b5"))
    play(state, "aside r1", "aside b1")
    assert lying(state.bids[1]) == "b1 b4 b5"
    assert state.actor == 0


def test_who_has_no_card_to_add_adds_none():
    state = bidding(("r4", "b4"), ("", ""), ("", ""))
    state.hands = cards("r1 r3"), cards("b1")
    play(state, "aside r3")
    assert lying(state.bids[0]) == "r1 r3"
    assert lying(state.bids[1]) == "b1"
    assert state.actor == 0


@pytest.mark.parametrize("loser", [0, 1])
def test_a_tie_that_cannot_be_settled_goes_to_the_last_loser(loser):
    state = bidding(("r4 r1", "b4 b1"), ("", ""), loser=loser)
    play(state, "aside r1", "aside b1")
    assert (state.actor, state.loser) == (loser, 1 - loser)


def test_adding_to_a_bid_may_take_a_shuffle():
    state = bidding(("r4 r1", "b4 b1"), ("", ""), ("r6 r7", "b5"))
    play(state, "aside r1", "aside b1")
    assert state.actor == -1
    assert "seat 0" in refused(state, "shuffle 1 b5")
    assert "r7 should be" in refused(state, "shuffle 0 r6")
    play(state, "shuffle 0 r7 r6")
    assert lying(state.bids[0]) == "r1 r4 r7"
    assert lying(state.bids[1]) == "b1 b4"
    play(state, "shuffle 1 b5")
    assert state.phase == ACT
    assert lying(state.bids[1]) == "b1 b4 b5"
    assert lying(state.decks[0]) == "r6"


def test_a_hand_of_one_card_sets_none_aside():
    state = new_game(DEALT)
    state.hands = cards("g1 g2"), cards("r1")
    play(state, "aside g1")
    assert (state.phase, state.actor) == (ACT, 0)


# Buying


def test_cards_of_the_suit_bought_are_kept():
    state = acting("b1 b2 b3", "g1 r1 b4")
    play(state, "buy 3 with b1 b2 b3")
    assert lying(state.discards[0]) == "b1 b2 b3 b4"
    assert not state.bids[0]


def test_cards_of_another_suit_are_lost():
    state = acting("b* g4 p6", "r8 g8")
    play(state, "buy 1 with b*")
    assert (lying(state.discards[0]), lying(state.auction_discards)) == ("r8", "b*")
    play(state, "buy 2 with g4 p6")
    assert (lying(state.discards[0]), lying(state.auction_discards)) == ("g4 g8 r8", "p6 b*")


def test_payments_are_written_in_order_and_once_each():
    state = acting("b* g1 b* g1=b b2", "r1 r2")
    assert legal(state, "buy 1") == [f"buy 1 with {card}" for card in ("g1", "g1=b", "b2", "b*")]
    assert legal(state, "buy 2") == [
        "buy 2 with g1 g1=b",
        "buy 2 with g1 b2",
        "buy 2 with g1 b*",
        "buy 2 with g1=b b2",
        "buy 2 with g1=b b*",
        "buy 2 with b2 b*",
        "buy 2 with b* b*",
    ]


def test_nothing_is_bought_from_a_gap_or_for_too_little():
    state = acting("b1 b2", "g1 - g3")
    assert "No card lies at cost 2" in refused(state, "buy 2 with b1 b2")
    assert "exactly 3" in refused(state, "buy 3 with b1 b2")
    assert "blue 3" in refused(state, "buy 1 with b3")


def test_a_pink_3_can_be_spent_taken_back_and_spent_again():
    state = acting("p3 p*", "p4 p8")
    play(state, "buy 1 with p3", "power p* take own p3", "buy 2 with p3 p*", "done")
    assert lying(state.discards[0]) == "p3 p4 p8 p*"


# The end of a turn


def test_what_is_left_of_the_bid_goes_to_the_own_discards():
    state = acting("r* r4 b1", "g1", against="b2")
    play(state, "power r* suit r4 blue", "done")
    assert lying(state.discards[0]) == "r4 r* b1"
    assert (state.actor, state.used) == (1, [])


def test_the_loser_must_clear_cost_one():
    state = acting("b1 b2", "g1 g2", loser=True)
    assert legal(state) == ["buy 1 with b1", "buy 1 with b2"]
    assert "cost 1 has to be bought or taken" in refused(state, "done")
    assert "has to stay" in refused(state, "buy 2 with b1 b2")
    play(state, "buy 1 with b2")
    assert legal(state) == ["done"]


def test_the_loser_may_take_the_card_at_cost_one():
    state = acting("g*", "g1", loser=True)
    play(state, "power g* take display 1")
    assert "done" in legal(state)


def test_the_loser_may_buy_something_else_first():
    state = acting("b1 b2 b3", "g1 g2", loser=True)
    play(state, "buy 2 with b1 b3", "buy 1 with b2")


def test_the_winner_need_not_buy():
    assert "done" in legal(acting("b1", "g1", against="b2"))


def test_a_loser_with_nothing_is_done():
    assert legal(acting("", "g1", loser=True)) == ["done"]
