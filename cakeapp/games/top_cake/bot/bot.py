"""What a good player of Top Cake knows."""

from collections.abc import Iterator, Sequence
from random import Random

from cakeapp.bots import protocol
from cakeapp.bots.protocol import Plan
from cakeapp.bots.standing import chances, with_margin
from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move
from cakeapp.core.say import Listed, Say
from cakeapp.core.scoring import places, points_of
from cakeapp.games.top_cake.bot.auction import PIPS, Auction
from cakeapp.games.top_cake.bot.lots import standings
from cakeapp.games.top_cake.bot.reasons import why
from cakeapp.games.top_cake.bot.stacks import best_total, chances_after
from cakeapp.games.top_cake.bot.weights import WEIGHTS
from cakeapp.games.top_cake.rules.components import LAYERS
from cakeapp.games.top_cake.rules.hands import SNATCH
from cakeapp.games.top_cake.rules.notation import BIDS, HALVES
from cakeapp.games.top_cake.rules.rules import TopCake
from cakeapp.games.top_cake.rules.scoring import score_lines, standing
from cakeapp.games.top_cake.rules.state import BID, CLOSED, EITHER, HALF, OPEN, OVER, ROUNDS, STACK, State
from cakeapp.games.top_cake.rules.view import View

RULES = TopCake()
SECOND_FACING = 0.05  # a card's less likely facing ranks this part of its gain lower
MARGIN = 0.1  # how much of a finished game's worth is the margin
WIDEST = 200  # points; no margin is larger


class Brain(protocol.Brain[State, View]):
    """Sees, by its level: `growth` of stacks, the `rivals`' gains, and what `closed` cards may be."""

    def __init__(self, plan: Plan, taste: Taste = even) -> None:
        self.plan = plan  # taste is left to the search
        self.luck = Random(0)  # the search's own from its first quick move on

    def candidates(self, state: State) -> Sequence[Move]:
        if state.phase == STACK:
            *_, best = self.stackings(state)
            return [best]
        auction = Auction(state, self.plan.sees)
        if state.phase == HALF:
            ranked = zip(auction.half_gains(), RULES.legal(state))
            return [move for _, move in sorted(ranked, key=lambda one: -one[0])]
        found = []
        for gain, place, card in auction.choices():
            ways = BIDS[state.lots[place]]
            if state.facing != EITHER:
                found.append((gain, ways[state.facing][card]))
                continue
            close = CLOSED if not PIPS[card] or PIPS[card] >= WEIGHTS.close_from else OPEN
            found.append((gain, ways[close][card]))
            found.append((gain - SECOND_FACING * abs(gain), ways[OPEN + CLOSED - close][card]))
        found.sort(key=lambda one: -one[0])
        return [move for _, move in found[: self.plan.width]]

    def stackings(self, state: State) -> Iterator[Move]:
        """The best so far, as each is looked at with all that may follow it; the first of equals."""
        seat = state.seat
        chances = chances_after(state.round) if "growth" in self.plan.sees else 0
        most, best = -1.0, None
        for move in RULES.legal(state):
            card, number = move.args
            stacks = state.stacks[seat]
            if number:
                built = standing((*stacks[number - 1], card), LAYERS)
                stacks = (*stacks[: number - 1], built, *stacks[number:])
            else:
                stacks = (*stacks, (card,))
            rest = tuple([other for other in state.won[seat] if other != card])
            total = best_total(stacks, rest, chances, state.players)
            if best is None or total > most:
                most, best = total, move
            yield best

    def quick_move(self, state: State, rng: Random) -> Move:
        self.luck = rng
        if state.phase == STACK:
            *_, best = self.stackings(state)
            return best
        auction = Auction(state, self.plan.sees)
        if state.phase == HALF:
            return HALVES[state.lots[auction.best_half()]]
        place, facing, card = auction.quick_bid(rng)
        return BIDS[state.lots[place]][facing][card]

    def worth(self, state: State) -> Sequence[float]:
        """Amid the bids, of the round played on to its judging; a round hardly begun counts as not begun."""
        if state.phase == OVER:
            return finished(self.points(state))
        begun = state.phase == HALF or (state.phase == BID and len(state.bids) > 1)
        if begun:
            state = self.judged(state)
        totals = standings(state)
        if state.round == ROUNDS and state.phase == STACK:
            return finished(totals)
        left = ROUNDS - state.round + (state.phase == BID)
        for seat in range(state.players):
            if seat not in state.spent:
                totals[seat] += WEIGHTS.snatch[left]
        return chances(totals, WEIGHTS.spread[left])

    def judged(self, state: State) -> State:
        """The state before stacking, were the rest of the bids quick ones."""
        auction = Auction(state, self.plan.sees)
        winners = auction.play_out(self.luck)
        after = state.copy()
        after.phase = STACK
        after.won = [
            tuple([lot for lot, winner in zip(state.lots, winners) if winner == seat]) for seat in range(state.players)
        ]
        after.spent += tuple([seat for laid in auction.laid for seat, cards in enumerate(laid) if cards & SNATCH])
        return after

    def points(self, state: State) -> Sequence[float]:
        return [float(points_of(score_lines(stacks, LAYERS))) for stacks in state.stacks]

    def solve(self, view: View, rng: Random) -> Iterator[Move] | None:
        """The last stacking: nothing is hidden, nothing follows, and nobody else's stacks matter to the own ones."""
        if view.phase != STACK or view.round < ROUNDS:
            return None
        return self.stackings(RULES.imagine(view, rng))

    def explain(self, view: View, move: Move) -> Say | Listed:
        return why(RULES.imagine(view, Random(0)), move, self.plan.sees)


def finished(scores: Sequence[float]) -> list[float]:
    return with_margin(places(scores), scores, MARGIN, WIDEST)
