"""The page of Cake Swap, clause by clause, on positions laid out by hand."""

from random import Random

import pytest

from cakeapp.core.table import open_table
from cakeapp.games.cake_swap.rules import rules as module
from cakeapp.games.cake_swap.rules.components import LAYERS, NUMBER, RIBBONS, SHIPPED, Ribbon
from cakeapp.games.cake_swap.rules.opening import who_starts
from cakeapp.games.cake_swap.rules.rules import CakeSwap
from cakeapp.games.cake_swap.rules.state import DRAWN, SQUEEZE, SWAP, SWIPE, State

RULES = CakeSwap()
TOTAL = {card.id: sum(layer.size for layer in card.sides) for card in SHIPPED.cards}


def layer(written: str) -> int:
    card, side = written.split()
    return NUMBER[card] * 2 + "ab".index(side)


def position(*platters: str, drafting: str = "", pile: str = "L60 L59", actions: int = SQUEEZE + SWIPE + SWAP) -> State:
    """Seat 0 is about to move; a platter is written from the bottom: "L18 a, L06 b"."""
    state = State(len(platters))
    state.actor = 0
    for seat, platter in enumerate(platters):
        state.platters[seat] = tuple(layer(one) for one in platter.split(", ") if one)
        state.sizes[seat] = sum(1 << LAYERS[one].size for one in state.platters[seat])
    state.drafting = sorted(NUMBER[card] for card in drafting.split())
    state.pile = [NUMBER[card] for card in reversed(pile.split())]
    state.actions[0] = actions
    return state


def legal(state: State) -> list[str]:
    return [RULES.text(move) for move in RULES.legal(state)]


def play(state: State, *texts: str) -> State:
    for text in texts:
        assert text in legal(state)
        RULES.apply(state, RULES.parse(text))
    return state


def platter(state: State, seat: int = 0) -> str:
    return ", ".join(f"{SHIPPED.cards[one // 2].id} {'ab'[one % 2]}" for one in state.platters[seat])


# L18: 5 chocolate, 5 vanilla; L06: 2 chocolate, 4 vanilla; L24: 3 and 3; L48: 2 and 2; L36: 1 and 1; L25: 4 and 4
FOUR, FIVE, THREE, TWO, ONE = "L25 a", "L18 a", "L24 a", "L48 a", "L36 a"


def test_a_drafted_five_goes_beneath_a_four_with_squeeze() -> None:
    state = play(position(FOUR, "", drafting="L18"), "draft L18", "place a squeeze 1")
    assert platter(state) == "L18 a, L25 a"
    assert not state.actions[0] & SQUEEZE


def test_swipe_squeeze_and_swap_go_together_in_one_pair_of_moves() -> None:
    state = position(f"{FIVE}, L32 b, {TWO}", FOUR, drafting="")
    play(state, "swipe 1", "place b swap 2")
    assert platter(state) == "L18 a, L25 b, L48 a"
    assert platter(state, 1) == ""
    assert state.actions[0] == 0
    assert state.drafting == [NUMBER["L32"]]


def test_swipe_is_in_addition_to_the_turn_s_own_card_and_takes_only_from_others_what_fits() -> None:
    state = position(FOUR, THREE, FIVE, "")
    assert {"swipe 1", "swipe 2"} <= set(legal(state))  # the five goes beneath with Squeeze
    assert not {"swipe 0", "swipe 3"} & set(legal(state))
    assert "swipe 2" not in legal(position(FOUR, THREE, FIVE, "", actions=SWIPE))
    play(state, "swipe 1", "place a")
    assert "end" not in legal(state)
    assert "draw" in legal(state)


def test_a_drawn_card_is_placed_or_passed_and_nothing_else_is_done_meanwhile() -> None:
    state = play(position(FOUR, THREE, drafting="L36", pile="L18 L48"), "draw")
    assert state.hand == DRAWN
    assert legal(state) == ["pass", "place a squeeze 1", "place a swap", "place b squeeze 1", "place b swap"]
    play(state, "pass")
    assert "end" in legal(state)
    assert "trade L18" in legal(state)
    assert not [text for text in legal(state) if text.startswith(("draft", "draw"))]


def test_a_drafted_card_cannot_be_laid_back_so_it_can_be_drafted_only_if_it_fits() -> None:
    state = position(FOUR, "", drafting="L18 L48", actions=0)
    assert "draft L48" in legal(state)
    assert "draft L18" not in legal(state)
    assert str(RULES.refuse(state, RULES.parse("draft L18"))).startswith("That card would fit nowhere")
    assert legal(play(state, "draft L48")) == ["place a", "place b"]


def test_a_trade_is_placed_with_swap_and_does_not_count_as_the_turn_s_card() -> None:
    state = position(f"{FIVE}, {THREE}", "", drafting="L48")
    play(state, "trade L48")
    assert legal(state) == ["place a swap", "place b swap"]
    play(state, "place b swap")
    assert platter(state) == "L18 a, L48 b"
    assert state.drafting == [NUMBER["L24"]]
    assert "draw" in legal(state)
    assert "end" not in legal(state)


