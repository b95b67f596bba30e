"""What a bot is, and what it has to know of its game."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move, State, View
from cakeapp.core.say import Said


class Budget(NamedTuple):
    """How much a bot may think about one decision, in steps that take the same on every machine."""

    iterations: int


class Bot(Protocol):
    budget: Budget  # what it is shipped with

    def think(self, view: View, rng: Random, budget: Budget) -> Iterator[Move]:
        """Yields the best move so far after each slice; it may be dropped after any. Asked only when it is to move."""
        ...

    def explain(self, view: View, move: Move) -> Said:
        """One or two sentences on why this move, from the numbers by which it was chosen."""
        ...


class Plan(NamedTuple):
    """What a level considers. Read from the game's `bot.json`, where tuned numbers live."""

    iterations: int = 0  # worlds imagined for a decision; 0: plays by rule of thumb
    width: int = 8  # candidates looked at where somebody is to move
    widen: float = 1.0  # how fast that many are reached: times the square root of the visits
    depth: int = 1000  # decisions played out before a position is judged
    explore: float = 0.7  # weight of what was seldom tried
    exact: bool = False  # solves a decision whose rest is small enough
    sees: tuple[str, ...] = ()  # what of the game the rule of thumb looks at; each game has its own words


ItsState = TypeVar("ItsState", bound=State, contravariant=True)
ItsView = TypeVar("ItsView", bound=View, contravariant=True)


class Brain(Protocol[ItsState, ItsView]):
    """What a good player of one game knows. All calls but the last two are about a whole, imagined state."""

    def __init__(self, plan: Plan, taste: Taste = even) -> None: ...

    def candidates(self, state: ItsState) -> Sequence[Move]:
        """The actor's moves worth a look, the most promising first; never empty, always legal."""
        ...

    def quick_move(self, state: ItsState, rng: Random) -> Move:
        """A sensible legal move, found fast: for playing on to the end in the head."""
        ...

    def worth(self, state: ItsState) -> Sequence[float]:
        """How well each seat stands, from 0 to 1, at any point of the game; at the end by the outcome."""
        ...

    def points(self, state: ItsState) -> Sequence[float]:
        """Each seat's plain score, were the game to end now."""
        ...

    def solve(self, view: ItsView, rng: Random) -> Iterator[Move] | None:
        """The best move by looking at everything that can still happen; None where that is too much.

        Yields the best so far after every slice, and the best of all last. Taste counts only where it is not exact.
        """
        ...

    def explain(self, view: ItsView, move: Move) -> Said: ...
