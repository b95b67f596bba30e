"""What the table of Cake Swap says, where it lays things, and by which gestures moves are made: without a window."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from cakeapp.core.game import CHANCE, Event, Move
from cakeapp.core.words import Words
from cakeapp.games.cake_swap.rules.components import CLASSES
from cakeapp.games.cake_swap.rules.notation import CLEAR, DRAW
from cakeapp.games.cake_swap.rules.placing import PLAIN, SQUEEZED, SWAPPED_TOP
from cakeapp.games.cake_swap.rules.rules import CakeSwap
from cakeapp.games.cake_swap.rules.state import State
from cakeapp.games.cake_swap.table import closer, layout, words
from cakeapp.games.cake_swap.table.guide import Shown, gestures
from cakeapp.games.cake_swap.table.intent import Intent
from cakeapp.stage.gestures import Drag, Tap

RULES = CakeSwap()
STRINGS = Words()
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")
AT_REST = Shown(side=0, picked="", away=False, apart=False, judges=False, page=0, pages=1, on_page=8)
SIZES = {"phone": (360, 490), "phone_wide": (868, 320), "tablet": (800, 1100), "tablet_wide": (1280, 640)}


def t(key: str, **values: object) -> str:
    return STRINGS(f"cake_swap.{key}", **values)


def positions(seed: int, players: int) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a game of random moves, with what has happened so far."""
    rng, state, log = Random(seed), RULES.start(players, {}), list[Event]()
    while (actor := RULES.actor(state)) is not None:
        move = RULES.chance(state, rng) if actor == CHANCE else rng.choice(RULES.legal(state))
        RULES.apply(state, move, log)
        yield state, log


@pytest.mark.parametrize("players", [2, 6])
def test_everything_that_happens_can_be_told(players: int) -> None:
    for seed in range(5):
        *_, (_, log) = positions(seed, players)
        for event in log:
            assert words.told(event, NAMES, t)


def test_a_side_goes_to_three_spots_at_most_and_to_spots_next_to_each_other() -> None:
    for seed in range(20):
        for state, _ in positions(seed, 4):
            placings = [move for move in RULES.legal(state) if move.verb == "place"]
            for side in (0, 1) if placings else ():
                ways = [move.args[1:] for move in placings if move.args[0] == side]
                gaps = [at for way, at in ways if way in (PLAIN, SQUEEZED)]
                assert len(gaps) <= 1
                height = len(state.platters[state.seat])
                swaps = [height if way == SWAPPED_TOP else at for way, at in ways if way not in (PLAIN, SQUEEZED)]
                assert len(swaps) <= 2
                assert max(swaps, default=0) - min(swaps, default=0) <= 1
                for at in gaps:
                    gap = at or height + 1
                    assert all(swap in (gap - 1, gap) for swap in swaps)


def test_everything_can_be_looked_at_closely() -> None:
    *_, (state, _) = positions(3, 4)
    view = RULES.view(state, 0)
    keys = ["pile", "cake", "card:L17", "action:swap", "stand:none", "seat:1", *(f"stand:{kind}" for kind in CLASSES)]
    for key in keys:
        assert all(closer.thing(view, key, 0, NAMES, t))


def test_a_card_newly_in_hand_shows_a_side_that_fits() -> None:
    choice = Intent()
    choice.take(7, [Move("place", (1, PLAIN, 0))])
    assert choice.side == 1
    choice.turn()
    choice.take(7, [Move("place", (1, PLAIN, 0))])
    assert choice.side == 0


def test_a_card_turned_in_the_drafting_area_stays_turned_in_hand() -> None:
    choice = Intent()
    choice.turned = {7}
    choice.take(7, [Move("place", (0, PLAIN, 0)), Move("place", (1, PLAIN, 0))])
    assert choice.side == 1


def test_gestures() -> None:
    place = Move("place", (1, SQUEEZED, 2))
    assert gestures(DRAW, AT_REST, (), 0, tapping=True) == [Tap("pile")]
    assert gestures(place, AT_REST, (), 3, tapping=False) == [Tap("hand"), Drag("hand", "gap:2")]
    assert gestures(CLEAR[0], AT_REST, (), 3, tapping=False) == [Tap("judges"), Drag("cake", "stand:honorable")]
    assert gestures(CLEAR[0], AT_REST, (), 3, tapping=True) == [Tap("cake"), Tap("stand:honorable")]
    away = AT_REST._replace(away=True)
    assert gestures(DRAW, away, (), 0, tapping=False) == [Tap("mine"), Drag("pile", "hand")]


def test_a_card_on_another_page_is_turned_to_first() -> None:
    drafting = tuple(range(20))
    shown = AT_REST._replace(page=2, pages=3)
    assert gestures(Move("draft", (9,)), shown, drafting, 0, tapping=False) == [
        Tap("page"),
        Tap("page"),
        Drag("card:L10", "hand"),
    ]


@pytest.mark.parametrize("form", SIZES)
@pytest.mark.parametrize("left_hand", [False, True])
def test_no_region_of_the_table_covers_another(form: str, left_hand: bool) -> None:
    width, height = SIZES[form]
    plan = layout.plan(form, width, height, 1, left_hand)
    regions = {name: box for name, box in plan._asdict().items() if name != "judges_apart"}
    for (one, a), (other, b) in combinations(regions.items(), 2):
        if "judges" in (one, other) and not plan.judges_apart and {one, other} & {"others", "market"}:
            continue
        apart = a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]
        assert apart, f"{one} and {other}"
    for x, y, wide, high in regions.values():
        assert x >= -1e-6
        assert y >= -1e-6
        assert x + wide <= width + 1e-6
        assert y + high <= height + 1e-6


def test_the_market_holds_all_cards_or_a_page_of_them() -> None:
    for count in range(60):
        grid = layout.fitting_grid(360, 140, 1, count)
        assert grid.cols * layout.FINGER <= 360
        assert grid.cols * grid.rows - 2 >= count or grid.cards >= 1
