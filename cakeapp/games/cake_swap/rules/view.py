"""What may be known of a game, everything but the order of the pile, and the games that it may be."""

from dataclasses import dataclass
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.games.cake_swap.rules.state import SIZE_BITS, State


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    players: int
    actor: int | None
    unseen: tuple[int, ...]  # the cards of the pile, in the order of the table
    drafting: tuple[int, ...]
    gone: tuple[int, ...]
    platters: tuple[tuple[int, ...], ...]
    actions: tuple[int, ...]
    owners: tuple[int, ...]
    points: tuple[int, ...]
    hand: int
    held: int
    taken: bool
    cleared: bool
    last_turn: bool


def see(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        players=state.players,
        actor=state.actor,
        unseen=tuple(sorted(state.pile)),
        drafting=tuple(state.drafting),
        gone=tuple(state.gone),
        platters=tuple(state.platters),
        actions=tuple(state.actions),
        owners=tuple(state.owners),
        points=tuple(state.points),
        hand=state.hand,
        held=state.held,
        taken=state.taken,
        cleared=state.cleared,
        last_turn=state.last_turn,
    )


def imagine(view: View, rng: Random) -> State:
    state = State(view.players)
    state.actor = view.actor
    state.pile = shuffled(view.unseen, rng)
    state.drafting, state.gone = list(view.drafting), list(view.gone)
    state.platters = list(view.platters)
    state.sizes = [sum(SIZE_BITS[layer] for layer in platter) for platter in view.platters]
    state.actions, state.owners, state.points = list(view.actions), list(view.owners), list(view.points)
    state.hand, state.held = view.hand, view.held
    state.taken, state.cleared, state.last_turn = view.taken, view.cleared, view.last_turn
    return state
