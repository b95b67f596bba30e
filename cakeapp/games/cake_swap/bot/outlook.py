"""How far each seat is from the points to win, and who will be there first."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from cakeapp.bots.taste import Taste, even
from cakeapp.games.cake_swap.bot.supply import ANY_CAKE, ANY_FROSTING, FAR, ROW, TOP, Sort, Supply, as_bits
from cakeapp.games.cake_swap.bot.weights import WEIGHTS
from cakeapp.games.cake_swap.rules.components import CAKES, COLOURS, FROSTINGS, LAYERS, SHIPPED, WILD
from cakeapp.games.cake_swap.rules.rules import POINTS, CakeSwap
from cakeapp.games.cake_swap.rules.state import NOBODY, SQUEEZE, SWAP, SWIPE, State

RULES = CakeSwap()
HEIGHTS = tuple(COLOURS)
MOST = max(SHIPPED.points_to_win.values())
MARGIN = 0.05  # how much of a finished game's worth is by how far it was won or lost

FRESH: list[float] = [turns for kind in WEIGHTS["fresh"] for turns in kind]  # for each ribbon, from no layer on
ACTIONS: list[float] = [
    sum(WEIGHTS["actions"][str(card)] for card in (SQUEEZE, SWIPE, SWAP) if hand & card)
    for hand in range(SQUEEZE + SWIPE + SWAP + 1)
]
ACTIONS_UNTIL: float = WEIGHTS["actions_until"]  # turns to go, below which they count for less and less
FLEXIBLE: float = WEIGHTS["flexible"]  # how much many ways are better than one
DIFFERENT: float = WEIGHTS["different"]  # turns, as different frostings grow rarer with every layer
WASTED: float = WEIGHTS["wasted"]  # turns, when a platter is cleared for nothing
POINTS_A_TURN: float = WEIGHTS["points_a_turn"]
DARING: float = WEIGHTS["daring"]  # how much more the points of a ribbon count, to a taste for daring
ENVY: float = WEIGHTS["envy"]  # how much more the others' turns count, to a taste for spite
SPREAD, SPREAD_GROWTH = WEIGHTS["spread"], WEIGHTS["spread_growth"]
PARTS: dict[str, float] = WEIGHTS["to_go"]
PART_TURNS, PART_PROMISE = PARTS["turns"], PARTS["promise"]
PART_NEED, PART_LAYERS = PARTS["need"], PARTS["layers"]

RIPE: float = WEIGHTS["at_once"]["ripe"]
LAYER: float = WEIGHTS["at_once"]["layer"]

WILD_BIT = 1 << FROSTINGS.index(WILD)
ONE_FROSTING = tuple(1 << at | WILD_BIT for at, frosting in enumerate(FROSTINGS) if frosting != WILD)
ONE_CAKE = tuple(1 << at for at in range(len(CAKES)))


class Aim(NamedTuple):
    """A ribbon that a platter can still become."""

    ribbon: int
    points: int
    layers: int  # still missing
    sorts: tuple[Sort, ...]  # any one of them will do, for all these layers
    extra: float  # turns, for what grows rarer on the way


class Way(NamedTuple):
    """A way to win: turns until then, turns until its first ribbon, and that ribbon."""

    turns: float
    first: float
    aim: Aim


@lru_cache(maxsize=20_000)
def aims(platter: tuple[int, ...]) -> tuple[Aim, ...]:
    cakes, frostings, twice = 0, 0, False
    for at in platter:
        layer = LAYERS[at]
        cakes |= 1 << CAKES.index(layer.cake)
        bit = 1 << FROSTINGS.index(layer.frosting)
        twice |= bit != WILD_BIT and bool(frostings & bit)
        frostings |= bit
    named = frostings & ~WILD_BIT
    pure = [cake for cake in ONE_CAKE if not cakes & ~cake]
    alike = [frosting for frosting in ONE_FROSTING if not named & ~frosting]
    others = [] if twice else [ANY_FROSTING & ~named]
    by_class = (
        ([ANY_CAKE], [ANY_FROSTING], False),
        ([ANY_CAKE], others, True),
        (pure, [ANY_FROSTING], False),
        ([ANY_CAKE], alike, False),
        (pure, others, True),
        (pure, alike, False),
    )
    found = []
    for kind, (some_cakes, some_frostings, rarer) in enumerate(by_class):
        sorts = tuple((cake, frosting) for cake in some_cakes for frosting in some_frostings)
        for at, height in enumerate(HEIGHTS):
            layers = height - len(platter)
            if sorts and 0 <= layers < top_size(platter):
                ribbon = kind * len(HEIGHTS) + at
                extra = DIFFERENT * layers * (layers - 1) / 2 if rarer else 0.0
                found.append(Aim(ribbon, POINTS[ribbon], layers, sorts, extra))
    return tuple(found)


def top_size(platter: tuple[int, ...]) -> int:
    return LAYERS[platter[-1]].size if platter else TOP


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


class Look:
    """What was worked out about positions that differ little: the pile is taken to be the same in all of them.

    The bold look for great ribbons, the careful for near ones; spoilers mind how near the others are.
    """

    def __init__(self, state: State, sees: Collection[str], taste: Taste = even) -> None:
        self.seat = state.actor
        self.points_a_turn = POINTS_A_TURN * (1 - DARING * taste.daring)
        self.envy = 1 + ENVY * taste.spite
        self.unseen = as_bits(state.pile)
        self.to_win = SHIPPED.points_to_win[state.players]
        self.plans, self.race = "plans" in sees, "race" in sees
        self.supplies: dict[int, Supply] = {}
        self.known: dict[tuple[tuple[int, ...], int, int, int, int], float] = {}

    def supply(self, drafting: int) -> Supply:
        found = self.supplies.get(drafting)
        if found is None:
            found = self.supplies[drafting] = Supply(drafting, self.unseen)
        return found

    def supply_of(self, state: State) -> Supply:
        return self.supply(as_bits(state.drafting))

    def to_go(self, state: State, seat: int, drafting: int) -> float:
        need = self.to_win - state.points[seat]
        if need <= 0:
            return -FAR
        platter = state.platters[seat]
        free = free_ribbons(tuple(state.owners))
        if not self.plans:
            return need - at_once(platter, free)
        key = platter, state.actions[seat], need, free, drafting
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = to_go(
                platter, state.actions[seat], need, free, self.supply(drafting), self.race, self.points_a_turn
            )
        return found

    def turns(self, state: State) -> list[float]:
        """Turns to go at the beginning of a turn. Only who is to move can count on what lies in the drafting area."""
        drafting, mover = as_bits(state.drafting), state.seat
        turns = []
        for seat in range(state.players):
            left = self.to_go(state, seat, drafting)
            if seat != mover and drafting:
                left = (left + self.to_go(state, seat, 0)) / 2
            turns.append(left + (seat - mover) % state.players / state.players)
        return turns

    def worth(self, state: State) -> list[float]:
        """How well each seat stands where a turn begins, or at the end of the game."""
        if state.actor is None:
            return final(state)
        turns = [left if seat == self.seat else left * self.envy for seat, left in enumerate(self.turns(state))]
        least = min(turns)
        spread = SPREAD + SPREAD_GROWTH * max(0.0, least) ** 2
        parts = [exp((least - one) / spread) for one in turns]
        whole = sum(parts)
        return [MARGIN / 2 + (1 - MARGIN) * part / whole for part in parts]


def at_once(platter: tuple[int, ...], free: int) -> float:
    """Points that a platter counts for who plans no further: a ribbon to be had now, or a start that leads to one."""
    reached = [aim for aim in aims(platter) if free >> aim.ribbon & 1]
    ripe = max([aim.points for aim in reached if not aim.layers], default=0)
    return RIPE * ripe + (LAYER * len(platter) if reached else 0.0)


def final(state: State) -> list[float]:
    """The worth of a finished game: won, shared or lost, and a little for by how much."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    scores, first = outcome.scores, outcome.places.count(1)
    found = []
    for seat, place in enumerate(outcome.places):
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        won = 1 / first if place == 1 else 0.0
        found.append((1 - MARGIN) * won + MARGIN * (0.5 + lead / (4 * MOST)))
    return found
