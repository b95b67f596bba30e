"""The judge helper: the cards at one lot, the winner and the reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.games.top_cake.rules.hands import NUMBERS, cards_where, faces
from cakeapp.games.top_cake.rules.judging import Verdict, judge

LAID = st.lists(st.integers(0, 2**10 - 1), min_size=2, max_size=4)


def judged(*laid: str, half: int | None = None) -> Verdict:
    return judge([cards_where(lambda face, own=own: face in own.split()) for own in laid], half)


@pytest.mark.parametrize(
    ("laid", "half", "winner", "why"),
    [
        (["1", "3", "4 R"], None, 0, "lowest"),
        (["4 5", "3 R", "R"], None, 0, "highest"),
        (["", "5", "S"], None, 2, "snatch"),
        (["S", "5", "S"], None, 1, "highest"),
        (["", "5", "5 6"], 0, 2, "highest"),
        (["R", ""], None, None, "no_bid"),
        (["5", "5"], None, None, "no_bid"),
        (["4 2", "6", "1"], None, None, "tie"),
        (["4 2", "6", "1 R"], None, 2, "lowest"),
        (["R", "6"], 0, 0, "lowest"),
        (["R", "6"], None, 1, "lowest"),
        (["", ""], 1, 1, "highest"),
        (["", ""], None, None, "no_bid"),
    ],
)
def test_who_takes_the_lot(laid: list[str], half: int | None, winner: int | None, why: str) -> None:
    verdict = judged(*laid, half=half)
    assert (verdict.winner, verdict.why) == (winner, why)


def test_bids_are_told_in_half_points() -> None:
    assert list(judged("5 2", "5 6", "", half=0).bids) == [5, 12, 0]


def test_what_is_cancelled_and_what_is_left() -> None:
    verdict = judged("5 2 S", "5 R S")
    assert faces(verdict.cancelled) == ("5", "S")
    assert faces(verdict.left) == ("2", "R")


@given(LAID)
def test_the_order_of_seats_does_not_matter(laid: list[int]) -> None:
    there, back = judge(laid), judge(laid[::-1])
    assert there.why == back.why
    assert there.winner is None or there.winner == len(laid) - 1 - (back.winner or 0)


@given(LAID, st.integers(0, 3))
def test_somebody_wins_whenever_the_half_point_is_the_only_bid(laid: list[int], seat: int) -> None:
    bare = [cards & ~NUMBERS for cards in laid]
    assert judge(bare, seat % len(bare)).winner is not None
