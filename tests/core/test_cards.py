from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from cakeapp.core.cards import shuffled, wrong_pile
from cakeapp.core.scoring import places


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_the_cards_and_repeats_with_its_seed(cards: list[int], seed: int) -> None:
    mixed = shuffled(cards, Random(seed))
    assert Counter(mixed) == Counter(cards)
    assert mixed == shuffled(cards, Random(seed))


def test_every_order_is_as_likely() -> None:
    rng = Random(1)
    counts = Counter(tuple(shuffled("abc", rng)) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@given(st.lists(st.integers(0, 5), min_size=1))
def test_places_count_those_ahead(scores: list[int]) -> None:
    assert list(places(scores)) == [1 + len([other for other in scores if other > score]) for score in scores]
    assert 1 in places(scores)


def test_a_wrong_pile_names_what_is_wrong() -> None:
    assert wrong_pile("abc", "cba") is None
    assert str(wrong_pile("aab", "abc")) == "a should not be there and c should be"
