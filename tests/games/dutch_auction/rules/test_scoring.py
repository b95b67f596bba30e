"""Scoring: the value of each card, and the lowest of each suit once more."""

import copy

from hypothesis import given
from hypothesis import strategies as st

from cakeapp.games.dutch_auction.rules.components import CARDS, read_cards
from cakeapp.games.dutch_auction.rules.rules import DutchAuction
from cakeapp.games.dutch_auction.rules.scoring import result, score_lines
from tests.games.dutch_auction.rules.test_components import TABLE

GRID = [card.id for card in CARDS for _ in range(card.copies)]
EXAMPLE = ["p2", "p1", "g6", "g3", "g1", "b*", "b*", "b7", "b4", "b2", "r*", "r2"]


def score(owned):
    return sum(line.points for line in score_lines(owned, CARDS))


def test_the_example_of_the_rule_book():
    assert [score([card for card in EXAMPLE if card[0] == suit]) for suit in "pgbr"] == [22, 20, 14, 7]
    assert score(EXAMPLE) == 63


def test_nothing_scores_nothing():
    assert list(score_lines([], CARDS)) == []


def test_lines_name_the_cards():
    assert [line.items for line in score_lines(["b2", "b4"], CARDS)] == [("b2", "b4"), ("b4",)]


def test_of_equal_scores_fewer_cards_win():
    assert result([["g8", "r8"], ["b7"]], CARDS).places == (2, 1)
    assert result([["g8"], ["r8"]], CARDS).places == (1, 1)


def test_power_cards_count_as_cards():
    assert result([["b7", "b*"], ["g7"]], CARDS).scores == (2, 4)
    assert result([["b8", "r*"], ["g8"]], CARDS).places == (2, 1)


def test_another_table_scores_its_own_values():
    table = copy.deepcopy(TABLE)
    table["cards_per_suit"][0]["vp"] = 50
    assert [line.points for line in score_lines(["g1"], read_cards(table))] == [50, 50]


@given(st.sets(st.integers(0, len(GRID) - 1)))
def test_lines_add_up_to_the_score(numbers):
    owned = [GRID[number] for number in numbers]
    rest = [GRID[number] for number in range(len(GRID)) if number not in numbers]
    outcome = result([owned, rest], CARDS)
    assert outcome.scores == (score(owned), score(rest))
    assert min(outcome.places) == 1


def test_a_running_game_has_no_outcome():
    rules = DutchAuction()
    assert rules.outcome(rules.start(2, {})) is None
