"""Games of Take the Cake for the tests: begun in a known way, played on by texts or at random."""

from collections.abc import Iterator
from random import Random

from cakeapp.core.game import CHANCE, Event, Move
from cakeapp.games.take_the_cake.rules.components import CUTS, ORDERS, SQUARES
from cakeapp.games.take_the_cake.rules.rules import TakeTheCake
from cakeapp.games.take_the_cake.rules.state import State

RULES = TakeTheCake()
SQUARES_IN_ORDER = "cakes " + " ".join(square.id for square in SQUARES)
CUTS_IN_ORDER = "cuts " + " ".join(cut.id for cut in CUTS)


def begun(players: int, first: int = 0, orders: bool = False) -> State:
    """A game whose piles lie in the order of their tables."""
    state = RULES.start(players, {"orders": "on" if orders else "off"})
    play(state, f"first {first}")
    if orders:
        play(state, "orders " + " ".join(order.id for order in ORDERS[: 3 * players]))
    play(state, CUTS_IN_ORDER, SQUARES_IN_ORDER)
    return state


def play(state: State, *texts: str) -> list[Event]:
    log: list[Event] = []
    for text in texts:
        move = RULES.parse(text)
        assert not RULES.refuse(state, move), text
        RULES.apply(state, move, log)
    return log


def legal(state: State) -> list[str]:
    return [RULES.text(move) for move in RULES.legal(state)]


def why_not(state: State, text: str) -> str:
    return str(RULES.refuse(state, RULES.parse(text)) or "")


def steps(state: State, seed: int = 1) -> Iterator[tuple[int, Move, list[Event]]]:
    """Plays on at random: who decided, what, and what was told of it."""
    rng = Random(seed)
    while state.actor is not None:
        actor, log = state.actor, []
        move = RULES.chance(state, rng) if actor == CHANCE else rng.choice(RULES.legal(state))
        RULES.apply(state, move, log)
        yield actor, move, log


def play_until(state: State, verb: str, seed: int = 1) -> State:
    """Plays on at random to the next decision of this kind, or to the end if the verb is empty."""
    moves = steps(state, seed)
    while state.awaits != verb:
        next(moves)
    return state


def play_out(state: State, seed: int = 1) -> list[Event]:
    return [event for _, _, log in steps(state, seed) for event in log]
