"""What may be known of a game, everything but the order of the cookies to come, and the games that it may be."""

from dataclasses import dataclass
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.games.cookie_plate.rules.components import KINDS, Counts
from cakeapp.games.cookie_plate.rules.state import State


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    players: int
    actor: int | None
    starter: int
    counter: tuple[int, ...]
    plates: tuple[Counts, ...]
    taken: int
    unseen: Counts  # the cookies in the tin


def see(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        players=state.players,
        actor=state.actor,
        starter=state.starter,
        counter=tuple(state.counter),
        plates=tuple(state.plates),
        taken=state.taken,
        unseen=tuple(map(state.tin.count, range(len(KINDS)))),
    )


def imagine(view: View, rng: Random) -> State:
    state = State(view.players)
    state.actor, state.starter, state.taken = view.actor, view.starter, view.taken
    state.counter, state.plates = list(view.counter), list(view.plates)
    state.tin = shuffled([kind for kind, count in enumerate(view.unseen) for _ in range(count)], rng)
    return state
