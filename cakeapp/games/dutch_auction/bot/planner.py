"""Whole turns, weighed by what they leave: first the power cards, then the best purchases with what is in the bid.

Every card has one suit, so for given purchases the cheapest payment is plain: cards of a bought suit come back
anyway and pay first, the dearest of them before all; the rest is paid with what is least missed.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from cakeapp.bots.taste import Taste, even
from cakeapp.core.game import Move
from cakeapp.games.dutch_auction.bot.turn import Deal, Turn
from cakeapp.games.dutch_auction.bot.value import (
    APPEAL,
    APPEAL_OF_POWERS,
    MARK,
    VP,
    in_play,
    marks,
    points,
    rates,
    rounds_left,
)
from cakeapp.games.dutch_auction.bot.weights import WEIGHTS
from cakeapp.games.dutch_auction.rules.codes import POWERS, SUIT, SUITS, changed
from cakeapp.games.dutch_auction.rules.moves import USES
from cakeapp.games.dutch_auction.rules.state import OWN_DECK, State

MOST_USES = 6  # of power cards that are thought of in one turn


@lru_cache(maxsize=2048)
def affordable(costs: tuple[int, ...], money: int, first: bool) -> list[tuple[int, ...]]:
    """Which costs can be paid together; `first`: only with cost 1."""
    sets = [some for size in range(len(costs) + 1) for some in combinations(costs, size) if sum(some) <= money]
    return [some for some in sets if 1 in some] if first else sets


class Planner:
    """Plans the turn of the seat that acts, or would act. `beam` is how many lines of power cards are followed.

    The bold invest as if more rounds were to come, the careful as if fewer.
    """

    def __init__(
        self, state: State, seat: int, sees: Sequence[str], beam: int, loser: int, taste: Taste = even
    ) -> None:
        self.seat, self.beam, self.wide = seat, beam, "wide" in sees
        self.rounds = rounds_left(state) if "future" in sees else 0.0
        self.appeal = APPEAL_OF_POWERS
        if "strength" in sees:
            self.rounds *= 1 + WEIGHTS.daring * taste.daring
            self.appeal = APPEAL
        self.rates = rates(self.rounds)
        self.must = seat == loser  # of the bid: the card at cost 1 has to go, and nothing can be stolen
        self.denial = WEIGHTS.denial if "rival" in sees else 0.0
        cards = in_play(state, 1 - seat)
        self.their_rate = self.rates[len(cards)]

    def start(self, state: State, bid: Sequence[int]) -> Turn:
        cards = in_play(state, self.seat)
        fresh = [card for card in bid if card in POWERS]
        for card in state.used:
            fresh.remove(card)
        return Turn(
            list(bid),
            fresh,
            state.display,
            state.auction_discards,
            state.discards[self.seat],
            [] if self.must else state.bids[1 - self.seat],
            marks(cards) + marks(state.cashed[self.seat]),
            sum([self.appeal[card] for card in cards]),
            len(cards),
        )

    def best_value(self, state: State, bid: Sequence[int]) -> float:
        return self.deals(self.start(state, bid))[0].value

    def deals(self, turn: Turn) -> list[Deal]:
        """The best purchases after each line of power cards looked at, the best first."""
        found = self.purchases(turn)
        line = [turn]
        for _ in range(MOST_USES):
            nexts = []
            for one in line:
                for after in self.uses(one):
                    best = self.purchases(after)
                    found += best[:2]
                    nexts.append((best[0].value if best else float("-inf"), after))
            nexts.sort(key=lambda pair: -pair[0])
            line = [after for _, after in nexts[: self.beam]]
            if not line:
                break
        found.sort(key=lambda deal: -deal.value)
        return found

    def purchases(self, turn: Turn) -> list[Deal]:
        rate = self.rates[turn.count]
        bid = sorted(turn.bid, key=lambda card: -(VP[card] + rate * self.appeal[card]))
        display = turn.display
        found = []
        for costs in affordable(tuple(display), len(bid), self.must and 1 in display and bool(bid)):
            owned, appeal, count = turn.owned, turn.appeal, turn.count
            lost: list[int] = []
            if costs:
                needs = [0] * len(SUITS)
                for cost in costs:
                    card = display[cost]
                    needs[SUIT[card]] += cost
                    owned += MARK[card]
                    appeal += self.appeal[card]
                for card in bid:
                    if needs[SUIT[card]]:
                        needs[SUIT[card]] -= 1
                    else:
                        lost.append(card)
                lost = lost[len(lost) - sum(needs) :]
                for card in lost:
                    owned -= MARK[card]
                    appeal -= self.appeal[card]
                count += len(costs) - len(lost)
            value = points(owned) + self.rates[count] * appeal + turn.gained
            found.append(Deal(value, turn, costs, lost))
        found.sort(key=lambda deal: -deal.value)
        return found

    def keeps(self, card: int) -> float:
        """What a card is worth by itself, in play among as many as at first."""
        return VP[card] + self.rates[OWN_DECK] * self.appeal[card]

    def best(self, cards: Iterable[int]) -> list[int]:
        """The dearest one, or two if the eyes are wide."""
        return sorted(set(cards), key=lambda card: -self.keeps(card))[: 2 if self.wide else 1]

    def uses(self, turn: Turn) -> Iterator[Turn]:
        for power in sorted(set(turn.fresh)):
            suit, ready = SUIT[power], USES[power]
            for card in self.best(card for card in turn.theirs if SUIT[card] == suit):
                after = self.used(turn, power, ready.steal[card])
                after.theirs = without(turn.theirs, card)
                after.gain(card, self.appeal[card])
                after.gained += self.denial * (VP[card] + self.their_rate * self.appeal[card])
                yield after
            of_suit = {card: cost for cost, card in turn.display.items() if SUIT[card] == suit}
            for card in self.best(of_suit):
                after = self.used(turn, power, ready.display[of_suit[card]])
                after.display = {cost: other for cost, other in turn.display.items() if cost != of_suit[card]}
                after.gain(card, self.appeal[card])
                yield after
            for card in self.best(card for card in turn.auction if SUIT[card] == suit):
                after = self.used(turn, power, ready.auction[card])
                after.auction = without(turn.auction, card)
                after.gain(card, self.appeal[card])
                yield after
            own = [card for card in turn.discards if SUIT[card] == suit]
            if own:
                card = max(own, key=lambda card: (card in POWERS, -self.keeps(card)))
                after = self.used(turn, power, ready.own[card])
                after.discards = without(turn.discards, card)
                after.join(card)
                yield after
            if self.wide:
                yield from self.rarer_uses(turn, power)

    def rarer_uses(self, turn: Turn, power: int) -> Iterator[Turn]:
        """To cash in, or to change a suit so that a card pays and comes back."""
        suit, ready = SUIT[power], USES[power]
        matching = sorted({card for card in turn.bid if SUIT[card] == suit and card not in POWERS})
        if not matching:
            return
        card = max(matching, key=lambda card: VP[card])
        after = self.used(turn, power, ready.cash[card])
        after.bid.remove(card)
        after.appeal -= self.appeal[card]
        after.count -= 1
        yield after
        wanted = {SUIT[other] for cost, other in turn.display.items() if 1 < cost <= len(turn.bid)} - {suit}
        for move in ready.change[card]:
            if move.args[3] in wanted:
                after = self.used(turn, power, move)
                after.bid.remove(card)
                after.bid.append(changed(card, move.args[3]))
                yield after

    def used(self, turn: Turn, power: int, move: Move) -> Turn:
        after = turn.after(move)
        after.fresh.remove(power)
        return after


def without(cards: Sequence[int], card: int) -> list[int]:
    rest = list(cards)
    rest.remove(card)
    return rest
