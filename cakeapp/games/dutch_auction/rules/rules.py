"""The rules of Dutch Auction."""

from collections.abc import Mapping, Sequence
from random import Random

from cakeapp.core.cards import shuffled
from cakeapp.core.game import Log, Move, Outcome, Rules, shown
from cakeapp.games.dutch_auction import GAME
from cakeapp.games.dutch_auction.rules import acting, notation, refusals, rounds, view
from cakeapp.games.dutch_auction.rules.codes import ALL_CARDS
from cakeapp.games.dutch_auction.rules.components import CARDS
from cakeapp.games.dutch_auction.rules.moves import actions
from cakeapp.games.dutch_auction.rules.scoring import result
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE, END, SETUP, State
from cakeapp.games.dutch_auction.rules.view import View

ASIDES = {card: Move("aside", (card,)) for card in ALL_CARDS}
VOTES = [Move("vote", ("go",)), Move("vote", ("stop",))]


class DutchAuction(Rules[State, View]):
    def __init__(self) -> None:
        super().__init__(GAME, notation, view, refusals)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        settled = GAME.settle(players, options)
        return State(settled["recall"] == "on")

    def legal(self, state: State) -> Sequence[Move]:
        seat = state.actor
        if seat is None or seat < 0:
            return []
        if state.phase == ACT:
            return actions(state, seat)
        if state.phase == ASIDE:
            return [ASIDES[card] for card in dict.fromkeys(state.hands[seat])]
        return VOTES[:]

    def apply(self, state: State, move: Move, log: Log = None) -> None:
        verb, args = move
        seat = state.actor or 0
        if verb == "buy":
            acting.buy(state, seat, args[0], args[1], log)
        elif verb == "power":
            acting.use(state, seat, args, log)
        elif verb == "aside":
            rounds.set_aside(state, seat, args[0], log)
        elif verb == "done":
            acting.put_away(state, seat, log)
            if seat == state.loser:
                rounds.restock(state, log)
            else:
                state.actor = state.loser
        elif verb == "vote":
            rounds.vote(state, seat, args[0], log)
        elif verb == "shuffle":
            rounds.shuffle(state, args[0], args[1], log)
        elif verb == "deck":
            rounds.set_up(state, args, log)
        elif verb == "tiebreak":
            state.loser = args[0]
            if log is not None:
                log.append(shown("tiebreak", state.loser, reveals=True))

    def chance(self, state: State, rng: Random) -> Move:
        if state.loser < 0:
            return Move("tiebreak", (rng.randrange(2),))
        if state.phase == SETUP:
            return Move("deck", tuple(shuffled(ALL_CARDS, rng)))
        return Move("shuffle", (state.wanting, tuple(shuffled(state.discards[state.wanting], rng))))

    def outcome(self, state: State) -> Outcome | None:
        return result(rounds.owned_by_seat(state), CARDS) if state.phase == END else None
