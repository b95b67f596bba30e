"""The rules of Piece o' Cake."""

from collections.abc import Mapping, Sequence
from itertools import compress
from operator import add, sub
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.core.game import CHANCE, Event, Log, Move, Outcome, Rules, shown
from cakeapp.core.scoring import by_points
from cakeapp.games.piece_o_cake import GAME
from cakeapp.games.piece_o_cake.rules import notation, refusals, view
from cakeapp.games.piece_o_cake.rules.components import ALL_SLICES, KINDS, VARIETIES, Counts, ids
from cakeapp.games.piece_o_cake.rules.moves import choices
from cakeapp.games.piece_o_cake.rules.notation import FORFEITS, LETTERS, PASS, cuts
from cakeapp.games.piece_o_cake.rules.scoring import score_lines
from cakeapp.games.piece_o_cake.rules.state import CAKES, WEDGES, State
from cakeapp.games.piece_o_cake.rules.view import View

CUTS = {players: cuts(tuple(range(1, players + 1))) for players in GAME.seats}
CUTS_WITH_FOUR = CUTS | {2: cuts((1, 2, 4))}


class PieceOCake(Rules[State, View]):
    def __init__(self) -> None:
        super().__init__(GAME, notation, view, refusals)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        settled = GAME.settle(players, options)
        return State(players, settled["take_four"] == "on")

    def legal(self, state: State) -> Sequence[Move]:
        seat = state.actor
        if seat is None or seat == CHANCE:
            return []
        if state.cuts is None:
            return (CUTS_WITH_FOUR if state.take_four else CUTS)[state.players]
        forfeits = list(compress(FORFEITS, state.collected[seat]))
        return choices(forfeits, state.pieces.copy()) if state.pieces else [*forfeits, PASS]

    def apply(self, state: State, move: Move, log: Log = None) -> None:
        verb, args = move
        if log is not None and verb not in ("first", "slices"):
            log.append(told(state, move))
        if verb == "take":
            self._take(state, *args)
        elif verb == "forfeit":
            self._forfeit(state, args[0])
        elif verb == "cut":
            self._cut(state, args)
        elif verb == "first":
            state.server = args[0]
            if log is not None:
                log.append(shown("first", state.server, reveals=True))
        elif verb == "slices":
            state.deck = list(args)
            self._lay_out(state, log)
        if state.cuts is not None:
            self._next_chooser(state, log)

    def _take(self, state: State, letter: str, eaten: Counts) -> None:
        seat, piece = state.chooser, state.pieces.pop(letter)
        state.collected[seat] = tuple(map(sub, map(add, state.collected[seat], piece), eaten))
        state.eaten[seat] = tuple(map(add, state.eaten[seat], eaten))

    def _forfeit(self, state: State, kind: int) -> None:
        seat = state.chooser
        own, eaten = list(state.collected[seat]), list(state.eaten[seat])
        eaten[kind] += own[kind]
        own[kind] = 0
        state.collected[seat], state.eaten[seat] = tuple(own), tuple(eaten)

    def _cut(self, state: State, starts: tuple[int, ...]) -> None:
        state.cuts = starts
        first = starts[0] if starts else 0
        turned = state.ring[first:] + state.ring[:first]
        ends = [start - first for start in starts[1:]] + [WEDGES]
        for letter, begin, end in zip(LETTERS, [0, *ends], ends):
            state.pieces[letter] = tuple(map(turned[begin:end].count, KINDS))

    def _next_chooser(self, state: State, log: Log) -> None:
        """Each player chooses once; a cake in four for two goes round twice."""
        state.turn += 1
        if state.turn <= max(state.players, state.cut_into):
            state.actor = state.chooser
            return
        for piece in state.pieces.values():
            state.gone = tuple(map(add, state.gone, piece))
        if log is not None:
            log.append(shown("cake_done", leftovers=tuple(map(ids, state.pieces.values()))))
        state.server = (state.server + 1) % state.players
        self._lay_out(state, log)

    def _lay_out(self, state: State, log: Log) -> None:
        state.pieces, state.turn, state.cuts, state.ring = {}, 0, None, ()
        if state.cake == CAKES:
            state.actor = None
            return
        state.cake += 1
        state.ring, state.deck = tuple(state.deck[:WEDGES]), state.deck[WEDGES:]
        state.actor = state.server
        if log is not None:
            slices = tuple(VARIETIES[kind].id for kind in state.ring)
            log.append(shown("cake", state.server, reveals=True, cake=state.cake, slices=slices))

    def chance(self, state: State, rng: Random) -> Move:
        if state.server < 0:
            return Move("first", (rng.randrange(state.players),))
        return Move("slices", tuple(shuffled(ALL_SLICES, rng)))

    def outcome(self, state: State) -> Outcome | None:
        if state.actor is not None:
            return None
        return by_points(score_lines(state.collected, state.eaten, VARIETIES))


def told(state: State, move: Move) -> Event:
    """A decision as an event, from the state before it."""
    verb, args = move
    if verb == "take":
        letter, eaten = args
        kept = tuple(map(sub, state.pieces[letter], eaten))
        return shown("take", state.actor, piece=letter, eaten=ids(eaten), collected=ids(kept))
    if verb == "forfeit":
        variety = VARIETIES[args[0]]
        return shown("forfeit", state.actor, slices=(variety.id,) * state.collected[state.chooser][args[0]])
    if verb == "cut":
        return shown("cut", state.actor, cuts=args)
    return shown(verb, state.actor)
