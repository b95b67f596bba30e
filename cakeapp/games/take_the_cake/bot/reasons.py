"""Why a move, from the numbers by which it is chosen."""

from collections.abc import Callable

from cakeapp.core.game import Move
from cakeapp.core.say import Said, Say, Value, listed, sentences
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
from cakeapp.games.take_the_cake.rules.components import SQUARES, piece
from cakeapp.games.take_the_cake.rules.refusals import colour_of, name_of
from cakeapp.games.take_the_cake.rules.scoring import FRUIT_LIMIT
from cakeapp.games.take_the_cake.rules.state import CENTRE, State, cake_of


def why(state: State, after: State, move: Move, sees: tuple[str, ...]) -> Said:
    """For the seat to move, with the state before the move and the one after it."""
    reasons: dict[str, Callable[[], Said]] = {
        "cut": lambda: why_cut(after, state.seat, move.args[1], sees),
        "piece": lambda: why_piece(state, after, move.args, sees),
        "put": lambda: why_put(state, *move.args),
        "order": lambda: why_order(state, move.args, sees),
    }
    return reasons[move.verb]()


def why_cut(after: State, seat: int, quarters: int, sees: tuple[str, ...]) -> Said:
    draft = Draft(after, [seat], sees)
    now, then = draft.totals(draft.settled()), draft.expected()
    gains = [one - other for one, other in zip(then, now)]
    best = max(gains[:seat] + gains[seat + 1 :])
    own = "pieces" if after.players == 2 else "piece"
    lead = gains[seat] - best
    balance = because("most" if lead > 1 else "less" if lead < -1 else "fair")
    return because(f"cut_{own}", turned=because(f"turned_{quarters}"), points=points(gains[seat]), balance=balance)


def why_piece(state: State, after: State, args: tuple[int, ...], sees: tuple[str, ...]) -> Said:
    seat, colour = state.seat, args[0]
    cake = cake_of(seat, args[1:])
    squares = tuple(sorted(piece(state.centre, state.cut, colour)))
    draft = Draft(after, [seat], sees)
    bare = Draft(state, [seat], sees)
    gain = draft.totals(draft.settled())[seat] - bare.totals(bare.settled())[seat]
    have, then = tally(state.cakes[cake], ()), tally(state.cakes[cake], squares)
    parts: list[tuple[int, Say]] = []
    for at in FRUITS_AT:
        more = min(then[at] ** 2, FRUIT_LIMIT) - min(have[at] ** 2, FRUIT_LIMIT)
        if more:
            found = count(then[at] - have[at], COUNTED[at])
            parts.append((more, because("for_points", toppings=found, points=points(more))))
    for name in (COOKIE, CANDLE, FLOWER):
        at = COUNTED.index(name)
        if more := then[at] - have[at]:
            worth = 2 if name == COOKIE else 1 if at == FLOWERS else 3
            parts.append((worth * more, count(more, name)))
    parts.sort(key=lambda part: -part[0])
    takes = "takes" if parts else "takes_bare"
    brings: dict[str, Value] = {"brings": listed([part for _, part in parts[:2]])} if parts else {}
    if len(args) > 1:
        takes, brings = f"{takes}_for_cake", brings | {"cake": args[1]}
    promise = "adds" if gain >= 0.5 else "little"
    if len(state.left) == 1:
        promise += "_last"
    likely = because(promise, points=points(gain)) if gain >= 0.5 else because(promise)
    return sentences(because(takes, piece=colour_of(colour), **brings), likely)


def why_put(state: State, square: int, at: int) -> Said:
    laid = state.cakes[state.laying]
    name = named(SQUARES[square])
    if not laid:
        return because("begins", square=name)
    before, after = shape(laid), shape((*laid, (square, at)))
    more = light(after, NO_MORE) - light(before, NO_MORE)
    cells = after.icings[ICINGS.index(SQUARES[square].icing)]
    here = 1 << in_frame(at, origin((*laid, (square, at))))
    group = next(group for group in groups(cells) if group & here)
    icing, topping = SQUARES[square].icing, SQUARES[square].topping
    if group == here:
        start = because("lays_apart", square=name)
    else:
        start = because("lays_into", square=name, count=group.bit_count(), icing=Say(f"take_the_cake.iced.{icing}"))
    if more:
        return because("lays_candles", start=start, points=points(more))
    if topping == COOKIE:
        return because("lays_inside" if here & INNER else "lays_border", start=start)
    left = CENTRE - len(laid) - 1
    if not left:
        return because("lays_last", start=start)
    if topping in FRUITS or topping == FLOWER:
        return because("lays_anywhere", start=start)
    return because("lays_room", start=start, count=left)


def why_order(state: State, args: tuple[int, ...], sees: tuple[str, ...]) -> Said:
    seat, order = state.seat, args[0]
    draft = Draft(state, [seat], sees)
    cake = cake_of(seat, args[1:])
    brings = draft.by_each_order([order], cake)[0]
    name = name_of(order)
    where = because("in_cake", cake=args[1]) if len(args) > 1 else because("in_this_cake")
    others = draft.by_each_order([other for other in state.orders[seat] if other != order], cake)
    best = max(others, default=0.0)
    if not brings and not best:
        return because("order_any", where=where, order=name)
    if not brings:
        return because("order_nothing", where=where, order=name)
    rank = "order_more" if brings > best else "order_equal" if brings == best else "order_less"
    return because(rank, order=name, points=points(brings), where=where)


def because(why: str, **values: Value) -> Say:
    return Say(f"take_the_cake.reason.{why}", **values)


def named(square: Square) -> Say:
    icing = Say(f"take_the_cake.iced.{square.icing}")
    if square.topping:
        return because("square_topped", icing=icing, toppings=count(square.count, square.topping))
    return because("square", icing=icing)


def count(number: int, topping: str) -> Say:
    """In words: two cookies."""
    return Say(f"take_the_cake.spelt.{topping}", count=number, number=Say(f"take_the_cake.number.{number}"))


def points(number: float) -> Say:
    return Say("take_the_cake.points", count=round(number))
