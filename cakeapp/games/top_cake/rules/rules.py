"""The rules of Top Cake."""

from collections.abc import Mapping
from itertools import chain
from random import Random

from cakeapp.core.cards import places, shuffled
from cakeapp.core.game import CHANCE, Event, Move, Outcome, shown
from cakeapp.core.say import Say
from cakeapp.games.top_cake import GAME
from cakeapp.games.top_cake.rules import events as telling
from cakeapp.games.top_cake.rules import notation
from cakeapp.games.top_cake.rules import refusals as refusal
from cakeapp.games.top_cake.rules.components import CAKES, LAYERS, ids
from cakeapp.games.top_cake.rules.hands import NUMBERS, SNATCH, Cards
from cakeapp.games.top_cake.rules.judging import judge
from cakeapp.games.top_cake.rules.notation import DECKS, HALVES, STACKINGS
from cakeapp.games.top_cake.rules.scoring import score_lines, standing
from cakeapp.games.top_cake.rules.state import (
    BID,
    CAKES_DECK,
    CLOSED,
    EITHER,
    FIRST,
    HALF,
    NEW_CAKES,
    OPEN,
    OVER,
    ROUNDS,
    STACK,
    TOPPERS_DECK,
    TURNS,
    LaidCard,
    State,
)
from cakeapp.games.top_cake.rules.view import View, imagine, see

Log = list[Event] | None


