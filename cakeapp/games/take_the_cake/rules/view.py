"""What may be known of a game, and the games that it may be."""

from dataclasses import dataclass
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.games.take_the_cake.rules.components import ORDERS
from cakeapp.games.take_the_cake.rules.state import LaidSquares, State

HIDDEN = -1  # an order that cannot be seen


@dataclass(frozen=True, slots=True)
class View:
    """The fields of the state, as far as they are no secret."""

    seat: int | None
    players: int
    with_orders: bool
    actor: int | None
    awaits: str
    first: int
    number: int
    cutter: int
    leader: int
    turn: int
    unseen_squares: tuple[int, ...]  # of the deck, rising; their order is hidden
    unseen_cuts: tuple[int, ...]
    cuts_gone: tuple[int, ...]
    drawn: tuple[int, ...]
    centre: tuple[int, ...]
    cut: tuple[int, ...]
    left: tuple[int, ...]
    hand: tuple[int, ...]
    laying: int
    cakes: tuple[LaidSquares, ...]
    free: tuple[tuple[int, ...], ...]
    gone: tuple[int, ...]
    scored: tuple[LaidSquares, ...]
    orders: tuple[tuple[int, ...], ...]  # by seat, HIDDEN for those of others
    assigned: tuple[tuple[int, ...], ...]  # by seat and cake, HIDDEN for those of others until all are shown


def see(state: State, seat: int | None) -> View:
    shown = state.orders_shown
    return View(
        seat=seat,
        players=state.players,
        with_orders=state.with_orders,
        actor=state.actor,
        awaits=state.awaits,
        first=state.first,
        number=state.number,
        cutter=state.cutter,
        leader=state.leader,
        turn=state.turn,
        unseen_squares=tuple(sorted(state.deck)),
        unseen_cuts=tuple(sorted(state.cuts)),
        cuts_gone=state.cuts_gone,
        drawn=state.drawn,
        centre=state.centre,
        cut=state.cut,
        left=tuple(state.left),
        hand=tuple(state.hand),
        laying=state.laying,
        cakes=tuple(state.cakes),
        free=tuple(state.free),
        gone=state.gone,
        scored=state.scored,
        orders=tuple([own if owner == seat else (HIDDEN,) * len(own) for owner, own in enumerate(state.orders)]),
        assigned=tuple(
            [
                own if owner == seat else own[:shown] + (HIDDEN,) * len(own[shown:])
                for owner, own in enumerate(state.assigned)
            ]
        ),
    )


def imagine(view: View, rng: Random) -> State:
    state = State(view.players, view.with_orders)
    state.actor, state.awaits = view.actor, view.awaits
    state.first, state.number, state.turn = view.first, view.number, view.turn
    state.cutter, state.leader = view.cutter, view.leader
    state.deck = tuple(shuffled(view.unseen_squares, rng))
    state.cuts = tuple(shuffled(view.unseen_cuts, rng))
    state.cuts_gone, state.drawn = view.cuts_gone, view.drawn
    state.centre, state.cut, state.left = view.centre, view.cut, list(view.left)
    state.hand, state.laying = list(view.hand), view.laying
    state.cakes, state.free, state.gone, state.scored = list(view.cakes), list(view.free), view.gone, view.scored
    seen = {order for own in view.orders + view.assigned for order in own}
    unseen = shuffled([order for order in range(len(ORDERS)) if order not in seen], rng)
    state.orders = [tuple(sorted(filled(own, unseen))) for own in view.orders]
    state.assigned = [filled(own, unseen) for own in view.assigned]
    return state


def filled(orders: tuple[int, ...], unseen: list[int]) -> tuple[int, ...]:
    return tuple([unseen.pop() if order == HIDDEN else order for order in orders])
