"""The rules of Cookie Plate."""

from collections.abc import Mapping, Sequence
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.core.game import CHANCE, Log, Move, Outcome, Rules, shown
from cakeapp.core.scoring import by_points
from cakeapp.games.cookie_plate import GAME
from cakeapp.games.cookie_plate.rules import refusals, view
from cakeapp.games.cookie_plate.rules.components import ALL_COOKIES, KINDS
from cakeapp.games.cookie_plate.rules.notation import FIRSTS, NOTATION, TAKES
from cakeapp.games.cookie_plate.rules.scoring import score_lines
from cakeapp.games.cookie_plate.rules.state import EACH, SHOWN, State
from cakeapp.games.cookie_plate.rules.view import View
from cakeapp.games.cookie_plate.rules.worth import with_one


class CookiePlate(Rules[State, View]):
    def __init__(self) -> None:
        super().__init__(GAME, NOTATION, view, refusals)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        GAME.settle(players, options)
        return State(players)

    def legal(self, state: State) -> Sequence[Move]:
        if state.actor is None or state.actor == CHANCE:
            return []
        return [TAKES[kind] for kind in sorted(set(state.counter))]

    def apply(self, state: State, move: Move, log: Log = None) -> None:
        verb, args = move
        if verb == "first":
            state.starter = args[0]
            if log is not None:
                log.append(shown("first", state.starter, reveals=True))
        elif verb == "tin":
            state.counter, state.tin = list(args[:SHOWN]), list(args[SHOWN:])
            state.actor = state.starter
            if log is not None:
                kinds = tuple(KINDS[kind].id for kind in state.counter)
                log.append(shown("counter", reveals=True, kinds=kinds))
        else:
            self._take(state, args[0], log)

    def _take(self, state: State, kind: int, log: Log) -> None:
        seat, place = state.seat, state.counter.index(kind)
        state.plates[seat] = with_one(state.plates[seat], kind)
        state.taken += 1
        if log is not None:
            log.append(shown("take", seat, kind=KINDS[kind].id, place=place))
        if state.taken == EACH * state.players:
            state.actor = None
            state.counter.remove(kind)
            return
        state.actor = (seat + 1) % state.players
        state.counter[place] = state.tin.pop(0)
        if log is not None:
            log.append(shown("next", reveals=True, kind=KINDS[state.counter[place]].id))

    def chance(self, state: State, rng: Random) -> Move:
        if state.starter < 0:
            return FIRSTS[rng.randrange(state.players)]
        return Move("tin", tuple(shuffled(ALL_COOKIES, rng)))

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        return by_points(score_lines(state.plates, KINDS))
