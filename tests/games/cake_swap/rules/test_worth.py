"""What a choice brings is what the rules do with it; at best is the best of every way to go on with that card."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

import pytest

from cakeapp.core.game import Move
from cakeapp.games.cake_swap.rules import scoring, worth
from cakeapp.games.cake_swap.rules.components import CLASSES, COLOURS, LAYERS, POINTS, RIBBONS
from cakeapp.games.cake_swap.rules.rules import CakeSwap
from cakeapp.games.cake_swap.rules.state import NOBODY, State
from cakeapp.games.cake_swap.rules.view import View

RULES = CakeSwap()
PLAYERS = range(2, 7)
few = pytest.mark.parametrize("seeds", [8])  # games for each number of players; many more: `tests/bench/stakes.py`
PUBLIC = ("platters", "actions", "owners", "points", "drafting", "hand", "held", "taken", "cleared")


def positions(players: int, seeds: int) -> Iterator[tuple[State, View]]:
    """Of games in which cakes grow: few are cleared, and only high ones."""
    for seed in range(seeds):
        rng, state = Random(f"{players} {seed}"), RULES.start(players, {})
        RULES.apply(state, RULES.chance(state, rng))
        while state.actor is not None:
            yield state.copy(), RULES.view(state, None)
            legal = RULES.legal(state)
            small = len(state.platters[state.seat]) < 3
            RULES.apply(state, rng.choice([move for move in legal if not (move.verb == "clear" and small)] or legal))


def applied(state: State, *moves: Move) -> State:
    state = state.copy()
    for move in moves:
        RULES.apply(state, move)
    return state


def most(state: State) -> int | None:
    """The points of the best ribbon that the rules let whoever acts take at once."""
    seat, now = state.seat, state.points[state.seat]
    takes = [move for move in RULES.legal(state) if move.verb == "clear" and move.args[0] < len(CLASSES)]
    return max((applied(state, move).points[seat] - now for move in takes), default=None)


def points(ribbon: int | None) -> int | None:
    return None if ribbon is None else POINTS[ribbon]


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_after_a_choice_all_is_as_the_rules_leave_it(players: int, seeds: int) -> None:
    rng = Random(players)
    for state, view in positions(players, seeds):
        legal = [move for move in RULES.legal(state) if move.verb not in ("draw", "pass", "end")]
        for move in rng.sample(legal, min(6, len(legal))):
            then, found = RULES.view(applied(state, move), None), worth.after(view, move)
            assert all(getattr(then, name) == getattr(found, name) for name in PUBLIC), move


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_where_a_card_goes_leads_to_the_ribbon_that_can_then_be_taken(players: int, seeds: int) -> None:
    met = 0
    for state, view in positions(players, seeds):
        assert sorted(worth.placings(view)) == sorted(move for move in RULES.legal(state) if move.verb == "place")
        for move in worth.placings(view):
            then = applied(state, move)
            assert points(worth.leads_to(view, move)) == most(then)
            out = worth.throws_out(view, move)
            assert out is None or out // 2 in then.drafting
            assert worth.spends(move) == state.actions[state.seat] - then.actions[state.seat]
            met += most(then) is not None
    assert met > 5


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_at_best_is_the_best_of_all_that_can_follow_with_the_card(players: int, seeds: int) -> None:
    met = 0
    for state, view in positions(players, seeds):
        for move in RULES.legal(state):
            if move.verb in worth.BROUGHT:
                then, brought = applied(state, move), worth.after(view, move)
                for side in (0, 1):
                    ways = [one for one in RULES.legal(then) if one.verb == "place" and one.args[0] == side]
                    brute = max((value for one in ways if (value := most(applied(then, one)))), default=None)
                    mine = [one for one in worth.placings(brought) if one.args[0] == side]
                    assert points(worth.best(brought, mine)) == brute
                    cheapest = worth.cheapest(mine, brought)
                    assert (cheapest is None) == (not mine)
                    if cheapest is not None:
                        assert points(worth.leads_to(brought, cheapest)) == brute
                        equals = [one for one in mine if points(worth.leads_to(brought, one)) == brute]
                        assert cards(cheapest) == min(map(cards, equals))
                    met += brute is not None
    assert met > 5


def cards(move: Move) -> int:
    """How many action cards it uses up."""
    return worth.spends(move).bit_count()


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_a_ribbon_now_is_worth_what_the_score_then_shows(players: int, seeds: int) -> None:
    for state, view in positions(players, seeds):
        takes = [move for move in RULES.legal(state) if move.verb == "clear" and move.args[0] < len(CLASSES)]
        clears = worth.clears(view)
        assert sorted(clears) == sorted(move.args[0] for move in takes)
        for move in takes:
            then, ribbon = applied(state, move), clears[move.args[0]]
            assert then.points[state.seat] - state.points[state.seat] == POINTS[ribbon]
            assert worth.wins(view, state.seat, ribbon) == (then.actor is None)


@few
def test_a_robbed_cake_falls_to_what_is_left_of_it(seeds: int) -> None:
    met = 0
    for state, view in (one for players in PLAYERS for one in positions(players, seeds)):
        for move in RULES.legal(state):
            if move.verb == "swipe":
                had, left = worth.robs(view, move)
                other = move.args[0]
                then = applied(state, move)
                assert had == best_of(state, other)
                assert left == best_of(then, other)
                assert worth.spends(move) == state.actions[state.seat] - then.actions[state.seat]
                met += had is not None
    assert met


def best_of(state: State, seat: int) -> int | None:
    """The best free ribbon for somebody's cake, by what each class asks for."""
    kinds = scoring.classes([LAYERS[layer] for layer in state.platters[seat]])
    return best_free(state.owners, kinds, [len(state.platters[seat])])