def test_a_trade_needs_a_layer_of_one_s_own_and_the_swap_card() -> None:
    assert "trade L48" not in legal(position("", FOUR, drafting="L48"))
    assert "trade L48" not in legal(position(FOUR, "", drafting="L48", actions=SQUEEZE))
    assert "trade L48" in legal(position(FOUR, "", drafting="L48", actions=SWAP))


def test_a_card_that_fits_only_in_the_middle_is_traded_only_with_squeeze_too() -> None:
    middle = f"{FIVE}, {FOUR}, {THREE}, {TWO}, {ONE}"
    state = position(middle, "", drafting="L46 L24")
    assert "place b swap 3" in legal(play(state, "trade L46"))
    assert "trade L46" not in legal(position(middle, "", drafting="L46", actions=SWAP))


def test_swap_k_never_names_the_top_and_puts_the_card_exactly_there() -> None:
    state = play(position(f"{FIVE}, {THREE}, {ONE}", "", drafting="L25"), "draft L25")
    assert [text for text in legal(state) if "swap" in text and " a " in text] == ["place a swap 1", "place a swap 2"]
    assert platter(play(state, "place a swap 2")) == "L18 a, L25 a, L36 a"


def test_sizes_fall_strictly_so_no_two_are_the_same() -> None:
    state = play(position(THREE, "", drafting="L57", actions=SQUEEZE), "draw", "pass")
    assert "L57" not in " ".join(legal(state))
    assert RULES.refuse(state, RULES.parse("place a")) is not None


def test_clearing_is_for_three_layers_or_more_once_a_turn_and_never_with_a_card_in_hand() -> None:
    assert [text for text in legal(position(f"{FIVE}, {FOUR}", "")) if text.startswith("clear")] == ["clear none"]
    assert not [text for text in legal(position("", "")) if text.startswith("clear")]
    state = position(f"{FIVE}, {FOUR}, {THREE}", "", pile="L48 L36 L18")
    play(state, "clear honorable", "draw", "place a")
    assert not [text for text in legal(state) if text.startswith("clear")]
    state = play(position(f"{FIVE}, {FOUR}, {THREE}", ""), "draw")
    assert not [text for text in legal(state) if text.startswith("clear")]


def test_a_won_ribbon_is_gone_but_the_cake_may_still_be_cleared_for_nothing() -> None:
    state = position(f"{FIVE}, {FOUR}, {THREE}", "")
    state.owners[RIBBONS.index(Ribbon("honorable", "white"))] = 1
    assert "clear honorable" not in legal(state)
    assert "already won" in str(RULES.refuse(state, RULES.parse("clear honorable")))
    assert "clear none" in legal(state)
    assert sorted(play(state, "clear none").gone) == sorted([NUMBER["L18"], NUMBER["L25"], NUMBER["L24"]])


def test_who_reaches_the_points_wins_at_once_without_taking_a_card() -> None:
    state = position(f"{FIVE}, {FOUR}, {THREE}", "")
    state.points[0] = SHIPPED.points_to_win[2] - SHIPPED.points[Ribbon("honorable", "white")]
    play(state, "clear honorable")
    assert state.actor is None


def test_the_turn_in_which_the_last_card_is_drawn_is_the_last() -> None:
    state = play(
        position("", FIVE, pile="L48", drafting="L18"), "draw", "place a", "swipe 1", "place a squeeze 1", "end"
    )
    assert state.actor is None


def test_the_largest_sum_starts_and_only_tied_players_draw_again() -> None:
    ten, low, nine = ([NUMBER[card] for card in TOTAL if TOTAL[card] == total] for total in (10, 2, 9))
    assert who_starts([low[0], ten[0], nine[0]], 3)[0] == 1
    starts, draws = who_starts([ten[0], low[0], ten[1], low[1], nine[0], low[2]], 3)
    assert [seat for seat, _ in draws] == [0, 1, 2, 0, 2]
    assert starts == 2


def test_should_the_pile_run_short_the_first_of_those_tied_starts() -> None:
    same = [NUMBER[card] for card in TOTAL if TOTAL[card] == 7][:3]
    assert who_starts(same, 2) == (0, [(0, same[0]), (1, same[1])])


def test_a_tie_goes_to_the_highest_single_ribbon_and_is_shared_if_that_is_equal() -> None:
    state = position("", "", "", "")
    state.actor = None
    for seat, won in enumerate(["signature red", "gold_standard red", "premium white, gold_standard white", ""]):
        for written in filter(None, won.split(", ")):
            ribbon = Ribbon(*written.split())
            state.owners[RIBBONS.index(ribbon)] = seat
            state.points[seat] += SHIPPED.points[ribbon]
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == (12, 12, 12, 0)
    assert outcome.places == (1, 1, 3, 4)


def test_everybody_s_opening_draw_lies_in_the_drafting_area() -> None:
    view = open_table("cake_swap", list("ABCDEF"), {}, Random(3)).seat(0).view()
    assert len(view.drafting) >= 6
    assert len(view.drafting) + len(view.unseen) == len(SHIPPED.cards)


@pytest.mark.parametrize(("players", "points"), [(2, 31), (3, 31), (4, 31), (5, 25), (6, 21)])
def test_points_to_win(players: int, points: int) -> None:
    assert module.SHIPPED.points_to_win[players] == points
