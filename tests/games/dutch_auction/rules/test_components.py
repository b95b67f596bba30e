"""Reading the table of cards: what is wrong in it is named."""

import copy

import pytest

from cakeapp.core import registry
from cakeapp.core.errors import ComponentError
from cakeapp.games.dutch_auction.rules.codes import ALL_CARDS
from cakeapp.games.dutch_auction.rules.components import CARDS, read_cards

TABLE = registry.components("dutch_auction")


def test_forty_cards_in_the_order_in_which_they_are_written():
    assert sum(card.copies for card in CARDS) == len(ALL_CARDS) == 40
    assert [card.id for card in CARDS][:10] == ["g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g*", "r1"]


def test_the_order_of_the_entries_does_not_matter():
    table = copy.deepcopy(TABLE)
    table["cards_per_suit"].reverse()
    assert read_cards(table) == CARDS


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("vp", -1, "vp"),
        ("vp", "8", "'8'"),
        ("copies", 0, "copies"),
        ("bid", 2, "second entry for 2"),
        ("power", 1, "power"),
    ],
)
def test_a_bad_entry_is_named(field, value, named):
    table = copy.deepcopy(TABLE)
    table["cards_per_suit"][0][field] = value
    with pytest.raises(ComponentError, match=named):
        read_cards(table)


@pytest.mark.parametrize("suits", [None, [], ["green", "gold"], ["green", 3]])
def test_suits_are_words_with_different_first_letters(suits):
    with pytest.raises(ComponentError, match="suits"):
        read_cards(TABLE | {"suits": suits})


@pytest.mark.parametrize("entries", [None, [], ["r1"], {}])
def test_cards_are_a_list_of_entries(entries):
    with pytest.raises(ComponentError, match="cards_per_suit"):
        read_cards(TABLE | {"cards_per_suit": entries})
