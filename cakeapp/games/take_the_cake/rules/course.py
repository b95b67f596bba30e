"""What follows by itself: the next drafter, the next centre, the score, the end."""

from cakeapp.core.game import CHANCE, Log, shown
from cakeapp.games.take_the_cake.rules.components import COLOURS, piece, square_ids
from cakeapp.games.take_the_cake.rules.events import told_centre, told_orders, told_piece, told_scores
from cakeapp.games.take_the_cake.rules.grid import CELLS, REACH, START
from cakeapp.games.take_the_cake.rules.state import BY_CHANCE, CENTRE, CENTRES, CUTTERS, State

WITHIN = {at: reach.__contains__ for at, reach in REACH.items()}
DRAFTS = {2: 4, 3: 3, 4: 4}  # pieces of a centre that are taken, by the number of players


def lay_centre(state: State, log: Log) -> None:
    state.number += 1
    state.turn = 0
    state.centre, state.deck = state.deck[:CENTRE], state.deck[CENTRE:]
    state.awaits = "cut"
    cutter = CUTTERS[state.players][state.number]
    if cutter == BY_CHANCE:
        state.actor, state.cutter = CHANCE, BY_CHANCE
        state.leader = (state.first + CUTTERS[state.players][state.number + 1]) % state.players
    else:
        state.actor = state.cutter = (state.first + cutter) % state.players
        state.leader = (state.cutter + 1) % state.players
        state.drawn, state.cuts = tuple(sorted(state.cuts[:2])), state.cuts[2:]
    if log is not None:
        log += told_centre(state)


def cut(state: State, how: tuple[int, ...], log: Log) -> None:
    if state.cutter == BY_CHANCE:
        state.drawn, state.cuts = state.cuts[:1], state.cuts[1:]
    state.cuts_gone += state.drawn
    state.drawn, state.cut = (), how
    state.left = list(range(len(COLOURS)))
    begin_turn(state, log)


def begin_turn(state: State, log: Log) -> None:
    """Where chance has cut, each seat gets the piece of its own colour."""
    seat = (state.leader + state.turn) % state.players
    state.actor = seat
    if state.cutter != BY_CHANCE:
        state.awaits = "piece"
        return
    if log is not None:
        log.append(told_piece(state, seat, seat, seat))
    take(state, seat, seat)


def take(state: State, colour: int, cake: int) -> None:
    state.left.remove(colour)
    state.hand = sorted(piece(state.centre, state.cut, colour))
    state.laying = cake
    state.awaits = "put"


def put(state: State, laid: tuple[int, int], log: Log) -> None:
    square, at = laid
    cake, cakes, hand = state.laying, state.cakes, state.hand
    before = cakes[cake]
    hand.remove(square)
    cakes[cake] = (*before, laid)
    state.free[cake] = tuple(filter(WITHIN[at], state.free[cake] if before else CELLS))
    if not hand:
        end_turn(state, log)


def end_turn(state: State, log: Log) -> None:
    state.turn += 1
    if state.turn < DRAFTS[state.players]:
        begin_turn(state, log)
        return
    clear_centre(state, log)
    if (state.number + 1) % CENTRES:
        lay_centre(state, log)
    elif state.with_orders:
        state.awaits, state.actor = "order", 0
    else:
        score(state, log)


def clear_centre(state: State, log: Log) -> None:
    if state.left:
        squares = tuple([square for colour in state.left for square in piece(state.centre, state.cut, colour)])
        state.gone += squares
        if log is not None:
            log.append(shown("leave", squares=square_ids(squares)))
    state.centre, state.cut, state.left = (), (), []


def assign(state: State, order: int, log: Log) -> None:
    seat = state.seat
    state.orders[seat] = tuple([other for other in state.orders[seat] if other != order])
    state.assigned[seat] += (order,)
    if len(state.assigned[seat]) < state.cakes_begun:
        return
    if seat + 1 < state.players:
        state.actor = seat + 1
        return
    if log is not None:
        log += told_orders(state)
    score(state, log)


def score(state: State, log: Log) -> None:
    if log is not None:
        log += told_scores(state)
    if state.number + 1 == len(CUTTERS[state.players]):
        state.awaits, state.actor = "", None
        return
    state.awaits, state.actor = "cakes", CHANCE
    state.scored, state.gone = tuple(state.cakes), ()
    state.cakes = [()] * len(state.cakes)
    state.free = [(START,)] * len(state.cakes)
