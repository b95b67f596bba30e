"""Why a move, in words, from the numbers by which it is chosen."""

from collections.abc import Callable

from cakeapp.core.game import Move
from cakeapp.games.take_the_cake.bot.draft import Draft
from cakeapp.games.take_the_cake.bot.outlook import tally
from cakeapp.games.take_the_cake.bot.shape import (
    FLOWERS,
    FRUITS_AT,
    INNER,
    NO_MORE,
    groups,
    in_frame,
    light,
    origin,
    shape,
)
from cakeapp.games.take_the_cake.rules.cake import CANDLE, COOKIE, COUNTED, FLOWER, FRUITS, ICINGS, Square
from cakeapp.games.take_the_cake.rules.components import ORDERS, SQUARES, piece
from cakeapp.games.take_the_cake.rules.refusals import COLOUR_NAMES
from cakeapp.games.take_the_cake.rules.scoring import FRUIT_LIMIT
from cakeapp.games.take_the_cake.rules.state import CENTRE, State, cake_of

TOPPING_NAMES = {
    "cookie": ("cookie", "cookies"),
    "flower": ("flower", "flowers"),
    "candle": ("candle", "candles"),
    "orange": ("orange", "oranges"),
    "cherry": ("cherry", "cherries"),
    "blueberry": ("blueberry", "blueberries"),
    "strawberry": ("strawberry fruit", "strawberry fruits"),  # it is an icing too
}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
TURNS = ("not turned", "turned a quarter", "turned half round", "turned three quarters")


def why(state: State, after: State, move: Move, sees: tuple[str, ...]) -> str:
    """For the seat to move, with the state before the move and the one after it."""
    reasons: dict[str, Callable[[], str]] = {
        "cut": lambda: why_cut(after, state.seat, move.args[1], sees),
        "piece": lambda: why_piece(state, after, move.args, sees),
        "put": lambda: why_put(state, *move.args),
        "order": lambda: why_order(state, move.args, sees),
    }
    return reasons[move.verb]()


def why_cut(after: State, seat: int, quarters: int, sees: tuple[str, ...]) -> str:
    draft = Draft(after, [seat], sees)
    now, then = draft.totals(draft.settled()), draft.expected()
    gains = [one - other for one, other in zip(then, now)]
    best = max(gains[:seat] + gains[seat + 1 :])
    own = "pieces that bring" if after.players == 2 else "a piece that brings"
    lead = gains[seat] - best
    balance = "more than anybody else gets" if lead > 1 else "less than the others get" if lead < -1 else "a fair share"
    return f"With the card {TURNS[quarters]}, {own} about {points(gains[seat])} should be left for you: {balance}."


def why_piece(state: State, after: State, args: tuple[int, ...], sees: tuple[str, ...]) -> str:
    seat, colour = state.seat, args[0]
    cake = cake_of(seat, args[1:])
    squares = tuple(sorted(piece(state.centre, state.cut, colour)))
    draft = Draft(after, [seat], sees)
    bare = Draft(state, [seat], sees)
    gain = draft.totals(draft.settled())[seat] - bare.totals(bare.settled())[seat]
    have, then = tally(state.cakes[cake], ()), tally(state.cakes[cake], squares)
    parts = []
    for at in FRUITS_AT:
        more = min(then[at] ** 2, FRUIT_LIMIT) - min(have[at] ** 2, FRUIT_LIMIT)
        if more:
            parts.append((more, f"{count(then[at] - have[at], COUNTED[at])} for {points(more)}"))
    for name in (COOKIE, CANDLE, FLOWER):
        at = COUNTED.index(name)
        if more := then[at] - have[at]:
            worth = 2 if name == COOKIE else 1 if at == FLOWERS else 3
            parts.append((worth * more, count(more, name)))
    parts.sort(key=lambda part: -part[0])
    target = f" for cake {args[1]}" if len(args) > 1 else ""
    brings = f": {' and '.join(text for _, text in parts[:2])}" if parts else " for its icing alone"
    promise = (
        f"With what is likely to join it, it adds about {points(gain)}" if gain >= 0.5 else "It promises little else"
    )
    others = "" if len(state.left) > 1 else ", and it is the only piece left"
    return f"Takes the {COLOUR_NAMES[colour]} piece{target}{brings}. {promise}{others}."


def why_put(state: State, square: int, at: int) -> str:
    laid = state.cakes[state.laying]
    name = named(SQUARES[square])
    if not laid:
        return f"Begins the cake with {name}, in a corner of what it is to become."
    before, after = shape(laid), shape((*laid, (square, at)))
    more = light(after, NO_MORE) - light(before, NO_MORE)
    cells = after.icings[ICINGS.index(SQUARES[square].icing)]
    here = 1 << in_frame(at, origin((*laid, (square, at))))
    group = next(group for group in groups(cells) if group & here)
    icing, topping = SQUARES[square].icing, SQUARES[square].topping
    place = f"into a group of {group.bit_count()} with {icing} icing" if group != here else "apart from its icing"
    start = f"Lays {name} {place}"
    if more:
        return f"{start}, where candles score {points(more)} more."
    if topping == COOKIE:
        return (
            f"{start}, {'inside, where cookies score nothing' if here & INNER else 'on the border, as cookies need'}."
        )
    left = CENTRE - len(laid) - 1
    if not left:
        return f"{start}, which completes the cake."
    if topping in FRUITS or topping == FLOWER:
        return f"{start}; its topping counts anywhere."
    return f"{start}, which leaves good room for the {count_squares(left)} to come."


def why_order(state: State, args: tuple[int, ...], sees: tuple[str, ...]) -> str:
    seat, order = state.seat, args[0]
    draft = Draft(state, [seat], sees)
    cake = cake_of(seat, args[1:])
    brings = draft.by_each_order([order], cake)[0]
    name = f'"{ORDERS[order].name}"'
    where = f"in cake {args[1]}" if len(args) > 1 else "in this cake"
    others = draft.by_each_order([other for other in state.orders[seat] if other != order], cake)
    best = max(others, default=0.0)
    if not brings and not best:
        return f"No order left brings anything {where}, so {name} can go."
    if not brings:
        return f"{name} brings nothing {where}; what would is kept for the other cake."
    rank = "more than" if brings > best else "as much as" if brings == best else "less than"
    kept = ", which is kept for the other cake" if brings < best else ""
    return f"{name} brings {points(brings)} {where}, {rank} any other order{kept}."


def named(square: Square) -> str:
    bare = f"the square with {square.icing} icing"
    return f"{bare} and {count(square.count, square.topping)}" if square.topping else bare


def count(number: int, name: str) -> str:
    return f"{NUMBERS[number]} {TOPPING_NAMES[name][number > 1]}"


def count_squares(number: int) -> str:
    return "square" if number == 1 else f"{number} squares"


def points(number: float) -> str:
    whole = round(number)
    return f"{whole} {'point' if abs(whole) == 1 else 'points'}"
