"""The rules of the page, its examples and rulings."""

import pytest

from cakeapp.core.game import CHANCE
from cakeapp.games.take_the_cake.rules.components import CUTS, SQUARES, turned
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


def test_a_cut_card_turns_clockwise_with_its_colours() -> None:
    grid = next(cut.grid for cut in CUTS if cut.id == "cut02")
    assert grid == ("RBBB", "RBPP", "RGGP", "RGGP")
    assert turned(grid, 1) == ("RRRR", "GGBB", "GGPB", "PPPB")
    assert turned(grid, 4) == grid


def test_a_cutter_chooses_between_eight_texts() -> None:
    turns = [0, 90, 180, 270]
    assert legal(begun(4)) == [f"cut {card} {turn}" for card in ("cut01", "cut02") for turn in turns]


def test_turns_that_make_the_same_cut_are_all_legal() -> None:
    state = RULES.start(2, {"orders": "off"})
    cards = ["cut26", *[cut.id for cut in CUTS if cut.id != "cut26"]]
    play(state, "first 0", "cuts " + " ".join(cards), SQUARES_IN_ORDER)
    assert len(legal(state)) == 8


def test_a_piece_is_the_four_squares_under_its_colour() -> None:
    state = begun(4)
    play(state, "cut cut02 90", "piece P")
    corner = [SQUARES[at].id for at in (10, 12, 13, 14)]
    assert legal(state) == [f"put {square} 0,0" for square in corner]


def test_a_piece_is_laid_before_the_next_seat_drafts() -> None:
    state = begun(4)
    play(state, "cut cut01 0", "piece R")
    for square, row in (("van01", 0), ("van05", 1), ("van09", 2), ("van13", 3)):
        assert state.actor == 1
        assert "First lay" in why_not(state, "piece B")
        play(state, f"put {square} {row},0")
    assert state.actor == 2
    assert legal(state) == ["piece B", "piece P", "piece G"]


def test_forced_moves_are_made_too() -> None:
    made = [(actor, move.verb) for actor, move, _ in steps(begun(4)) if actor != CHANCE][:21]
    assert made == [(0, "cut")] + [(seat, verb) for seat in (1, 2, 3, 0) for verb in ("piece", *["put"] * 4)]


class TestOwnCake:
    def cells(self, *laid: str) -> set[str]:
        state = begun(4)
        play(state, "cut cut01 0", "piece R")
        play(state, *[f"put {square} {at}" for square, at in zip(("van01", "van05", "van09"), laid)])
        return {text.split()[2] for text in legal(state)}

    def test_the_first_square_lies_at_the_origin(self) -> None:
        assert self.cells() == {"0,0"}

    def test_the_second_one_anywhere_within_four(self) -> None:
        wanted = {f"{row},{col}" for row in range(-3, 4) for col in range(-3, 4)} - {"0,0"}
        assert self.cells("0,0") == wanted

    def test_squares_need_not_touch_and_a_full_span_locks_its_axis(self) -> None:
        wanted = {f"{row},{col}" for row in range(-3, 1) for col in range(-1, 4)}
        assert self.cells("0,0", "-3,2") == wanted - {"0,0", "-3,2"}

    def test_three_squares_may_leave_one_place_for_the_frame(self) -> None:
        frame = {f"{row},{col}" for row in range(-3, 1) for col in range(-1, 3)}
        assert self.cells("0,0", "-3,2", "-1,-1") == frame - {"0,0", "-3,2", "-1,-1"}

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("put van01 1,0", "not in your hand"),
            ("put van09 0,0", "already a square"),
            ("put van09 -1,0", "more than 4 rows"),
            ("put van09 0,3", "more than 4 columns"),
        ],
    )
    def test_what_does_not_fit_is_refused(self, text: str, why: str) -> None:
        state = begun(4)
        play(state, "cut cut01 0", "piece R", "put van01 0,0", "put van05 3,-1")
        assert why in why_not(state, text)

    def test_sixteen_squares_fill_the_frame(self) -> None:
        state = play_until(begun(4), "cakes")
        for laid in state.scored:
            rows, columns = zip(*[divmod(cell, 8) for _, cell in laid])
            assert len({cell for _, cell in laid}) == 16
            assert max(rows) - min(rows) == max(columns) - min(columns) == 3


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
def test_the_easy_variant_has_no_orders(players: int) -> None:
    state = RULES.start(players, {"orders": "off"})
    assert "order" not in "".join(move.verb for _, move, _ in steps(state))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert not any(line.source == "order" for lines in outcome.lines for line in lines)


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


def test_three_orders_a_seat_are_dealt_to_be_seen_by_it_alone() -> None:
    state = RULES.start(2, {})
    dealt = "orders big-slab stripe sampler birthday bouquet one-crop"
    log = play(state, "first 1", dealt)
    assert log[1].cut_for(0).secret["orders"] == ("stripe", "big-slab", "sampler")
    assert not log[1].cut_for(1).secret


@pytest.mark.parametrize("last", ["big-slab", "one-crop most-fruit"])
def test_six_different_orders_are_dealt_to_two(last: str) -> None:
    state = RULES.start(2, {})
    play(state, "first 1")
    assert "Exactly 6 different orders" in why_not(state, f"orders big-slab stripe sampler birthday bouquet {last}")


def test_drawn_cut_cards_are_known_to_all_and_their_pile_is_not() -> None:
    state = begun(2)
    view = RULES.view(state, None)
    assert [CUTS[card].id for card in view.drawn] == ["cut01", "cut02"]
    play(state, "cut cut02 180")
    assert RULES.view(state, None).cuts_gone == view.drawn


def test_a_card_that_was_not_drawn_cannot_be_played() -> None:
    assert "You drew cut01 and cut02" in why_not(begun(2), "cut cut03 0")


def test_squares_to_come_are_known_but_not_their_order() -> None:
    view = RULES.view(begun(2), 0)
    assert [SQUARES[square].id for square in view.unseen_squares] == [square.id for square in SQUARES[16:]]
