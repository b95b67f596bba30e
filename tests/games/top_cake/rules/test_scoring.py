"""What stacks bear and score."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.core.game import Line
from cakeapp.games.top_cake.rules.components import LAYERS, Layer
from cakeapp.games.top_cake.rules.scoring import score_lines, standing
from tests.games.top_cake.position import stack


def points(*ids: str) -> int:
    return sum(line.points for line in score_lines([stack(*ids)], LAYERS))


def test_five_cakes_two_of_a_flavour_and_a_topper() -> None:
    assert points("che6", "car5", "lem4", "lem2", "str2", "rose") == (2 * 2 + 3) * 2


@pytest.mark.parametrize(
    ("ids", "worth"),
    [
        (["van1"], 1),
        (["rose"], 0),
        (["van1", "van2"], 2),
        (["van3", "van2", "rose"], 4),  # three cards double a flavour, two cakes are not crowned
        (["van3", "van2", "van1"], 6),
        (["van3", "cho2", "str2"], 4),
        (["van3", "van2", "van1", "rose"], 12),
        (["van3", "rose", "van2", "van1"], 6),  # a topper crowns only from the top
        (["rose", "star", "couple"], 0),
    ],
)
def test_a_stack_is_worth(ids: list[str], worth: int) -> None:
    assert points(*ids) == worth


def test_each_stack_counts_for_itself() -> None:
    stacks = [stack("van3", "van2", "rose"), stack("cho4", "cho1")]
    lines = score_lines(stacks, LAYERS)
    assert [(line.source, line.points, line.group) for line in lines] == [
        ("cakes", 2, 1),
        ("flavour", 2, 1),
        ("cakes", 2, 2),
    ]


def test_toppers_alone_are_told_as_such() -> None:
    assert score_lines([stack("rose")], LAYERS) == (Line("bare", 0, ("rose",), 1),)


def test_the_lines_name_what_scored() -> None:
    cakes, flavour, crown = score_lines([stack("van3", "cho2", "van1", "star")], LAYERS)
    assert cakes.items == ("van3", "cho2", "van1")
    assert flavour.items == ("van3", "van1")
    assert crown.items == ("star",)


def test_three_above_and_two_above_leave_together() -> None:
    layers = [Layer(str(at), "plain", bears) for at, bears in enumerate([2, 1, 0, 0])]
    assert standing((0, 1, 2, 3), layers) == (3,)
    layers[2] = Layer("2", "plain", 1)
    assert standing((0, 1, 2, 3), layers) == (2, 3)


@given(st.lists(st.sampled_from(range(len(LAYERS))), min_size=1, max_size=12, unique=True))
def test_what_stays_bears_what_is_left_and_the_top_never_falls(layers: list[int]) -> None:
    left = standing(tuple(layers), LAYERS)
    assert left[-1] == layers[-1]
    assert standing(left, LAYERS) == left


@given(st.permutations(range(21)), st.integers(1, 21))
def test_a_crown_doubles_every_stack_of_three_cakes(cakes: list[int], height: int) -> None:
    plain = sum(line.points for line in score_lines([tuple(cakes[:height])], LAYERS))
    crowned = sum(line.points for line in score_lines([(*cakes[:height], *stack("rose"))], LAYERS))
    assert height < 3 or crowned == 2 * plain
