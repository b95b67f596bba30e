"""What may be known of a game, everything but the cakes to come, and the games that it may be."""

from dataclasses import dataclass
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.games.piece_o_cake.rules.components import KINDS, Counts
from cakeapp.games.piece_o_cake.rules.state import State


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    players: int
    take_four: bool
    actor: int | None
    server: int
    cake: int
    ring: tuple[int, ...]
    cuts: tuple[int, ...] | None
    pieces: tuple[tuple[str, Counts], ...]  # those not taken yet, by letter
    turn: int
    collected: tuple[Counts, ...]
    eaten: tuple[Counts, ...]
    gone: Counts
    unseen: Counts  # the cakes to come and the two slices set aside, all together


def see(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        players=state.players,
        take_four=state.take_four,
        actor=state.actor,
        server=state.server,
        cake=state.cake,
        ring=state.ring,
        cuts=state.cuts,
        pieces=tuple(state.pieces.items()),
        turn=state.turn,
        collected=tuple(state.collected),
        eaten=tuple(state.eaten),
        gone=state.gone,
        unseen=tuple(map(state.deck.count, KINDS)),
    )


def imagine(view: View, rng: Random) -> State:
    state = State(view.players, view.take_four)
    state.actor, state.server, state.cake, state.turn = view.actor, view.server, view.cake, view.turn
    state.ring, state.cuts, state.pieces = view.ring, view.cuts, dict(view.pieces)
    state.collected, state.eaten, state.gone = list(view.collected), list(view.eaten), view.gone
    state.deck = shuffled([kind for kind in KINDS for _ in range(view.unseen[kind])], rng)
    return state
