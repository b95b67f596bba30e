from collections.abc import Sequence
from itertools import combinations_with_replacement, pairwise, permutations, product

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as some

from cakeapp.games.cake_swap.paper.making import Look, can_make, unmade
from cakeapp.games.cake_swap.rules.components import CAKES, FROSTINGS, SHIPPED, Card, Layer

LOOKS = list(product(CAKES, FROSTINGS))
FEW = LOOKS[:3]
sides = some.builds(Layer, some.integers(1, 5), some.just(FEW[0][0]), some.sampled_from([look[1] for look in FEW]))
decks = some.lists(some.tuples(sides, sides), max_size=6).map(
    lambda found: [Card(f"C{at}", both) for at, both in enumerate(found)]
)


def by_trying(looks: Sequence[Look], cards: Sequence[Card]) -> bool:
    """Every way to lay cards on each other, with either side."""
    return any(
        all(layer[1:] == look for layer, look in zip(laid, looks))
        and all(lower.size > upper.size for lower, upper in pairwise(laid))
        for chosen in permutations(cards, len(looks))
        for laid in product(*(card.sides for card in chosen))
    )


@tried(max_examples=300, deadline=None)
@given(decks, some.lists(some.sampled_from(FEW), min_size=1, max_size=4))
def test_a_cake_can_be_made_if_some_way_makes_it(cards: list[Card], looks: list[Look]) -> None:
    makes = by_trying(looks, cards)
    assert can_make(looks, cards) == makes
    assert (unmade(looks, cards) is None) == makes
    assert makes or str(unmade(looks, cards)).endswith(".")


def test_the_shipped_cards_make_every_cake() -> None:
    for looks in combinations_with_replacement(LOOKS, 3):
        assert unmade(looks, SHIPPED.cards) is None
    for look in LOOKS:
        assert unmade([look] * 5, SHIPPED.cards) is None


KIWI, WILD, ORANGE = ("vanilla", "kiwi"), ("vanilla", "wild"), ("vanilla", "orange")


def deck(*cards: tuple[tuple[int, str], tuple[int, str]]) -> list[Card]:
    return [
        Card(f"C{at}", (Layer(a[0], "vanilla", a[1]), Layer(b[0], "vanilla", b[1]))) for at, (a, b) in enumerate(cards)
    ]


@pytest.mark.parametrize(
    ("looks", "cards", "why"),
    [
        ([KIWI], [], "No card of your copy shows vanilla with kiwi."),
        ([KIWI, KIWI], deck(((5, "kiwi"), (4, "kiwi"))), "Only 1 card of your copy shows vanilla with kiwi."),
        (
            [WILD, KIWI],
            deck(((2, "wild"), (2, "wild")), ((2, "kiwi"), (4, "kiwi"))),
            "Here vanilla with kiwi must be smaller than 2, and your copy has it only in size 2 and 4.",
        ),
        (
            [WILD, KIWI],
            deck(((5, "wild"), (4, "kiwi"))),
            "Each layer needs a card of its own, and too few cards of your copy show these in sizes that fit.",
        ),
        ([WILD, ORANGE], deck(((5, "wild"), (4, "kiwi")), ((1, "kiwi"), (4, "orange"))), ""),
    ],
)
def test_why_a_cake_cannot_be_made_is_told(looks: list[Look], cards: list[Card], why: str) -> None:
    assert str(unmade(looks, cards) or "") == why


def test_wild_frosting_is_entered_as_it_is_printed() -> None:
    assert unmade([KIWI, WILD], deck(((5, "kiwi"), (1, "kiwi")), ((4, "kiwi"), (2, "orange")))) is not None
