"""The powers' examples and rulings of the game's page, as behaviour."""

from tests.games.dutch_auction.positions import acting, legal, lying, play, refused


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
