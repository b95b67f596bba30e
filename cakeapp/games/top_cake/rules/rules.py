"""The rules of Top Cake."""

from collections.abc import Mapping
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.core.game import CHANCE, Log, Move, Outcome, Rules
from cakeapp.core.scoring import by_points
from cakeapp.games.top_cake import GAME
from cakeapp.games.top_cake.rules import course, notation, refusals, view
from cakeapp.games.top_cake.rules.components import CAKES, LAYERS
from cakeapp.games.top_cake.rules.notation import DECKS, HALVES, STACKINGS
from cakeapp.games.top_cake.rules.scoring import score_lines
from cakeapp.games.top_cake.rules.state import BID, CAKES_DECK, FIRST, STACK, State
from cakeapp.games.top_cake.rules.view import View


class TopCake(Rules[State, View]):
    def __init__(self) -> None:
        super().__init__(GAME, notation, view, refusals)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        settled = GAME.settle(players, options)
        return State(players, settled["recall"] == "on", settled["cancelled_lots"] == "stay")

    def legal(self, state: State) -> list[Move]:
        seat, phase = state.actor, state.phase
        moves: list[Move] = []
        if seat is None or seat == CHANCE:
            return moves
        if phase == BID:
            at = notation.bids(state.hands[seat], state.facing)
            for lot in state.lots:
                moves += at[lot]
        elif phase == STACK:
            choices = len(state.stacks[seat]) + 1
            for card in state.won[seat]:
                moves += STACKINGS[card][:choices]
        else:
            moves += [HALVES[lot] for lot in state.lots if lot < CAKES]
        return moves

    def apply(self, state: State, move: Move, log: Log = None) -> None:
        verb, args = move
        if verb == "bid":
            course.bid(state, log, *args)
        elif verb == "stack":
            course.stack(state, log, *args)
        elif verb == "half":
            course.end_bidding(state, log, args[0])
        elif verb == "first":
            course.first(state, log, args[0])
        elif verb == "cakes":
            course.shuffle_cakes(state, log, args)
        else:
            course.shuffle_toppers(state, log, args)

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == FIRST:
            return Move("first", (rng.randrange(state.players),))
        deck = "cakes" if state.phase == CAKES_DECK else "toppers"
        return Move(deck, tuple(shuffled(DECKS[deck], rng)))

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        return by_points([score_lines(stacks, LAYERS) for stacks in state.stacks])
