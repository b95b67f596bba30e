import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakeapp.games.cake_swap.rules.components import CAKES, FROSTINGS, RIBBONS, SHIPPED, WILD, Layer, Ribbon
from cakeapp.games.cake_swap.rules.scoring import classes, ribbons, score_lines, strength


def cake(*layers: str) -> list[Layer]:
    """Layers written "chocolate kiwi", the sizes do not matter to a judge."""
    return [Layer(5 - at, *written.split()) for at, written in enumerate(layers)]


ALL = ("honorable", "premium", "prestigious", "gold_standard", "signature", "showcase")


@pytest.mark.parametrize(
    ("layers", "belongs"),
    [
        (("chocolate wild", "vanilla wild", "vanilla kiwi"), ("honorable", "premium", "gold_standard")),
        (("vanilla wild", "vanilla wild", "vanilla kiwi"), ALL),
        (("vanilla kiwi", "chocolate kiwi", "vanilla orange"), ("honorable",)),
        (("vanilla kiwi", "chocolate banana", "vanilla orange"), ("honorable", "premium")),
        (("vanilla kiwi", "vanilla kiwi", "vanilla orange"), ("honorable", "prestigious")),
        (("vanilla kiwi", "chocolate kiwi", "vanilla wild"), ("honorable", "gold_standard")),
        (("vanilla kiwi", "vanilla banana", "vanilla wild"), ("honorable", "premium", "prestigious", "signature")),
    ],
)
def test_classes(layers: tuple[str, ...], belongs: tuple[str, ...]) -> None:
    assert classes(cake(*layers)) == belongs


LAYERS = st.lists(
    st.builds(Layer, st.integers(1, 5), st.sampled_from(CAKES), st.sampled_from(FROSTINGS)), min_size=3, max_size=5
)


@given(LAYERS)
def test_a_wild_frosting_never_loses_a_class(layers: list[Layer]) -> None:
    wilder = [layers[0]._replace(frosting=WILD), *layers[1:]]
    assert set(classes(layers)) <= set(classes(wilder))


@given(LAYERS)
def test_signature_and_showcase_are_two_classes_at_once(layers: list[Layer]) -> None:
    found = set(classes(layers))
    assert ("signature" in found) == ({"premium", "prestigious"} <= found)
    assert ("showcase" in found) == ({"gold_standard", "prestigious"} <= found)


@pytest.mark.parametrize(("height", "colour"), [(3, "white"), (4, "red"), (5, "blue")])
def test_the_number_of_layers_is_the_colour(height: int, colour: str) -> None:
    assert Ribbon("honorable", colour) in ribbons(cake(*["vanilla kiwi"] * height))


@pytest.mark.parametrize("height", [0, 1, 2, 6])
def test_other_heights_win_nothing(height: int) -> None:
    assert ribbons(cake(*["vanilla kiwi"] * height)) == ()


def test_ribbons_score_by_the_table_they_are_scored_with() -> None:
    own = dict.fromkeys(RIBBONS, 1) | {Ribbon("showcase", "blue"): 40}
    won = [[Ribbon("showcase", "blue"), Ribbon("premium", "red")], []]
    lines = score_lines(won, own)
    assert [strength(line) for line in lines] == [(41, 40), (0, 0)]
    assert strength(score_lines(won, SHIPPED.points)[0]) == (29, 20)
