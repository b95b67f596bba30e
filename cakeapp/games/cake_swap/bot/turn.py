"""One turn as the own platter sees it: every move rated by the turns that are then still to go."""

from cakeapp.core.game import Move, after
from cakeapp.games.cake_swap.bot.outlook import RULES, Look
from cakeapp.games.cake_swap.bot.supply import as_bits
from cakeapp.games.cake_swap.bot.weights import WEIGHTS
from cakeapp.games.cake_swap.rules.state import DRAWN, NOTHING, State

TAKE: float = WEIGHTS["take"]  # turns that a card still to be taken is worth
SWIPED: float = WEIGHTS["swiped"]  # how much a turn that others lose counts


def drawn(state: State, card: int) -> State:
    """As if this card of the pile had been the top one, and drawn."""
    state = state.copy()
    state.pile.remove(card)
    state.held, state.hand, state.taken, state.last_turn = card, DRAWN, True, not state.pile
    return state


class Turn:
    """The moves of the seat to move, with at most so many cards standing for all that may be drawn."""

    def __init__(self, look: Look, state: State, draws: int) -> None:
        self.look, self.state, self.draws = look, state, draws
        self.seat = state.seat
        self.drafting = as_bits(state.drafting)

    def ranked(self) -> list[Move]:
        """All legal moves, the best first."""
        moves = RULES.legal(self.state)
        if len(moves) == 1:
            return moves
        rated = [(self.rate(self.state, move), at, move) for at, move in enumerate(moves)]
        return [move for _, _, move in sorted(rated)]

    def rate(self, state: State, move: Move) -> float:
        """Turns still to go after this one, if the move is made in it."""
        if move.verb == "draw":
            cards = state.pile[: self.draws]  # a state's pile is imagined, in any order
            return sum([self.rest(drawn(state, card)) for card in cards]) / len(cards)
        then = after(RULES, state, move)
        if move.verb == "clear" and not state.taken and then.actor is not None:
            return min([self.rate(then, take) for take in RULES.legal(then) if take.verb in ("draw", "draft")])
        if move.verb == "swipe":
            other = move.args[0]
            lost = self.look.to_go(then, other, self.drafting) - self.look.to_go(state, other, self.drafting)
            return self.rest(then) - SWIPED * lost / (state.players - 1)
        return self.rest(then)

    def rest(self, state: State) -> float:
        if state.hand != NOTHING:
            return min([self.rest(after(RULES, state, move)) for move in RULES.legal(state)])
        to_go = self.look.to_go(state, self.seat, self.drafting)
        return to_go if state.taken else to_go - TAKE
