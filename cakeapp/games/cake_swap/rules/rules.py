"""The rules of Cake Swap."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.core.game import CHANCE, Log, Move, Outcome, Rules
from cakeapp.core.scoring import by_strength
from cakeapp.games.cake_swap import GAME
from cakeapp.games.cake_swap.rules import course, notation, refusals, view
from cakeapp.games.cake_swap.rules.components import CARDS, CLASSES, LAYERS, RIBBONS, SHIPPED
from cakeapp.games.cake_swap.rules.events import told
from cakeapp.games.cake_swap.rules.notation import (
    CLEAR,
    CLEAR_FOR_NOTHING,
    DRAFT,
    DRAW,
    END,
    PASS,
    STEAL,
    TRADE,
)
from cakeapp.games.cake_swap.rules.placing import (
    FITTING,
    FITTING_A_TRADE,
    PLACES,
)
from cakeapp.games.cake_swap.rules.scoring import ribbons, score_lines, strength
from cakeapp.games.cake_swap.rules.state import (
    DRAWN,
    NOBODY,
    SQUEEZE,
    SWAP,
    SWIPE,
    TRADED,
    State,
)
from cakeapp.games.cake_swap.rules.view import View

PLACING_ACTIONS = SQUEEZE + SWAP


@lru_cache(maxsize=4096)
def qualified(platter: tuple[int, ...]) -> tuple[tuple[int, Move], ...]:
    """The ribbons a platter qualifies for, each with the move that takes it."""
    found = ribbons([LAYERS[layer] for layer in platter])
    return tuple((RIBBONS.index(ribbon), CLEAR[CLASSES.index(ribbon.kind)]) for ribbon in found)


class CakeSwap(Rules[State, View]):
    def __init__(self) -> None:
        super().__init__(GAME, notation, view, refusals)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        GAME.settle(players, options)
        return State(players)

    def legal(self, state: State) -> list[Move]:
        seat = state.actor
        if seat is None or seat == CHANCE:
            return []
        sizes, actions = state.sizes[seat], state.actions[seat]
        placing = actions & PLACING_ACTIONS
        if state.hand:
            a, traded = state.held * 2, state.hand == TRADED
            moves = [PASS] if state.hand == DRAWN else []
            moves += PLACES[sizes, placing, LAYERS[a].size, 0, traded]
            moves += PLACES[sizes, placing, LAYERS[a + 1].size, 1, traded]
            return moves
        moves = []
        if not state.cleared and state.platters[seat]:
            owners = state.owners
            moves = [move for ribbon, move in qualified(state.platters[seat]) if owners[ribbon] == NOBODY]
            moves.append(CLEAR_FOR_NOTHING)
        fitting = FITTING[sizes, placing]
        if state.taken:
            moves.append(END)
        else:
            moves += [DRAFT[card] for card in state.drafting if card in fitting]
            moves.append(DRAW)
        if actions & SWIPE:
            moves += [
                STEAL[other]
                for other, platter in enumerate(state.platters)
                if platter and other != seat and platter[-1] // 2 in fitting
            ]
        if actions & SWAP and sizes:
            fitting = FITTING_A_TRADE[sizes, placing]
            moves += [TRADE[card] for card in state.drafting if card in fitting]
        return moves

    def apply(self, state: State, move: Move, log: Log = None) -> None:
        if log is not None:
            log += told(state, move)
        verb, args = move
        if verb == "place":
            course.place(state, *args)
        elif verb == "draw":
            course.draw(state)
        elif verb == "pass":
            course.pass_on(state)
        elif verb == "end":
            course.end_turn(state)
        elif verb == "clear":
            course.clear(state, args[0])
        elif verb == "draft":
            course.draft(state, args[0])
        elif verb == "trade":
            course.trade(state, args[0])
        elif verb == "swipe":
            course.swipe(state, args[0])
        else:
            course.deal(state, args)

    def chance(self, state: State, rng: Random) -> Move:
        return Move("layers", tuple(shuffled(CARDS, rng)))

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        won = [
            [ribbon for ribbon, owner in zip(RIBBONS, state.owners) if owner == seat] for seat in range(state.players)
        ]
        lines = score_lines(won, SHIPPED.points)
        return by_strength(lines, list(map(strength, lines)))
