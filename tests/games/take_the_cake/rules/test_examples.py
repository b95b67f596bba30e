"""The rules of the page, its examples and rulings."""

import pytest

from cakeapp.core.game import CHANCE
from cakeapp.games.take_the_cake.rules.components import CUTS, SQUARES, turned
from tests.games.take_the_cake.playing import (
    RULES,
    SQUARES_IN_ORDER,
    begun,
    legal,
    play,
    play_until,
    steps,
    why_not,
)


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_easy_variant_has_no_orders(players: int) -> None:
    state = RULES.start(players, {"orders": "off"})
    assert "order" not in "".join(move.verb for _, move, _ in steps(state))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert not any(line.source == "order" for lines in outcome.lines for line in lines)


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
