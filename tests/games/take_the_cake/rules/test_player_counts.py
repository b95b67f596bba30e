"""What two, three and four do in their own way: who cuts, who drafts when, and how orders are assigned."""

import pytest

from cakeapp.core.game import CHANCE
from cakeapp.games.take_the_cake.rules.components import SQUARES
from cakeapp.games.take_the_cake.rules.view import HIDDEN
from tests.games.take_the_cake.playing import (
    RULES,
    SQUARES_IN_ORDER,
    begun,
    legal,
    play,
    play_out,
    play_until,
    steps,
    why_not,
)


def cutters(players: int, first: int) -> list[int]:
    return [actor for actor, move, _ in steps(begun(players, first)) if move.verb == "cut"]


def drafters(players: int, first: int) -> list[int]:
    """Who gets a piece, centre by centre."""
    return [event.seat for event in play_out(begun(players, first)) if event.kind == "piece"]


class TestFourPlayers:
    def test_cutting_goes_left_and_for_the_second_cake_right(self) -> None:
        assert cutters(4, first=2) == [2, 3, 0, 1, 1, 0, 3, 2]

    def test_drafting_is_clockwise_and_the_cutter_last(self) -> None:
        assert drafters(4, first=2)[:8] == [3, 0, 1, 2, 0, 1, 2, 3]
        assert drafters(4, first=2)[-8:] == [0, 1, 2, 3, 3, 0, 1, 2]

    def test_orders_are_assigned_in_seat_order_and_shown_when_all_are(self) -> None:
        state = play_until(begun(4, first=2, orders=True), "order")
        for seat in range(3):
            assert state.actor == seat
            (event,) = play(state, legal(state)[0])
            assert event.cut_for(seat).secret
            assert not event.cut_for(3).secret
            assert RULES.view(state, 3).assigned[seat] == (HIDDEN,)
            assert RULES.view(state, seat).assigned[seat] != (HIDDEN,)
        kinds = [event.kind for event in play(state, legal(state)[0])]
        assert kinds == ["order", *["show"] * 4, *["score"] * 4]
        assert all(HIDDEN not in assigned for assigned in RULES.view(state, None).assigned)

    def test_the_third_order_is_never_shown(self) -> None:
        state = play_until(begun(4, orders=True), "")
        view = RULES.view(state, None)
        assert view.orders == ((HIDDEN,),) * 4
        assert all(len(own) == 2 and HIDDEN not in own for own in view.assigned)

    def test_before_the_second_cake_all_squares_are_shuffled_and_no_cut_cards(self) -> None:
        state = play_until(begun(4), "cakes")
        assert len(state.cuts) == 27 - 8
        assert not why_not(state, SQUARES_IN_ORDER)
        assert "van01 should be" in why_not(state, SQUARES_IN_ORDER.replace("van01", "van02"))
        assert "Chance now shuffles" in why_not(state, "cut cut09 0")


class TestThreePlayers:
    def test_chance_cuts_first_and_nothing_is_passed_on(self) -> None:
        assert cutters(3, first=1) == [CHANCE, 1, 2, 0, CHANCE, 0, 2, 1]

    def test_the_first_to_lay_is_the_first_to_cut(self) -> None:
        assert drafters(3, first=1)[:6] == [1, 2, 0, 2, 0, 1]
        assert drafters(3, first=1)[12:18] == [0, 1, 2, 1, 2, 0]

    def test_chance_plays_the_top_cut_card(self) -> None:
        state = begun(3)
        assert "cut01, not cut02" in why_not(state, "cut cut02 0")
        assert all(not why_not(state, f"cut cut01 {turn}") for turn in (0, 90, 180, 270))

    def test_each_seat_lays_the_piece_of_its_colour_without_taking_it(self) -> None:
        state = begun(3, first=1)
        play(state, "cut cut01 0")
        assert (state.actor, legal(state)) == (1, [f"put {s} 0,0" for s in ("van02", "van03", "van04", "van06")])
        play_until(state, "cut")
        squares = [{SQUARES[square].id for square, _ in laid} for laid in state.cakes]
        assert squares[0] == {"van01", "van05", "van09", "van13"}
        assert squares[2] == {"van07", "van10", "van11", "van14"}

    def test_the_piece_left_over_is_gone_until_the_next_shuffle(self) -> None:
        state = begun(3)
        play(state, "cut cut01 0")
        play_until(state, "cut")
        assert [SQUARES[square].id for square in state.gone] == ["van08", "van12", "van15", "van16"]
        play_until(state, "cakes")
        assert state.gone == ()

    def test_a_chance_cut_takes_one_card_and_a_cutter_two(self) -> None:
        state = play_until(begun(3), "cakes")
        assert len(state.cuts_gone) == 1 + 3 * 2


class TestTwoPlayers:
    def test_cutting_alternates(self) -> None:
        assert cutters(2, first=1) == [1, 0, 1, 0]

    def test_opponent_and_cutter_draft_twice(self) -> None:
        assert drafters(2, first=1)[:8] == [0, 1, 0, 1, 1, 0, 1, 0]

    def test_the_second_piece_of_a_centre_goes_to_the_other_cake(self) -> None:
        state = begun(2)
        play(state, "cut cut01 0")
        assert legal(state) == [f"piece {colour} {cake}" for colour in "RBPG" for cake in (1, 2)]
        play(state, "piece B 2")
        play_until(state, "piece")
        play(state, "piece R 1")
        play_until(state, "piece")
        assert (state.actor, legal(state)) == (1, ["piece P 1", "piece G 1"])
        assert "other cake" in why_not(state, "piece P 2")
        assert "say for which" in why_not(state, "piece P")
        play(state, "piece P 1")
        assert {text.split()[2] for text in legal(state)} == {"0,0"}

    def test_orders_are_assigned_to_cake_1_then_2_seat_by_seat(self) -> None:
        state = play_until(begun(2, first=1, orders=True), "order")
        assert legal(state) == ["order most-cookies 1", "order most-flowers 1", "order most-candles 1"]
        assert "cake 1 first" in why_not(state, "order most-cookies 2")
        play(state, "order most-flowers 1")
        assert legal(state) == ["order most-cookies 2", "order most-candles 2"]
        play(state, "order most-cookies 2")
        assert state.actor == 1
        assert RULES.view(state, 1).assigned == ((HIDDEN, HIDDEN), ())
        log = play(state, "order most-fruit 1", "order most-vanilla 2")
        shown = [(event.seat, event.public["cake"], event.public["order"]) for event in log if event.kind == "show"]
        assert shown[:2] == [(0, 1, "most-flowers"), (0, 2, "most-cookies")]
        assert [(event.seat, event.public["cake"]) for event in log if event.kind == "score"] == [
            (0, 1), (0, 2), (1, 1), (1, 2)
        ]  # fmt: skip
        assert state.actor is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_cakes_of_each_player_count(players: int) -> None:
    state = begun(players, orders=True)
    events = [event for event in play_out(state) if event.kind == "score"]
    outcome = RULES.outcome(state)
    assert outcome is not None
    for seat, lines in enumerate(outcome.lines):
        own = [event for event in events if event.seat == seat]
        assert [event.public["cake"] for event in own] == [1, 2]
        assert tuple(line for event in own for line in event.public["lines"]) == lines
        assert sum(event.public["points"] for event in own) == outcome.scores[seat]
