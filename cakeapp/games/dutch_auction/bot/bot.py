"""What a good player of Dutch Auction knows."""

from collections.abc import Iterator, Sequence
from random import Random

from cakeapp.bots import protocol
from cakeapp.bots.protocol import Plan
from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import CHANCE, Move
from cakeapp.core.say import Said
from cakeapp.games.dutch_auction.bot import reasons as bot_words
from cakeapp.games.dutch_auction.bot.planner import Planner
from cakeapp.games.dutch_auction.bot.solver import RULES, Solver, is_open
from cakeapp.games.dutch_auction.bot.turn import Deal
from cakeapp.games.dutch_auction.bot.value import (
    expected_bid,
    hopes,
    in_play,
    lead,
    odds,
    own_points,
    rounds_left,
    settled,
)
from cakeapp.games.dutch_auction.bot.weights import WEIGHTS
from cakeapp.games.dutch_auction.rules.codes import VALUE, total
from cakeapp.games.dutch_auction.rules.rules import ASIDES, VOTES
from cakeapp.games.dutch_auction.rules.state import ACT, ASIDE, END, State
from cakeapp.games.dutch_auction.rules.view import View

BEAM = 3  # lines of power cards followed in a turn
REPLIES = 12  # turns that the other's best answer is looked for


class Brain(protocol.Brain[State, View]):
    """Sees, by its level: its whole `turn` instead of one action, and `wide` all uses of power cards; the `future` of
    power cards, and the `strength` of bids to come; the `rival`'s losses, and her `reply`; the `bids` that the hand
    can make, and the `odds` of winning with them.
    """

    def __init__(self, plan: Plan, taste: Taste = even) -> None:
        self.plan, self.taste = plan, taste

    def candidates(self, state: State) -> Sequence[Move]:
        seat = state.seat
        if state.phase == ASIDE:
            return self.asides(state, seat)[: self.plan.width]
        if state.phase == ACT:
            return self.first_moves(state, seat)
        return votes(state, seat)

    def asides(self, state: State, seat: int) -> list[Move]:
        """The bold bid as if they won more often, the careful as if less; spoilers would rather win than lose well."""
        hand = state.hands[seat]
        cards = list(dict.fromkeys(hand))
        if "bids" not in self.plan.sees:
            return [ASIDES[card] for card in sorted(cards, key=lambda card: VALUE[card])]
        expected = expected_bid(in_play(state, 1 - seat))
        winning, losing = (self.planner(state, seat, 1, loser) for loser in (1 - seat, seat))
        found = []
        for card in cards:
            bid = hand.copy()
            bid.remove(card)
            chance = odds(total(bid), expected) if "odds" in self.plan.sees else 0.0
            felt = chance ** (1 / self.taste.risk)
            value = (1 - felt) * (1 - self.taste.spite) * losing.best_value(state, bid)
            if felt:
                value += felt * winning.best_value(state, bid)
            found.append((value, card))
        found.sort(key=lambda one: -one[0])
        return [ASIDES[card] for _, card in found]

    def planner(self, state: State, seat: int, beam: int, loser: int) -> Planner:
        return Planner(state, seat, self.plan.sees, beam, loser, self.taste)

    def first_moves(self, state: State, seat: int) -> list[Move]:
        found: dict[Move, None] = {}
        for deal in self.deals(state, seat):
            found.setdefault(deal.moves()[0])
            if len(found) == self.plan.width:
                break
        return list(found)

    def deals(self, state: State, seat: int) -> list[Deal]:
        planner = self.planner(state, seat, BEAM if "turn" in self.plan.sees else 0, state.loser)
        found = planner.deals(planner.start(state, state.bids[seat]))
        if "reply" in self.plan.sees and seat != state.loser:
            found = self.with_replies(state, found)
        return found

    def with_replies(self, state: State, deals: list[Deal]) -> list[Deal]:
        """The best turns, by what they leave once the other has had her best turn."""
        found = []
        other = state.loser
        for deal in deals[:REPLIES]:
            after = state.copy()
            for move in deal.moves():
                RULES.apply(after, move)
            reply = Planner(after, other, self.plan.sees, 1, other).best_value(after, after.bids[other])
            found.append((deal.value - deal.turn.gained - (1 + WEIGHTS.spite * self.taste.spite) * reply, deal))
        found.sort(key=lambda pair: -pair[0])
        return [deal for _, deal in found]

    def quick_move(self, state: State, rng: Random) -> Move:
        seat = state.seat
        if state.phase == ASIDE:
            return ASIDES[min(state.hands[seat], key=lambda card: VALUE[card])]
        if state.phase == ACT:
            return quick_turn(state, seat)[0]
        return votes(state, seat)[0]

    def worth(self, state: State) -> Sequence[float]:
        """Amid the turns of a round, of these played on to their end."""
        if state.phase == ACT:
            state = state.copy()
            while state.phase == ACT and state.actor is not None and state.actor != CHANCE:
                for move in quick_turn(state, state.actor):
                    RULES.apply(state, move)
        return settled(state) if state.phase == END else hopes(lead(state), rounds_left(state))

    def points(self, state: State) -> Sequence[float]:
        return [float(own_points(state, seat)) for seat in (0, 1)]

    def solve(self, view: View, rng: Random) -> Iterator[Move] | None:
        """The last round once all is open; before, the best as it is ranked."""
        state = RULES.imagine(view, rng)
        best = self.candidates(state)[0]
        return Solver(state).moves(best) if is_open(view) else iter((best,))

    def explain(self, view: View, move: Move) -> Said:
        return bot_words.why(RULES.imagine(view, Random(0)), view, move)


def votes(state: State, seat: int) -> list[Move]:
    """Who is ahead wants the end. With the auction deck empty, all that is unseen is the other's."""
    go, stop = VOTES
    return [stop, go] if own_points(state, seat) > own_points(state, 1 - seat) else [go, stop]


def quick_turn(state: State, seat: int) -> list[Move]:
    planner = Planner(state, seat, ("future", "strength", "rival"), 1, state.loser)
    return planner.deals(planner.start(state, state.bids[seat]))[0].moves()
