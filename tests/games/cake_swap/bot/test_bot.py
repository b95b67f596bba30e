"""The bots of Cake Swap: they play by what they see, alike when asked alike, and can say why."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import pytest

from cakeapp.bots import levels
from cakeapp.bots.taste import TASTES
from cakeapp.core.game import Move
from cakeapp.games.cake_swap.bot.ahead import Ahead, End, by_lot
from cakeapp.games.cake_swap.bot.aims import aims
from cakeapp.games.cake_swap.bot.bot import Brain
from cakeapp.games.cake_swap.bot.supply import ANY_CAKE, ANY_FROSTING, FAR, ROW, TOP, as_bits, waiting_for
from cakeapp.games.cake_swap.rules.components import CARDS, LAYERS, NUMBER, POINTS, SHIPPED, Layer, Ribbon
from cakeapp.games.cake_swap.rules.rules import CakeSwap, qualified
from cakeapp.games.cake_swap.rules.state import State
from tests.bots import playing
from tests.bots.playing import bot_move, check_blind, check_reasons, check_said_blind
from tests.games.cake_swap.probe import swap_hidden

KEY = "cake_swap"
RULES = CakeSwap()
ID = re.compile(rf"\b({'|'.join(NUMBER)})\b|_")


thought = partial(bot_move, RULES)


def decisions(players: int, seed: int) -> Iterator[State]:
    """Of a game among bakers who sometimes do anything."""
    rng = Random(seed)

    def pick(state: State) -> Move:
        return rng.choice(RULES.legal(state)) if rng.random() < 0.2 else thought("baker", state, rng)

    return playing.decisions(RULES, RULES.start(players, {}), rng, pick)


def open_decisions(players: int, seed: int, every: int) -> list[State]:
    """Some decisions between several moves."""
    return [state for state in decisions(players, seed) if len(RULES.legal(state)) > 1][seed % every :: every]


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_level_plays_legal_moves_to_the_end(level: str, players: int) -> None:
    """One of that level among apprentices; in a single game luck may leave anybody without a point."""
    points = 0
    for deal in range(2):
        rng, state = Random(f"{players} {deal}"), RULES.start(players, {})
        for _ in playing.decisions(
            RULES, state, rng, lambda now, rng=rng: thought("apprentice" if now.seat else level, now, rng)
        ):
            pass
        outcome = RULES.outcome(state)
        assert outcome is not None
        points += outcome.scores[0]
    assert points > 0


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_order_of_the_pile_changes_no_move(level: str, players: int) -> None:
    rng = Random(players)
    for state in open_decisions(players, seed=players + 10, every=20):
        check_blind(RULES, level, state, swap_hidden(state, state.actor, rng))


def test_the_search_heeds_a_taste() -> None:
    """Another taste plays another move now and then, and always a legal one."""
    plan = levels.plan(KEY, "master")
    changed = dict.fromkeys(TASTES, 0)
    for state in open_decisions(3, seed=4, every=8):
        view = RULES.view(state, state.seat)
        found = {name: list(Brain(plan, taste).solve(view, Random(1)))[-1] for name, taste in TASTES.items()}
        for name, move in found.items():
            assert move in RULES.legal(state)
            changed[name] += move != found["even"]
    assert sum(changed.values()) > 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_reasons_are_sentences_that_name_no_ids(players: int) -> None:
    told = []
    for level in ("apprentice", "master"):
        bot = levels.make(KEY, level)
        for state in decisions(players, seed=players):
            view, legal = RULES.view(state, state.seat), RULES.legal(state)
            told += [bot.explain(view, move) for move in {legal[0], legal[len(legal) // 2], legal[-1]}]
    check_reasons(list(map(str, told)), ID)
    assert len(set(told)) > len(told) / 4


def test_reasons_know_nothing_of_the_order_of_the_pile() -> None:
    rng = Random(1)
    for state in decisions(3, seed=2):
        other = swap_hidden(state, state.actor, rng)
        check_said_blind(RULES, "master", state, other, rng.choice(RULES.legal(state)))


def test_a_winning_ribbon_is_taken_and_called_so() -> None:
    """Layers of one cake with different frostings: of the four ribbons to be had only the signature one wins."""
    state = RULES.start(2, {})
    RULES.apply(state, RULES.chance(state, Random(3)))
    seat = state.seat
    wished = [Layer(5, "chocolate", "orange"), Layer(4, "chocolate", "blueberry"), Layer(3, "chocolate", "kiwi")]
    platter = state.platters[seat] = tuple(LAYERS.index(layer) for layer in wished)
    state.pile = [card for card in state.pile if card not in {layer // 2 for layer in platter}]
    state.sizes[seat] = sum(1 << layer.size for layer in wished)
    state.drafting, state.actions, state.taken = [], [0, 0], True
    state.points[seat] = SHIPPED.points_to_win[2] - SHIPPED.points[Ribbon("signature", "white")]
    move = thought("master", state, Random(1))
    assert RULES.text(move) == "clear signature"
    why = levels.make(KEY, "master").explain(RULES.view(state, seat), move)
    assert str(why).endswith("and that wins the game.")


def test_ends_of_a_turn_are_looked_at_as_often_as_they_are_likely() -> None:
    state = RULES.start(3, {})
    ends = [End(chance, state, [place]) for place, chance in enumerate((0.5, 0.125, 0.25, 0.125))]
    assert [end.liked[0] for end in by_lot(ends, 8)] == [0, 0, 0, 0, 1, 2, 2, 3]


def test_a_round_is_played_on_with_other_cards_each_time_and_leaves_the_position_alone() -> None:
    brain, differ = Brain(levels.plan(KEY, "master")), 0
    begun = [state for state in decisions(4, seed=7) if not (state.taken or state.cleared or state.hand)]
    for state in begun[4:40:4]:
        ahead = Ahead(brain.look(state), TASTES["even"])
        before = RULES.view(state, None), list(state.pile)
        first, again, other = [played(ahead, state, at) for at in (0, 0, 1)]
        assert first == again
        assert (RULES.view(state, None), state.pile) == before
        differ += first != other
    assert differ > 0


def played(ahead: Ahead, state: State, at: int) -> Sequence[float]:
    """How each seat likes it after a round."""
    slices = ahead.round(End(1.0, state, []), at, RULES.legal(state)[0])
    while True:
        try:
            next(slices)
        except StopIteration as done:
            liked: Sequence[float] = done.value
            return liked


def platters(rng: Random) -> Iterator[tuple[int, ...]]:
    for state in (state for seed in range(3) for state in decisions(2 + seed, seed)):
        yield rng.choice(state.platters)


def test_aims_that_miss_no_layer_are_the_ribbons_a_platter_qualifies_for() -> None:
    for platter in platters(Random(1)):
        ripe = [aim for aim in aims(platter) if not aim.layers]
        assert sorted(aim.ribbon for aim in ripe) == sorted(ribbon for ribbon, _ in qualified(platter))
        assert all(aim.points == POINTS[aim.ribbon] for aim in ripe)


def test_layers_take_longer_the_more_are_missing_and_the_fewer_will_do() -> None:
    unseen = as_bits(CARDS)
    any_layer = waiting_for((ANY_CAKE, ANY_FROSTING), 0, unseen)
    one_sort = waiting_for((1, 1), 0, unseen)
    for top in range(2, TOP + 1):
        for layers in range(1, top):
            at = top * ROW + layers
            assert any_layer[at - 1] < any_layer[at] <= one_sort[at]
    assert waiting_for((1, 1), 0, 0)[TOP * ROW + 1] == FAR


def test_worth_is_shared_by_all_and_goes_to_the_winner() -> None:
    brain = Brain(levels.plan(KEY, "master"))
    for state in open_decisions(4, seed=1, every=5):
        assert sum(brain.worth(state)) == pytest.approx(1, abs=0.1)
    for state in decisions(4, seed=1):
        end = state
    while end.actor is not None:
        RULES.apply(end, thought("baker", end, Random(1)))
    outcome = RULES.outcome(end)
    assert outcome is not None
    worth = brain.worth(end)
    assert worth.index(max(worth)) == outcome.places.index(1)
