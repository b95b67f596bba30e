"""How far a seat is from the points to win, in turns."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from cakeapp.games.cake_swap.bot.aims import HEIGHTS, Aim, aims, top_size
from cakeapp.games.cake_swap.bot.supply import FAR, ROW, Supply
from cakeapp.games.cake_swap.bot.weights import WEIGHTS
from cakeapp.games.cake_swap.rules.components import POINTS, SHIPPED
from cakeapp.games.cake_swap.rules.state import NOBODY, SQUEEZE, SWAP, SWIPE

MOST = max(SHIPPED.points_to_win.values())

FRESH: list[float] = [turns for kind in WEIGHTS["fresh"] for turns in kind]  # for each ribbon, from no layer on
ACTIONS: list[float] = [
    sum(WEIGHTS["actions"][str(card)] for card in (SQUEEZE, SWIPE, SWAP) if hand & card)
    for hand in range(SQUEEZE + SWIPE + SWAP + 1)
]
ACTIONS_UNTIL: float = WEIGHTS["actions_until"]  # turns to go, below which they count for less and less
FLEXIBLE: float = WEIGHTS["flexible"]  # how much many ways are better than one
WASTED: float = WEIGHTS["wasted"]  # turns, when a platter is cleared for nothing
POINTS_A_TURN: float = WEIGHTS["points_a_turn"]
PARTS: dict[str, float] = WEIGHTS["to_go"]
PART_TURNS, PART_PROMISE = PARTS["turns"], PARTS["promise"]
PART_NEED, PART_LAYERS = PARTS["need"], PARTS["layers"]


class Way(NamedTuple):
    """A way to win: turns until then, turns until its first ribbon, and that ribbon."""

    turns: float
    first: float
    aim: Aim


@lru_cache(maxsize=500)
def fresh(free: int) -> list[float]:
    """Turns to win at least so many points with new cakes, while these ribbons are free."""
    turns = [0.0] + [FAR * 2] * MOST
    for ribbon, (points, cost) in enumerate(zip(POINTS, FRESH)):
        if free >> ribbon & 1:
            for need in range(MOST, 0, -1):
                turns[need] = min(turns[need], turns[max(0, need - points)] + cost)
    return turns


def ways_to_win(platter: tuple[int, ...], need: int, free: int, cards: Supply) -> list[Way]:
    """One for every ribbon that the platter may take first."""
    row = top_size(platter) * ROW
    found = []
    for aim in aims(platter):
        if free >> aim.ribbon & 1:
            first = cards.turns(aim.sorts)[row + aim.layers] + aim.extra if aim.layers else 0.0
            left = need - aim.points
            found.append(Way(first + fresh(free & ~(1 << aim.ribbon))[left] if left > 0 else first, first, aim))
    return found


def promise(ways: Sequence[Way], points_a_turn: float) -> float:
    """What a platter is worth for the ribbons it may take, in turns."""
    found = [exp((way.aim.points / points_a_turn - way.first) / FLEXIBLE) for way in ways]
    return FLEXIBLE * log(sum(found) + exp(-WASTED / FLEXIBLE))


def to_go(
    platter: tuple[int, ...], actions: int, need: int, free: int, cards: Supply, race: bool, points_a_turn: float
) -> float:
    """How far a seat is from winning, about in turns of hers: by its ways to win, and by what is done already."""
    ways = ways_to_win(platter, need, free, cards)
    if not race:
        return need / POINTS_A_TURN - promise(ways, points_a_turn) - ACTIONS[actions]
    all_turns = [way.turns for way in ways]
    all_turns.append(fresh(free)[need] + WASTED)
    least = min(all_turns)
    turns = least - FLEXIBLE * log(sum([exp((least - one) / FLEXIBLE) for one in all_turns]))
    tallest = len(platter) + top_size(platter) - 1
    done = PART_LAYERS * len(platter) if tallest >= HEIGHTS[0] else 0.0
    left = PART_TURNS * turns - PART_PROMISE * promise(ways, points_a_turn) + PART_NEED * need - done
    return left - ACTIONS[actions] * min(1.0, turns / ACTIONS_UNTIL)


@lru_cache(maxsize=1_000)
def free_ribbons(owners: tuple[int, ...]) -> int:
    return sum(1 << ribbon for ribbon, owner in enumerate(owners) if owner == NOBODY)
