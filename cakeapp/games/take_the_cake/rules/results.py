"""The scores of a game, put together from those of its cakes."""

from collections.abc import Sequence
from functools import lru_cache

from cakeapp.core.game import Line
from cakeapp.games.take_the_cake.rules.cake import Cake, look_at
from cakeapp.games.take_the_cake.rules.components import ORDERS, SQUARES
from cakeapp.games.take_the_cake.rules.scoring import cake_lines
from cakeapp.games.take_the_cake.rules.state import LaidSquares, State

Lines = tuple[Line, ...]
NO_ORDER = -1


def look_at_laid(laid: LaidSquares) -> Cake:
    return look_at({at: SQUARES[square] for square, at in laid})


def lines_by_cake(
    cakes: tuple[LaidSquares, ...], orders: tuple[int, ...], groups: tuple[int, ...]
) -> tuple[Lines, ...]:
    """All cakes scored at the same time."""
    seen = list(map(look_at_laid, cakes))
    return tuple(
        tuple(cake_lines(cake, seen[:at] + seen[at + 1 :], None if order == NO_ORDER else ORDERS[order], group))
        for at, (cake, order, group) in enumerate(zip(seen, orders, groups))
    )


lines_of_first_cakes = lru_cache(maxsize=16)(lines_by_cake)  # bots amid the second ones ask for them again and again


def lines_by_seat(state: State, cakes: Sequence[LaidSquares], first: int) -> list[Lines]:
    """Of the cakes made at the same time, the first one of each seat having this number."""
    numbers = range(first, first + state.cakes_each)
    orders = [own[number - 1] if state.with_orders else NO_ORDER for own in state.assigned for number in numbers]
    lines = lines_of_first_cakes if cakes is state.scored else lines_by_cake
    by_cake = lines(tuple(cakes), tuple(orders), tuple(numbers) * state.players)
    each = state.cakes_each
    return [sum(by_cake[at : at + each], ()) for at in range(0, len(by_cake), each)]


def lines_on_table(state: State) -> list[Lines]:
    return lines_by_seat(state, state.cakes, state.cakes_begun - state.cakes_each + 1)


def all_lines(state: State) -> tuple[Lines, ...]:
    """Seat by seat, of a finished game."""
    lines = lines_on_table(state)
    if state.scored:
        lines = [first + second for first, second in zip(lines_by_seat(state, state.scored, 1), lines)]
    return tuple(lines)
