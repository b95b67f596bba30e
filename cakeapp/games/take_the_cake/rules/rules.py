"""The rules of Take the Cake."""

from collections.abc import Mapping, Sequence
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.core.game import CHANCE, Log, Move, Outcome, Rules
from cakeapp.core.scoring import by_strength
from cakeapp.games.take_the_cake import GAME
from cakeapp.games.take_the_cake.rules import notation, refusals, view
from cakeapp.games.take_the_cake.rules.components import CUTS, ORDERS, QUARTERS, SQUARES
from cakeapp.games.take_the_cake.rules.course import assign, cut, lay_centre, put, take
from cakeapp.games.take_the_cake.rules.events import told
from cakeapp.games.take_the_cake.rules.moves import Puts
from cakeapp.games.take_the_cake.rules.notation import CUT, FIRST, ORDER, ORDER_TO, PIECE, PIECE_TO
from cakeapp.games.take_the_cake.rules.results import all_lines
from cakeapp.games.take_the_cake.rules.scoring import strength
from cakeapp.games.take_the_cake.rules.state import CAKES, ORDERS_EACH, State, cake_of
from cakeapp.games.take_the_cake.rules.view import View


class TakeTheCake(Rules[State, View]):
    def __init__(self) -> None:
        super().__init__(GAME, notation, view, refusals)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        settled = GAME.settle(players, options)
        return State(players, settled["orders"] == "on")

    def legal(self, state: State) -> Sequence[Move]:
        awaits = state.awaits
        if awaits == "put":
            return Puts(tuple(state.hand), state.free[state.laying])
        seat = state.actor
        if seat is None or seat == CHANCE:
            return []
        if awaits == "cut":
            one, other = state.drawn
            return CUT[one] + CUT[other]
        if awaits == "order":
            if state.players == 2:
                return [ORDER_TO[order][len(state.assigned[seat])] for order in state.orders[seat]]
            return [ORDER[order] for order in state.orders[seat]]
        if state.players > 2:
            return [PIECE[colour] for colour in state.left]
        sizes = [len(laid) for laid in state.cakes[CAKES * seat : CAKES * seat + CAKES]]
        waiting = [cake for cake, size in enumerate(sizes) if size == min(sizes)]  # for a piece of this centre
        return [PIECE_TO[colour][cake] for colour in state.left for cake in waiting]

    def apply(self, state: State, move: Move, log: Log = None) -> None:
        if log is not None:
            log += told(state, move)
        verb, args = move
        if verb == "put":
            put(state, args, log)
        elif verb == "piece":
            take(state, args[0], cake_of(state.seat, args[1:]))
        elif verb == "cut":
            cut(state, args, log)
        elif verb == "order":
            assign(state, args[0], log)
        elif verb == "cakes":
            state.deck = args
            lay_centre(state, log)
        else:
            self._set_up(state, verb, args)

    def _set_up(self, state: State, verb: str, args: tuple[int, ...]) -> None:
        if verb == "first":
            state.first = args[0]
            state.awaits = "orders" if state.with_orders else "cuts"
        elif verb == "orders":
            hands = range(0, len(args), ORDERS_EACH)
            state.orders = [tuple(sorted(args[at : at + ORDERS_EACH])) for at in hands]
            state.awaits = "cuts"
        else:
            state.cuts = args
            state.awaits = "cakes"

    def chance(self, state: State, rng: Random) -> Move:
        awaits = state.awaits
        if awaits == "first":
            return FIRST[rng.randrange(state.players)]
        if awaits == "cut":
            return CUT[state.cuts[0]][rng.choice(QUARTERS)]
        if awaits == "orders":
            dealt = shuffled(range(len(ORDERS)), rng)[: ORDERS_EACH * state.players]
            return Move("orders", tuple(dealt))
        return Move(awaits, tuple(shuffled(range(len(CUTS if awaits == "cuts" else SQUARES)), rng)))

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        lines = all_lines(state)
        return by_strength(lines, list(map(strength, lines)))