class TopCake:
    info = GAME

    def start(self, players: int, options: Mapping[str, str]) -> State:
        settled = GAME.settle(players, options)
        return State(players, settled["recall"] == "on", settled["cancelled_lots"] == "stay")

    def actor(self, state: State) -> int | None:
        return state.actor

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
            self._bid(state, log, *args)
        elif verb == "stack":
            self._stack(state, log, *args)
        elif verb == "half":
            self._half(state, log, args[0])
        elif verb == "first":
            self._first(state, log, args[0])
        elif verb == "cakes":
            self._shuffle_cakes(state, log, args)
        else:
            self._shuffle_toppers(state, log, args)

    def _first(self, state: State, log: Log, seat: int) -> None:
        state.starter = seat
        state.phase = CAKES_DECK
        if log is not None:
            log.append(shown("first", seat, reveals=True))

    def _shuffle_cakes(self, state: State, log: Log, cakes: tuple[int, ...]) -> None:
        state.tin, state.cakes = cakes[:1], cakes[1:]
        state.phase = TOPPERS_DECK
        if log is not None:
            log.append(shown("shuffle", deck="cakes"))
            log.append(shown("set_aside", reveals=True, card=LAYERS[cakes[0]].id))

    def _shuffle_toppers(self, state: State, log: Log, toppers: tuple[int, ...]) -> None:
        state.toppers = toppers
        if log is not None:
            log.append(shown("shuffle", deck="toppers"))
        self._begin_round(state, log)

    def _begin_round(self, state: State, log: Log) -> None:
        state.round += 1
        new, state.cakes = state.cakes[:NEW_CAKES], state.cakes[NEW_CAKES:]
        if state.round > 1:
            new, state.toppers = new + state.toppers[:1], state.toppers[1:]
        state.row += new
        state.lots = tuple(sorted(state.row))
        state.phase, state.turn = BID, 0
        if log is not None:
            log.extend(telling.told_row(state))
        self._next_turn(state, log)

    def _next_turn(self, state: State, log: Log) -> None:
        """The circle goes round two or three times, past whoever has no card left; then the half point is due."""
        state.facing = EITHER
        players = state.players
        while state.turn < players * TURNS[players]:
            seat = (state.starter + state.turn) % players
            state.turn += 1
            if state.hands[seat]:
                state.actor = seat
                return
            if log is not None:
                log.append(shown("skip", seat))
        state.phase, state.actor = HALF, state.starter

    def _bid(self, state: State, log: Log, lot: int, facing: int, card: int) -> None:
        seat = state.actor
        assert seat is not None
        if log is not None:
            log.append(telling.told_bid(state, seat, lot, facing, card))
        state.hands[seat] -= 1 << card
        state.bids.append((seat, lot, facing, card))
        if state.hands[seat] and state.facing == EITHER:
            state.facing = OPEN if facing == CLOSED else CLOSED
        else:
            self._next_turn(state, log)

    def _half(self, state: State, log: Log, half: int) -> None:
        """The last bid, and with it the judging of all lots."""
        if log is not None:
            log.append(shown("half", state.starter, lot=LAYERS[half].id))
        laid = {lot: [0] * state.players for lot in state.row}
        for seat, lot, _, card in chain(state.stuck, state.bids):
            laid[lot][seat] |= 1 << card
        staying: dict[int, Cards] = {}  # the carried lots, and the cards that stay at them
        won: list[list[int]] = [[] for _ in range(state.players)]
        for lot in state.row:
            verdict = judge(laid[lot], state.starter if lot == half else None)
            if verdict.winner is not None:
                won[verdict.winner].append(lot)
            elif verdict.why == "tie":
                staying[lot] = verdict.left
            elif state.stay and verdict.cancelled & NUMBERS:
                staying[lot] = 0
            else:
                state.tin += (lot,)
            if log is not None:
                log.extend(telling.told_lot(state, lot, laid[lot], verdict, staying.get(lot)))
        state.row = tuple(staying)
        state.lots = tuple(sorted(staying))
        state.won = [tuple(sorted(lots)) for lots in won]
        self._gather(state, staying)
        state.phase = STACK
        self._next_stacker(state, log)

    def _gather(self, state: State, staying: Mapping[int, Cards]) -> None:
        """Bidding cards go back to hand, but for those that stay at tied lots and every SNATCH played."""
        stuck: list[LaidCard] = []
        for seat, lot, _, card in chain(state.stuck, state.bids):
            bit = 1 << card
            if bit & SNATCH:
                state.spent += (seat,)
            elif bit & staying.get(lot, 0):
                stuck.append((seat, lot, OPEN, card))
            else:
                state.hands[seat] |= bit
        state.stuck, state.bids = tuple(stuck), []

    def _next_stacker(self, state: State, log: Log) -> None:
        for seat in chain(range(state.starter, state.players), range(state.starter)):
            if state.won[seat]:
                state.actor = seat
                return
        state.starter = (state.starter + 1) % state.players
        if log is not None:
            log.append(shown("pass", state.starter))
        if state.round == ROUNDS:
            self._end(state, log)
        else:
            self._begin_round(state, log)

    def _stack(self, state: State, log: Log, card: int, number: int) -> None:
        seat = state.actor
        assert seat is not None
        state.won[seat] = tuple([other for other in state.won[seat] if other != card])
        stacks = state.stacks[seat]
        at = number - 1 if number else len(stacks)
        built = (*(stacks[at] if number else ()), card)
        left = standing(built, LAYERS)
        state.stacks[seat] = (*stacks[:at], left, *stacks[at + 1 :])
        fallen = tuple(layer for layer in built if layer not in left) if left != built else ()
        state.tin += fallen
        if log is not None:
            log.append(shown("stack", seat, card=LAYERS[card].id, stack=at + 1, new=not number))
            if fallen:
                log.append(shown("collapse", seat, stack=at + 1, cards=ids(fallen)))
        if not state.won[seat]:
            self._next_stacker(state, log)

    def _end(self, state: State, log: Log) -> None:
        """Tied lots return to the tin, the cards on them to their owners."""
        if log is not None:
            log.extend(telling.told_end(state))
        state.tin += state.row
        state.row = state.lots = ()
        self._gather(state, {})
        state.phase, state.actor = OVER, None

    def refuse(self, state: State, move: Move) -> Say | None:
        return refusal.refuse(state, move, self.legal(state))

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == FIRST:
            return Move("first", (rng.randrange(state.players),))
        deck = "cakes" if state.phase == CAKES_DECK else "toppers"
        return Move(deck, tuple(shuffled(DECKS[deck], rng)))

    def view(self, state: State, seat: int | None) -> View:
        return see(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        lines = tuple(score_lines(stacks, LAYERS) for stacks in state.stacks)
        scores = tuple(sum(line.points for line in own) for own in lines)
        return Outcome(scores, places(scores), lines)

    def text(self, move: Move) -> str:
        return notation.text(move)

    def parse(self, text: str) -> Move:
        return notation.parse(text)
