"""What is refused, and why."""

from random import Random

import pytest

from tests.games.top_cake.position import RULES, all_bid, opened, play, refused, stacking


@pytest.mark.parametrize(
    ("played", "tried", "why"),
    [
        ([], "5@cho1", "no cho1 on the table"),
        ([], "7@van2", "stays in the tin"),
        (["5@van2"], "5@van3", "already"),
        (["5@van2"], "6@van3", "face down"),
        (["?5@van2"], "?6@van3", "face up"),
        ([], "half@van2", "after all other bids"),
        ([], "van2>new", "time to bid"),
        ([], "first 0", "time to bid"),
    ],
)
def test_a_wrong_bid_is_told_why(played: list[str], tried: str, why: str) -> None:
    assert why in refused(play(opened(), *played), tried)


def test_a_wrong_half_point_is_told_why() -> None:
    state = all_bid(opened())
    assert "first player card goes" in refused(state, "5@van2")
    assert "no cho1 on the table" in refused(state, "half@cho1")


def test_wrong_stacking_is_told_why() -> None:
    state = stacking([("van3",), ()], [(("cho4",),), ()])
    assert "have no van2 to stack" in refused(state, "van2>new")
    assert "no stack 2" in refused(state, "van3>2")
    assert "now stack" in refused(state, "5@van2")


def test_chance_is_judged_too() -> None:
    state = RULES.start(3, {})
    assert "0 to 2" in refused(state, "first 3")
    assert "names the seat" in refused(state, "cakes van1")
    play(state, "first 2")
    assert "shuffles the cakes" in refused(state, "toppers rose star couple sparkler")
    assert "van1 should not be there" in refused(
        state, "cakes van1 " + " ".join(RULES.text(RULES.chance(state, Random(1))).split()[1:])
    )
