import pytest

from cakeapp.games.cake_swap.paper.checker import check, problem
from cakeapp.games.cake_swap.rules.components import Layer, Ribbon

THREE = [Layer(5, "vanilla", "wild"), Layer(3, "vanilla", "kiwi"), Layer(1, "vanilla", "wild")]


def test_two_wild_layers_and_one_kiwi_of_one_cake_have_every_class() -> None:
    assert [ribbon.kind for ribbon, _ in check(THREE)] == [
        "honorable",
        "premium",
        "prestigious",
        "gold_standard",
        "signature",
        "showcase",
    ]


def test_of_two_cakes_they_have_three() -> None:
    mixed = [*THREE[:2], Layer(1, "chocolate", "wild")]
    assert [ribbon.kind for ribbon, _ in check(mixed)] == ["honorable", "premium", "gold_standard"]


def test_the_number_of_layers_is_the_colour() -> None:
    layers = [Layer(size, "vanilla", "kiwi") for size in (5, 4, 3, 2, 1)]
    assert {ribbon.colour for ribbon, _ in check(layers[:3])} == {"white"}
    assert {ribbon.colour for ribbon, _ in check(layers[:4])} == {"red"}
    assert {ribbon.colour for ribbon, _ in check(layers)} == {"blue"}


def test_a_ribbon_that_is_taken_is_told() -> None:
    taken = {Ribbon("premium", "white")}
    assert [ribbon.kind for ribbon, free in check(THREE, taken) if not free] == ["premium"]


@pytest.mark.parametrize(
    ("layers", "why"),
    [
        (THREE[:2], "A cake for the judges has 3 to 5 layers, not 2."),
        ([THREE[1], THREE[0], THREE[2]], "Layers grow smaller from bottom to top: a 5 cannot stand on a 3."),
        ([THREE[0], THREE[0], THREE[2]], "Layers grow smaller from bottom to top: a 5 cannot stand on a 5."),
    ],
)
def test_what_is_no_cake_is_told(layers: list[Layer], why: str) -> None:
    assert str(problem(layers)) == why
    assert check(layers) == []
