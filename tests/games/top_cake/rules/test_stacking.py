"""The page of Top Cake from stacking to the end."""

from cakeapp.games.top_cake.rules.state import OVER, ROUNDS
from tests.games.top_cake.position import RULES, all_bid, finish_round, hand, legal, opened, play, row, stack, stacking


def test_won_cards_go_on_any_stack_or_begin_one_in_any_order() -> None:
    state = stacking([("van3", "rose"), ()], [(("cho4",), ("che6",)), ()])
    assert legal(state) == {"van3>new", "van3>1", "van3>2", "rose>new", "rose>1", "rose>2"}
    play(state, "van3>new")
    assert legal(state) == {"rose>new", "rose>1", "rose>2", "rose>3"}


def test_seats_stack_in_order_from_the_first_player_card() -> None:
    state = stacking([("van3",), ("van2",), (), ("cho1",)], [(), (), (), ()], starter=2)
    order = []
    while state.won != [()] * 4:
        order.append(state.actor)
        play(state, RULES.text(RULES.legal(state)[0]))
    assert order == [3, 0, 1]


def test_two_layers_leave_at_the_same_moment() -> None:
    state = stacking([("che6",), ()], [(("van2", "van1", "lem4"),), ()])
    play(state, "che6>1")
    assert state.stacks[0] == (stack("lem4", "che6"),)
    assert set(stack("van2", "van1")) < set(state.tin)


def test_collapse_is_checked_after_each_card() -> None:
    """Once the topper has left, lem2 bears two, not three."""
    state = stacking([("che6", "che5"), ()], [(("lem2", "rose"),), ()])
    play(state, "che5>1", "che6>1")
    assert state.stacks[0] == (stack("lem2", "che5", "che6"),)


def test_a_topper_under_a_card_collapses() -> None:
    state = stacking([("che6",), ()], [(("lem4", "rose"),), ()])
    assert play(state, "che6>1").stacks[0] == (stack("lem4", "che6"),)


def test_toppers_count_as_cards_above() -> None:
    state = stacking([("rose",), ()], [(("van1", "lem4"),), ()])
    assert play(state, "rose>1").stacks[0] == (stack("lem4", "rose"),)


def test_the_first_player_card_passes_to_the_left() -> None:
    state = opened(3, starter=2)
    starters = []
    for _ in range(ROUNDS):
        starters.append(state.starter)
        finish_round(play(all_bid(state), f"half@{row(state)[0]}"))
    assert starters == [2, 0, 1, 2, 0]
    assert state.actor is None


def test_after_the_last_round_tied_lots_return_to_the_tin() -> None:
    state = opened()
    for at in range(ROUNDS):
        ties = ["1 6@van2", "2 4@van2", "2 2@van2"] if at == 0 else []
        finish_round(play(all_bid(state, *ties), f"half@{row(state)[-2]}"))
    assert state.phase == OVER
    assert row(state) == []
    assert [hand(state, seat) for seat in range(3)] == ["123456SR"] * 3
    assert set(stack("van2")) < set(state.tin)


def test_a_tie_for_most_points_is_shared() -> None:
    state = opened(3)
    state.actor, state.stacks = None, [(stack("van1"),), (stack("cho1"),), ()]
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((1, 1, 0), (1, 1, 3))
