"""The rules of Cake Swap."""

from bisect import insort
from collections.abc import Mapping
from functools import lru_cache
from random import Random

from cakeapp.core.cards import places, shuffled
from cakeapp.core.game import CHANCE, Event, Move, Outcome
from cakeapp.core.say import Say
from cakeapp.games.cake_swap import GAME
from cakeapp.games.cake_swap.rules import notation
from cakeapp.games.cake_swap.rules.components import CARDS, CLASSES, LAYERS, RIBBONS, SHIPPED, ribbon_for
from cakeapp.games.cake_swap.rules.events import told
from cakeapp.games.cake_swap.rules.notation import (
    CLEAR,
    CLEAR_FOR_NOTHING,
    DRAFT,
    DRAW,
    END,
    FOR_NOTHING,
    PASS,
    STEAL,
    TRADE,
)
from cakeapp.games.cake_swap.rules.opening import who_starts
from cakeapp.games.cake_swap.rules.placing import (
    FITTING,
    FITTING_A_TRADE,
    PLACES,
    SQUEEZED,
    SWAPPED,
    SWAPPED_TOP,
    USES,
    layer_out,
)
from cakeapp.games.cake_swap.rules.refusals import refuse
from cakeapp.games.cake_swap.rules.scoring import ribbons, score_lines, strength
from cakeapp.games.cake_swap.rules.state import (
    DRAFTED,
    DRAWN,
    NOBODY,
    NOTHING,
    SQUEEZE,
    SWAP,
    SWIPE,
    SWIPED,
    TRADED,
    State,
)
from cakeapp.games.cake_swap.rules.view import View

SIZE_BITS = tuple(1 << layer.size for layer in LAYERS)
PLACING_ACTIONS = SQUEEZE + SWAP
POINTS = tuple(SHIPPED.points[ribbon] for ribbon in RIBBONS)


@lru_cache(maxsize=4096)
def qualified(platter: tuple[int, ...]) -> tuple[tuple[int, Move], ...]:
    """The ribbons a platter qualifies for, each with the move that takes it."""
    found = ribbons([LAYERS[layer] for layer in platter])
    return tuple((RIBBONS.index(ribbon), CLEAR[CLASSES.index(ribbon.kind)]) for ribbon in found)


class CakeSwap:
    info = GAME

    def start(self, players: int, options: Mapping[str, str]) -> State:
        GAME.settle(players, options)
        return State(players)

    def actor(self, state: State) -> int | None:
        return state.actor

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

    def apply(self, state: State, move: Move, log: list[Event] | None = None) -> None:
        if log is not None:
            log += told(state, move)
        verb, args = move
        if verb == "place":
            self._place(state, *args)
        elif verb == "draw":
            state.held, state.hand, state.taken = state.pile.pop(), DRAWN, True
            state.last_turn = not state.pile
        elif verb == "pass":
            insort(state.drafting, state.held)
            state.hand, state.held = NOTHING, -1
        elif verb == "end":
            state.taken = state.cleared = False
            state.actor = None if state.last_turn else (state.seat + 1) % state.players
        elif verb == "clear":
            self._clear(state, args[0])
        elif verb == "draft":
            state.taken = True
            self._pick(state, args[0], DRAFTED)
        elif verb == "trade":
            self._pick(state, args[0], TRADED)
        elif verb == "swipe":
            self._swipe(state, args[0])
        else:
            state.actor, draws = who_starts(args, state.players)
            state.drafting = sorted(card for _, card in draws)
            state.pile = list(reversed(args[len(draws) :]))
            if not state.pile:
                state.actor = None

    def _pick(self, state: State, card: int, how: int) -> None:
        state.drafting.remove(card)
        state.held, state.hand = card, how

    def _swipe(self, state: State, other: int) -> None:
        layer = state.platters[other][-1]
        state.platters[other] = state.platters[other][:-1]
        state.sizes[other] -= SIZE_BITS[layer]
        state.actions[state.seat] -= SWIPE
        state.held, state.hand = layer // 2, SWIPED

    def _place(self, state: State, side: int, way: int, at: int) -> None:
        seat, platter = state.seat, state.platters[state.seat]
        layer = state.held * 2 + side
        out = layer_out(platter, way, at)
        if out is not None:
            insort(state.drafting, out // 2)
            state.sizes[seat] -= SIZE_BITS[out]
        if way == SQUEEZED:
            platter = (*platter[: at - 1], layer, *platter[at - 1 :])
        elif way == SWAPPED:
            platter = (*platter[: at - 1], layer, *platter[at:])
        elif way == SWAPPED_TOP:
            platter = (*platter[:-1], layer)
        else:
            platter = (*platter, layer)
        state.platters[seat] = platter
        state.sizes[seat] += SIZE_BITS[layer]
        state.actions[seat] -= USES[way]
        state.hand, state.held = NOTHING, -1

    def _clear(self, state: State, kind: int) -> None:
        seat, platter = state.seat, state.platters[state.seat]
        state.gone += [layer // 2 for layer in platter]
        state.platters[seat], state.sizes[seat] = (), 0
        state.cleared = True
        if kind == FOR_NOTHING:
            return
        ribbon = ribbon_for(kind, platter)
        state.owners[ribbon] = seat
        state.points[seat] += POINTS[ribbon]
        if state.points[seat] >= SHIPPED.points_to_win[state.players]:
            state.actor = None

    def refuse(self, state: State, move: Move) -> Say | None:
        return refuse(state, move, self.legal(state))

    def chance(self, state: State, rng: Random) -> Move:
        return Move("layers", tuple(shuffled(CARDS, rng)))

    def view(self, state: State, seat: int | None) -> View:
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

    def imagine(self, view: View, rng: Random) -> State:
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

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        won = [
            [ribbon for ribbon, owner in zip(RIBBONS, state.owners) if owner == seat] for seat in range(state.players)
        ]
        lines = score_lines(won, SHIPPED.points)
        return Outcome(tuple(state.points), places([strength(own) for own in lines]), lines)

    def text(self, move: Move) -> str:
        return notation.text(move)

    def parse(self, text: str) -> Move:
        return notation.parse(text)