def free_of(owners: Sequence[int], kinds: Iterable[str], heights: Iterable[int]) -> list[int]:
    colours = [COLOURS.get(height) for height in heights]
    return [
        at for at, one in enumerate(RIBBONS) if one.kind in kinds and one.colour in colours and owners[at] == NOBODY
    ]


def best_free(owners: Sequence[int], kinds: Iterable[str], heights: Iterable[int]) -> int | None:
    return max(free_of(owners, kinds, heights), key=lambda one: POINTS[one], default=None)


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_a_forecast_is_one_layer_more_in_a_class_that_the_cake_has(players: int, seeds: int) -> None:
    for _, view in positions(players, seeds):
        for seat, platter in enumerate(view.platters):
            kinds = scoring.classes([LAYERS[layer] for layer in platter])
            by_hand = best_free(view.owners, kinds, [len(platter) + 1]) if len(platter) > 1 else None
            assert points(worth.grows(view, seat)) == points(by_hand)


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_what_a_cake_may_become_is_all_that_is_free_and_no_lower(players: int, seeds: int) -> None:
    for _, view in positions(players, seeds):
        for seat, platter in enumerate(view.platters):
            kinds = scoring.classes([LAYERS[layer] for layer in platter]) if platter else CLASSES
            found = worth.hopes(view, seat)
            for kind, ribbons in found:
                assert ribbons == free_of(view.owners, [CLASSES[kind]], range(len(platter), 6))
            assert sorted(CLASSES[kind] for kind, _ in found) == sorted(
                kind for kind in kinds if free_of(view.owners, [kind], range(len(platter), 6))
            )
            tops = [max(POINTS[one] for one in ribbons) for _, ribbons in found]
            assert tops == sorted(tops, reverse=True)


@pytest.mark.parametrize("players", PLAYERS)
@few
def test_nothing_changes_with_the_order_of_the_pile(players: int, seeds: int) -> None:
    rng = Random(players)
    for state, view in positions(players, seeds):
        other = state.copy()
        rng.shuffle(other.pile)
        assert figures(RULES.view(other, None)) == figures(view)


def figures(view: View) -> list[object]:
    seats = range(view.players)
    found: list[object] = [[one(view, seat) for seat in seats] for one in (worth.ready, worth.grows, worth.hopes)]
    return [*found, worth.clears(view), [(move, worth.leads_to(view, move)) for move in worth.placings(view)]]
