"""How well seats stand."""

import pytest

from cakeapp.bots.standing import chances, shares, with_margin


def test_who_ties_for_the_win_shares_it() -> None:
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]
    assert shares([2, 1]) == [0.0, 1.0]


def test_a_clear_win_is_worth_more_than_a_narrow_one() -> None:
    clear, narrow = with_margin([1, 2], [50, 20], 0.1, 200), with_margin([1, 2], [21, 20], 0.1, 200)
    assert clear[0] > narrow[0] > 0.9 > 0.1 > narrow[1] > clear[1] > 0
    assert sum(clear) == pytest.approx(1)


def test_chances_follow_what_is_expected() -> None:
    ahead, level, behind = chances([30.0, 20.0, 10.0], 10.0)
    assert ahead > level > behind > 0
    assert ahead + level + behind == pytest.approx(1)
    assert ahead / level == pytest.approx(2.718, abs=0.001)
    assert chances([5.0, 5.0], 3.0) == [0.5, 0.5]
