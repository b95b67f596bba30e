"""The page of Top Cake from the set-up to the judging, clause by clause and example by example."""

import pytest

from cakeapp.games.top_cake.rules.components import LAYERS
from cakeapp.games.top_cake.rules.state import State
from tests.games.top_cake.position import (
    RULES,
    all_bid,
    finish_round,
    hand,
    legal,
    opened,
    play,
    refused,
    row,
    won,
)

GREEN, YELLOW, BLUE = 0, 1, 2


def test_the_first_cake_is_shown_and_leaves() -> None:
    state = opened()
    assert [LAYERS[layer].id for layer in state.tin] == ["van1"]


def test_four_cakes_and_from_the_second_round_on_a_topper_are_revealed() -> None:
    state = opened()
    assert row(state) == ["van1b", "van2", "van2b", "van3"]
    finish_round(play(all_bid(state), "half@van2"))
    assert row(state) == ["cho1", "cho2", "cho3", "cho4", "rose"]


@pytest.mark.parametrize(("players", "cards"), [(2, "12345678SR"), (3, "123456SR"), (4, "123456SR")])
def test_seven_and_eight_are_for_two_players(players: int, cards: str) -> None:
    assert hand(opened(players), 0) == cards


# --- bidding ---


def test_a_turn_is_one_card_up_and_one_card_down_in_either_order() -> None:
    state = opened()
    assert {"5@van2", "?5@van2", "S@van3", "?R@van1b"} < legal(state)
    assert len(legal(state)) == 8 * 4 * 2
    up_first, down_first = play(state.copy(), "5@van2"), play(state, "?5@van2")
    assert legal(up_first) == {f"?{card}@{lot}" for card in "12346SR" for lot in ("van1b", "van2", "van2b", "van3")}
    assert legal(down_first) == {f"{card}@{lot}" for card in "12346SR" for lot in ("van1b", "van2", "van2b", "van3")}


@pytest.mark.parametrize(("players", "turns"), [(2, 3), (3, 2), (4, 2)])
def test_the_circle_is_gone_round_from_the_starting_seat(players: int, turns: int) -> None:
    state = opened(players, starter=1)
    order = []
    for _ in range(players * turns):
        order.append(state.actor)
        play(state, RULES.text(RULES.legal(state)[0]))
        play(state, RULES.text(RULES.legal(state)[0]))
    assert order == [(1 + at) % players for at in range(players)] * turns
    assert state.actor == 1
    assert legal(state) == {"half@van1b", "half@van2", "half@van2b", "half@van3"}


def with_hand(cards: str) -> State:
    state = opened(2)
    state.hands[0] = sum(1 << "12345678SR".index(card) for card in cards)
    return state


def test_a_last_card_is_played_alone_facing_either_way() -> None:
    state = with_hand("4")
    assert legal(state) == {f"{way}4@{lot}" for way in ("", "?") for lot in ("van1b", "van2", "van2b", "van3")}
    assert play(state, "?4@van2").actor == 1


def test_two_cards_left_are_two_moves_of_one_turn() -> None:
    state = play(with_hand("46"), "?4@van2")
    assert state.actor == 0
    assert play(state, "6@van2").actor == 1


def test_a_player_without_cards_is_skipped() -> None:
    state = with_hand("46")
    play(state, "?4@van2", "6@van2", "1@van2", "?2@van2")
    assert state.actor == 1
    play(state, "3@van2", "?4@van2", "5@van2", "?6@van2")
    assert state.actor == 0
    assert legal(state) == {"half@van1b", "half@van2", "half@van2b", "half@van3"}


def test_the_half_point_goes_to_cakes_new_or_carried_never_to_a_topper() -> None:
    state = all_bid(opened(), "0 5@van2", "1 3@van2", "1 2@van2")
    finish_round(play(state, "half@van3"))
    assert row(state) == ["van2", "cho1", "cho2", "cho3", "cho4", "rose"]
    all_bid(state)
    assert legal(state) == {"half@van2", "half@cho1", "half@cho2", "half@cho3", "half@cho4"}
    assert "never next to a topper" in refused(state, "half@rose")


def test_the_half_point_can_be_the_only_bid() -> None:
    state = play(all_bid(opened()), "half@van3")
    assert won(state) == [["van3"], [], []]


# --- judging: the rule book's cake cards 1 to 4 ---


def test_one_reverse_lets_the_lowest_bid_win() -> None:
    state = all_bid(opened(), "0 1@van2", "1 3@van2", "2 4@van2", "1 ?R@van2")
    assert won(play(state, "half@van3"))[GREEN] == ["van2", "van3"]


def test_two_reverse_cards_cancel() -> None:
    state = all_bid(opened(), "0 4@van2", "0 5@van2", "1 3@van2", "2 6@van2", "1 ?R@van2", "2 R@van2")
    assert "van2" in won(play(state, "half@van3"))[GREEN]


def test_a_snatch_takes_the_lot_without_a_bid_whatever_is_reversed() -> None:
    state = all_bid(opened(), "1 5@van2", "2 ?S@van2", "1 R@van2")
    assert won(play(state, "half@van3"))[BLUE] == ["van2"]


