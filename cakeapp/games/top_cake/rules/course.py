"""What each move does to a game, and what follows by itself: the next turn, the judging, the next round, the end."""

from collections.abc import Mapping
from itertools import chain

from cakeapp.core.game import Log, shown
from cakeapp.games.top_cake.rules.components import LAYERS, ids
from cakeapp.games.top_cake.rules.events import told_bid, told_end, told_lot, told_row
from cakeapp.games.top_cake.rules.hands import NUMBERS, SNATCH, Cards
from cakeapp.games.top_cake.rules.judging import judge
from cakeapp.games.top_cake.rules.scoring import standing
from cakeapp.games.top_cake.rules.state import (
    BID,
    CAKES_DECK,
    CLOSED,
    EITHER,
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


def first(state: State, log: Log, seat: int) -> None:
    state.starter = seat
    state.phase = CAKES_DECK
    if log is not None:
        log.append(shown("first", seat, reveals=True))


def shuffle_cakes(state: State, log: Log, cakes: tuple[int, ...]) -> None:
    state.tin, state.cakes = cakes[:1], cakes[1:]
    state.phase = TOPPERS_DECK
    if log is not None:
        log.append(shown("shuffle", deck="cakes"))
        log.append(shown("set_aside", reveals=True, card=LAYERS[cakes[0]].id))


def shuffle_toppers(state: State, log: Log, toppers: tuple[int, ...]) -> None:
    state.toppers = toppers
    if log is not None:
        log.append(shown("shuffle", deck="toppers"))
    begin_round(state, log)


def begin_round(state: State, log: Log) -> None:
    state.round += 1
    new, state.cakes = state.cakes[:NEW_CAKES], state.cakes[NEW_CAKES:]
    if state.round > 1:
        new, state.toppers = new + state.toppers[:1], state.toppers[1:]
    state.row += new
    state.lots = tuple(sorted(state.row))
    state.phase, state.turn = BID, 0
    if log is not None:
        log.extend(told_row(state))
    next_turn(state, log)


def next_turn(state: State, log: Log) -> None:
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


def bid(state: State, log: Log, lot: int, facing: int, card: int) -> None:
    seat = state.seat
    if log is not None:
        log.append(told_bid(state, seat, lot, facing, card))
    state.hands[seat] -= 1 << card
    state.bids.append((seat, lot, facing, card))
    if state.hands[seat] and state.facing == EITHER:
        state.facing = OPEN if facing == CLOSED else CLOSED
    else:
        next_turn(state, log)


def end_bidding(state: State, log: Log, half: int) -> None:
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
            log.extend(told_lot(state, lot, laid[lot], verdict, staying.get(lot)))
    state.row = tuple(staying)
    state.lots = tuple(sorted(staying))
    state.won = [tuple(sorted(lots)) for lots in won]
    gather(state, staying)
    state.phase = STACK
    next_stacker(state, log)


def gather(state: State, staying: Mapping[int, Cards]) -> None:
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


def next_stacker(state: State, log: Log) -> None:
    for seat in chain(range(state.starter, state.players), range(state.starter)):
        if state.won[seat]:
            state.actor = seat
            return
    state.starter = (state.starter + 1) % state.players
    if log is not None:
        log.append(shown("pass", state.starter))
    if state.round == ROUNDS:
        end(state, log)
    else:
        begin_round(state, log)


def stack(state: State, log: Log, card: int, number: int) -> None:
    seat = state.seat
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
        next_stacker(state, log)


def end(state: State, log: Log) -> None:
    """Tied lots return to the tin, the cards on them to their owners."""
    if log is not None:
        log.extend(told_end(state))
    state.tin += state.row
    state.row = state.lots = ()
    gather(state, {})
    state.phase, state.actor = OVER, None
