"""The examples and rulings of the game's page, as behaviour."""

import pytest

from cakeapp.games.dutch_auction.state import ACT, END, VOTE, State
from tests.games.dutch_auction.positions import (
    RULES,
    acting,
    bidding,
    cards,
    legal,
    lying,
    new_game,
    play,
    refused,
)

DEALT = "g1 g2 g3 g4 g5 g6 g7 g8 g* r1 r2 r3 r4 r5 r6 r7 r8 r* b1 b2 b3 b4 b5 b6"


def kinds(log: list) -> list[str]:
    return [event.kind for event in log]


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
    assert RULES.actor(state) == -1
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


# Powers


def test_a_cashed_card_leaves_the_game():
    state = acting("r* r3 b2", "g1")
    assert legal(state, "power r* cash") == ["power r* cash r3"]
    play(state, "power r* cash r3")
    assert lying(state.cashed[0]) == "r3"
    assert lying(state.bids[0]) == "r* b2"


def test_a_changed_card_pays_as_its_new_suit_and_is_plain_again_in_the_discards():
    state = acting("r* r4", "p1")
    play(state, "power r* suit r4 pink")
    assert lying(state.bids[0]) == "r4=p r*"
    play(state, "buy 1 with r4=p", "done")
    assert lying(state.discards[0]) == "r4 r* p1"


def test_a_suit_can_be_changed_to_any_other_than_the_current():
    state = acting("r* r4", "p1")
    assert legal(state, "power r* suit") == [f"power r* suit r4 {suit}" for suit in ("green", "pink", "blue")]
    assert "has that suit already" in refused(state, "power r* suit r4 red")


def test_a_card_changed_back_is_written_plainly():
    state = acting("b* r4=b", "p1")
    play(state, "power b* suit r4=b red")
    assert lying(state.bids[0]) == "r4 b*"


def test_a_changed_power_card_acts_on_its_new_suit():
    state = acting("r* r*=b b2 r3", "p1")
    assert legal(state, "power r*=b cash") == ["power r*=b cash b2"]
    assert "blue cards only" in refused(state, "power r*=b cash r3")


def test_the_display_keeps_the_gap_of_a_card_taken():
    state = acting("r*", "g1 r7 b1", auction="r2 r2 b5", own="r8 g8")
    assert legal(state, "power r* take") == [
        "power r* take auction r2",
        "power r* take display 2",
        "power r* take own r8",
    ]
    play(state, "power r* take display 2")
    assert list(state.display) == [1, 3]
    assert lying(state.bids[0]) == "r7 r*"


def test_only_the_winner_steals():
    assert legal(acting("r*", "g1", against="r7 b1"), "power r* steal") == ["power r* steal r7"]
    loser = acting("r*", "g1", against="r7 b1", loser=True)
    assert not legal(loser, "power r* steal")
    assert "Only the winner" in refused(loser, "power r* steal r7")


def test_a_stolen_power_card_may_be_used():
    state = acting("r*", "g1", against="r* r5")
    play(state, "power r* steal r*", "power r* steal r5")
    assert lying(state.bids[0]) == "r5 r* r*"
    assert not state.bids[1]


def test_a_power_card_is_used_once():
    state = acting("r* r3 r4", "g1")
    play(state, "power r* cash r3")
    assert not legal(state, "power")
    assert "has been used" in refused(state, "power r* cash r4")


def test_a_taken_power_turns_a_card_that_buys_and_is_kept():
    state = acting("b* b3 r* r4", "p5", auction="r*")
    play(state, "power b* cash b3", "power r* take auction r*", "power r* suit r4 pink", "buy 1 with r4=p", "done")
    assert lying(state.discards[0]) == "r4 r* r* p5 b*"


def test_a_power_card_that_comes_back_is_fresh():
    state = acting("r* r* r3 r4", "r1 g2")
    play(state, "power r* cash r3", "buy 1 with r*", "power r* take own r*")
    assert legal(state, "power r* cash") == ["power r* cash r4", "power r* cash r*"]


def test_of_two_alike_the_used_one_pays():
    state = acting("r* r* r3 r4", "g1")
    play(state, "power r* cash r3", "buy 1 with r*")
    assert legal(state, "power r* cash") == ["power r* cash r4"]


def test_of_two_alike_the_unused_one_acts_on_the_used_one():
    state = acting("r* r* r3", "g1")
    play(state, "power r* cash r3", "power r* suit r* blue")
    assert lying(state.bids[0]) == "r* r*=b"
    assert not legal(state, "power")


def test_of_two_unused_alike_the_other_stays_unused():
    state = acting("r* r* b3", "g1")
    play(state, "power r* suit r* blue")
    assert legal(state, "power r*=b cash") == ["power r*=b cash b3"]
    assert not legal(state, "power r* ")


def test_a_power_card_does_not_act_on_itself():
    assert "not on itself" in refused(acting("r*", "g1"), "power r* cash r*")
    assert refused(acting("r* r*", "g1"), "power r* cash r*") == ""


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


# Restock, vote, draw


def restocked(display: str, deck: str) -> State:
    """The loser ends the round with nothing in her bid; the display had six cards."""
    state = acting("", display, loser=True)
    state.laid, state.auction_deck = 6, cards(deck)
    state.decks = cards("r1 r2 r3 r4 r5 r6"), cards("b1 b2 b3 b4 b5 b6")
    play(state, "done")
    return state


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
    assert RULES.actor(state) == -1
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


# Who knows what


def test_the_card_set_aside_is_known_to_its_owner_alone():
    state = new_game(DEALT)
    log = play(state, "aside g5")
    assert RULES.view(state, 0).aside == cards("g5")[0]
    assert RULES.view(state, 1).aside is None
    assert RULES.view(state, 1).has_aside == (True, False)
    assert log[0].cut_for(1).secret == {}


@pytest.mark.parametrize(("recall", "seen"), [("off", None), ("on", cards("g1 b1"))])
def test_recall_shows_the_discards_of_the_other(recall, seen):
    state = new_game(DEALT, recall)
    state.discards[0][:] = cards("g1 b1")
    assert RULES.view(state, 1).discards[0] == (seen and tuple(seen))
    assert RULES.view(state, 0).discards[0] == tuple(cards("g1 b1"))
    assert RULES.view(state, 1).discard_sizes == (2, 0)


@pytest.mark.parametrize("recall", [False, True])
def test_taking_from_closed_discards_reveals(recall):
    state = acting("r*", "g1", own="r3")
    state.recall = recall
    assert [event.reveals for event in play(state, "power r* take own r3")] == [not recall]


def test_a_vote_stays_hidden_until_both_are_in():
    state = restocked("- g2 - - - -", "")
    log = play(state, "vote stop")
    assert (RULES.view(state, 0).vote, RULES.view(state, 1).vote) == ("stop", "")
    assert log[0].cut_for(1).secret == {}
    log = play(state, "vote go")
    assert log[1].public["votes"] == ("stop", "go")


def test_a_player_knows_what_is_in_her_deck_but_not_the_order():
    state = new_game(DEALT)
    other = state.copy()
    other.decks[0].reverse()
    assert RULES.view(state, 0) == RULES.view(other, 0)
    assert RULES.view(state, 0).decks == (tuple(cards("g6 g7 g8 g*")), None)


def test_at_the_end_everything_lies_open():
    state = restocked("- - - - - -", "")
    assert RULES.view(state, 0).unseen == RULES.view(state, None).unseen == ()