def test_two_who_snatch_both_fail_and_both_cards_leave() -> None:
    state = all_bid(opened(), "1 5@van2", "2 ?S@van2", "0 S@van2", "2 2@van2")
    play(state, "half@van3")
    assert won(state)[YELLOW] == ["van2"]
    assert [hand(state, seat) for seat in range(3)] == ["123456R", "123456SR", "123456R"]


def test_a_spent_snatch_is_gone_for_good() -> None:
    state = finish_round(play(all_bid(opened(), "1 ?S@van2"), "half@van3"))
    assert state.actor == 1
    assert "SNATCH is spent" in refused(state, "S@cho1")


def test_equal_cards_cancel_before_the_half_point_counts() -> None:
    state = all_bid(opened(starter=GREEN), "2 5@van2", "2 6@van2", "1 5@van2")
    assert won(play(state, "half@van2"))[BLUE] == ["van2"]


def test_a_reverse_alone_is_no_bid_and_returns() -> None:
    state = play(all_bid(opened(), "1 R@van2", "2 1@van1b"), "half@van3")
    assert "van2" not in row(state)
    assert won(state) == [["van3"], [], ["van1b"]]
    assert hand(state, 1) == "123456SR"


def test_three_reverse_cards_cancel_as_well() -> None:
    state = all_bid(opened(), "0 R@van2", "1 R@van2", "2 R@van2", "0 1@van2", "1 2@van2")
    assert "van2" in won(play(state, "half@van3"))[1]


# --- ties ---


def tied() -> State:
    """van2 is tied between 1 and 2 by 6 = 6, and 0 bids less there; the fives cancel."""
    bids = ["1 6@van2", "2 4@van2", "2 ?2@van2", "0 3@van2", "0 5@van2", "1 5@van2"]
    return play(all_bid(opened(), *bids), "half@van3")


def test_a_tied_lot_stays_with_all_cards_left_and_cancelled_ones_return() -> None:
    state = tied()
    assert row(state) == ["van2"]
    assert [hand(state, seat) for seat in range(3)] == ["12456SR", "12345SR", "1356SR"]


def test_a_carried_lot_without_new_cards_ties_again() -> None:
    state = finish_round(tied())
    finish_round(play(all_bid(state), "half@cho1"))
    assert row(state) == ["van2", "str2", "str3", "str3b", "str4", "sparkler"]


def test_new_cards_cancel_stuck_ones_and_all_return_when_it_is_won() -> None:
    state = finish_round(tied())
    play(all_bid(state, "0 6@van2"), "half@cho1")
    assert won(state)[2] == ["van2"]
    assert [hand(state, seat) for seat in range(3)] == ["123456SR"] * 3


def test_a_stuck_reverse_still_reverses() -> None:
    state = all_bid(opened(), "1 3@van2", "2 ?R@van2", "2 2@van2", "2 1@van2")
    finish_round(play(state, "half@van3"))
    assert hand(state, 2) == "3456S"
    play(all_bid(state, "0 2@van2", "0 6@van2"), "half@cho1")
    assert "van2" in won(state)[2]


def test_the_first_player_card_never_stays() -> None:
    """Seat 0 had half a point at van2; with a REVERSE there in the next round it would be the lowest bid."""
    state = all_bid(opened(), "1 4@van2", "2 3@van2", "2 1@van2")
    finish_round(play(state, "half@van2"))
    play(all_bid(state, "2 R@van2", "1 1@cho2", "1 6@van2"), "half@cho1")
    assert "van2" in won(state)[2]


def test_a_cancelled_snatch_at_a_tied_lot_leaves_the_game() -> None:
    state = all_bid(opened(), "1 4@van2", "2 3@van2", "2 1@van2", "0 S@van2", "1 ?S@van2")
    play(state, "half@van3")
    assert row(state) == ["van2"]
    assert [hand(state, seat) for seat in range(3)] == ["123456R", "12356R", "2456SR"]


def test_stuck_cards_are_out_of_hand_and_said_to_be_stuck() -> None:
    state = finish_round(tied())
    assert state.actor == 1
    assert "still lies at van2" in refused(state, "6@cho1")


# --- nobody has a bid ---


def cancelled(option: str, *bids: str) -> State:
    return play(all_bid(opened(3, cancelled_lots=option), *bids), "half@van3")


def test_bids_that_all_cancel_are_no_bids() -> None:
    state = cancelled("leave", "0 5@van2", "1 5@van2", "2 R@van2")
    assert row(state) == []
    assert [hand(state, seat) for seat in range(3)] == ["123456SR"] * 3


def test_with_the_option_a_lot_where_numbers_cancelled_stays_bare() -> None:
    state = cancelled("stay", "0 5@van2", "1 5@van2", "2 R@van2")
    assert row(state) == ["van2"]
    assert [hand(state, seat) for seat in range(3)] == ["123456SR"] * 3
    finish_round(state)
    finish_round(play(all_bid(state), "half@cho1"))
    assert "van2" not in row(state)


def test_with_the_option_snatches_or_reverses_that_cancel_do_not_hold_a_lot() -> None:
    assert row(cancelled("stay", "0 S@van2", "1 S@van2", "0 R@van1b", "2 R@van1b")) == []
