"""What is hidden, where few enough worlds are possible to count them."""

from itertools import permutations
from random import Random

from cakeapp.games.take_the_cake.rules.components import ORDERS
from cakeapp.games.take_the_cake.rules.view import HIDDEN
from tests.games.take_the_cake.playing import RULES, begun, legal, play, play_until


def test_every_order_of_the_piles_is_imagined_alike() -> None:
    state = begun(2)
    state.deck, state.cuts = state.deck[:3], state.cuts[:2]
    rng, view = Random(1), RULES.view(state, 0)
    worlds = [(one.deck, one.cuts) for one in (RULES.imagine(view, rng) for _ in range(6000))]
    possible = {(deck, cuts) for deck in permutations(state.deck) for cuts in permutations(state.cuts)}
    assert set(worlds) == possible
    assert all(400 < worlds.count(world) < 600 for world in possible)


def test_others_may_hold_and_have_assigned_any_order_not_seen() -> None:
    state = play_until(begun(4, orders=True), "order")
    play(state, *[legal(state)[0] for _ in range(1)])
    view, rng = RULES.view(state, 1), Random(2)
    assigned, held = set(), set()
    for _ in range(500):
        imagined = RULES.imagine(view, rng)
        assigned |= set(imagined.assigned[0])
        held |= set(imagined.orders[0])
        assert imagined.orders[1] == state.orders[1]
    unseen = set(range(len(ORDERS))) - set(state.orders[1])
    assert assigned == held == unseen


def test_orders_shown_stay_known() -> None:
    state = play_until(begun(3, orders=True), "cakes")
    imagined = RULES.imagine(RULES.view(state, None), Random(3))
    assert imagined.assigned == state.assigned
    assert imagined.scored == state.scored


def test_an_onlooker_sees_no_order_that_is_held() -> None:
    view = RULES.view(begun(3, orders=True), None)
    assert view.orders == ((HIDDEN,) * 3,) * 3
